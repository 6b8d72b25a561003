import type { Scenario } from './profile';
import type { InvoiceKind } from './reading/names';
import type { Severity } from './rules/rule';

/** Rules by the severity that the KoSIT validator gives them, for all kinds and for single ones. */
type Changes = Readonly<
  Partial<Record<InvoiceKind | 'all', Readonly<Partial<Record<Severity, string>>>>>
>;

const CII_CARDINALITY = 'CII-SR-452 CII-SR-453 CII-SR-454';

/** Severities that the validator's configuration replaces (April 2026). */
const CHANGES: Readonly<Record<Scenario, Changes>> = {
  xrechnung: {
    all: { warning: 'BR-CL-21 BR-CL-23' },
    'ubl-invoice': { fatal: 'UBL-CR-646' },
    cii: { fatal: CII_CARDINALITY },
  },
  cvd: {
    all: { warning: 'BR-CL-21 BR-CL-23', information: 'BR-CL-13' },
    'ubl-invoice': { fatal: 'UBL-CR-646' },
    'ubl-creditnote': { fatal: 'UBL-CR-646' },
    cii: { fatal: CII_CARDINALITY },
  },
  extension: {
    all: {
      warning: 'BR-CL-23',
      information: 'BR-CL-10 BR-CL-11 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26',
    },
    'ubl-invoice': { information: 'BR-CO-16 UBL-CR-470 UBL-CR-646' },
    cii: { fatal: CII_CARDINALITY },
  },
};

/** Severity of a rule where the KoSIT validator judges a document by a scenario. */
export function severityIn(
  scenario: Scenario,
  kind: InvoiceKind,
  rule: string,
  severity: Severity,
): Severity {
  for (const changes of [CHANGES[scenario][kind], CHANGES[scenario].all]) {
    for (const replaced of ['fatal', 'warning', 'information'] as const) {
      if (changes?.[replaced]?.split(' ').includes(rule)) return replaced;
    }
  }
  return severity;
}
