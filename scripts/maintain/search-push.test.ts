import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { supportWords } from '../../src/facts/synonyms';
import { builtLocale } from '../../postbuild/built-locale';
import { localeRecords } from '../../postbuild/search-index';
import { indexSettings } from 'edocument-search/algolia/publishing';
import { AlgoliaDouble } from '../../tests/support/algolia-double';

const credentials = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_ADMIN_KEY: 'admin',
  ALGOLIA_INDEX_NAME: 'docs',
};

let folder = '';
let double: AlgoliaDouble;
let host = '';

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  for (const [language, directory] of [
    ['en-GB', ''],
    ['de-DE', 'de-DE'],
  ] as const) {
    mkdirSync(path.join(folder, directory), { recursive: true });
    writeFileSync(
      path.join(folder, directory, 'index.html'),
      `<!doctype html><html lang="${language}" class="docs-doc-page"><head>` +
        `<link rel="canonical" href="https://docs.example.com/${directory}"></head><body><article>` +
        `<h1>Title</h1><p>Text in ${language}</p></article></body></html>`,
    );
    const data = {
      kind: 'docs',
      path: directory ? '/de-DE' : '/',
      breadcrumbs: [],
      asks: ['What?'],
    };
    writeFileSync(path.join(folder, directory, 'pages.json'), JSON.stringify([data]));
  }
  double = new AlgoliaDouble();
  host = await double.start();
});

afterEach(async () => {
  await double.stop();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command until it ends or is killed. */
function push(
  args: readonly string[],
  env: Record<string, string>,
  signal?: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = 'scripts/maintain/search-push.ts';
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, '--dir', folder, '--host', host, ...args],
      { env: { PATH: process.env.PATH, ...env }, signal, killSignal: 'SIGKILL' },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', () => undefined);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('npm run search:push', () => {
  it('publishes the pages of both locales', async () => {
    const { code, output } = await push([], credentials);
    expect(code, output).toBe(0);
    expect(output).toContain('en-GB: 2 records');
    expect(output).toContain('de-DE: 2 records');
    expect(output).toContain('docs now has 4 records.');
    const languages = [...double.index('docs').objects.values()].map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['en-GB', 'de-DE']));
  });

  it('sends what the embedded search has: records with their questions, words of support', async () => {
    const { code, output } = await push([], credentials);
    expect(code, output).toBe(0);
    const { objects, settings, synonyms } = double.index('docs');
    const embedded = (['en-GB', 'de-DE'] as const).flatMap((locale) =>
      localeRecords(folder, builtLocale(folder, locale)),
    );
    expect(embedded.filter(({ asks }) => asks?.includes('What?'))).toHaveLength(2);
    for (const { url, url_without_anchor, ...record } of embedded) {
      const sent = objects.get(record.objectID);
      expect(sent).toMatchObject(record);
      expect(new URL(String(sent?.['url'])).pathname).toBe(new URL(url, 'https://x').pathname);
      expect(String(sent?.['url_without_anchor'])).toMatch(new RegExp(`${url_without_anchor}$`));
    }
    expect(settings).toMatchObject(indexSettings);
    expect(synonyms).toEqual([...supportWords('de'), ...supportWords('en')]);
  });

  it('changes nothing in a dry run, and shows the difference', async () => {
    const { code, output } = await push(['--dry-run'], credentials);
    expect(code, output).toBe(0);
    expect(output).toContain('Records added: 4');
    expect(output).toContain('Nothing was sent.');
    expect(double.indices.size).toBe(0);
  });

  it('needs no key for a dry run, and names what is missing otherwise', async () => {
    const dry = await push(['--dry-run'], {});
    expect(dry.code, dry.output).toBe(0);
    expect(dry.output).toContain('Not set: ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME.');
    const real = await push([], { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs' });
    expect(real.code).toBe(1);
    expect(real.output).toContain('Not set: ALGOLIA_ADMIN_KEY.');
    expect(double.requests).toEqual([]);
  });

  it('says what to do when the key is refused', async () => {
    double.interfere = () => ({ status: 403, body: { message: 'Invalid key', status: 403 } });
    const { code, output } = await push([], credentials);
    expect(code).toBe(1);
    expect(output).toContain('Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.');
  });

  it('leaves the records as they were when it is killed in the middle, and a second run publishes', async () => {
    double.index('docs').objects.set('old', { objectID: 'old' });
    const killer = new AbortController();
    double.interfere = ({ path: asked }) => {
      if (!/docs_tmp_\d+\/batch$/.test(asked)) return undefined;
      killer.abort();
      return 'silence';
    };
    const killed = await push([], credentials, killer.signal);
    expect(killed.code).not.toBe(0);
    expect([...double.index('docs').objects.keys()]).toEqual(['old']);
    double.interfere = () => undefined;
    const { code, output } = await push([], credentials);
    expect(code, output).toBe(0);
    expect(double.index('docs').objects.size).toBe(4);
  });
});
