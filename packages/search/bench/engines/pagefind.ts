import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as pagefind from 'pagefind';
import { filesBelow } from '../../../../src/site/files-below';
import type { Page } from '../corpus/pages';
import { LIMIT, sizes, type CreateEngine } from './engine';

interface PagefindClient {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A page as the site would serve it to Pagefind's indexer, which weighs headings by their level. */
function html({ title, sections }: Page, language: string): string {
  const body = sections.map(({ anchor, title: heading, titles, text }) => {
    const tag = `h${titles.length + 1}`;
    const id = anchor ? ` id="${anchor}"` : '';
    const blocks = text.split('\n').map((block) => `<p>${escape(block)}</p>`);
    return `<${tag}${id}>${escape(heading)}</${tag}>${blocks.join('')}`;
  });
  return `<html lang="${language}"><head><title>${escape(title)}</title></head><body>${body.join('')}</body></html>`;
}

/** The client fetches its files; in Node they are read from the folder that they were written to. */
function serveFiles(): void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input);
    if (!url.startsWith('file:')) return original(input, init);
    return Promise.resolve(new Response(readFileSync(fileURLToPath(url.split('?')[0] ?? url))));
  };
}

/** Pagefind: pages, its index fetched in pieces. */
export const createPagefind: CreateEngine = async ({ pages, language }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const { index } = await pagefind.createIndex({ forceLanguage: language });
  if (!index) throw new Error('Pagefind did not start');
  for (const page of pages)
    await index.addHTMLFile({ url: page.url, content: html(page, language) });
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  serveFiles();
  const base = pathToFileURL(folder).href;
  const client = (await import(`${base}/pagefind.js`)) as PagefindClient;
  await client.options({ basePath: `${base}/`, baseUrl: '/' });
  await client.init();
  const files = filesBelow(folder)
    .filter((name) => /\.pf_(?:index|fragment|meta)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name)));
  return {
    ...sizes(files),
    async search(query) {
      const { results } = await client.search(query);
      const data = await Promise.all(results.slice(0, LIMIT).map((result) => result.data()));
      return data.map(({ url }) => url);
    },
  };
};
