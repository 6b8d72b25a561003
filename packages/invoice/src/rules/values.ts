import { Decimal, double, NotComputable } from '../decimals/decimal';
import { normalize, type XmlElement } from '../reading/element';

/** The number at a path, or null when there is no element; throws NotComputable for no number. */
export function decimal(element: XmlElement, path: string): Decimal | null {
  const found = element.first(path);
  return found ? Decimal.parse(found.value) : null;
}

/** The numbers at a path. */
export function decimals(element: XmlElement, path: string): Decimal[] {
  return element.values(path).map((value) => Decimal.parse(value));
}

/**
 * Value of the only element at a path, or an empty string; throws NotComputable for several, which
 * the official rules cannot take for one. A context whose condition throws is skipped.
 */
export function onlyText(element: XmlElement, path: string): string {
  const found = element.all(path);
  if (found.length > 1) throw new NotComputable(`There are ${found.length} of ${path}.`);
  return found[0]?.value ?? '';
}

export function sumOf(elements: readonly XmlElement[], path: string): Decimal {
  return Decimal.sum(elements.flatMap((element) => decimals(element, path)));
}

/** Equal, where what is missing equals nothing. */
export function same(left: Decimal | null, right: Decimal | null): boolean {
  return left !== null && right !== null && left.equals(right);
}

export function isZero(value: Decimal | null): boolean {
  return same(value, Decimal.ZERO);
}

/** A number to compare with a whole number: a `-0` without a point is then a whole number, and 0. */
export function besideWhole(text: string): number {
  return /^[ \t\r\n]*-0+[ \t\r\n]*$/.test(text) ? 0 : double(text);
}

/** One of the values at a path is a number that passes, compared with a whole number. */
export function someDouble(
  element: XmlElement,
  path: string,
  passes: (value: number) => boolean,
): boolean {
  return element.values(path).some((value) => passes(besideWhole(value)));
}

/**
 * Comparisons of a value that has no type with a number, where the official engine takes -0 for
 * less than 0, and NaN for more than anything and equal to itself.
 */
export const equals = Object.is as (value: number, expected: number) => boolean;
export const isNegative = (value: number): boolean => value < 0 || equals(value, -0);
export const isNotNegative = (value: number): boolean => !isNegative(value);
export const isAboveZero = (value: number): boolean => !(value <= 0);

/** First attribute of a name at the elements along a path, or an empty string. */
export function firstAttribute(element: XmlElement, path: string, name: string): string {
  for (const one of element.all(path)) {
    const value = one.attribute(name);
    if (value !== undefined) return value;
  }
  return '';
}

/**
 * An amount of VAT is the taxable amount times the rate, rounded to the cent, give or take less
 * than 1.00; signs do not count.
 */
export function isVatAmount(
  amount: Decimal,
  base: Decimal,
  rate: Decimal,
  allowsOne = false,
): boolean {
  const expected = base.abs().times(rate.percent()).round(2);
  const difference = amount.abs().minus(expected).abs().compare(Decimal.ONE);
  return allowsOne ? difference <= 0 : difference < 0;
}

/** A boolean element: `true` and `1`, `false` and `0`; throws NotComputable for anything else. */
export function truth(value: string): boolean {
  const text = normalize(value);
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new NotComputable(`"${value}" is neither true nor false.`);
}

const DATE = /^(-?\d{4,})-(\d\d)-(\d\d)(?:(Z)|([+-])(\d\d):(\d\d))?$/;

/** Milliseconds of the begin of a day such as `2026-02-28`; throws NotComputable for no date. */
export function dayTime(value: string): number {
  const match = DATE.exec(normalize(value));
  const [, year, month, day, , sign, hours, minutes] = match ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!match || !isMonth || new Date(time).getUTCDate() !== Number(day)) {
    throw new NotComputable(`"${value}" is no date.`);
  }
  const offset = sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
  return time - offset * 60_000;
}

/** Text directly inside the elements along a path, without blanks at its ends. */
export function directText(element: XmlElement, path = '.'): string {
  return normalize(
    element
      .all(path)
      .flatMap(({ pieces }) => pieces)
      .join(''),
  );
}

/** The two numbers differ by no more than the slack. */
export function isWithin(value: Decimal, expected: Decimal, slack: Decimal): boolean {
  return value.minus(expected).abs().compare(slack) <= 0;
}

/** One of the values at a path is one of these, blanks at its ends not counted. */
export function isOneOf(element: XmlElement, path: string, codes: ReadonlySet<string>): boolean {
  return element.values(path).some((value) => codes.has(normalize(value)));
}

/** The number as XPath's `number()` reads it; NaN for anything else. */
export function numberOrNaN(text: string): number {
  try {
    return double(text);
  } catch {
    return NaN;
  }
}

export function isDate(text: string): boolean {
  try {
    dayTime(text);
    return true;
  } catch {
    return false;
  }
}
