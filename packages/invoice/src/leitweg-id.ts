/** The parts of a Leitweg-ID: coarse addressing, optional fine addressing, check digits. */
export interface LeitwegId {
  /** 2 to 12 digits; the first two name the federal state or the federation. */
  coarse: string;
  /** Up to 30 capital letters and digits; absent when the ID has two parts only. */
  fine?: string;
  /** Two digits. */
  check: string;
}

/** The part of a Leitweg-ID that a problem is about. */
export type LeitwegIdPart = 'whole' | 'coarse' | 'fine' | 'check';

/** Faults of a Leitweg-ID. */
export type LeitwegIdProblemCode =
  'length' | 'parts' | 'coarse-form' | 'fine-form' | 'check-form' | 'check-digits';

export interface LeitwegIdProblem {
  part: LeitwegIdPart;
  code: LeitwegIdProblemCode;
}

/** Result of {@link checkLeitwegId}. */
export interface LeitwegIdCheck {
  valid: boolean;
  /** The parts, also of a wrong ID; null when it does not have two or three parts. */
  parts: LeitwegId | null;
  problems: LeitwegIdProblem[];
  /** The check digits that the other parts demand; null when those are malformed. */
  expectedCheck: string | null;
  /** Who the first two digits stand for; null when they are not assigned. */
  authority: AuthorityCode | null;
}

/** ISO 3166-2 code of a German state without `DE-`, or `BUND` for the federation. */
export type AuthorityCode = (typeof AUTHORITIES)[keyof typeof AUTHORITIES];

/** First two digits of the coarse addressing. Source: Leitweg-ID format specification 2.0.2. */
export const AUTHORITIES = {
  '01': 'SH',
  '02': 'HH',
  '03': 'NI',
  '04': 'HB',
  '05': 'NW',
  '06': 'HE',
  '07': 'RP',
  '08': 'BW',
  '09': 'BY',
  '10': 'SL',
  '11': 'BE',
  '12': 'BB',
  '13': 'MV',
  '14': 'SN',
  '15': 'ST',
  '16': 'TH',
  '99': 'BUND',
} as const;

const COARSE = /^\d{2,12}$/;
const FINE = /^[A-Z0-9]{1,30}$/;
const CHECK = /^\d{2}$/;
const MIN_LENGTH = 5;
const MAX_LENGTH = 46;

/** Splits a Leitweg-ID at its hyphens; null when it has not two or three parts. */
export function parseLeitwegId(value: string): LeitwegId | null {
  const parts = value.split('-');
  const [coarse = '', second = '', third] = parts;
  if (parts.length === 2) return { coarse, check: second };
  if (parts.length === 3) return { coarse, fine: second, check: third ?? '' };
  return null;
}

/**
 * Remainder modulo 97 of capital letters and digits, as in ISO 7064 MOD 97-10: A counts as 10, Z as
 * 35. The number may be far beyond 2^53.
 */
function mod97(characters: string): number {
  const digits = [...characters].map((character) => parseInt(character, 36)).join('');
  return Number(BigInt(digits) % 97n);
}

/**
 * Check digits for a coarse and, where given, a fine addressing (ISO 7064 MOD 97-10).
 *
 * @throws RangeError when a part is malformed
 */
export function computeLeitwegCheck(coarse: string, fine?: string): string {
  if (!COARSE.test(coarse)) throw new RangeError(`"${coarse}" is not 2 to 12 digits.`);
  if (fine !== undefined && !FINE.test(fine)) {
    throw new RangeError(`"${fine}" is not 1 to 30 capital letters and digits.`);
  }
  return String(98 - mod97(`${coarse}${fine ?? ''}00`)).padStart(2, '0');
}

/** A complete Leitweg-ID with its check digits. Throws as {@link computeLeitwegCheck}. */
export function formatLeitwegId(coarse: string, fine?: string): string {
  return [coarse, fine, computeLeitwegCheck(coarse, fine)]
    .filter((part) => part !== undefined)
    .join('-');
}

/** Checks form and check digits of a Leitweg-ID. Only its owner can tell whether it is assigned. */
export function checkLeitwegId(value: string): LeitwegIdCheck {
  const parts = parseLeitwegId(value);
  const problems: LeitwegIdProblem[] = [];
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH) {
    problems.push({ part: 'whole', code: 'length' });
  }
  if (!parts) {
    problems.push({ part: 'whole', code: 'parts' });
    return { valid: false, parts, problems, expectedCheck: null, authority: null };
  }
  const { coarse, fine, check } = parts;
  const coarseFits = COARSE.test(coarse);
  const fineFits = fine === undefined || FINE.test(fine);
  if (!coarseFits) problems.push({ part: 'coarse', code: 'coarse-form' });
  if (!fineFits) problems.push({ part: 'fine', code: 'fine-form' });
  const expectedCheck = coarseFits && fineFits ? computeLeitwegCheck(coarse, fine) : null;
  if (!CHECK.test(check)) {
    problems.push({ part: 'check', code: 'check-form' });
  } else if (expectedCheck !== null && check !== expectedCheck) {
    problems.push({ part: 'check', code: 'check-digits' });
  }
  const prefix = coarse.slice(0, 2);
  const authority = prefix in AUTHORITIES ? AUTHORITIES[prefix as keyof typeof AUTHORITIES] : null;
  return { valid: problems.length === 0, parts, problems, expectedCheck, authority };
}

/**
 * The Leitweg-ID that was probably meant: other separators become hyphens, small letters capitals,
 * and the scheme or a label before it goes. Undefined when that gives no valid one, or the same.
 */
export function repairLeitwegId(value: string): string | undefined {
  const repaired = value
    .trim()
    .replace(/^(?:leitweg-?id\s*:?\s*|0204\s*:\s*)/i, '')
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015\u2212_./]+/g, '-');
  return repaired !== value && checkLeitwegId(repaired).valid ? repaired : undefined;
}
