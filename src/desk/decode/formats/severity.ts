import type { Severity } from 'edocument-invoice';

/** Words of validators, and the reason codes of Peppol's responses (SV, BV, FD, BW). */
const WORDS: readonly (readonly [RegExp, Severity])[] = [
  [/\b(?:fatal|error|fatal_error|errors?|fehler|critical|exception|severe|sv|bv|fd)\b/i, 'fatal'],
  [/\b(?:warn|warning|warnings?|warnung|warnungen|bw)\b/i, 'warning'],
  [/\b(?:info|information|informationen|hinweis|notice)\b/i, 'information'],
];

/** What a word such as `error`, `Warnung` or `FATAL_ERROR` means; the first kind that occurs. */
export function severityOf(word: string | undefined): Severity | undefined {
  if (word === undefined) return undefined;
  const text = word.replaceAll('_', ' ');
  return WORDS.find(([pattern]) => pattern.test(text))?.[1];
}
