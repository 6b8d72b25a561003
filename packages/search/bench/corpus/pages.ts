import type { SearchRecord } from '../../src/types';

/** A heading with the text below it, the unit that most search engines index. */
export interface Section {
  readonly anchor: string | null;
  readonly title: string;
  /** Headings above, the page title first. */
  readonly titles: readonly string[];
  readonly text: string;
}

export interface Page {
  readonly url: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
}

/** A corpus in both shapes: records for our engine, pages and sections for its peers. */
export interface Corpus {
  readonly name: string;
  readonly language: 'de' | 'en';
  readonly records: readonly SearchRecord[];
  readonly pages: readonly Page[];
}

interface OpenSection {
  anchor: string | null;
  title: string;
  titles: string[];
  texts: string[];
}

function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: OpenSection[] = [];
  for (const { type, hierarchy, anchor, content } of records) {
    if (type === 'content') {
      sections.at(-1)?.texts.push(content ?? '');
      continue;
    }
    const level = Number(type.slice(3));
    const names = [
      hierarchy.lvl1,
      hierarchy.lvl2,
      hierarchy.lvl3,
      hierarchy.lvl4,
      hierarchy.lvl5,
      hierarchy.lvl6,
    ];
    const titles = names.slice(0, level - 1).filter((name) => name !== null);
    sections.push({ anchor, title: names[level - 1] ?? '', titles, texts: [] });
  }
  return sections.map(({ texts, ...section }) => ({ ...section, text: texts.join('\n') }));
}

/** The pages that records were made of. */
export function pagesOf(records: readonly SearchRecord[]): Page[] {
  const byUrl = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const list = byUrl.get(record.url_without_anchor) ?? [];
    byUrl.set(record.url_without_anchor, list);
    list.push(record);
  }
  return [...byUrl].map(([url, list]) => ({
    url,
    title: list[0]?.hierarchy.lvl1 ?? '',
    keywords: list.flatMap((record) => record.keywords ?? []),
    sections: sectionsOf(list),
  }));
}
