import type { InvoiceXml } from '../reading/invoice-xml';
import { en16931 } from './en16931';
import { peppol } from './peppol';
import type { Kind, RulesBySyntax, RuleSetName, Severity } from './rule';
import { xrechnung } from './xrechnung';

/** A rule at one kind of place, as data. */
export interface RuleEntry {
  /** Official id. */
  readonly id: string;
  readonly ruleSet: Exclude<RuleSetName, 'structure' | 'facturx'>;
  readonly syntax: InvoiceXml['syntax'];
  readonly kind: Kind;
  /** Severity of its publisher; `severityIn` has those that the KoSIT validator replaces. */
  readonly severity: Severity;
  /** Places that it judges: `/Invoice/cac:InvoiceLine`, or `cac:Price` wherever one is. */
  readonly at: readonly string[];
  /** Paths from the place to what it is about; `@name` for attributes. */
  readonly about: readonly string[];
}

const SETS: Readonly<Record<RuleEntry['ruleSet'], RulesBySyntax>> = { en16931, xrechnung, peppol };

function entriesOf(ruleSet: RuleEntry['ruleSet'], syntax: RuleEntry['syntax']): RuleEntry[] {
  return SETS[ruleSet][syntax].flat().flatMap(({ at, rules }) =>
    Object.entries(rules).map(([id, { kind, severity, about }]) => ({
      id,
      ruleSet,
      syntax,
      kind,
      severity,
      at: [at].flat(),
      about,
    })),
  );
}

/** All rules of the engine; one that judges several kinds of places has an entry for each. */
export const rules: readonly RuleEntry[] = (['en16931', 'xrechnung', 'peppol'] as const).flatMap(
  (ruleSet) => (['ubl', 'cii'] as const).flatMap((syntax) => entriesOf(ruleSet, syntax)),
);

/** The path that a relative path of a rule leads to from a place. */
export function pathFrom(at: string, about: string): string {
  const steps = at.split('/');
  for (const step of about.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
