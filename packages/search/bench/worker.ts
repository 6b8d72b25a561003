import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from '@playwright/test';
import { supportWords } from '../../../src/facts/synonyms';
import { createIndex } from '../src/createIndex';
import type { Corpus } from './corpus/pages';
import { brotliSize } from './engines/engine';

/** Our search in a Web Worker of Chromium, where readers have it. */
export interface WorkerMeasured {
  /** Of each query, the least of three runs. */
  readonly milliseconds: readonly number[];
  /** Until the first answer, index included. */
  readonly firstMilliseconds: number;
  /** Sizes in bytes (brotli) of the files loaded before the first answer. */
  readonly firstFiles: readonly number[];
}

const WORKER = path.resolve(
  import.meta.dirname,
  '../../../src/components/SearchClient/search.worker.ts',
);
const RUNS = 3;
/** Files that the page around the worker needs, which are not the search's. */
const PAGE = ['', 'page.js', 'favicon.ico'];

/** Engine and worker as a reader loads them: one minified file. */
export async function workerCode(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${WORKER} gave no file`);
  return file.contents;
}

/** Asks the worker all queries, one after another. */
export async function measureInWorker(
  { records, language }: Corpus,
  queries: readonly string[],
): Promise<WorkerMeasured> {
  const { files, manifest } = await createIndex(records, {
    language,
    synonyms: supportWords(language),
  });
  const served = new Map<string, Uint8Array | string>([
    ['', '<!doctype html><script src="/page.js"></script>'],
    ['page.js', readFileSync(path.join(import.meta.dirname, 'worker-page.js'))],
    ['worker.js', await workerCode()],
    ['manifest.json', JSON.stringify(manifest)],
    ...files,
  ]);
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    asked.push(name);
    const type = name === '' ? 'text/html' : name.endsWith('.js') ? 'text/javascript' : '';
    const body = served.get(name);
    response.writeHead(body === undefined ? 404 : 200, type ? { 'content-type': type } : {});
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const timed = (query: string): Promise<number> =>
      page.evaluate(`timed(${JSON.stringify(query)})`);
    const [first = ''] = queries;
    const firstMilliseconds = await timed(first);
    const firstFiles = asked
      .filter((name) => !PAGE.includes(name))
      .map((name) => brotliSize(served.get(name) ?? ''));
    // Code is compiled and shards are loaded by the first queries, which a reader waits for only once.
    for (const query of queries) await timed(query);
    const milliseconds: number[] = [];
    for (const query of queries) {
      let least = Infinity;
      for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await timed(query));
      milliseconds.push(least);
    }
    return { milliseconds, firstMilliseconds, firstFiles };
  } finally {
    await browser.close();
    server.close();
  }
}
