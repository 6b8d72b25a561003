import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Page } from '../corpus/pages';
import { LIMIT, sizes, type CreateEngine } from './engine';

const require = createRequire(import.meta.url);
const PACKAGE = path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json'));

interface Document {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly s?: string;
  readonly p?: number;
}
interface Found {
  readonly document: Document;
}
interface Worker {
  search(baseUrl: string, context: string, input: string, limit: number): Promise<readonly Found[]>;
}

/** Documents as the plugin's `scanDocuments` makes them: titles, headings, descriptions, keywords, contents. */
function documents(pages: readonly Page[]): Document[][] {
  let id = 0;
  const [titles, headings, keywords, contents]: [Document[], Document[], Document[], Document[]] = [
    [],
    [],
    [],
    [],
  ];
  for (const page of pages) {
    id += 1;
    const pageId = id;
    titles.push({ i: pageId, t: page.title, u: page.url });
    if (page.keywords.length > 0) {
      keywords.push({
        i: pageId,
        t: page.keywords.join(','),
        s: page.title,
        u: page.url,
        p: pageId,
      });
    }
    for (const { anchor, title, text } of page.sections) {
      const h = anchor ? `#${anchor}` : '';
      if (title !== page.title)
        headings.push({ i: (id += 1), t: title, u: page.url, h, p: pageId });
      if (text) contents.push({ i: (id += 1), t: text, s: title, u: page.url, h, p: pageId });
    }
  }
  return [titles, headings, [], keywords, contents];
}

/** Module that the plugin generates at build for its client, with its default options. */
function generatedConstants(language: string): string {
  const lunr = JSON.stringify(require.resolve('lunr'));
  const languages = (name: string): string =>
    JSON.stringify(require.resolve(`lunr-languages/${name}`));
  const german =
    language === 'de'
      ? `require(${languages('lunr.stemmer.support')})(lunr);require(${languages('lunr.de')})(lunr);`
      : '';
  return `import lunr from ${lunr};${german}
    export const removeDefaultStopWordFilter = [];
    export const language = ${JSON.stringify([language])};
    export const searchIndexUrl = "search-index.json";
    export const searchResultLimits = 8;
    export const fuzzyMatchingDistance = 1;`;
}

/** Bundles the plugin's own search worker, unchanged but for the messages to and from it. */
async function bundleWorker(language: string, outfile: string): Promise<void> {
  const generated: Plugin = {
    name: 'generated',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:@generated\/|comlink$)/ }, ({ path: name }) => ({
        path: name,
        namespace: 'virtual',
      }));
      onLoad({ filter: /^comlink$/, namespace: 'virtual' }, () => ({
        contents: 'export function expose() {}',
      }));
      onLoad({ filter: /^@generated/, namespace: 'virtual' }, () => ({
        contents: generatedConstants(language),
        resolveDir: PACKAGE,
      }));
    },
  };
  await build({
    entryPoints: [path.join(PACKAGE, 'dist/client/client/theme/worker.js')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
    plugins: [generated],
    logLevel: 'error',
  });
}

/** `@easyops-cn/docusaurus-search-local` with its default options. */
export const createEasyops: CreateEngine = async ({ pages, language }) => {
  const { buildIndex } = require(path.join(PACKAGE, 'dist/server/server/utils/buildIndex.js')) as {
    buildIndex(documents: Document[][], options: object): unknown;
  };
  const options = {
    language: [language],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  };
  const json = JSON.stringify(buildIndex(documents(pages), options));
  const folder = mkdtempSync(path.join(tmpdir(), 'easyops-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'worker.mjs');
  await bundleWorker(language, file);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  Object.assign(globalThis, { location: new URL('http://localhost/') });
  globalThis.fetch = () => Promise.resolve(new Response(json));
  const { SearchWorker } = (await import(pathToFileURL(file).href)) as {
    SearchWorker: new () => Worker;
  };
  const worker = new SearchWorker();
  return {
    ...sizes([json]),
    async search(query) {
      const found = await worker.search('/', '', query, LIMIT);
      return found.map(({ document }) => document.u);
    },
  };
};
