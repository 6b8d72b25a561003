import type { InvoiceXml } from '../reading/invoice-xml';
import { en16931 } from './en16931';
import { peppol } from './peppol';
import type { Breach, RulesBySyntax, RuleSetName } from './rule';
import { Judge } from './run';
import { xrechnung } from './xrechnung';

function judges({ ubl, cii }: RulesBySyntax): Readonly<Record<'ubl' | 'cii', readonly Judge[]>> {
  const make = (patterns: RulesBySyntax['ubl']) => patterns.map((pattern) => new Judge(pattern));
  return { ubl: make(ubl), cii: make(cii) };
}

/** All rule sets that can be run. */
const RULE_SETS = {
  en16931: judges(en16931),
  xrechnung: judges(xrechnung),
  peppol: judges(peppol),
} satisfies Partial<Record<RuleSetName, unknown>>;

export const RULE_SET_NAMES = ['en16931', 'xrechnung', 'peppol'] as const;

/** Breaches after which the other rules of a set are not looked at. */
export const MAX_BREACHES = 30_000;

/** What an invoice breaks of one rule set. Stops at MAX_BREACHES. */
export function runRuleSet(name: (typeof RULE_SET_NAMES)[number], invoice: InvoiceXml): Breach[] {
  const breaches: Breach[] = [];
  for (const judge of RULE_SETS[name][invoice.syntax]) {
    if (breaches.length >= MAX_BREACHES) break;
    breaches.push(...judge.run(invoice, MAX_BREACHES - breaches.length));
  }
  return breaches;
}
