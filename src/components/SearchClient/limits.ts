/** Longest query that can be typed, DocSearch's limit. */
export const MAX_QUERY_LENGTH = 64;

/** A query of at most that length; no emoji is cut in half, which no address can contain. */
export const cutQuery = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** A greeting before the question of a mail. */
const GREETING =
  /^(?:hallo|hi|hello|moin|dear|sehr geehrte|guten (?:tag|morgen))\b[^,!.\n]*[,!.\n]\s*/i;
/** Ids of rules and terms, and elements of the XML: the core of a pasted message. */
const CORE = /\b[A-Z]{2,}(?:-[A-Z]+)*-\d+\b|\b[a-z]{2,}:[A-Z]\w+/;

/** The query in a pasted text: of one that is too long, its id or element comes first. */
export function condense(pasted: string): string {
  const text = pasted.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_QUERY_LENGTH) return text;
  const asked = text.replace(GREETING, '');
  const core = CORE.exec(asked);
  const isLate = core !== null && core.index + core[0].length > MAX_QUERY_LENGTH;
  return cutQuery(isLate ? `${core[0]} ${asked}` : asked);
}

/** At or below this width in pixels snippets are shorter. */
const NARROW_SCREEN = 768;

/** Longest snippet of a text, in words. */
export const snippetWords = (): number =>
  window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches ? 5 : 10;
