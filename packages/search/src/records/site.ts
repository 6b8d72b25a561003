import type { SearchRecord } from '../types';
import { entityOf } from '../entity';
import type { PageRecords } from './page';

/** Categories of the pages that have none by their breadcrumbs. */
export type Categories = Readonly<Record<PageRecords['kind'], string>>;

/**
 * Category of a page: the first of its breadcrumbs. A lone breadcrumb is the page itself, which is a
 * category only when other pages are below it.
 */
function category(page: PageRecords, parents: ReadonlySet<string>, fallbacks: Categories): string {
  const first = page.breadcrumbs[0];
  if (first !== undefined && (page.breadcrumbs.length > 1 || parents.has(first))) return first;
  return fallbacks[page.kind];
}

/** Title of a page, as its records have it. */
const titleOf = (page: PageRecords): string => page.records[0]?.hierarchy.lvl1 ?? '';

/**
 * Categories of the pages. Pages that share title and category have their parent page's title
 * instead, by which a reader tells them apart.
 */
function categories(pages: readonly PageRecords[], fallbacks: Categories): string[] {
  const parents = new Set(
    pages.flatMap(({ breadcrumbs }) => (breadcrumbs.length > 1 ? breadcrumbs.slice(0, 1) : [])),
  );
  const counts = new Map<string, number>();
  const keyOf = (page: PageRecords) =>
    JSON.stringify([titleOf(page), category(page, parents, fallbacks)]);
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
  return pages.map((page) => {
    const isShared = (counts.get(keyOf(page)) ?? 0) > 1;
    return (isShared && page.breadcrumbs.at(-2)) || category(page, parents, fallbacks);
  });
}

/** Shorter blocks may be the same by chance; what they say differs with the page. In UTF-16 code units. */
const MIN_REPEATED = 40;

/**
 * Leaves out blocks that already are on another page, such as the same rule in many tables: a
 * reader would see the same hit again and again. The page whose address leads to the block itself keeps
 * it, then the page that has most of the repeated blocks; among equals, the first one.
 */
function withoutRepetitions(pages: readonly PageRecords[]): PageRecords[] {
  const pagesOf = new Map<string, Set<PageRecords>>();
  for (const page of pages) {
    for (const { content, type } of page.records) {
      // A page keeps its title, whatever its description repeats.
      if (type !== 'content' || content === null || content.length < MIN_REPEATED) continue;
      pagesOf.set(content, (pagesOf.get(content) ?? new Set()).add(page));
    }
  }
  const counts = new Map<PageRecords, number>();
  for (const holders of pagesOf.values()) {
    if (holders.size < 2) continue;
    for (const page of holders) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  /** 1 where the block has an anchor that no other block of the page has, else 0. */
  const isOwnPlace = ({ records }: PageRecords, content: string): number => {
    const anchor = records.find((record) => record.content === content)?.anchor;
    return Number(records.filter((record) => record.anchor === anchor).length === 1);
  };
  const keeper = (holders: ReadonlySet<PageRecords>, content: string): PageRecords | undefined =>
    [...holders].sort(
      (left, right) =>
        isOwnPlace(right, content) - isOwnPlace(left, content) ||
        (counts.get(right) ?? 0) - (counts.get(left) ?? 0),
    )[0];
  return pages.map((page) => ({
    ...page,
    records: page.records.filter(({ content, type }) => {
      const holders = type === 'content' ? pagesOf.get(content ?? '') : undefined;
      return !holders || holders.size < 2 || keeper(holders, content ?? '') === page;
    }),
  }));
}

/** Beginning of a table row that is an identifier (`BT-10: …`, `BR-DE-15 Error: …`). */
const ROW_ID = /^([A-Z][A-Z0-9-]+)(?::? |$)/;

/** Leaves out rows of tables about what has a page of its own: that page is the better answer. */
function withoutEntityRows(pages: readonly PageRecords[]): PageRecords[] {
  const entities = new Set(pages.flatMap(({ records }) => entityOf(records[0]?.url ?? '') ?? []));
  return pages.map((page) => ({
    ...page,
    records: page.records.filter(
      ({ content, type }) =>
        type !== 'content' || !entities.has(ROW_ID.exec(content ?? '')?.[1] ?? ''),
    ),
  }));
}

/** Records of all pages of one locale, in the order of the pages. */
export function siteRecords(
  extracted: readonly PageRecords[],
  fallbacks: Categories,
): SearchRecord[] {
  const names = categories(extracted, fallbacks);
  return withoutRepetitions(withoutEntityRows(extracted)).flatMap((page, index) => {
    const lvl0 = names[index] ?? null;
    return page.records.map((record) => ({ ...record, hierarchy: { ...record.hierarchy, lvl0 } }));
  });
}
