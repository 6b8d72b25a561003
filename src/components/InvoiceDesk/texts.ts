import { translate } from '@docusaurus/Translate';
import {
  MAX_BYTES,
  type FoldedFinding,
  type FoundPlace,
  type Report,
} from '@site/src/desk/check/protocol';
import type { Refusal } from '@site/src/desk/check/refusal';
import type { Position } from '@site/packages/invoice/src/reading/element';
import { LIMITS } from '@site/packages/invoice/src/reading/limits';
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

const reasonText = (reason: Refusal): string =>
  ({
    empty: translate({ id: 'site.desk.refusal.empty', message: 'The file is empty.' }),
    pdf: translate({
      id: 'site.desk.refusal.pdf',
      message: 'This is the text of a PDF. Choose the file instead of pasting it.',
    }),
    'pdf-no-invoice': translate({
      id: 'site.desk.refusal.pdfNoInvoice',
      message:
        'There is no electronic invoice in this PDF: no embedded file is an invoice in XML. A PDF alone is no e-invoice.',
    }),
    'pdf-encrypted': translate({
      id: 'site.desk.refusal.pdfEncrypted',
      message:
        'The PDF is encrypted, and a password is needed to open it. Recipients cannot read the invoice either; hybrid invoices must not be encrypted.',
    }),
    'pdf-damaged': translate({
      id: 'site.desk.refusal.pdfDamaged',
      message: 'The PDF is damaged or incomplete. Fetch or create the file again.',
    }),
    'pdf-too-large': translate({
      id: 'site.desk.refusal.pdfTooLarge',
      message:
        'Parts of the PDF become so large when they are unpacked that they could do harm; it was not read.',
    }),
    timeout: translate({
      id: 'site.desk.refusal.timeout',
      message: 'The check took longer than a minute and was stopped. Nothing was decided.',
    }),
    'not-xml': translate({
      id: 'site.desk.refusal.notXml',
      message: 'This is not XML. An invoice in XML begins with a “<”.',
    }),
    malformed: translate({
      id: 'site.desk.refusal.malformed',
      message: 'The XML is damaged or incomplete. Fetch or create the file again.',
    }),
    kind: translate({
      id: 'site.desk.refusal.kind',
      message:
        'This XML is not an invoice in UBL or CII. The root element is Invoice, CreditNote or CrossIndustryInvoice.',
    }),
    doctype: translate({
      id: 'site.desk.refusal.doctype',
      message:
        'The file has a document type definition (DTD). Invoices must not have one, since it can do harm; the file was not read.',
    }),
    encoding: translate({
      id: 'site.desk.refusal.encoding',
      message: 'The characters do not match the encoding of the file. Save it as UTF-8.',
    }),
    depth: translate(
      {
        id: 'site.desk.refusal.depth',
        message:
          'The elements are nested more than {limit} deep, which no invoice needs; the file was not read. Create it again.',
      },
      { limit: LIMITS.depth },
    ),
    elements: translate(
      {
        id: 'site.desk.refusal.elements',
        message:
          'The file has more than {limit} thousand elements and was not read. Divide the invoice into several.',
      },
      { limit: LIMITS.elements / 1000 },
    ),
    names: translate({
      id: 'site.desk.refusal.names',
      message:
        'The file has more different elements, more attributes at one element or longer names than any invoice, and was not read. Create it again.',
    }),
    size: translate(
      {
        id: 'site.desk.refusal.size',
        message: 'The file is too large: up to {limit} MB are read.',
      },
      { limit: MAX_BYTES / 1e6 },
    ),
    unreadable: translate({
      id: 'site.desk.refusal.unreadable',
      message:
        'The browser cannot read this file. It may be a folder, or it was moved or changed; choose it again.',
    }),
    'not-loaded': translate({
      id: 'site.desk.refusal.notLoaded',
      message:
        'The checker could not be loaded. Check the network connection and try again; after the first use, or with the handbook kept on this device, none is needed.',
    }),
    failed: translate({
      id: 'site.desk.refusal.failed',
      message: 'The checker failed on this file. The file may be right or wrong.',
    }),
  })[reason];

/** Whether another try may end otherwise, with the same file. */
export function canBeRetried(reason: Refusal): boolean {
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

export function refusalText(reason: Refusal, place?: Position): string {
  const text = reasonText(reason);
  return place && reason !== 'kind' ? `${text} ${placeText(place)}.` : text;
}

/** Why a file was refused; of one that is too large, with its size and what to do. */
export function fileRefusalText(
  { name, source }: Pick<CheckedFile, 'name' | 'source'>,
  { reason, place }: { readonly reason: Refusal; readonly place?: Position },
): string {
  const text = refusalText(reason, place);
  if (reason !== 'size' || sizeOf(source) <= MAX_BYTES) return text;
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
