import { htmlPages } from '../../src/search/records/files';
import { extractSite } from '../../src/search/records/site';
import type { HtmlPage, PageRecords } from '../../src/search/records/page';
import type { SearchRecord } from '../../src/search/types';

/** Attributes of minified HTML may lack their quotes. */
const CANONICAL = /<link[^>]*\srel="?canonical"?[^>]*>/;
const LANGUAGE = /<html[^>]*\slang="?([^"\s>]+)/;
const HREF = /\shref=(?:"([^"]+)"|([^\s>]+))/;

/** The path that the page itself names, which settles whether it ends in a slash. */
function canonicalPath({ url, html }: HtmlPage): string {
  const [, quoted, bare] = HREF.exec(CANONICAL.exec(html)?.[0] ?? '') ?? [];
  const canonical = quoted ?? bare;
  return canonical ? new URL(canonical).pathname : url;
}

/**
 * Records of a built locale.
 *
 * @param folder where the pages of the locale were written
 * @param baseUrl path that the folder is served at, for instance `/de-DE/`
 * @param language tag of the locale; pages of others, which may stand in folders below, are left out
 * @param extract reads one page; by default it does so anew
 */
export function localeRecords(
  folder: string,
  baseUrl: string,
  language: string,
  extract?: (page: HtmlPage) => PageRecords | undefined,
): SearchRecord[] {
  return extractSite(pagesOf(folder, baseUrl, language), extract);
}

function* pagesOf(folder: string, baseUrl: string, language: string): Generator<HtmlPage> {
  for (const page of htmlPages(folder, baseUrl)) {
    if (LANGUAGE.exec(page.html)?.[1] === language) yield { ...page, url: canonicalPath(page) };
  }
}
