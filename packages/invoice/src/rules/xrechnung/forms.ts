import { normalize } from '../../reading/element';

/** Types of invoices that XRechnung expects (BR-DE-17). */
export const INVOICE_TYPES: ReadonlySet<string> = new Set([
  '326',
  '380',
  '381',
  '384',
  '389',
  '875',
  '876',
  '877',
]);

/** VAT categories for which the seller has to be registered (BR-DE-16). */
export const REGISTERED_CATEGORIES: ReadonlySet<string> = new Set([
  'S',
  'Z',
  'E',
  'AE',
  'K',
  'G',
  'L',
  'M',
]);

export function hasThreeDigits(telephone: string): boolean {
  return (telephone.match(/[0-9]/g)?.length ?? 0) >= 3;
}

const EMAIL = /^[^@ \t\r\n]+@(?:[^@. \t\r\n]+\.)+[^@. \t\r\n]+$/;

export function isEmail(address: string): boolean {
  return EMAIL.test(normalize(address));
}

export function isUrl(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);
}

const DISCOUNT =
  /^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\.[0-9]{2}(?:#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

/**
 * Each line of the payment terms that begins with # is a cash discount, and a line break follows the
 * last one.
 */
export function hasGoodDiscounts(terms: string): boolean {
  const discounts = terms
    .split(/\r?\n/)
    .map(normalize)
    .filter((line) => line.startsWith('#'));
  if (discounts.length === 0) return true;
  const end = terms.split(/#[^\n]+#/).at(-1) ?? '';
  return discounts.every((line) => DISCOUNT.test(line)) && /^[ \t\r\n]*\n/.test(end);
}

const IBAN = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}$/;

/**
 * Form and check digits of an IBAN as the official rules judge them: blanks do not count, the length
 * is free, and a small letter counts 32 more than its capital.
 */
export function isIbanByRule(value: string): boolean {
  const iban = value.replace(/[ \t\r\n]/g, '');
  if (!IBAN.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => character.charCodeAt(0))
    .map((code) => (code > 64 ? code - 55 : code - 48))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
