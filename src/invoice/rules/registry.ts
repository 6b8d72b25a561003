import type { InvoiceXml } from '../reading/invoice-xml';
import { en16931 } from './en16931';
import { peppol } from './peppol';
import type { Breach, RulesBySyntax, RuleSetName } from './rule';
import { runPattern } from './run';
import { xrechnung } from './xrechnung';

/** All rule sets that are complete enough to be run. */
export const RULE_SETS: Readonly<Partial<Record<RuleSetName, RulesBySyntax>>> = {
  en16931,
  xrechnung,
  peppol,
};

/** What an invoice breaks of one rule set. */
export function runRuleSet(name: RuleSetName, invoice: InvoiceXml): Breach[] {
  const patterns = RULE_SETS[name]?.[invoice.syntax] ?? [];
  return patterns.flatMap((pattern) => runPattern(pattern, invoice));
}
