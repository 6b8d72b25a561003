import { en16931 } from '../../../packages/invoice/src/rules/en16931';
import { peppol } from '../../../packages/invoice/src/rules/peppol';
import type { RulesBySyntax, Severity } from '../../../packages/invoice/src/rules/rule';
import { xrechnung } from '../../../packages/invoice/src/rules/xrechnung';
import { SYNTAXES, type Syntax } from '../../facts/samples/catalogue';

export type RuleSet = 'en16931' | 'xrechnung' | 'peppol';

/** What the engine has about a rule: its severity where it is checked, and elements it is about. */
export interface EngineRule {
  readonly severities: Partial<Record<RuleSet, Partial<Record<Syntax, Severity>>>>;
  /** Paths of elements, by syntax. */
  readonly about: Record<Syntax, string[]>;
  readonly kind: string;
}

/** The rules of the engine by the set that they are in. */
export const SETS: Readonly<Record<RuleSet, RulesBySyntax>> = { en16931, xrechnung, peppol };

function join(at: string, path: string): string {
  const steps = at.split('/');
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function collect(): ReadonlyMap<string, EngineRule> {
  const found = new Map<string, EngineRule>();
  for (const set of Object.keys(SETS) as RuleSet[]) {
    for (const syntax of SYNTAXES) {
      for (const { at, rules } of SETS[set][syntax].flat()) {
        const [place = ''] = typeof at === 'string' ? [at] : at;
        for (const [id, { severity, kind, about }] of Object.entries(rules)) {
          const known = found.get(id) ?? { severities: {}, about: { ubl: [], cii: [] }, kind };
          (known.severities[set] ??= {})[syntax] ??= severity;
          for (const path of about.map((one) => join(place, one))) {
            if (!known.about[syntax].includes(path)) known.about[syntax].push(path);
          }
          found.set(id, known);
        }
      }
    }
  }
  return found;
}

/** All rules of the engine by their official id. */
export const engineRules = collect();
