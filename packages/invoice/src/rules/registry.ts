import type { InvoiceXml } from '../reading/invoice-xml';
import { en16931 } from './en16931';
import { facturX } from './facturx';
import type { ProfileLetter } from './facturx/profile-ids';
import { peppol } from './peppol';
import type { Breach, Pattern, RulesBySyntax } from './rule';
import { Judge } from './run';
import { xrechnung } from './xrechnung';

const judgesOf = (patterns: readonly Pattern[]) => patterns.map((pattern) => new Judge(pattern));

function judges({ ubl, cii }: RulesBySyntax): Readonly<Record<'ubl' | 'cii', readonly Judge[]>> {
  return { ubl: judgesOf(ubl), cii: judgesOf(cii) };
}

/** The rule sets that every document can be judged by, whatever its profile. */
const RULE_SETS = {
  en16931: judges(en16931),
  xrechnung: judges(xrechnung),
  peppol: judges(peppol),
};

export const RULE_SET_NAMES = ['en16931', 'xrechnung', 'peppol'] as const;

/** Breaches after which the other rules of a set are not looked at. */
export const MAX_BREACHES = 30_000;

function runJudges(all: readonly Judge[], invoice: InvoiceXml): Breach[] {
  const breaches: Breach[] = [];
  for (const judge of all) {
    if (breaches.length >= MAX_BREACHES) break;
    breaches.push(...judge.run(invoice, MAX_BREACHES - breaches.length));
  }
  return breaches;
}

/** The breaches of one rule set by an invoice. Stops at MAX_BREACHES. */
export function runRuleSet(name: (typeof RULE_SET_NAMES)[number], invoice: InvoiceXml): Breach[] {
  return runJudges(RULE_SETS[name][invoice.syntax], invoice);
}

/** Made when first needed: most invoices are of one profile, or of none. */
const facturXJudges = new Map<ProfileLetter, readonly Judge[]>();

/** The breaches of the business rules of a profile of Factur-X by a CII invoice. */
export function runFacturX(profile: ProfileLetter, invoice: InvoiceXml): Breach[] {
  const made = facturXJudges.get(profile) ?? judgesOf(facturX(profile));
  facturXJudges.set(profile, made);
  return runJudges(made, invoice);
}
