import { pathFrom, rules, type RuleEntry, type Severity } from 'edocument-invoice';
import type { Syntax } from '../../facts/samples/catalogue';

export type RuleSet = Exclude<RuleEntry['ruleSet'], 'facturx'>;

/** A rule as the engine has it: its severity where it is checked, and elements it is about. */
export interface EngineRule {
  readonly severities: Partial<Record<RuleSet, Partial<Record<Syntax, Severity>>>>;
  /** Paths of elements, by syntax. */
  readonly about: Record<Syntax, string[]>;
  readonly kind: string;
}

export const RULE_SETS: readonly RuleSet[] = ['en16931', 'xrechnung', 'peppol'];

function collect(): ReadonlyMap<string, EngineRule> {
  const found = new Map<string, EngineRule>();
  for (const { id, ruleSet, syntax, kind, severity, at, about } of rules) {
    if (ruleSet === 'facturx') continue;
    const known = found.get(id) ?? { severities: {}, about: { ubl: [], cii: [] }, kind };
    (known.severities[ruleSet] ??= {})[syntax] ??= severity;
    for (const path of about.map((one) => pathFrom(at[0] ?? '', one))) {
      if (!known.about[syntax].includes(path)) known.about[syntax].push(path);
    }
    found.set(id, known);
  }
  return found;
}

/** All rules of the engine by their official id. */
export const engineRules = collect();
