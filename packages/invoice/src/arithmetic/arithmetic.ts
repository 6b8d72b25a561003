/** Addends that a finding lists: the first ones and the last. */
export const MAX_ADDENDS = 1000;

/**
 * The calculation behind a finding, for showing it line by line. All numbers are exact decimals as
 * text, with a point and without trailing zeros beyond cents (`119.00`, `0.075`).
 */
export interface Arithmetic {
  /** The amounts that are added up, in this order; at least one. */
  addends: readonly Addend[];
  /** Number of further addends before the last, which are part of the sum, but not listed. */
  omitted: number;
  /** The exact sum of the addends, before rounding. */
  sum: string;
  /** The sum as the invoice must show it, rounded to cents; equals the finding's `expected`. */
  rounded: string;
  /** The value found minus the rounded sum; `null` where no value, or no number, was found. */
  difference: string | null;
  /** The largest difference that the rule allows, such as `0.02`; `0` when it must be exact. */
  tolerance: string;
  /** The origin of the difference, as a sentence, when one explanation fits it to the cent. */
  cause?: string;
}

/** One row of a calculation: a value of the file, or a product of several. */
export interface Addend {
  /** Its sign in the sum. `value` itself is unsigned by this: `-` and `5` take 5 off. */
  sign: '+' | '-';
  /** Value of the file; for a product, its exact result. */
  value: string;
  /** Business term (`BT-131`). A product has that of its first factor. */
  term: string;
  /** Line of the (first) value. */
  path: string;
  /** Line in the file, from 1. */
  line: number;
  /** The factors of a product, the first one included: `2 × 10.00 ÷ 1`. `%` takes a hundredth. */
  factors?: readonly Factor[];
}

export interface Factor {
  operator: '×' | '÷' | '× %';
  value: string;
  term: string;
  line: number;
}

/** An amount that a calculation needs: its term, and its path from the group of the result. */
export interface Operand {
  term: string;
  path: string;
}
