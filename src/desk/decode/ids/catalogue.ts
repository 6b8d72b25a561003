import { rules as describedRules } from '../../../facts/rule-model';
import { en16931 } from '../../../../packages/invoice/src/rules/en16931';
import { peppol } from '../../../../packages/invoice/src/rules/peppol';
import type { Check, Kind, Severity } from '../../../../packages/invoice/src/rules/rule';
import { xrechnung } from '../../../../packages/invoice/src/rules/xrechnung';

/** A rule at the places that it judges. */
export interface KnownRule {
  readonly id: string;
  readonly kind: Kind;
  readonly severity: Severity;
  /** Paths of elements and attributes that it is about, in UBL and in CII. */
  readonly paths: readonly string[];
}

function join(base: string, relative: string): string {
  const steps = base.split('/').filter(Boolean);
  for (const step of relative.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function collect(): ReadonlyMap<string, KnownRule> {
  const found = new Map<string, { check: Check; paths: Set<string> }>();
  for (const { ubl, cii } of [en16931, xrechnung, peppol]) {
    for (const { at, rules } of [...ubl, ...cii].flat()) {
      for (const [id, check] of Object.entries(rules)) {
        const known = found.get(id) ?? { check, paths: new Set<string>() };
        found.set(id, known);
        for (const place of [at].flat()) {
          for (const path of check.about) known.paths.add(join(place, path));
        }
      }
    }
  }
  return new Map(
    [...found].map(([id, { check, paths }]) => [
      id,
      { id, kind: check.kind, severity: check.severity, paths: [...paths] },
    ]),
  );
}

/** The rules that the engine has: all of EN 16931, XRechnung and Peppol BIS. */
export const engineRules: ReadonlyMap<string, KnownRule> = collect();

/** All ids that have an answer of their own. */
export const allIds: ReadonlySet<string> = new Set([
  ...engineRules.keys(),
  ...describedRules.flatMap(({ id, also = [] }) => [id, ...also]),
]);
