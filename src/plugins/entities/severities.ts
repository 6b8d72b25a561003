import type { Cell } from '../../facts/table';
import { severityBadge } from '../../facts/rule-tables';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../facts/samples/catalogue';
import {
  type InvoiceKind,
  RELEASES,
  releaseText,
  type Scenario,
  type Severity,
  severityIn,
} from 'edocument-invoice';
import type { LocaleId } from '../../locales';
import type { EngineRule, RuleSet } from './engine-rules';
import type { Say } from './text';

/** Version of KoSIT's rules that brought those which the engine does not have yet. */
const NEWER_KOSIT = RELEASES.xrechnung.newer;

/** Names of the KoSIT validator's scenarios. */
const SCENARIOS: Readonly<Record<Scenario, string>> = {
  xrechnung: 'XRechnung',
  extension: 'XRechnung Extension',
  cvd: 'XRechnung CVD',
};

const KINDS: Readonly<Record<Syntax, InvoiceKind>> = { ubl: 'ubl-invoice', cii: 'cii' };

type BySyntax = Partial<Record<Syntax, Severity>>;

/** Scenarios in which a rule of XRechnung applies, by its id. */
function appliesIn(id: string, scenario: Scenario): boolean {
  if (id.startsWith('BR-DEX-')) return scenario === 'extension';
  return !id.includes('-CVD-') || scenario === 'cvd';
}

function cell(found: BySyntax, locale: LocaleId, say: Say): Cell {
  const { ubl, cii } = found;
  if (ubl === undefined && cii === undefined) return say('notChecked');
  if (ubl !== undefined && ubl === cii) return severityBadge(ubl, locale);
  return SYNTAXES.flatMap((syntax): Cell[] => {
    const severity = found[syntax];
    if (severity === undefined) return [];
    return [severityBadge(severity, locale), SYNTAX_LABELS[syntax]];
  });
}

/** Severities of a rule by validator: rows of a table. */
export function severityRows(
  id: string,
  { severities }: EngineRule,
  locale: LocaleId,
  say: Say,
): Cell[][] {
  const changed = (set: RuleSet, scenario: Scenario): BySyntax =>
    Object.fromEntries(
      SYNTAXES.flatMap((syntax) => {
        const severity = severities[set]?.[syntax];
        return severity ? [[syntax, severityIn(scenario, KINDS[syntax], id, severity)]] : [];
      }),
    );
  const kosit = (scenario: Scenario): BySyntax => ({
    ...changed('en16931', scenario),
    ...(appliesIn(id, scenario) ? changed('xrechnung', scenario) : {}),
  });
  const peppol: BySyntax = { ...severities.en16931, ...severities.peppol };
  return [
    [say('cen'), releaseText('en16931'), cell(severities.en16931 ?? {}, locale, say)],
    ...(Object.keys(SCENARIOS) as Scenario[]).map((scenario): Cell[] => [
      say('kosit', { scenario: SCENARIOS[scenario] }),
      releaseText('xrechnung'),
      cell(kosit(scenario), locale, say),
    ]),
    [say('peppol'), releaseText('peppol'), cell(peppol, locale, say)],
  ];
}

/** The rows of a rule of KoSIT that came after the version which the engine follows. */
export function newerRows(severity: Severity, locale: LocaleId, say: Say): Cell[][] {
  return [
    [say('cen'), releaseText('en16931'), say('notChecked')],
    [say('kosit', { scenario: SCENARIOS.xrechnung }), NEWER_KOSIT, severityBadge(severity, locale)],
    [say('peppol'), releaseText('peppol'), say('notChecked')],
  ];
}
