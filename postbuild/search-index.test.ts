import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtLocale } from './built-locale';
import { PAGES_FILE, readSite, type PageData } from './read-site';
import { localeRecords, pageRecords, writeSearchIndex } from './search-index';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes pages of a locale below its folder, and what Docusaurus has about them. */
function writePages(locale: '' | 'de-DE', paths: readonly string[], text = 'Text'): void {
  const data = paths.map((name): PageData => ({
    kind: 'docs',
    path: name,
    title: name,
    description: '',
    breadcrumbs: [],
    asks: [],
  }));
  for (const name of paths) {
    const file = path.join(folder, name, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><html><head><link data-rh=true rel=canonical href="https://docs.example.com${encodeURI(name)}">` +
        `</head><body><article><h1>Title</h1><p>${text}</p></article></body></html>`,
    );
  }
  writeFileSync(path.join(folder, locale, PAGES_FILE), JSON.stringify(data));
}

it('takes the address that the page names itself', () => {
  writePages('de-DE', ['/de-DE/Setup/Units', '/de-DE/Release Notes/AssistedSetup/']);
  const urls = localeRecords(folder, builtLocale(folder, 'de-DE')).map(({ url }) => url);
  expect(new Set(urls)).toEqual(
    new Set(['/de-DE/Setup/Units', '/de-DE/Release%20Notes/AssistedSetup/']),
  );
});

it('leaves out pages of other locales in folders below, and those that redirect', () => {
  writePages('de-DE', ['/de-DE/']);
  writePages('', ['/']);
  writePages('', ['/', '/en-GB/Setup']);
  const records = localeRecords(folder, builtLocale(folder, 'en-GB'));
  expect(new Set(records.map(({ url, language }) => `${language} ${url}`))).toEqual(
    new Set(['en-GB /']),
  );
});

it('leaves out pages of which Docusaurus has no content: lists, tags, search', () => {
  writePages('', ['/', '/tags']);
  writePages('', ['/']);
  expect(localeRecords(folder, builtLocale(folder, 'en-GB')).every(({ url }) => url === '/')).toBe(
    true,
  );
});

it('refuses questions about a place that the page does not have', async () => {
  const built = builtLocale(folder, 'en-GB');
  writePages('', ['/Setup/Units']);
  const records = [...readSite(folder, [built])].flatMap((page) => pageRecords(page, 'en-GB'));
  await expect(writeSearchIndex(built, records)).rejects.toThrow(
    /search-asks\.json, en-GB: no place .*\/Setup\/Units#pitfalls/,
  );
});

it('leaves nothing of the index before', async () => {
  const built = builtLocale(folder, 'en-GB');
  const write = async (text: string) => {
    writePages('', ['/'], text);
    const records = [...readSite(folder, [built])].flatMap((page) => pageRecords(page, 'en-GB'));
    await writeSearchIndex(built, records);
    return readdirSync(path.join(folder, 'assets/search'));
  };
  const first = await write('Codes of units');
  const second = await write('Codes of units and quantities');
  expect(second).not.toEqual(first);
  expect(await write('Codes of units')).toEqual(first);
});
