/** Longest query that can be typed, DocSearch's limit. */
export const MAX_QUERY_LENGTH = 64;

/** A query of at most that length; no emoji is cut in half, which no address can contain. */
export const cutQuery = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** At or below this width in pixels snippets are shorter. */
const NARROW_SCREEN = 768;

/** Longest snippet of a text, in words. */
export const snippetWords = (): number =>
  window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches ? 5 : 10;
