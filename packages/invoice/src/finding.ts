import type { Arithmetic, Operand } from './arithmetic/arithmetic';
import type { Kind, RuleSetName, Severity } from './rules/rule';

/** A fault at one place of an invoice. */
export interface Finding {
  ruleSet: RuleSetName;
  /** Official id; for a fault of structure or a file that cannot be read, a word for it. */
  rule: string;
  severity: Severity;
  /** Location of what the rule is about, with the usual prefixes. */
  path: string;
  line: number;
  /** Column, counted from 1. */
  column: number;
  /** Subject of the rule; null for a file that cannot be read. */
  kind: Kind | null;
  /** The value that breaks the rule; absent where it is missing or the place is a group. */
  found?: string;
  /** The value that the rule requires, where it is one value. */
  expected?: string;
  /** The calculation of `expected`, for rules about sums, VAT, lines and allowances. */
  arithmetic?: Arithmetic;
  /** Operands of a calculation that were looked for and not found, where they may be the cause. */
  absent?: readonly Operand[];
  /** Path of the wrong value that this one follows from. */
  follows?: string;
  /** The element as it would be right, where only one value can be: `<cbc:ID>1</cbc:ID>`. */
  shownFix?: string;
  /** Business terms. */
  terms: readonly string[];
  message: string;
  /** For a file that cannot be read: the words of the parser or the system, in English. */
  detail?: string;
}
