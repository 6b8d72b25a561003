import { describe, expect, it } from 'vitest';
import { createIndex } from './createIndex';
import { plainText } from './groups';
import { INDEX_VERSION } from './index/format';
import { StagedEngine } from './staged';
import { pageRecords, type TestPage } from './testing';

const PAGES: readonly TestPage[] = [
  ...['Einheiten', 'Währungen', 'Länder'].map((title): TestPage => ({
    url: `/Setup/${title}`,
    title,
    asks: [`Wo stelle ich ${title} ein?`],
    sections: {
      codes: ['Codes', `${title} haben Codes.`, 'STK: Stück, veraltet', 'Ein Hinweis'],
      euro: ['Preise', 'Der Euro ist EUR, EURO und eur4.'],
    },
  })),
  { url: '/BR-DE-15', title: 'BR-DE-15', kind: 'rules', sections: {} },
  { url: '/Glossar', title: 'Glossar der Codes', kind: 'reference', sections: {} },
];

/** An engine whose rest comes when the test says so. */
async function staged() {
  const { files, manifest } = await createIndex(pageRecords(PAGES), {
    language: 'de-DE',
    undividedBytes: 0,
  });
  const loaded: string[] = [];
  let bring = (): void => undefined;
  let lose = (): void => undefined;
  const rest = new Promise<void>((resolve, reject) => {
    bring = resolve;
    lose = () => reject(new Error('lost'));
  });
  const engine = await StagedEngine.open(manifest, async (name) => {
    loaded.push(name);
    if (name === manifest.rest) await rest;
    return files.get(name) ?? new Uint8Array();
  });
  const ask = async (query: string) => {
    const results = (await engine.early(query)) ?? (await (await engine.whole()).query(query));
    return { urls: results.hits.map(({ url }) => url), isPartial: results.isPartial };
  };
  return { ask, bring, engine, lose, loaded, manifest };
}

/** True when a promise is still open after all that can happen has happened. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'late'));
  return (await Promise.race([promise, late])) === 'late';
}

describe('an index in two files', () => {
  it('answers words from the core, and again with more when the rest has come', async () => {
    const { ask, bring, engine, loaded, manifest } = await staged();
    expect(loaded.sort()).toEqual([manifest.core, manifest.rest].sort());
    const first = await ask('Codes');
    expect(first.isPartial).toBe(true);
    expect(first.urls.some((url) => url.startsWith('/Glossar'))).toBe(false);
    bring();
    await engine.whole();
    const second = await ask('Codes');
    expect(second.isPartial).toBeUndefined();
    expect(second.urls[0]).toBe('/Glossar');
  });

  it('answers from all of it at once where the rest has come before the first question', async () => {
    const { ask, bring } = await staged();
    bring();
    await isWaiting(new Promise(() => undefined));
    const { urls, isPartial } = await ask('Codes');
    expect(isPartial).toBeUndefined();
    expect(urls[0]).toBe('/Glossar');
  });

  it.each([
    ['BR-DE-15', '/BR-DE-15'],
    ['br de 15', '/BR-DE-15'],
    ['STK', '/Setup/Einheiten#codes'],
    ['stk', '/Setup/Einheiten#codes'],
    // Of which the core has nothing.
    ['Glossar', '/Glossar'],
  ])('waits for the rest when it is asked for %s', async (query, url) => {
    const { ask, bring } = await staged();
    const answer = ask(query);
    expect(await isWaiting(answer)).toBe(true);
    bring();
    expect((await answer).urls[0]).toBe(url);
  });

  it.each([
    ['Euro', true],
    ['eur', false],
    [' eur ', false],
    ['EURO', false],
    ['eur4', false],
  ])(
    'answers a word, but no code, by the core although that has it: "%s" %s',
    async (query, is) => {
      const { engine } = await staged();
      expect((await engine.early(query)) !== undefined).toBe(is);
    },
  );

  it('is refused when it is of another version, and when the only file cannot be read', async () => {
    const page = () => Promise.resolve(new TextEncoder().encode('<!doctype html>'));
    const manifest = { version: INDEX_VERSION, language: 'de-DE', core: 'core', records: 0 };
    await expect(StagedEngine.open({ ...manifest, version: 99 }, page)).rejects.toThrow('99');
    await expect(StagedEngine.open(manifest, page)).rejects.toThrow('Not a search index');
  });

  it('answers words although the rest is lost, and says so to who needs it', async () => {
    const { ask, engine, lose } = await staged();
    lose();
    expect((await ask('Codes')).isPartial).toBe(true);
    await expect(ask('BR-DE-15')).rejects.toThrow('lost');
    await expect(engine.whole()).rejects.toThrow('lost');
  });

  it('puts rows back to their place on the page', async () => {
    const { bring, engine } = await staged();
    bring();
    const whole = await engine.whole();
    const { hits } = await whole.query('STK: Stück, veraltet', { hitsPerPage: 1 });
    const [hit] = hits;
    expect([hit?.title, hit?.trail[0], hit?.text].map((text) => plainText(text ?? []))).toEqual([
      'Einheiten',
      'Codes',
      'STK: Stück, veraltet',
    ]);
  });
});
