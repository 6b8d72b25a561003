import type { RuleSetName } from 'edocument-invoice';
import { LIMITS, refusalText as reasonText, type RefusalReason } from 'edocument-invoice/refusal';
import type {
  FoldedFinding,
  FoundPlace,
  Prediction,
  Refused,
  Report,
} from '@site/src/desk/check/protocol';
import type { NamedFinding } from '@site/src/desk/finding';
import type { LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';
import { sizeOf } from './size';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);

/** The verdict of a validator on a file, in a few words, by which it is marked. */
type Standing = 'accepted' | 'refused' | 'open';

/** The standing of a file with a validator; `open` where the check has no verdict. */
export function standingOf({ outcome }: CheckedFile): Standing {
  if (outcome.status !== 'judged' || outcome.report.verdict === 'not-checked') return 'open';
  return outcome.report.verdict === 'valid' ? 'accepted' : 'refused';
}

export const ruleSetName = (name: RuleSetName): string =>
  ({
    structure: t('ruleSet.structure'),
    en16931: 'EN 16931',
    xrechnung: 'XRechnung',
    peppol: 'Peppol BIS Billing',
    facturx: 'Factur-X',
  })[name];

/** A finding by the id of its rule, or by the rule set where only a word stands for one. */
export function namedFinding(finding: FoldedFinding): NamedFinding {
  const { ruleSet, rule, to } = finding;
  const id = /^[a-z]/.test(rule) ? ruleSetName(ruleSet) : rule;
  return { ...finding, ids: [{ id, to, isWord: ruleSet === 'structure' }], places: [] };
}

/** A validator by its name, wherever the desk says what it does. */
export const validatorName = (validator: Prediction['validator']): string =>
  t(`refusers.${validator}`);

/** The validators that run a rule set; every one checks the structure and EN 16931. */
const refuserName = (name: RuleSetName): string =>
  ({
    structure: t('refuser.structure'),
    en16931: t('refuser.en16931'),
    xrechnung: [validatorName('kosit'), validatorName('portal')].join(', '),
    peppol: validatorName('peppol'),
    facturx: validatorName('mustang'),
  })[name];

/** Validators that refuse the invoice, each with the number of its kinds of errors. */
export function refusersOf({ findings, checked }: Report): string[] {
  return checked.flatMap(({ name }) => {
    const count = findings.filter(
      ({ ruleSet, severity }) => ruleSet === name && severity === 'fatal',
    ).length;
    return count > 0 ? [`${refuserName(name)} – ${count}`] : [];
  });
}

/** Numbers of findings, as `2 errors` is awkward in several languages. */
export function countsText({ counts }: Report): string {
  return t('counts', counts);
}

/** The verdict in a few words. */
export const shortVerdict = ({ outcome }: CheckedFile): string =>
  t(`short.${outcome.status === 'judged' ? outcome.report.verdict : outcome.status}`);

/** Name of a language in itself: a reader may send a text to somebody of the other language. */
export const languageName = (locale: LocaleId): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(new Intl.Locale(locale).language) ??
  locale;

const listed = (names: readonly string[]) => names.join(', ') || t('none');

/** Names of the rules that apply and are not here. */
const missingNames = ({ notChecked }: Report) =>
  notChecked.map((name) => (name === 'BT-24' ? t('profileRules') : name));

/** The verdict with its meaning for sending, and what it does not cover. */
export function verdictText(report: Report): string {
  const { verdict, counts, checked } = report;
  if (verdict === 'invalid') {
    return t('verdict.invalid');
  }
  if (verdict === 'not-checked') {
    const names = listed(missingNames(report));
    return checked.every(({ name }) => name === 'structure')
      ? t('verdict.nothing', { names })
      : t('verdict.open', { names });
  }
  return counts.warning > 0 ? t('verdict.warnings') : t('verdict.valid');
}

/** Faults of the PDF around the invoice; empty for an XML file. */
export const pdfFaults = ({ pdf }: Report) => (pdf?.checks ?? []).filter(({ holds }) => !holds);

/** Which rules ran and which did not. */
export function scopeText(report: Report): string {
  const { profile, checked } = report;
  const structure = checked.some(({ name }) => name === 'structure')
    ? []
    : [ruleSetName('structure')];
  return t('scope', {
    profile: profile || t('noProfile'),
    checked: listed(
      checked.map(({ name, release }) => [ruleSetName(name), release].filter(Boolean).join(' ')),
    ),
    notChecked: listed([...structure, ...missingNames(report)]),
  });
}

/** True where another try may end otherwise, with the same file. */
export function canBeRetried(reason: RefusalReason): boolean {
  return ['unreadable', 'not-loaded', 'timeout', 'failed'].includes(reason);
}

export function placeText({ line, column }: { line: number; column?: number }): string {
  if (column === undefined) {
    return t('place.line', { line });
  }
  return t('place', { line, column });
}

export function refusalText({ reason, place, detail }: Refused, locale: string): string {
  const text = reasonText(reason, locale, detail);
  return place && reason !== 'kind' ? `${text} ${placeText(place)}.` : text;
}

/** Why a file was refused; of one that is too large, with its size and what to do. */
export function fileRefusalText(
  { name, source }: Pick<CheckedFile, 'name' | 'source'>,
  refused: Refused,
  locale: string,
): string {
  const text = refusalText(refused, locale);
  if (refused.reason !== 'size' || sizeOf(source) <= LIMITS.bytes) return text;
  const size = t('refusal.ownSize', { name, size: Math.ceil(sizeOf(source) / 1e6) });
  return `${text} ${size}`;
}

/** The value at a place, or that there is none. */
export function valueLabel({ value }: FoundPlace): string {
  return value === undefined || value === '' ? t('value.none') : t('value');
}

/** One sentence on all files, for the live region. */
export function summaryText(files: readonly CheckedFile[]): string {
  const [only] = files;
  if (only && files.length === 1) return `${only.name}: ${shortVerdict(only)}.`;
  const count = (wanted: Standing) => files.filter((file) => standingOf(file) === wanted).length;
  return t('summary', {
    all: files.length,
    accepted: count('accepted'),
    refused: count('refused'),
    open: count('open'),
  });
}
