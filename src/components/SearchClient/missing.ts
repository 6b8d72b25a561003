import { plainText, type Hit, type SearchResults } from 'edocument-search';
import { fold } from '../FilterableTable/filter';

/** Shorter words are in others by chance. */
const MIN_LETTERS = 5;
/** Letters at the end that inflection changes. */
const ENDING = 3;
const MAX_SIMILAR = 3;

/** Words of a query that no page has, and what pages have in their place. */
export interface Missing {
  readonly words: readonly string[];
  readonly similar: readonly string[];
}

/** Umlauts written out are umlauts. */
const comparable = (text: string): string => fold(text).replace(/(?<=[aou])e/g, '');

const textsOf = ({ category, title, trail, text }: Hit) => [category, title, ...trail, text];

function isIn(word: string, hits: readonly Hit[]): boolean {
  const stem = comparable(word);
  const beginning = stem.slice(0, Math.max(MIN_LETTERS - 1, stem.length - ENDING));
  return hits.some((hit) =>
    textsOf(hit).some((text) => comparable(plainText(text)).includes(beginning)),
  );
}

function markedIn(hits: readonly Hit[]): string[] {
  const words = new Map<string, string>();
  for (const { text, marked } of hits.flatMap(textsOf).flat())
    if (marked && !words.has(comparable(text))) words.set(comparable(text), text);
  return [...words.values()].slice(0, MAX_SIMILAR);
}

/**
 * The words of a query that are on no page, by what is found for each alone: the best hits would have
 * it. Undefined where there are none.
 */
export async function missingWords(
  { query, hits, without }: SearchResults,
  search: (word: string) => Promise<SearchResults>,
): Promise<Missing | undefined> {
  const only = query.trim();
  const asked = /^\p{L}+$/u.test(only) ? [only] : without.filter((word) => /^\p{L}+$/u.test(word));
  const words: string[] = [];
  const similar: string[] = [];
  for (const word of asked.filter(({ length }) => length >= MIN_LETTERS)) {
    const found = word === only ? hits : (await search(word)).hits;
    const instead = markedIn(found);
    // A page may be found by the questions that it answers, which nobody sees.
    if (isIn(word, found) || (found.length > 0 && instead.length === 0)) continue;
    words.push(word);
    similar.push(...instead);
  }
  return words.length > 0 ? { words, similar: similar.slice(0, MAX_SIMILAR) } : undefined;
}
