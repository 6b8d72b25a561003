import type { XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';

export type Severity = 'fatal' | 'warning' | 'information';

/** The subject of a rule, so that many can share one sentence and one row of a report. */
export type Kind =
  | 'unused'
  | 'required'
  | 'cardinality'
  | 'decimals'
  | 'code'
  | 'sum'
  | 'vat'
  | 'date'
  | 'identifier'
  | 'other';

/** True when the element obeys. May throw NotComputable: then the rule counts as broken. */
export type Test = (element: XmlElement, invoice: InvoiceXml) => boolean;

/** One rule at one kind of place. */
export interface Check {
  kind: Kind;
  test: Test;
  severity: Severity;
  /** Paths from the place to what the rule is about; `@name` for attributes. */
  about: readonly string[];
  /** The rule can only be broken where an element has one of these paths from the place. */
  onlyWith?: readonly string[];
}

/**
 * A kind of place, and the rules that hold there. Which elements it means: `a/b` a `b` in an `a`
 * anywhere, `/a/b` from the document element on, `ram:*Amount` any name of this begin and end, `*` any name.
 */
export interface Context {
  at: string | readonly string[];
  /** Which of these elements; one for which it throws NotComputable is none. */
  when?: Test;
  rules: Readonly<Record<string, Check>>;
}

/**
 * Contexts of which only the first that fits an element judges it, as in the official rules.
 * Patterns are independent of each other.
 */
export type Pattern = readonly Context[];

/** A rule that has been broken, and where. */
export interface Breach {
  rule: string;
  check: Check;
  element: XmlElement;
  /** False when a value is no number, so that the rule could not be calculated. */
  computable: boolean;
}

export type RulesBySyntax = Readonly<Record<'ubl' | 'cii', readonly Pattern[]>>;

export type RuleSetName = 'structure' | 'en16931' | 'xrechnung' | 'peppol' | 'facturx';
