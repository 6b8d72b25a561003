import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { KeptFile } from '../../src/offline/protocol';
import { hostingPolicy } from '../../src/site/hosting-policy';
import { decodedPath, type BuiltPage } from '../hosting/facts';
import { cacheControl } from '../hosting/headers';

/**
 * What pages need beside themselves. Pictures of the site for others are left out, and so is the
 * Markdown of pages that are made from data.
 */
const PARTS =
  /^(?:assets\/.+|samples\/.+|img\/.+\.svg|search\/manifest\.json|(?!Reference\/(?:Rules|Terms|CodeLists)\/).+\.md)$/;

/** The files of one handbook and their size in bytes. */
export interface KeptHandbook {
  readonly files: readonly KeptFile[];
  readonly bytes: number;
}

/**
 * The files that make up the handbook of one locale: its pages under their clean paths, and what
 * they load. Pages that only lead on are left out, since hosts answer them with a redirect.
 *
 * @param prefix of the locale, `''` or `'/de-DE'`
 * @param others prefixes of the other locales
 */
export function keptHandbook(
  buildDir: string,
  pages: readonly BuiltPage[],
  prefix: string,
  others: readonly string[],
): KeptHandbook {
  const isOurs = (url: string) =>
    url.startsWith(`${prefix}/`) &&
    !others.some((other) => other.startsWith(`${prefix}/`) && url.startsWith(`${other}/`));
  const found = [...addresses(buildDir, pages)].filter(([url]) => isOurs(url));
  const parts = found.filter(
    ([url, file]) => file.endsWith('.html') || PARTS.test(decodeURI(url.slice(prefix.length + 1))),
  );
  return {
    files: parts.map(([url, file]) => keptFile(url, path.join(buildDir, file))),
    bytes: parts.reduce((sum, [, file]) => sum + statSync(path.join(buildDir, file)).size, 0),
  };
}

/** Address and path of all files but pages that only lead on, and compressed forms. */
function* addresses(buildDir: string, pages: readonly BuiltPage[]): Generator<[string, string]> {
  for (const page of pages) {
    if (page.canonical && !page.isRedirect && decodedPath(page) !== undefined) {
      yield [page.canonical, page.file];
    }
  }
  for (const file of readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).sort()) {
    const isFile = statSync(path.join(buildDir, file)).isFile();
    if (isFile && !/\.(?:html|br|gz)$/.test(file)) {
      yield [encodeURI(`/${file.split(path.sep).join('/')}`), file];
    }
  }
}

function keptFile(url: string, file: string): KeptFile {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
  const isHashed = cacheControl(hostingPolicy, url) !== hostingPolicy.revalidate;
  return { url, revision: isHashed ? null : hash, integrity: `sha256-${hash}` };
}
