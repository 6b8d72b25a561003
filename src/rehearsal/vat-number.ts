import { isBelgianNumber, isGreekNumber, isItalianVatNumber } from 'edocument-invoice/identifiers';
import { COUNTRY, schemePattern } from './codes';

/** Prefixes of VAT numbers of a known form, with their country. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  [...COUNTRY.values()].flatMap(({ code, eu, vatForm }) =>
    eu === undefined && vatForm === undefined ? [] : [[eu ?? code, code] as const],
  ),
);

/** Countries by their scheme of VAT numbers. */
const SCHEMES: ReadonlyMap<string, string> = new Map(
  [...COUNTRY.values()].flatMap(({ code, vatScheme }) =>
    vatScheme === undefined ? [] : [[vatScheme, code] as const],
  ),
);

/** The country of which a scheme of electronic addresses holds the VAT numbers, if their form is known. */
export const countryOfVatScheme = (scheme: string): string | undefined => {
  const country = SCHEMES.get(scheme);
  return country !== undefined && formOf(country) ? country : undefined;
};

/** The form of the VAT numbers of a country, prefix included, where it is known. */
function formOf(country: string): RegExp | undefined {
  const { vatForm, vatScheme } = COUNTRY.get(country) ?? {};
  if (vatForm !== undefined) return new RegExp(`^(?:${vatForm})$`);
  return vatScheme === undefined ? undefined : schemePattern(vatScheme);
}

/** A VAT number without blanks, dots and hyphens, in capital letters. */
export const plainVatNumber = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

const digitsOf = (text: string): number[] => [...text].map(Number);

/** ISO 7064 MOD 11,10 over nine digits, as the numbers of German businesses have it. */
function isGermanNumber(digits: string): boolean {
  const product = digitsOf(digits.slice(0, 8)).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === Number(digits[8]);
}

/** Seven digits and a check digit, as the numbers of Austrian businesses have it. */
function isAustrianNumber(digits: string): boolean {
  const sum = digitsOf(digits.slice(0, 7)).reduce(
    (total, digit, place) =>
      total + (place % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  );
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7]);
}

const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  DE: isGermanNumber,
  AT: (number) => isAustrianNumber(number.slice(1)),
  BE: isBelgianNumber,
  EL: isGreekNumber,
  IT: (number) => isItalianVatNumber(`IT${number}`),
};

/** Country that a VAT number begins with, by its code in ISO 3166-1; undefined where its form is unknown. */
export const countryOfVatNumber = (text: string): string | undefined =>
  PREFIXES.get(plainVatNumber(text).slice(0, 2));

/** True for a country of which the check digits are known, and not the form alone. */
export const hasVatCheck = (country: string): boolean =>
  CHECKS[COUNTRY.get(country)?.eu ?? ''] !== undefined;

/** The fault of the VAT number of a business in a country. */
export type VatNumberProblem = 'prefix-missing' | 'prefix' | 'form' | 'digits';

/**
 * The problem of a VAT number, or undefined. Only the tax authority can tell whether a number is in
 * use. Of countries outside the EU, the form of their own numbers is judged, where it is known.
 *
 * @param country code of the country in ISO 3166-1
 */
export function vatNumberProblem(text: string, country: string): VatNumberProblem | undefined {
  const number = plainVatNumber(text);
  const eu = COUNTRY.get(country)?.eu;
  const wanted = eu ?? country;
  const prefix = number.slice(0, 2);
  if (eu === undefined && prefix !== wanted) return undefined;
  if (!/^[A-Z]{2}/.test(number)) return 'prefix-missing';
  if (prefix !== wanted && PREFIXES.has(prefix)) return 'prefix';
  if (prefix !== wanted) return 'prefix-missing';
  if (formOf(country)?.test(number) === false) return 'form';
  const isRight = CHECKS[wanted];
  return isRight && !isRight(number.slice(2)) ? 'digits' : undefined;
}
