import { createStorageSlot } from '@docusaurus/theme-common';
import { pageOf, plainText, type Hit, type MarkedText } from 'edocument-search';

/** Most searches that are kept; of recent ones fewer where there are favourites. */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** An address that can be parsed, and its path decoded, as the router does. */
function isReadable(url: string): boolean {
  try {
    decodeURI(new URL(url, 'https://site.invalid').pathname);
    return true;
  } catch {
    return false;
  }
}

const unmarked = (text: string): MarkedText => (text ? [{ text, marked: false }] : []);

/** The page at an address, or that has it in a section, as a hit. */
export function pageHit(url: string, category: string, title: string): Hit {
  const page = pageOf(url);
  return {
    id: page,
    url: page,
    type: 'page',
    category: unmarked(category),
    title: unmarked(title),
    trail: [],
    text: [],
  };
}

/** A stored search as DocSearch writes it. */
function toRecord({ url, category, title }: Hit) {
  const page = pageOf(url);
  return {
    objectID: page,
    url: page,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: plainText(category) || null,
      lvl1: plainText(title),
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

type StorageSlot = ReturnType<typeof createStorageSlot>;

/** A stored search, or undefined for what none of our versions and not DocSearch has written. */
function read(value: unknown): Hit | undefined {
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
    ? pageHit(url, typeof parent === 'string' && parent !== lvl1 ? parent : '', lvl1)
    : undefined;
}

function parse(json: string | null): Hit[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list.flatMap((value) => read(value) ?? []) : [];
  } catch {
    return [];
  }
}

function unique(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ url }, index) => hits.findIndex((other) => other.url === url) === index);
}

/** One list of stored searches, latest first. */
interface StoredList {
  readonly getAll: () => Hit[];
  readonly add: (hit: Hit) => void;
  readonly remove: (hit: Hit) => void;
}

/** The index and language of which searches are kept. */
interface Owner {
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
  const getAll = (): Hit[] =>
    unique(parse(slot.get()).filter(({ url }) => owner.languageOf(url) === owner.locale));
  const save = (hits: readonly Hit[]): void =>
    slot.set(JSON.stringify(unique(hits).slice(0, most()).map(toRecord)));
  return {
    getAll: () => getAll().slice(0, most()),
    add: (hit) => save([{ ...hit, url: pageOf(hit.url) }, ...getAll()]),
    remove: ({ url }) => save(getAll().filter((hit) => hit.url !== pageOf(url))),
  };
}

/** DocSearch keeps one list for all languages: each hit goes to the list of its own. */
function moveByLanguage(old: StorageSlot, slotFor: (hit: Hit) => StorageSlot | undefined): void {
  const hits = parse(old.get());
  for (const hit of hits) {
    const slot = slotFor(hit);
    slot?.set(JSON.stringify(unique([...parse(slot.get()), hit]).map(toRecord)));
  }
  old.del();
}

export interface StoredSearches {
  readonly recent: StoredList;
  readonly favourites: StoredList;
  /** Adds the page of a hit that was followed to the recent searches, unless it is a favourite. */
  readonly remember: (hit: Hit) => void;
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
