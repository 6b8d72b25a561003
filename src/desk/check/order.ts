import type { Finding } from 'edocument-invoice';

/** Kinds from causes to consequences. */
export const KINDS: readonly Finding['kind'][] = [
  'unused',
  'cardinality',
  'required',
  'code',
  'identifier',
  'date',
  'decimals',
  'other',
  'sum',
  'vat',
];
const SEVERITIES: readonly Finding['severity'][] = ['fatal', 'warning', 'information'];

function rank({ rule, ruleSet, kind, severity }: Finding): number {
  // A wrong structure is why rules miss what is there.
  if (ruleSet === 'structure') return -1;
  // Sums over the whole invoice follow from lines and VAT.
  const cause = rule.startsWith('BR-CO-') && kind === 'sum' ? KINDS.length : KINDS.indexOf(kind);
  return SEVERITIES.indexOf(severity) * 100 + cause;
}

const ids = new Intl.Collator('en', { numeric: true });

/** Equal findings, the first one at their head. */
type Equal = readonly [Finding, ...Finding[]];

function byRank([a]: Equal, [b]: Equal): number {
  return rank(a) - rank(b) || ids.compare(a.rule, b.rule);
}

/**
 * Orders findings by severity and kind, and each wrong value before the sums that follow from it,
 * even if it is only a warning.
 */
export function causesFirst(groups: readonly Equal[]): Equal[] {
  const sorted = [...groups].sort(byRank);
  const byPath = new Map<string, Equal[]>();
  for (const group of sorted) {
    for (const { path, expected } of group) {
      if (expected !== undefined) byPath.set(path, [...(byPath.get(path) ?? []), group]);
    }
  }
  const seen = new Set<Equal>();
  const place = (group: Equal): Equal[] => {
    if (seen.has(group)) return [];
    seen.add(group);
    const causes = group.flatMap(({ follows }) =>
      follows === undefined ? [] : (byPath.get(follows) ?? []),
    );
    return [...causes.flatMap(place), group];
  };
  return sorted.flatMap(place);
}
