/** The shape of a query: a value with a check, or a text from elsewhere. */
type Shape = 'value' | 'text';

export const LEITWEG_ID = /^(?=.{9})\d{2,12}-(?:[a-z\d]{1,30}-)?\d{2}$/i;
/** An electronic address with its scheme. */
export const ADDRESS = /^(\d{4}|EM)\s?:{1,2}\s?(\S+)$/;

/** Both, and what looks like an IBAN or a VAT number. */
const VALUES: readonly RegExp[] = [
  LEITWEG_ID,
  /^[a-z]{2}\d{2}(?:[ ]?[a-z\d]){11,30}$/i,
  /^[a-z]{2}[ ]?(?=(?:[a-z.\- ]*\d){7})[a-z\d.\- ]{8,15}$/i,
  ADDRESS,
];

/** Markup, paths, elements, messages of schemas, of eDocument and of validators. */
const TEXTS =
  /^\s*<|^\/\S|\bEDOC-\d{4}\b|\b(?:cbc|cac|ram|rsm|udt|qdt|ubl):[A-Z]|\bcvc-|(?:element|elements) ['"]/i;

/** Longer than what is typed: it was pasted. */
const PASTED = 64;

/** The shape of a query that may be recognised; undefined for words. */
export function shapeOf(text: string): Shape | undefined {
  const query = text.trim();
  if (VALUES.some((form) => form.test(query))) return 'value';
  // Texts of eDocument have a full stop.
  const isSentence = query.length > 15 && /\.$/.test(query);
  return query.length > PASTED || isSentence || TEXTS.test(query) ? 'text' : undefined;
}
