import { analysisLanguage, toldWords } from 'edocument-search';
import type { LocaleId } from '@site/src/locales';

/** Longest query that can be typed, DocSearch's limit. */
export const MAX_QUERY_LENGTH = 64;

/** A text with blanks alone between its words. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A query of at most that length; no emoji is cut in half, which no address can contain. */
export const cutQuery = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Ids of rules and terms, and elements of the XML: the core of a pasted message. */
const CORE = /\b[A-Z]{2,}(?:-[A-Z]+)*-\d+\b|\b[a-z]{2,}:[A-Z]\w+/;

/** As many of the words as a query may have. */
function firstWords(words: readonly string[]): string {
  const text = words.join(' ');
  const end = text.length > MAX_QUERY_LENGTH ? text.lastIndexOf(' ', MAX_QUERY_LENGTH) : -1;
  return cutQuery(end > 0 ? text.slice(0, end) : text);
}

/**
 * The query in a pasted text: of one that is too long, the words that tell something, as many as may be
 * typed. Its id or element is among them.
 */
export function condense(pasted: string, locale: LocaleId): string {
  const text = oneLine(pasted);
  if (text.length <= MAX_QUERY_LENGTH) return text;
  const told = toldWords(text, analysisLanguage(locale));
  const [core] = CORE.exec(text) ?? [];
  const query = firstWords(told);
  return core === undefined || query.includes(core) ? query : firstWords([core, ...told]);
}

/** At or below this width in pixels snippets are shorter. */
const NARROW_SCREEN = 768;

/** Longest snippet of a text, in words. */
export const snippetWords = (): number =>
  window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches ? 5 : 10;
