import { htmlPages } from '../../search/records/files';
import { extractSite } from '../../search/records/site';
import type { HtmlPage } from '../../search/records/page';
import type { SearchRecord } from '../../search/types';

/** Attributes of minified HTML may lack their quotes. */
const CANONICAL = /<link[^>]*\srel="?canonical"?[^>]*>/;
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
 */
export function localeRecords(folder: string, baseUrl: string, language: string): SearchRecord[] {
  const records = extractSite(pagesWithCanonicalPath(folder, baseUrl));
  return records.filter((record) => record.language === language);
}

function* pagesWithCanonicalPath(folder: string, baseUrl: string): Generator<HtmlPage> {
  for (const page of htmlPages(folder, baseUrl)) yield { ...page, url: canonicalPath(page) };
}
