import { pathFrom, rules, type Kind, type Severity } from 'edocument-invoice';
import { rules as describedRules } from '../../../facts/rule-model';

/** A rule at the places that it judges. */
interface KnownRule {
  readonly id: string;
  readonly kind: Kind;
  /** None where the rule sets that have it grade it otherwise, such as XRechnung and Peppol. */
  readonly severity: Severity | undefined;
  /** Paths of elements and attributes that it is about, in UBL and in CII. */
  readonly paths: readonly string[];
}

function collect(): ReadonlyMap<string, KnownRule> {
  const found = new Map<string, KnownRule & { readonly paths: string[] }>();
  for (const { id, ruleSet, kind, severity, at, about } of rules) {
    // Factur-X repeats them, some otherwise; it has a source of messages of its own.
    if (ruleSet === 'facturx') continue;
    const known = found.get(id) ?? { id, kind, severity, paths: [] };
    found.set(id, known.severity === severity ? known : { ...known, severity: undefined });
    for (const place of at) {
      for (const path of about.map((one) => pathFrom(place, one).replace(/^\//, ''))) {
        if (!known.paths.includes(path)) known.paths.push(path);
      }
    }
  }
  return found;
}

/** The rules that the engine has: all of EN 16931, XRechnung and Peppol BIS. */
export const engineRules: ReadonlyMap<string, KnownRule> = collect();

/** All ids that have an answer of their own. */
export const allIds: ReadonlySet<string> = new Set([
  ...engineRules.keys(),
  ...describedRules.flatMap(({ id, also = [] }) => [id, ...also]),
]);
