import type { InvoiceXml } from '../reading/invoice-xml';
import { en16931 } from './en16931';
import { facturX } from './facturx';
import { PROFILE_IDS, type ProfileLetter } from './facturx/profile-ids';
import { peppol } from './peppol';
import type { Kind, Pattern, RuleSetName, Severity } from './rule';
import { xrechnung } from './xrechnung';

/** A rule at one kind of place, as data. */
export interface RuleEntry {
  /** Official id. */
  readonly id: string;
  readonly ruleSet: Exclude<RuleSetName, 'structure'>;
  /** Of the rule set `facturx`: MINIMUM, BASIC WL, BASIC, EN 16931 or EXTENDED, by a letter. */
  readonly profile?: ProfileLetter;
  readonly syntax: InvoiceXml['syntax'];
  readonly kind: Kind;
  /** Severity of its publisher; `severityIn` has those that the KoSIT validator replaces. */
  readonly severity: Severity;
  /** Places that it judges: `/Invoice/cac:InvoiceLine`, or `cac:Price` wherever one is. */
  readonly at: readonly string[];
  /** Paths from the place to what it is about; `@name` for attributes. */
  readonly about: readonly string[];
}

const SETS = { en16931, xrechnung, peppol };

const entriesOf = (
  patterns: readonly Pattern[],
  own: Pick<RuleEntry, 'ruleSet' | 'syntax' | 'profile'>,
): RuleEntry[] =>
  patterns.flat().flatMap(({ at, rules: checks }) =>
    Object.entries(checks).map(([id, { kind, severity, about }]) => ({
      id,
      ...own,
      kind,
      severity,
      at: [at].flat(),
      about,
    })),
  );

/** All rules of the engine; one that judges several kinds of places has an entry for each. */
export const rules: readonly RuleEntry[] = [
  ...(['en16931', 'xrechnung', 'peppol'] as const).flatMap((ruleSet) =>
    (['ubl', 'cii'] as const).flatMap((syntax) =>
      entriesOf(SETS[ruleSet][syntax], { ruleSet, syntax }),
    ),
  ),
  ...(Object.keys(PROFILE_IDS) as ProfileLetter[]).flatMap((profile) =>
    entriesOf(facturX(profile), { ruleSet: 'facturx', syntax: 'cii', profile }),
  ),
];

/** The path that a relative path of a rule leads to from a place. */
export function pathFrom(at: string, about: string): string {
  const steps = at.split('/');
  for (const step of about.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
