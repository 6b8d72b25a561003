import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../src/site/files-below';
import { PROVENANCE } from './provenance';

const COMPRESSIBLE = /\.(html|css|js|mjs|json|xml|svg|txt|md|webmanifest|map|bin)$/;
/**
 * Sitemaps and feeds, which programs read. Docusaurus runs the hooks of all plugins at once: these may
 * be written at the same moment.
 */
const WRITTEN_MEANWHILE = /(?:sitemap|opensearch|atom|rss)\.xml$/;
/** Below this size in bytes compression saves no packet. */
const MIN_SIZE = 1024;

/**
 * Scripts, style sheets and indexes, which every page loads, get all that brotli can do. The others
 * get 2 % less in a third of the time: they are new with every build, and most of it.
 */
const SHARED = /\.(js|mjs|css|bin)$/;
/** Files that only programs read: compressed 20 times faster, about 10 % larger. */
const FOR_PROGRAMS = /\.(md|txt)$/;
/** Over a thousand small pages: 6 % larger, 0.5 kB each, in a fourteenth of the time. */
const ENTITY_PAGE = /\/Reference\/(?:Rules|Terms)\/[^/]+\/index\.html$/;

function brotliQuality(file: string): number {
  if (SHARED.test(file)) return 11;
  if (ENTITY_PAGE.test(file)) return 8;
  return FOR_PROGRAMS.test(file) ? 5 : 10;
}

async function brotli(data: Buffer, file: string, cacheDir: string): Promise<Buffer> {
  const quality = brotliQuality(file);
  const cached = path.join(
    cacheDir,
    `${createHash('sha256').update(data).digest('hex')}.${quality}.br`,
  );
  if (existsSync(cached)) return readFileSync(cached);
  const packed = await promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  writeFileSync(cached, packed);
  return packed;
}

const encodings = {
  '.br': brotli,
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Files of a build that are served compressed, relative to it. */
function compressibleFiles(buildDir: string): string[] {
  // The provenance is written at the very end, since it lists the compressed forms too.
  const isReady = (file: string) => !WRITTEN_MEANWHILE.test(file) && file !== PROVENANCE;
  return filesBelow(buildDir)
    .filter((file) => COMPRESSIBLE.test(file) && isReady(file))
    .filter((file) => statSync(path.join(buildDir, file)).size >= MIN_SIZE);
}

/**
 * Writes `file.br` and `file.gz` beside every file that is worth it, so that the server sends the
 * best compression at no cost. What was compressed before is taken from the cache by its content.
 *
 * @param cacheDir folder for compressed contents; may be deleted at any time
 * @returns number of files that have compressed forms
 */
export async function compressBuild(buildDir: string, cacheDir: string): Promise<number> {
  mkdirSync(cacheDir, { recursive: true });
  const files = compressibleFiles(buildDir);
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(path.join(buildDir, file), cacheDir);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return files.length;
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const { atime, mtime } = statSync(file);
  // Milliseconds, as they are set below; the file system counts finer.
  const isDone = (ending: string) =>
    statSync(file + ending, { throwIfNoEntry: false })?.mtime.getTime() === mtime.getTime();
  if (Object.keys(encodings).every(isDone)) return;
  const data = readFileSync(file);
  for (const [ending, encode] of Object.entries(encodings)) {
    writeFileSync(file + ending, await encode(data, file, cacheDir));
    // The answer says when the page changed, whatever its encoding.
    utimesSync(file + ending, atime, mtime);
  }
}
