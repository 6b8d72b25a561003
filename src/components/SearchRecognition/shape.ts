/** The shape of a query: a value with a check, or a text from elsewhere. */
type Shape = 'value' | 'text';

export const LEITWEG_ID = /^(?=.{9})\d{2,12}-(?:[a-z\d]{1,30}-)?\d{2}$/i;
/** An electronic address with its scheme: as it is typed, and its element in either syntax. */
const ADDRESSES = [
  /^(\d{4}|EM)\s?:{1,2}\s?(\S+)$/,
  /^<(?:cbc:EndpointID|ram:URIID)\s+schemeID\s*=\s*["']([^"']*)["']\s*>\s*([^<\s]+)(?:<\/[\w:]+>)?$/,
];

/** An electronic address as scheme and value. */
export function addressOf(text: string): readonly [scheme: string, id: string] | undefined {
  for (const form of ADDRESSES) {
    const [, scheme, id] = form.exec(text) ?? [];
    if (scheme !== undefined && id !== undefined) return [scheme, id];
  }
  return undefined;
}

/** What looks like a Leitweg-ID, an IBAN or a VAT number. */
const VALUES: readonly RegExp[] = [
  LEITWEG_ID,
  /^[a-z]{2}\d{2}(?:[ ]?[a-z\d]){11,30}$/i,
  /^[a-z]{2}[ ]?(?=(?:[a-z.\- ]*\d){7})[a-z\d.\- ]{8,15}$/i,
];

/** Markup, paths, elements, messages of schemas, of eDocument and of validators. */
const TEXTS =
  /^\s*<|^\/\S|\bEDOC-\d{4}\b|\b(?:cbc|cac|ram|rsm|udt|qdt|ubl):[A-Z]|\bcvc-|(?:element|elements) ['"]/i;

/** Longer than what is typed: it was pasted. */
const PASTED = 64;

/** The shape of a query that may be recognised; undefined for words. */
export function shapeOf(text: string): Shape | undefined {
  const query = text.trim();
  if (addressOf(query) || VALUES.some((form) => form.test(query))) return 'value';
  // Texts of eDocument have a full stop.
  const isSentence = query.length > 15 && /\.$/.test(query);
  return query.length > PASTED || isSentence || TEXTS.test(query) ? 'text' : undefined;
}
