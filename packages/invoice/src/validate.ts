import { DEFAULT_LANGUAGE } from './language';
import type { Finding } from './finding';
import { profileOf, specificationOf, type Profile } from './profile';
import { locate, normalize, type XmlElement } from './reading/element';
import type { InvoiceKind } from './reading/names';
import type { InvoiceXml } from './reading/invoice-xml';
import { refusalText, type Refusal, type RefusalReason } from './refusal';
import { calculationOf } from './arithmetic/calculate';
import { markConsequences } from './arithmetic/consequence';
import { cutFinding } from './report/cut';
import { faultKind, faultMessage, faultPlace, faultTerms } from './report/fault';
import { fixOfBreach, fixOfFault } from './report/fix';
import { messageOf } from './report/message';
import { positionFinding } from './report/position';
import { noScenarioFinding, profileFinding } from './report/scenario';
import { termsOf } from './report/terms';
import { positionFaults } from './rules/facturx/positions';
import { MAX_BREACHES, RULE_SET_NAMES, runFacturX, runRuleSet } from './rules/registry';
import type { Breach, RuleSetName } from './rules/rule';
import { MAX_OF_ONE_RULE } from './rules/run';
import { severityIn } from './severity';
import { judgeStructure, MAX_FAULTS, type Fault } from './structure/judge';

/** `not-checked`: nothing was found, but something that applies could not be judged. */
export type Verdict = 'valid' | 'invalid' | 'not-checked';

export interface Validation {
  /** Null when the file could not be read as an invoice. */
  kind: InvoiceKind | null;
  /** Specification identifier (BT-24); null as above. */
  profile: string | null;
  verdict: Verdict;
  findings: Finding[];
  /** Rule sets that were run. */
  checked: RuleSetName[];
  /** Names of rules that apply as well, but are not here. */
  notChecked: string[];
}

export interface ValidationOptions {
  /** `auto` runs what the profile requires, with KoSIT's severities; `all` every rule set. */
  rules?: 'auto' | 'all';
  /** BCP 47 tag of the language of sentences; English where the engine does not speak it. */
  language?: string;
  /** Is told the share of the rules that have run, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Refusals whose detail helps the reader. */
const TELLING: readonly RefusalReason[] = ['malformed', 'unreadable', 'failed'];

/** The element that a path leads to, or the last one on the way there. */
function follow(element: XmlElement, path: string): { element: XmlElement; isWhole: boolean } {
  let current = element;
  for (const step of path.split('/').filter((one) => !one.startsWith('@'))) {
    const next = current.first(step);
    if (!next) return { element: current, isWhole: false };
    current = next;
  }
  return { element: current, isWhole: true };
}

/** The place that the reader has to look at: the subject of the rule, or the parent that lacks it. */
function targetOf({ check, element }: Breach): XmlElement {
  const ways = check.about.map((path) => follow(element, path));
  const wanted = check.kind !== 'required';
  return (ways.find(({ isWhole }) => isWhole === wanted) ?? ways[0])?.element ?? element;
}

/** The value that a reader finds at an element, or at its attribute that the rule is about. */
function valueOf({ check }: Breach, target: XmlElement): string | undefined {
  if (check.kind === 'required' || target.children.length > 0) return undefined;
  const attributes = check.about.flatMap((path) => {
    const name = path.split('@')[1];
    return name === undefined ? [] : (target.attribute(name) ?? []);
  });
  return attributes[0] ?? normalize(target.value);
}

/** Findings of a stage, and whether it ended before it had looked at everything. */
interface Stage {
  findings: Finding[];
  isCut: boolean;
}

/** The breaches of each rule up to the number that is listed. */
function listed(all: readonly Breach[]): Breach[] {
  const counts = new Map<string, number>();
  return all.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= MAX_OF_ONE_RULE;
  });
}

function findingsOf(
  ruleSet: Exclude<RuleSetName, 'structure'>,
  breaches: readonly Breach[],
  invoice: InvoiceXml,
  { scenario }: Pick<Profile, 'scenario'>,
  language: string,
): Stage {
  const findings = listed(breaches).map((breach): Finding => {
    const { rule, check } = breach;
    const { calculated, absent } = calculationOf(breach, invoice, language);
    const target = calculated?.target ?? targetOf(breach);
    const terms = termsOf(breach);
    const found = valueOf(breach, target);
    return {
      ruleSet,
      rule,
      severity: scenario
        ? severityIn(scenario, invoice.kind, rule, check.severity)
        : check.severity,
      path: locate(target),
      line: target.position.line,
      column: target.position.column,
      kind: check.kind,
      ...(found === undefined ? {} : { found }),
      ...(calculated ? { expected: calculated.expected, arithmetic: calculated.arithmetic } : {}),
      ...fixOfBreach(calculated ? calculated.result : target, check.kind, calculated?.expected),
      terms,
      message: messageOf(breach, terms, absent, language),
      ...(absent.length > 0 ? { absent } : {}),
    };
  });
  return { findings, isCut: breaches.length >= MAX_BREACHES };
}

/** The value at the place of a fault: of the element or of its attribute. */
function valueOfFault(fault: Fault): string | undefined {
  const { element, rule } = fault;
  if (rule.startsWith('missing')) return undefined;
  if ('attribute' in fault) return element.attribute(fault.attribute);
  return element.children.length > 0 ? undefined : normalize(element.value);
}

/** Faults of structure; the profiles of Factur-X follow D22B, all others D16B. */
function faultsOf(invoice: InvoiceXml, { facturX }: Profile, language: string): Stage {
  const faults = judgeStructure(invoice, facturX ? 'd22b' : 'd16b');
  const findings = faults.map((fault): Finding => {
    const found = valueOfFault(fault);
    return {
      ruleSet: 'structure',
      ...faultPlace(fault),
      kind: faultKind(fault),
      ...(found === undefined ? {} : { found }),
      ...('only' in fault && fault.only !== undefined ? { expected: fault.only } : {}),
      ...fixOfFault(fault),
      terms: faultTerms(fault),
      message: faultMessage(fault, language),
    };
  });
  return { findings, isCut: faults.length >= MAX_FAULTS };
}

/** The outcome for a source that was refused: `not-checked`, with the reason as its finding. */
export function refusedValidation(
  { reason, position, detail }: Refusal,
  language: string = DEFAULT_LANGUAGE,
): Validation {
  // Only the words of the parser or of the system say more than the reason does.
  const isTelling = detail !== undefined && TELLING.includes(reason);
  const sentence = refusalText(reason, language, detail);
  return {
    kind: null,
    profile: null,
    verdict: 'not-checked',
    findings: [
      {
        ruleSet: 'structure',
        rule: reason,
        severity: 'fatal',
        path: '/',
        line: position?.line ?? 1,
        column: position?.column ?? 1,
        kind: null,
        terms: [],
        message: sentence,
        ...(isTelling ? { detail } : {}),
      },
    ],
    checked: [],
    notChecked: [],
  };
}

/** Positions of the profile that the invoice breaks. */
function positionsOf(invoice: InvoiceXml, profile: Profile, language: string): Stage {
  if (profile.facturX === undefined) return { findings: [], isCut: false };
  const faults = positionFaults(invoice.root, profile.facturX, MAX_FAULTS);
  return {
    findings: faults.map((fault) => positionFinding(fault, profile, language)),
    isCut: faults.length >= MAX_FAULTS,
  };
}

/** Findings without those of Factur-X that say what another rule says already, as severely. */
function withoutRepeated(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  const fatal = new Set<string>();
  return findings.filter(({ ruleSet, rule, severity, path, kind, terms }) => {
    const keys = [`${rule} ${path}`, [kind, path, ...terms].join(' ')];
    const said = severity === 'fatal' ? fatal : known;
    const isKnown = ruleSet === 'facturx' && keys.some((key) => said.has(key));
    for (const key of keys) {
      known.add(key);
      if (severity === 'fatal') fatal.add(key);
    }
    return !isKnown;
  });
}

/** Judges an invoice that has been read. */
export function judgeInvoice(
  invoice: InvoiceXml,
  { rules = 'auto', language = DEFAULT_LANGUAGE, onProgress }: ValidationOptions = {},
): Validation {
  const profile = profileOf(invoice);
  const checked = rules === 'all' ? RULE_SET_NAMES : profile.ruleSets;
  const scenario = rules === 'all' ? undefined : profile.scenario;
  const level = invoice.kind === 'cii' ? profile.facturX : undefined;
  const stages = [
    faultsOf(invoice, profile, language),
    ...checked.map((name, index) => {
      onProgress?.((index + 1) / (checked.length + 1));
      return findingsOf(name, runRuleSet(name, invoice), invoice, { scenario }, language);
    }),
    ...(level
      ? [
          findingsOf('facturx', runFacturX(level, invoice), invoice, {}, language),
          positionsOf(invoice, profile, language),
        ]
      : []),
  ];
  const isCut = stages.some((stage) => stage.isCut);
  const findings = [
    ...(isCut ? [cutFinding(language)] : []),
    ...(profile.withoutScenario !== undefined && rules === 'auto'
      ? [noScenarioFinding(invoice, profile.withoutScenario, language)]
      : []),
    ...(profile.known ? [profileFinding(invoice, profile.known.id, language)] : []),
    ...withoutRepeated(stages.flatMap((stage) => stage.findings)).map((finding) =>
      profile.known?.isForeign ? { ...finding, severity: 'information' as const } : finding,
    ),
  ];
  const notChecked = profile.notChecked === undefined ? [] : [profile.notChecked];
  const verdict: Verdict = findings.some(({ severity }) => severity === 'fatal')
    ? 'invalid'
    : isCut || notChecked.length > 0
      ? 'not-checked'
      : 'valid';
  return {
    kind: invoice.kind,
    profile: specificationOf(invoice),
    verdict,
    findings: markConsequences(findings, language).sort((a, b) => a.line - b.line),
    checked: ['structure', ...checked, ...(level ? (['facturx'] as const) : [])],
    notChecked,
  };
}
