import { translate } from '@docusaurus/Translate';
import type { Position } from 'edocument-invoice';
import { LIMITS, refusalText as reasonText, type RefusalReason } from 'edocument-invoice/refusal';
import type { FoldedFinding, FoundPlace, Report } from '@site/src/desk/check/protocol';
import { sizeOf } from './size';
import type { CheckedFile } from './useInvoiceCheck';

/** What a validator makes of a file, in a few words, and how it is marked. */
export type Standing = 'accepted' | 'refused' | 'open';

/** Whether a validator accepts a file; `open` where the check has no verdict. */
export function standingOf({ outcome }: CheckedFile): Standing {
  if (outcome.status !== 'judged' || outcome.report.verdict === 'not-checked') return 'open';
  return outcome.report.verdict === 'valid' ? 'accepted' : 'refused';
}

export const severityName = (severity: FoldedFinding['severity']): string =>
  ({
    fatal: translate({ id: 'site.desk.severity.fatal', message: 'Error' }),
    warning: translate({ id: 'site.desk.severity.warning', message: 'Warning' }),
    information: translate({ id: 'site.desk.severity.information', message: 'Information' }),
  })[severity];

const ruleSetName = (name: Report['checked'][number]): string =>
  ({
    structure: translate({ id: 'site.desk.ruleSet.structure', message: 'XML structure (schema)' }),
    en16931: 'EN 16931',
    xrechnung: 'XRechnung',
    peppol: 'Peppol BIS Billing',
  })[name];

/** What a finding is named by: the id of its rule; those of structure have none that says something. */
export function findingName({ ruleSet, rule }: Pick<FoldedFinding, 'ruleSet' | 'rule'>): string {
  return ruleSet === 'structure' ? ruleSetName(ruleSet) : rule;
}

const refuserName = (name: Report['checked'][number]): string =>
  ({
    structure: translate({ id: 'site.desk.refuser.structure', message: 'every validator' }),
    en16931: translate({
      id: 'site.desk.refuser.en16931',
      message: 'every validator of EN 16931',
    }),
    xrechnung: translate({
      id: 'site.desk.refuser.xrechnung',
      message: 'the KoSIT validator, and so the portals of German public bodies',
    }),
    peppol: translate({ id: 'site.desk.refuser.peppol', message: 'Peppol access points' }),
  })[name];

/** Which validators refuse the invoice, and for how many kinds of errors; empty when none does. */
export function refusersText({ findings, checked }: Report): string {
  const parts = checked.flatMap((name) => {
    const count = findings.filter(
      ({ ruleSet, severity }) => ruleSet === name && severity === 'fatal',
    ).length;
    return count > 0 ? [`${refuserName(name)} (${count})`] : [];
  });
  return parts.length === 0
    ? ''
    : translate(
        { id: 'site.desk.refusers', message: 'Refused by: {names}.' },
        { names: parts.join('; ') },
      );
}

/** Numbers of findings, as `2 errors` is awkward in several languages. */
export function countsText({ counts }: Report): string {
  return translate(
    {
      id: 'site.desk.counts',
      message: 'Errors: {fatal}, warnings: {warning}, information: {information}',
    },
    counts,
  );
}

/** The verdict in a few words. */
export function shortVerdict({ outcome }: CheckedFile): string {
  switch (outcome.status) {
    case 'waiting':
      return translate({ id: 'site.desk.waiting', message: 'Being checked' });
    case 'cancelled':
      return translate({ id: 'site.desk.cancelled', message: 'Cancelled: not checked' });
    case 'refused':
      return translate({ id: 'site.desk.notChecked', message: 'Not checked' });
    case 'judged':
      break;
  }
  switch (outcome.report.verdict) {
    case 'valid':
      return translate({ id: 'site.desk.short.valid', message: 'No errors found' });
    case 'invalid':
      return translate({ id: 'site.desk.short.invalid', message: 'Errors found' });
    case 'not-checked':
      return translate({ id: 'site.desk.short.open', message: 'No verdict' });
  }
}

const listed = (names: readonly string[]) =>
  names.join(', ') || translate({ id: 'site.desk.none', message: 'none' });

/** Names of the rules that apply and are not here. */
const missingNames = ({ notChecked }: Report) =>
  notChecked.map((name) =>
    name === 'BT-24'
      ? translate({ id: 'site.desk.profileRules', message: 'rules of a profile' })
      : name,
  );

/** What the verdict means for sending, and what it does not cover. */
export function verdictText(report: Report): string {
  const { verdict, counts, checked } = report;
  if (verdict === 'invalid') {
    return translate({
      id: 'site.desk.verdict.invalid',
      message: 'Errors found: a validator with these rules refuses the invoice. Do not send it.',
    });
  }
  if (verdict === 'not-checked') {
    const names = listed(missingNames(report));
    return checked.every((name) => name === 'structure')
      ? translate(
          {
            id: 'site.desk.verdict.nothing',
            message:
              'No verdict: only the XML structure was checked, and it has no errors. Not checked, since not available here: {names}.',
          },
          { names },
        )
      : translate(
          {
            id: 'site.desk.verdict.open',
            message:
              'No verdict: the rules that ran found no errors. Not checked, since not available here: {names}.',
          },
          { names },
        );
  }
  return counts.warning > 0
    ? translate({
        id: 'site.desk.verdict.warnings',
        message:
          'No errors found: a validator with these rules accepts the invoice, but reports warnings. You can send it; check the warnings first.',
      })
    : translate({
        id: 'site.desk.verdict.valid',
        message: 'No errors found: a validator with these rules accepts the invoice.',
      });
}

/** Which rules ran and which did not. */
export function scopeText(report: Report): string {
  const { profile, checked } = report;
  const structure = checked.includes('structure') ? [] : [ruleSetName('structure')];
  return translate(
    {
      id: 'site.desk.scope',
      message: 'Profile: {profile}. Rules that ran: {checked}. Not run: {notChecked}.',
    },
    {
      profile: profile || translate({ id: 'site.desk.noProfile', message: 'not given (BT-24)' }),
      checked: listed(checked.map(ruleSetName)),
      notChecked: listed([...structure, ...missingNames(report)]),
    },
  );
}

/** Whether another try may end otherwise, with the same file. */
export function canBeRetried(reason: RefusalReason): boolean {
  return ['unreadable', 'not-loaded', 'timeout', 'failed'].includes(reason);
}

export function placeText({ line, column }: { line: number; column?: number }): string {
  if (column === undefined) {
    return translate({ id: 'site.desk.place.line', message: 'Line {line}' }, { line });
  }
  return translate(
    { id: 'site.desk.place', message: 'Line {line}, column {column}' },
    { line, column },
  );
}

export function refusalText(reason: RefusalReason, locale: string, place?: Position): string {
  const text = reasonText(reason, locale);
  return place && reason !== 'kind' ? `${text} ${placeText(place)}.` : text;
}

/** Why a file was refused; of one that is too large, with its size and what to do. */
export function fileRefusalText(
  { name, source }: Pick<CheckedFile, 'name' | 'source'>,
  { reason, place }: { readonly reason: RefusalReason; readonly place?: Position },
  locale: string,
): string {
  const text = refusalText(reason, locale, place);
  if (reason !== 'size' || sizeOf(source) <= LIMITS.bytes) return text;
  const size = translate(
    {
      id: 'site.desk.refusal.ownSize',
      message:
        '{name} has {size} MB. Check whether it is the right file, or send large attachments separately.',
    },
    { name, size: Math.ceil(sizeOf(source) / 1e6) },
  );
  return `${text} ${size}`;
}

/** The value at a place, or that there is none. */
export function valueLabel({ value }: FoundPlace): string {
  return value === undefined || value === ''
    ? translate({ id: 'site.desk.value.none', message: 'No value' })
    : translate({ id: 'site.desk.value', message: 'Value found' });
}

/** One sentence on all files, for the live region. */
export function summaryText(files: readonly CheckedFile[]): string {
  const [only] = files;
  if (only && files.length === 1) return `${only.name}: ${shortVerdict(only)}.`;
  const count = (wanted: Standing) => files.filter((file) => standingOf(file) === wanted).length;
  return translate(
    {
      id: 'site.desk.summary',
      message:
        'Files: {all}. Without errors: {accepted}, with errors: {refused}, without a verdict: {open}.',
    },
    {
      all: files.length,
      accepted: count('accepted'),
      refused: count('refused'),
      open: count('open'),
    },
  );
}

/** Captions of the parts of a finding, in the report and on the page. */
export const labels = () => ({
  notMet: translate({ id: 'site.desk.label.notMet', message: 'Not met:' }),
  remedy: translate({ id: 'site.desk.label.remedy', message: 'What to do' }),
  field: translate({ id: 'site.desk.label.field', message: 'Field to fill' }),
  where: translate({ id: 'site.desk.label.where', message: 'Where to look' }),
  term: translate({ id: 'site.desk.label.term', message: 'Term' }),
  expected: translate({ id: 'site.desk.label.expected', message: 'Expected' }),
  fix: translate({ id: 'site.desk.label.fix', message: 'As it would be right' }),
});
