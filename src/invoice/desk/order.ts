import type { Finding } from '../validate';

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

/** Compares findings so that causes come before their consequences, within each severity. */
export function byCause(a: Finding, b: Finding): number {
  return rank(a) - rank(b) || ids.compare(a.rule, b.rule);
}
