import { createStorageSlot } from '@docusaurus/theme-common';
import { pageHit, pageOf } from '@site/packages/search/src/docsearch';
import type { FoundHit } from '@site/packages/search/src/types';

/** Most searches that are kept; of recent ones fewer where there are favourites. */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** Whether an address can be parsed, and its path decoded, as the router does. */
function isReadable(url: string): boolean {
  try {
    decodeURI(new URL(url, 'https://site.invalid').pathname);
    return true;
  } catch {
    return false;
  }
}

type StorageSlot = ReturnType<typeof createStorageSlot>;

/** A stored search, or undefined for what none of our versions and not DocSearch has written. */
function read(value: unknown): FoundHit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, hierarchy, category } = value as Record<string, unknown>;
  if (typeof url !== 'string' || typeof hierarchy !== 'object' || hierarchy === null) {
    return undefined;
  }
  const { lvl0, lvl1 } = hierarchy as Record<string, unknown>;
  if (typeof lvl1 !== 'string') return undefined;
  // Older versions have put the page's title into lvl0, and its category beside it.
  const parent = category ?? lvl0;
  return isReadable(url)
    ? pageHit(url, typeof parent === 'string' && parent !== lvl1 ? parent : null, lvl1)
    : undefined;
}

function parse(json: string | null): FoundHit[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list.flatMap((value) => read(value) ?? []) : [];
  } catch {
    return [];
  }
}

function unique(hits: readonly FoundHit[]): FoundHit[] {
  return hits.filter(({ url }, index) => hits.findIndex((other) => other.url === url) === index);
}

/** One list of stored searches, latest first. */
interface StoredList {
  readonly getAll: () => FoundHit[];
  readonly add: (hit: FoundHit) => void;
  readonly remove: (hit: FoundHit) => void;
}

/** Whose searches are kept. */
export interface Owner {
  readonly indexName: string;
  readonly locale: string;
  /** Language of the page that an address leads to; undefined for what is no page of this site. */
  readonly languageOf: (url: string) => string | undefined;
}

/** DocSearch's keys have the index in their name, these the language too. */
function createList(kind: 'RECENT' | 'FAVORITE', owner: Owner, most: () => number): StoredList {
  const oldKey = `__DOCSEARCH_${kind}_SEARCHES__${owner.indexName}`;
  const slotOf = (locale: string) => createStorageSlot(`${oldKey}__${locale}`);
  const slot = slotOf(owner.locale);
  moveByLanguage(createStorageSlot(oldKey), (hit) => {
    const language = owner.languageOf(hit.url);
    return language === undefined ? undefined : slotOf(language);
  });
  const getAll = (): FoundHit[] =>
    unique(parse(slot.get()).filter(({ url }) => owner.languageOf(url) === owner.locale));
  const save = (hits: readonly FoundHit[]): void =>
    slot.set(JSON.stringify(unique(hits).slice(0, most())));
  return {
    getAll: () => getAll().slice(0, most()),
    add: ({ url, hierarchy }) => save([pageHit(url, hierarchy.lvl0, hierarchy.lvl1), ...getAll()]),
    remove: ({ url }) => save(getAll().filter((hit) => hit.url !== pageOf(url))),
  };
}

/** DocSearch keeps one list for all languages: each hit goes to the list of its own. */
function moveByLanguage(
  old: StorageSlot,
  slotFor: (hit: FoundHit) => StorageSlot | undefined,
): void {
  const hits = parse(old.get());
  for (const hit of hits) {
    const slot = slotFor(hit);
    slot?.set(JSON.stringify(unique([...parse(slot.get()), hit])));
  }
  old.del();
}

export interface StoredSearches {
  readonly recent: StoredList;
  readonly favourites: StoredList;
  /** Adds the page of a hit that was followed to the recent searches, unless it is a favourite. */
  readonly remember: (hit: FoundHit) => void;
}

/**
 * Recent and favourite searches of one language, in local storage. They are read anew each time,
 * since another tab may have changed them, and what does not fit is left out: what is in the
 * storage becomes links and texts.
 */
export function createStoredSearches(owner: Owner): StoredSearches {
  const favourites = createList('FAVORITE', owner, () => MAX_FAVOURITES);
  const recent = createList('RECENT', owner, () =>
    favourites.getAll().length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT,
  );
  return {
    recent,
    favourites,
    remember(hit) {
      const page = pageOf(hit.url);
      if (!favourites.getAll().some(({ url }) => url === page)) recent.add(hit);
    },
  };
}
