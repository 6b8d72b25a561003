import { releaseOf, type Finding, type OpenedInvoice, type ReleasedSet } from 'edocument-invoice';
import type { Prediction, Refusers } from './protocol';

/** Rule ids that are listed of a validator. */
const MAX_RULES = 12;

/** What the specification identifier or the kind of file decides, before any rule is read. */
const BEFORE_RULES: ReadonlySet<Prediction['reason']> = new Set([
  'noScenario',
  'otherType',
  'noBis',
  'foreign',
  'noMustang',
  'portalProfile',
]);

type Answer = Pick<Prediction, 'says' | 'reason'> & { readonly rules?: readonly string[] };

const unknown = (reason: Prediction['reason']): Answer => ({ says: 'unknown', reason });

const idsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ rule }) => rule))];

/** What a validator says that runs these sets with these severities. */
function judged(findings: readonly Finding[], sets: readonly ReleasedSet[]): Answer {
  const fatal = findings.filter(({ severity }) => severity === 'fatal');
  if (fatal.some(({ ruleSet }) => ruleSet === 'structure')) {
    return { says: 'refuses', reason: 'structure' };
  }
  const broken = fatal.filter(({ ruleSet }) => sets.some((name) => name === ruleSet));
  if (broken.length > 0) return { says: 'refuses', reason: 'rules', rules: idsOf(broken) };
  const isCut = findings.some(({ rule }) => rule === 'cut-off');
  return isCut ? unknown('cut') : { says: 'accepts', reason: 'noErrors' };
}

/**
 * What validators will say about an invoice, side by side, from the severities and rule sets that are
 * here. What does not follow from these is unknown.
 */
export function refusersOf(invoice: OpenedInvoice): Refusers {
  const auto = invoice.validate();
  const official = invoice.validate({ rules: 'all' }).findings;
  const runs = (name: ReleasedSet) => auto.checked.includes(name);
  const isXRechnung = runs('xrechnung');
  const hasScenario =
    (isXRechnung || invoice.profile === 'EN 16931') &&
    auto.findings.every(({ rule }) => rule !== 'no-scenario');

  const kosit = (): Answer =>
    hasScenario
      ? judged(auto.findings, ['en16931', 'xrechnung'])
      : { says: 'refuses', reason: 'noScenario' };

  const peppol = (): Answer => {
    if (!runs('peppol')) return unknown(isXRechnung ? 'otherType' : 'noBis');
    return judged(official, ['en16931', 'peppol']);
  };

  const cen = (): Answer => {
    const answer = judged(official, ['en16931']);
    // Where EN 16931 does not apply, its severities were taken back.
    const isForeign = official.some(
      ({ ruleSet, severity }) => ruleSet === 'en16931' && severity === 'information',
    );
    return answer.says === 'accepts' && isForeign ? unknown('foreign') : answer;
  };

  const mustang = (): Answer => {
    if (auto.kind !== 'cii' || !(runs('facturx') || hasScenario)) return unknown('noMustang');
    const sets = (['en16931', 'facturx'] as const).filter(runs);
    const answer = judged(official, sets);
    if (answer.says !== 'accepts') return answer;
    if (judged(official, ['xrechnung']).says === 'refuses' && isXRechnung) {
      return unknown('mustangXRechnung');
    }
    return invoice.pdf() ? unknown('pdfa') : answer;
  };

  const portal = (): Answer => {
    if (!isXRechnung) return unknown('portalProfile');
    const answer = kosit();
    return answer.says === 'refuses' ? answer : unknown('portalOwn');
  };

  const row = (
    validator: Prediction['validator'],
    { says, reason, rules = [] }: Answer,
    sets: readonly ReleasedSet[],
  ): Prediction => ({
    validator,
    says,
    reason,
    rules: rules.slice(0, MAX_RULES),
    more: Math.max(0, rules.length - MAX_RULES),
    releases: sets.flatMap((name) => {
      const release = BEFORE_RULES.has(reason) ? undefined : releaseOf(name, auto.kind);
      return release === undefined ? [] : [{ name, release }];
    }),
  });

  const severities = new Map(official.map(({ rule, severity }) => [rule, severity]));
  const changed = auto.findings.flatMap(({ rule, ruleSet, severity }) => {
    const byRule = ruleSet === 'structure' ? severity : severities.get(rule);
    return hasScenario && byRule !== undefined && byRule !== severity
      ? [{ rule, official: byRule, kosit: severity }]
      : [];
  });
  return {
    rows: [
      row('kosit', kosit(), isXRechnung ? ['en16931', 'xrechnung'] : ['en16931']),
      row('peppol', peppol(), ['en16931', 'peppol']),
      row('cen', cen(), ['en16931']),
      row('mustang', mustang(), (['en16931', 'facturx'] as const).filter(runs)),
      row('portal', portal(), ['en16931', 'xrechnung']),
    ],
    changed: [...new Map(changed.map((one) => [one.rule, one])).values()],
  };
}
