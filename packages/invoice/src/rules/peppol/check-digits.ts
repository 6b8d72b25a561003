const digitsOf = (text: string) => [...text].map(Number);

/** Sum of the digits, each times its weight; the weights go on from the right. */
function weightedFromRight(text: string, weight: (place: number) => number): number {
  return digitsOf(text)
    .reverse()
    .reduce((total, digit, place) => total + digit * weight(place), 0);
}

/** Sum of the digits, where from the right each second one is doubled and added across. */
function luhnSum(text: string, isDoubled: (place: number) => boolean): number {
  return digitsOf(text)
    .reverse()
    .reduce((total, digit, place) => {
      const value = isDoubled(place) ? digit * 2 : digit;
      return total + (value % 10) + Math.floor(value / 10);
    }, 0);
}

/** A GLN (scheme 0088), or any other number with the check digit of GS1. */
export function isGln(text: string): boolean {
  if (!/^[0-9]+$/.test(text)) return false;
  const sum = weightedFromRight(text.slice(0, -1), (place) => (place % 2 === 0 ? 3 : 1));
  return (10 - (sum % 10)) % 10 === Number(text.slice(-1));
}

/** Nine digits with the check digit of Norwegian organisations (scheme 0192). */
export function isNorwegianNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text) || Number(text) === 0) return false;
  const sum = weightedFromRight(text.slice(0, -1), (place) => (place % 6) + 2);
  return (11 - (sum % 11)) % 11 === Number(text.slice(-1));
}

/** Eight digits, with or without DK before them (scheme 0184). */
export function isDanishNumber(text: string): boolean {
  return /^(?:DK)?[0-9]{8}$/.test(text);
}

/** Dutch VAT number: nine digits, B and two digits (scheme 9944). */
export function isDutchVatNumber(text: string): boolean {
  return /^NL[0-9]{9}B[0-9]{2}$/.test(text);
}

/** Ten digits of a Belgian enterprise, of which the last two are a remainder (scheme 0208). */
export function isBelgianNumber(text: string): boolean {
  if (!/^[0-9]{10}$/.test(text)) return false;
  return Number(text.slice(8)) === 97 - (Number(text.slice(0, 8)) % 97);
}

/** Six letters or digits of an Italian administration (scheme 0201). */
export function isItalianOffice(text: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(text);
}

const ITALIAN_PERSON =
  /^[A-Za-z]{6}[ +-]?[0-9]{1,2}[ ]?[A-Za-z][ +-]?[0-9]{1,2}[ ]?...[0-9][A-Za-z]$/s;

/** Italian tax number of a company or a person (schemes 0210 and 9907). */
export function isItalianTaxNumber(text: string): boolean {
  if (text.length === 16) return ITALIAN_PERSON.test(text);
  return text.length === 11 && /^[+-]?[0-9]+$/.test(text);
}

/** Italian VAT number (schemes 0211 and 9906); numbers of other countries pass. */
export function isItalianVatNumber(text: string): boolean {
  if (!/^(?:IT|it)/.test(text)) return true;
  const number = text.slice(2);
  return /^[0-9]{11}$/.test(number) && luhnSum(number, (place) => place % 2 === 1) % 10 === 0;
}

/** Swedish organisation number: the tenth digit is the check digit (scheme 0007). */
export function isSwedishNumber(text: string): boolean {
  if (!/^[0-9]+$/.test(text)) return false;
  const sum = luhnSum(text.slice(0, 9), (place) => place % 2 === 0);
  return text.length > 9 && (10 - (sum % 10)) % 10 === Number(text[9]);
}

const AUSTRALIAN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** Australian business number: the first digit less one, then weights (scheme 0151). */
export function isAustralianNumber(text: string): boolean {
  if (text.length < AUSTRALIAN_WEIGHTS.length) return false;
  const sum = AUSTRALIAN_WEIGHTS.reduce(
    (total, weight, place) => total + (text.charCodeAt(place) - (place === 0 ? 49 : 48)) * weight,
    0,
  );
  return sum % 89 === 0;
}

/** Greek tax number: eight digits and a check digit; what follows does not count. */
export function isGreekNumber(text: string): boolean {
  if (!/^[0-9]{9}/.test(text)) return false;
  const sum = weightedFromRight(text.slice(0, 8), (place) => 2 ** (place + 1));
  return (sum % 11) % 10 === Number(text[8]);
}
