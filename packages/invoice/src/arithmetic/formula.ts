import type { Decimal } from '../decimals/decimal';
import type { XmlElement } from '../reading/element';
import type { Factor } from './arithmetic';

/** Which of the elements at a path count; `base` is the group that holds the result. */
export type Filter = (element: XmlElement, base: XmlElement) => boolean;

/** Counts what each of the filters counts. */
export const both =
  (...filters: readonly Filter[]): Filter =>
  (element, base) =>
    filters.every((filter) => filter(element, base));

/** A further factor of a product, from the group that holds the result. */
export interface FactorAt {
  operator: Factor['operator'];
  term: string;
  path: string;
}

/** An amount that is added or taken off: all elements at the path, from the group that holds the result. */
export interface Part {
  sign: '+' | '-';
  term: string;
  /** Begins with `/` when it leads from the document element. */
  path: string;
  when?: Filter;
  /** What `when` asks for beside the path, as readers of paths know it: `[@currencyID = BT-5]`. */
  mark?: string;
  /** Has to be there once; the others may be missing. */
  isNeeded?: true;
  factors?: readonly FactorAt[];
}

/** A way to calculate that is wrong, but common, and what it gives. */
export interface Trap {
  cause: 'vat-by-line' | 'unrounded-lines';
  value: (base: XmlElement, root: XmlElement) => Decimal;
}

/** The calculation of the result of a rule. */
export interface Formula {
  parts: readonly Part[];
  /** The largest difference that the rule allows. */
  tolerance?: string;
  /** Path of the result, where it is not the first that the rule is about. */
  result?: string;
  traps?: readonly Trap[];
}

export function plus(term: string, path: string, when?: Filter): Part {
  return { sign: '+', term, path, ...(when ? { when } : {}) };
}

export function needed(term: string, path: string, when?: Filter, mark = ''): Part {
  return { ...plus(term, path, when), mark, isNeeded: true };
}

export function minus(term: string, path: string, when?: Filter): Part {
  return { ...plus(term, path, when), sign: '-' };
}

/** A product; what it is divided by may be missing. */
export function product(
  term: string,
  path: string,
  ...factors: (readonly [operator: FactorAt['operator'], term: string, path: string])[]
): Part {
  return {
    ...plus(term, path),
    factors: factors.map(([operator, one, at]) => ({ operator, term: one, path: at })),
  };
}

/** VAT categories whose taxable amount is the one of a single rate. */
export const CATEGORIES_BY_RATE: ReadonlySet<string> = new Set(['S', 'L', 'M']);

/** Gives the same formula to the rules `BR-S-08`, `BR-Z-08` and so on. */
export function forFamilies(
  families: string,
  number: string,
  formula: Formula,
): Record<string, Formula> {
  return Object.fromEntries(
    families.split(' ').map((family) => [`BR-${family}-${number}`, formula]),
  );
}
