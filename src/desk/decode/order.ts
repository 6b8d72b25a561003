import { KINDS } from '../check/order';
import type { Draft } from './draft';

const SEVERITIES = ['fatal', 'warning', 'information'] as const;
/** What makes all that follows void: an unreadable file, no scenario, a wrong structure. */
const FIRST: readonly Draft['kind'][] = ['file', 'scenario', 'schema'];
/** Rules about BT-24, which decides what is checked. */
const PROFILE = new Set(['BR-01', 'BR-DE-21', 'PEPPOL-EN16931-R004']);

function rank({ kind, rules, severity = 'fatal' }: Draft): number {
  const first = FIRST.indexOf(kind);
  if (first >= 0) return first - FIRST.length - 1;
  const id = rules[0]?.id ?? '';
  const level = SEVERITIES.indexOf(severity) * 100;
  if (PROFILE.has(id)) return level - 0.5;
  // Sums over the whole invoice follow from lines and VAT.
  if (id.startsWith('BR-CO-') && kind === 'sum') return level + KINDS.length;
  const cause = KINDS.findIndex((one) => one === kind);
  return level + (cause < 0 ? KINDS.length + 1 : cause);
}

const ids = new Intl.Collator('en', { numeric: true });

/** Compares steps so that causes come before their consequences, within each severity. */
export function byCause(a: Draft, b: Draft): number {
  return rank(a) - rank(b) || ids.compare(a.rules[0]?.id ?? '', b.rules[0]?.id ?? '');
}
