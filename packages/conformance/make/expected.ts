import type { Severity } from 'edocument-invoice';
import {
  positionFaults,
  PROFILE_IDS,
  readInvoice,
  RULE_SET_NAMES,
  runFacturX,
  runRuleSet,
  validateInvoice,
  type ProfileLetter,
} from 'edocument-invoice/testing';
import type { Broken, Expected } from '../src/expected';
import type { MadeDocument } from './documents';

/** Counts of rules by severity. */
function counted(breaches: readonly { rule: string; severity: Severity }[]): Broken {
  const broken: Partial<Record<Severity, Record<string, number>>> = {};
  const sorted = [...breaches].sort((a, b) =>
    a.rule.localeCompare(b.rule, 'en', { numeric: true }),
  );
  for (const { rule, severity } of sorted) {
    const counts = (broken[severity] ??= {});
    counts[rule] = (counts[rule] ?? 0) + 1;
  }
  return broken;
}

const flat = (breaches: ReturnType<typeof runRuleSet>) =>
  breaches.map(({ rule, check: { severity } }) => ({ rule, severity }));

/** What the engine finds in a document, by every rule set and as its profile (BT-24) asks for. */
function expectedOf({ file, about, xml, stops }: MadeDocument): Expected {
  const invoice = readInvoice(xml);
  const own = validateInvoice(xml);
  const all = validateInvoice(xml, { rules: 'all' });
  const letter = own.checked.includes('facturx')
    ? (Object.keys(PROFILE_IDS) as ProfileLetter[]).find((one) =>
        PROFILE_IDS[one].has(own.profile ?? ''),
      )
    : undefined;
  const sets = {
    structure: all.findings.filter(({ ruleSet }) => ruleSet === 'structure'),
    ...Object.fromEntries(RULE_SET_NAMES.map((name) => [name, flat(runRuleSet(name, invoice))])),
    ...(letter
      ? {
          facturx: flat(runFacturX(letter, invoice)),
          'facturx-positions': positionFaults(invoice.root, letter, Infinity).map(({ rule }) => ({
            rule,
            severity: 'fatal' as const,
          })),
        }
      : {}),
  };
  const broken = Object.fromEntries(
    Object.entries(sets)
      .filter(([, breaches]) => breaches.length > 0)
      .map(([set, breaches]) => [set, counted(breaches)]),
  );
  const official = new Map(all.findings.map(({ rule, severity }) => [rule, severity]));
  const kosit = own.findings.filter(
    ({ ruleSet, rule, severity }) =>
      ruleSet !== 'structure' && (official.get(rule) ?? severity) !== severity,
  );
  const right: Record<string, string[]> = {};
  for (const { rule, expected, arithmetic } of all.findings) {
    if (expected !== undefined && arithmetic) (right[rule] ??= []).push(expected);
  }
  return {
    file,
    about,
    kind: own.kind ?? '',
    profile: own.profile ?? '',
    applies: own.checked,
    verdict: own.verdict,
    ...(stops ? { stops } : {}),
    broken,
    ...(kosit.length > 0
      ? { kosit: Object.fromEntries(kosit.map(({ rule, severity }) => [rule, severity])) }
      : {}),
    ...(Object.keys(right).length > 0 ? { right } : {}),
  };
}

/** The file `expected.json`, with a line for each document. */
export const expectation = (made: readonly MadeDocument[]): string =>
  `[\n${made.map((one) => JSON.stringify(expectedOf(one))).join(',\n')}\n]\n`;
