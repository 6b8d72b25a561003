/**
 * The product as a program: what becomes of a posted document. It has no clock and writes nothing; the
 * branches are data (`branches.json`), the machine of an entry is `facts/next-step.ts`.
 */
import type { Finding } from 'edocument-invoice';
import { conditionedSteps } from '../facts/next-step';
import { SAMPLE_NAMES, type SampleName } from '../facts/samples/catalogue';
import { entryAfter, stepsAfter, type Entry } from './after';
import { branchesAt, isTaken, type Branch, type End } from './branch';
import { productMessages } from './product-messages';
import { selectTarget } from './select';
import type { Document, Events, Run, Selected, Setup, StepRun, Values } from './types';
import { findingsIn, writeXml } from './xml';

/** The formats whose XML is embedded in a PDF. */
const HYBRID = /^ZUGFeRD /;
const yes = (is: boolean) => (is ? 'Yes' : 'No');

function sampleOf(name: string): SampleName {
  const found = SAMPLE_NAMES.find((one) => one === name);
  if (!found) throw new Error(`"${name}" is no sample. Allowed: ${SAMPLE_NAMES.join(', ')}`);
  return found;
}

/** Everything that a run reads, by reference; `run/…` follows from the selection. */
export function valuesOf(
  setup: Setup,
  document: Omit<Document, 'holds'>,
  selected: Selected,
  events: Events = {},
): Values {
  const { row, process, format, sendingType, endpoint, recipientEmail } = selected;
  const type = setup.documentTypes.find((one) => one['document-types/code'] === document.type);
  const channel = setup.sendingTypes.find((one) => one['sending-types/code'] === sendingType);
  const values: Values = {
    ...setup.values,
    ...type,
    ...channel,
    ...process?.values,
    ...row,
    ...document.values,
    ...Object.fromEntries(Object.entries(events).map(([at, event]) => [`event/${at}`, event])),
  };
  const table = values['process-template/source-table'] ?? '';
  const isTest = ['general-setup/test-mode', 'target-list/test', 'platform/sandbox'].some(
    (one) => values[one] === 'Yes',
  );
  return {
    ...values,
    'run/process': values['process-template/code'] ?? '',
    'run/table-fits': yes(['', '0', values['document-types/source-table']].includes(table)),
    'run/format-fits': yes((values['process-template/invoice-format'] ?? '') === format),
    'run/root-fits': yes(
      values['xml-schemas/syntax'] !== 'UBL' ||
        values['xml-schemas/root-element'] === values['document-types/ubl-document'],
    ),
    'run/currency': values['currencies/iso-code'] || (values['currencies/code'] ?? ''),
    'run/profile': values['xinvoice-setup/customization-id'] ?? '',
    'run/document-template': values['document-templates/code'] ?? '',
    'run/scheme': endpoint.scheme,
    'run/endpoint': endpoint.value,
    'run/recipient-email': recipientEmail,
    'run/sending-type': sendingType,
    'run/hybrid': yes(HYBRID.test(format)),
    'run/test': yes(isTest),
  };
}

/** The severity of the findings at which the step Check stops; '' where it goes on. */
function stopOf(findings: readonly Finding[], values: Values): string {
  const level = values['xinvoice-setup/check-level'] || values['general-setup/check-level'];
  if (level !== 'Strict') return '';
  if (findings.some(({ severity }) => severity === 'fatal')) return 'fatal';
  const stops = values['general-setup/stop-at-warnings'] === 'Yes';
  return stops && findings.some(({ severity }) => severity === 'warning') ? 'warning' : '';
}

/** The branch that the values lead into at a step, notes left out. */
const takenAt = (at: string, values: Values, ends?: End) =>
  branchesAt(at).find(
    (branch) => (branch.ends === 'note') === (ends === 'note') && isTaken(branch, values),
  );

/**
 * What becomes of a posted document on a day.
 *
 * @param day of the run, in ISO 8601
 * @param events what happens outside the setup, by step
 */
export function run(setup: Setup, document: Document, day: string, events: Events = {}): Run {
  const selected = selectTarget(setup, document, day);
  let values = valuesOf(setup, document, selected, events);
  const steps: StepRun[] = [];
  let xml: string | undefined;
  let missing: readonly string[] = [];
  let findings: readonly Finding[] = [];
  let suppressed: Branch | undefined;
  const ended = (branch: Branch): Run => {
    const message = productMessages.find(({ id }) => id === branch.message);
    return {
      selected,
      steps,
      entry: entryAfter(branch, steps.at(-1)?.step),
      missing,
      findings,
      nextSteps: stepsAfter(branch, message?.remedy),
      ...(xml === undefined ? {} : { xml }),
      ...(branch.message === undefined ? {} : { message: branch.message }),
    };
  };
  const early = takenAt('post', values) ?? takenAt('start', values);
  if (early) return ended(early);

  for (const line of selected.process?.lines ?? []) {
    const step = line['process-lines/step'] ?? '';
    if (line['process-lines/active'] === 'No' || !isMet(line['process-lines/condition'], values)) {
      steps.push({ step, outcome: 'not-applicable' });
      continue;
    }
    if (step === 'check' && xml !== undefined) {
      findings = findingsIn(xml);
      values = { ...values, 'run/stops': stopOf(findings, values) };
    }
    const here: Values = { ...values, ...line };
    const taken = takenAt(step, here);
    if (taken) {
      const said = taken.message === undefined ? {} : { message: taken.message };
      const isSuppressed = taken.ends === 'suppressed';
      if (isSuppressed) suppressed = taken;
      if (isSuppressed || (line['process-lines/on-error'] === 'Skip' && taken.ends === undefined)) {
        steps.push({ step, outcome: 'skipped', ...said });
        continue;
      }
      steps.push({ step, outcome: taken.ends === undefined ? 'failed' : 'waits', ...said });
      return ended(taken);
    }
    const note = takenAt(step, here, 'note');
    steps.push({
      step,
      outcome: note ? 'noted' : 'done',
      ...(note?.message === undefined ? {} : { message: note.message }),
    });
    if (step === 'create-xml') {
      const syntax = values['xml-schemas/syntax'] === 'CII' ? 'cii' : 'ubl';
      ({ xml, missing } = writeXml(sampleOf(document.sample), syntax, values, document.holds));
      values = { ...values, 'run/xml': 'xml', 'run/files': 'xml' };
    } else if (step === 'create-pdf') {
      values = { ...values, 'run/pdf': 'pdf', 'run/files': 'pdf' };
    }
  }
  if (suppressed) return ended(suppressed);
  const waits = values['sending-types/confirmation-required'] === 'Yes';
  const entry: Entry = { status: waits ? 'sent' : 'completed', dispatched: 'yes' };
  return {
    selected,
    steps,
    entry,
    missing,
    findings,
    nextSteps: conditionedSteps(entry.status, entry.dispatched),
    ...(xml === undefined ? {} : { xml }),
  };
}

/** Condition of a process line: a table view with one constant or list of constants for each field. */
const VIEW = /^WHERE\("([^"]+)"=(?:CONST|FILTER)\((<>)?([^)]*)\)\)$/;
const FIELD_OF: Readonly<Record<string, string>> = {
  'Sending Type': 'run/sending-type',
  'Customer No.': 'target-list/customer-no',
  'Document Type': 'document-types/code',
};

function isMet(condition: string | undefined, values: Values): boolean {
  if (!condition) return true;
  const [, name = '', not, list = ''] = VIEW.exec(condition) ?? [];
  const field = FIELD_OF[name];
  if (field === undefined) throw new Error(`The condition ${condition} cannot be read.`);
  return list.split('|').includes(values[field] ?? '') !== (not !== undefined);
}
