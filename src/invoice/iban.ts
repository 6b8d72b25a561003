import { mod97 } from './mod97';

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const GERMAN_LENGTH = 22;

/** The IBAN without blanks, in capitals. */
export function normaliseIban(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}

/**
 * True when form and check digits are right (ISO 13616, MOD 97-10), and for Germany the length.
 * Whether the account exists is not checked.
 */
export function isIban(value: string): boolean {
  const iban = normaliseIban(value);
  if (!FORM.test(iban)) return false;
  if (iban.startsWith('DE') && iban.length !== GERMAN_LENGTH) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
