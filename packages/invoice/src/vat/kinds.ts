import { CREDIT_NOTES, EU, hasCategory, isZero, number } from '../notes/checks';
import type { Reading } from '../view/reading';

/** Terms in which an issuer writes free text. */
const TEXTS = ['BT-20', 'BT-22', 'BT-120', 'BT-127', 'BT-153', 'BT-154'];

/** The free texts of an invoice that match. */
export const textsWith = ({ all }: Reading, pattern: RegExp, terms: readonly string[] = TEXTS) =>
  terms.flatMap((term) => all(term).filter(({ value }) => pattern.test(value)));

/** Words of § 14a (6) UStG for the margin schemes. */
export const MARGIN_WORDS =
  /Sonderregelung für Reisebüros|(?:Gebrauchtgegenstände|Kunstgegenstände|Sammlungsstücke und Antiquitäten)\s*\/\s*Sonderregelung/i;
/** Everyday words are enough (UStAE 14.7a). */
const SMALL_BUSINESS_WORDS = /Kleinunternehm|small business|§\s*19\b[^.]{0,20}UStG/i;

const MARGIN_CODE = /^VATEX-EU-[DFIJ]$/i;
/** Categories without VAT of which an invoice of a small business may consist. */
const OF_SMALL_BUSINESS = new Set(['E', 'O']);
const MAX_SMALL_AMOUNT = number('250');

/** Categories of the VAT breakdown that tax nothing. */
export const UNTAXED: ReadonlySet<string> = new Set(['AE', 'E', 'G', 'K', 'O', 'Z']);

function isSmallAmount(reading: Reading): boolean {
  const { text } = reading;
  const total = number(text('BT-112'));
  return (
    total !== null &&
    MAX_SMALL_AMOUNT !== null &&
    text('BT-5') === 'EUR' &&
    total.abs().compare(MAX_SMALL_AMOUNT) <= 0 &&
    !hasCategory(reading, 'AE') &&
    !hasCategory(reading, 'K')
  );
}

function isOfSmallBusiness(reading: Reading): boolean {
  const categories = reading.all('BT-118');
  return (
    categories.length > 0 &&
    categories.every(({ value }) => OF_SMALL_BUSINESS.has(value)) &&
    textsWith(reading, SMALL_BUSINESS_WORDS).length > 0
  );
}

function isForOtherState(reading: Reading): boolean {
  const buyer = reading.text('BT-55');
  return EU.has(buyer) && buyer !== 'DE';
}

/** Kinds of invoices whose list replaces that of § 14 (4) UStG; the first that fits is the one. */
const BASES: Readonly<Record<string, (reading: Reading) => boolean>> = {
  'small-amount': isSmallAmount,
  'small-business': isOfSmallBusiness,
  ordinary: () => true,
};

/** Kinds that add to it. */
const EXTRAS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  advance: ({ text }) => text('BT-3') === '386',
  final: ({ all, text }) =>
    text('BT-3') !== '386' && all('BT-113').some(({ value }) => !isZero(value)),
  correction: ({ text }) => text('BT-3') === '384' || CREDIT_NOTES.has(text('BT-3')),
  'reverse-charge': (reading) => hasCategory(reading, 'AE') && !isForOtherState(reading),
  'eu-service': (reading) => hasCategory(reading, 'AE') && isForOtherState(reading),
  'intra-community': (reading) => hasCategory(reading, 'K'),
  export: (reading) => hasCategory(reading, 'G'),
  'self-billing': ({ text }) => ['389', '261'].includes(text('BT-3')),
  margin: (reading) =>
    reading.all('BT-121').some(({ value }) => MARGIN_CODE.test(value)) ||
    textsWith(reading, MARGIN_WORDS).length > 0,
};

/** The kinds of an invoice by the ids of `data/vat-data.json`: one base, and what adds to it. */
export function kindsOf(reading: Reading): string[] {
  const base = Object.keys(BASES).find((id) => BASES[id]?.(reading)) ?? 'ordinary';
  return [base, ...Object.keys(EXTRAS).filter((id) => EXTRAS[id]?.(reading))];
}

/**
 * True where German law says what has to be in the invoice: the seller or the place of the supply is
 * German. A foreign seller whose customer owes the VAT follows the law of its own state (§ 14 (7) UStG).
 */
export function isUnderGermanLaw(reading: Reading): boolean {
  const { all, text } = reading;
  if (text('BT-40') === 'DE') return true;
  if ([...all('BT-31'), ...all('BT-63')].some(({ value }) => value.startsWith('DE'))) return true;
  return text('BT-80') === 'DE' && !['AE', 'G', 'K'].some((code) => hasCategory(reading, code));
}
