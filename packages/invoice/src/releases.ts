import type { InvoiceKind } from './reading/names';
import type { RuleSetName } from './rules/rule';

/** A rule set that follows somebody's rules; what a schema asks has no release of its own. */
export type ReleasedSet = Exclude<RuleSetName, 'structure'>;

interface Releases {
  readonly ubl?: string;
  readonly cii: string;
  /** One whose changes are not here yet. */
  readonly newer?: string;
}

/** The release that each rule set follows, by syntax. */
export const RELEASES = {
  // The validation artefacts (Schematron) of CEN.
  en16931: { ubl: '1.3.16', cii: '1.3.16' },
  // KoSIT's Schematron, with the changes up to that month.
  xrechnung: { ubl: '2.5.0 (2026-07)', cii: '2.5.0 (2026-07)', newer: '2.6.0 (2026-08)' },
  peppol: { ubl: '3.0.21', cii: '3.0.19' },
  facturx: { cii: '1.09.2' },
} as const satisfies Readonly<Record<ReleasedSet, Releases>>;

/** Release of a rule set by which an invoice of a kind is judged. */
export function releaseOf(name: RuleSetName, kind: InvoiceKind | null): string | undefined {
  if (name === 'structure') return undefined;
  const releases: Releases = RELEASES[name];
  return kind === 'cii' ? releases.cii : releases.ubl;
}

/** Release of a rule set in both syntaxes, such as `3.0.21 (CII: 3.0.19)`. */
export function releaseText(name: ReleasedSet): string {
  const { ubl, cii }: Releases = RELEASES[name];
  return ubl === undefined || ubl === cii ? cii : `${ubl} (CII: ${cii})`;
}
