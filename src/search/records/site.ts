import type { SearchRecord } from '../types';
import { extractPage, type HtmlPage, type PageRecords } from './page';

/** Categories of pages that stand in none. */
const FALLBACK = {
  de: { docs: 'Dokumentation', blog: 'Neuigkeiten', page: 'Dokumentation' },
  en: { docs: 'Documentation', blog: 'News', page: 'Documentation' },
} as const;

/**
 * Category of a page: the first of its breadcrumbs. A lone breadcrumb is the page itself, which is a
 * category only when other pages stand below it.
 */
function category(page: PageRecords, parents: ReadonlySet<string>): string {
  const first = page.breadcrumbs[0];
  if (first !== undefined && (page.breadcrumbs.length > 1 || parents.has(first))) return first;
  return FALLBACK[page.language.toLowerCase().startsWith('de') ? 'de' : 'en'][page.kind];
}

/** Records of all pages of one locale, in the order of the pages. */
export function extractSite(pages: Iterable<HtmlPage>): SearchRecord[] {
  const extracted: PageRecords[] = [];
  for (const page of pages) {
    const records = extractPage(page);
    if (records) extracted.push(records);
  }
  const parents = new Set(
    extracted.flatMap(({ breadcrumbs }) => (breadcrumbs.length > 1 ? breadcrumbs.slice(0, 1) : [])),
  );
  return extracted.flatMap((page) => {
    const lvl0 = category(page, parents);
    return page.records.map((record) => ({ ...record, hierarchy: { ...record.hierarchy, lvl0 } }));
  });
}
