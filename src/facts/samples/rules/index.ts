import type { Syntax } from '../catalogue';
import { parseXml, type XmlElementNode } from '../xml-tree';
import { codeRules } from './codes';
import { coreRules } from './core';
import { decimalRules } from './decimals';
import { InvoiceDocument } from './document';
import { mandatoryRules } from './mandatory';
import type { Finding, Rule } from './rule';
import { totalsRules } from './totals';
import { vatRules } from './vat';
import { xrechnungRules } from './xrechnung';

/**
 * Our own version of the rules that matter for the samples, under their official ids. It does not
 * replace the official Schematron: it tells at every test run that a change broke a sample.
 */
export const rules: readonly Rule[] = [
  ...mandatoryRules,
  ...totalsRules,
  ...decimalRules,
  ...codeRules,
  ...vatRules,
  ...xrechnungRules,
  ...coreRules,
];

/** Checks a document that has been read already. */
export function checkDocument(root: XmlElementNode, syntax: Syntax): Finding[] {
  const document = new InvoiceDocument(root, syntax);
  return rules.flatMap(({ id, check }) =>
    check(document).map((message) => ({ rule: id, message })),
  );
}

/** Checks an XML file. Throws when it is not well-formed. */
export function checkInvoice(xml: string, syntax: Syntax): Finding[] {
  return checkDocument(parseXml(xml), syntax);
}
