import { filesBelow } from '../../src/site/files-below';
import { decodedPath, type BuiltPage } from '../hosting/facts';

/**
 * Files that pages need beside themselves. Pictures of the site for others are left out, and so is the
 * Markdown of pages that are made from data.
 */
const PARTS =
  /^(?:assets\/(?!offline\/).+|samples\/.+|img\/.+\.svg|search\/manifest\.json|(?!Reference\/(?:Rules|Terms|CodeLists)\/).+\.md)$/;

/** A file of the handbook. */
export interface KeptFile {
  /** Path of its address, encoded. */
  readonly url: string;
  /** Path relative to the build. */
  readonly file: string;
}

/**
 * The files that make up the handbook of one locale: its pages under their clean paths, and what
 * they load. Pages that only lead on are left out, since hosts answer them with a redirect.
 *
 * @param prefix of the locale, `''` or `'/de-DE'`
 * @param others prefixes of the other locales
 */
export function keptFiles(
  buildDir: string,
  pages: readonly BuiltPage[],
  prefix: string,
  others: readonly string[],
): KeptFile[] {
  const isOurs = (url: string) =>
    url.startsWith(`${prefix}/`) &&
    !others.some((other) => other.startsWith(`${prefix}/`) && url.startsWith(`${other}/`));
  return [...addresses(buildDir, pages)].filter(
    ({ url, file }) =>
      isOurs(url) &&
      (file.endsWith('.html') || PARTS.test(decodeURI(url.slice(prefix.length + 1)))),
  );
}

/** Address and path of all files but pages that only lead on, and compressed forms. */
function* addresses(buildDir: string, pages: readonly BuiltPage[]): Generator<KeptFile> {
  for (const page of pages) {
    if (page.canonical && !page.isRedirect && decodedPath(page) !== undefined) {
      yield { url: page.canonical, file: page.file };
    }
  }
  for (const file of filesBelow(buildDir)) {
    if (!/\.(?:html|br|gz)$/.test(file)) yield { url: encodeURI(`/${file}`), file };
  }
}
