import { describe, expect, it } from 'vitest';
import { actions, platformActions } from '../facts/entries';
import { allFields } from '../facts/field-model';
import { canBeChosen, situations } from '../facts/next-step';
import { termSource } from '../facts/term-sources';
import { entryAfter, stepsAfter } from './after';
import { branches, namedField, type Branch } from './branch';
import { effects, withValue } from './effects';
import { examples } from './example';
import { branchesOf, productMessages } from './product-messages';
import { messageTable } from './message-table';
import { run } from './run';
import { vatMessages } from './vat-messages';
import { selectTarget } from './select';
import type { Document, Run, Setup, Values } from './types';
import { whatIf } from './what-if';
import { terms as written } from './writes.json';

const [first] = examples;
if (!first) throw new Error('There is no example.');
const { setup, document, day } = first;
const usual = run(setup, document, day);
const references = allFields.map(({ entityId, field }) => `${entityId}/${field.id}`);
const allEffects = references.flatMap((reference) =>
  effects(reference).map((effect) => ({ reference, ...effect })),
);

const with_ = (values: Values, of: Setup = setup): Setup =>
  Object.entries(values).reduce((all, [field, value]) => withValue(all, field, value), {
    ...of,
    values: { ...of.values, ...values },
  });

const hybrid = with_({
  'target-list/process': 'ZF-EN',
  'target-list/invoice-format': 'ZUGFeRD EN 16931',
  'xml-schemas/syntax': 'CII',
});
const overPeppol = with_({ 'target-list/sending-type': 'PEPPOL' });
const withoutStep = (step: string): Setup => ({
  ...setup,
  processes: setup.processes.map(({ values, lines }) => ({
    values,
    lines: lines.filter((line) => line['process-lines/step'] !== step),
  })),
});
const withLine = (line: Values): Setup => ({
  ...setup,
  processes: setup.processes.map(({ values, lines }) => ({ values, lines: [line, ...lines] })),
});
const onlyArchive: Setup = {
  ...setup,
  processes: setup.processes.map(({ values }) => ({
    values,
    lines: [{ 'process-lines/step': 'archive' }],
  })),
};

/** Setups that lead into branches on what a run works out, by the message. */
const WAYS: Readonly<Record<string, Setup>> = {
  'EDOC-0001': with_({ 'target-list/process': '', 'document-types/default-process': '' }),
  'EDOC-0101': with_({ 'target-list/process': 'XR-UBL-CN' }),
  'EDOC-0117': with_({ 'target-list/process': 'ZF-EN' }),
  'EDOC-0120': with_({ 'document-types/ubl-document': 'CreditNote' }),
  'EDOC-0107': with_({ 'currencies/iso-code': '', 'currencies/code': '' }),
  'EDOC-0201': withoutStep('create-xml'),
  'EDOC-0412': with_({ 'target-list/endpoint-id': 'einkauf@example.com' }, overPeppol),
  'EDOC-0205': with_({ 'xinvoice-setup/customization-id': '?' }),
  'EDOC-0202': with_({ 'units/international-standard-code': '' }),
  'EDOC-0203': with_({
    'units/international-standard-code': 'STÜCK',
    'general-setup/stop-at-warnings': 'Yes',
  }),
  'EDOC-0301': with_({ 'document-templates/report-id': '?' }, hybrid),
  'EDOC-0302': with_({ 'document-templates/report-layout': '?' }, hybrid),
  'EDOC-0303': hybrid,
  'EDOC-0304': with_({ 'document-templates/code': '' }, hybrid),
  'EDOC-0305': with_({ 'pdf-fields/value': '?' }, hybrid),
  'EDOC-0306': withoutStep('create-pdf'),
  'EDOC-0307': hybrid,
  'EDOC-0308': with_({ 'xinvoice-setup/attachment-name': '?' }, hybrid),
  'EDOC-0311': with_({ 'pdf-fields/value': '', 'pdf-fields/only-hybrid': 'Yes' }, hybrid),
  'EDOC-0403': with_({ 'target-list/recipient-email': '', 'customer/email': '' }),
  'EDOC-0411': with_({ 'target-list/endpoint-id': '?' }, overPeppol),
  'EDOC-0413': with_({ 'added/participant-id': '' }, overPeppol),
  'EDOC-0415': with_({ 'target-list/sending-type': 'FILE', 'sending-types/folder': '' }),
  'EDOC-0418': with_({ 'general-setup/test-mode': 'Yes' }),
  'EDOC-0419': with_({ 'target-list/sending-type': 'PORTAL' }),
  'EDOC-0420': with_({ 'general-setup/test-mode': 'Yes', 'general-setup/test-email': '' }),
  'EDOC-0421': with_({
    'target-list/sending-type': '',
    'general-setup/default-sending-type': '',
  }),
  'EDOC-0502': onlyArchive,
  'EDOC-0601': withLine({ 'process-lines/step': 'run-codeunit', 'process-lines/parameter': '?' }),
  'EDOC-0602': withLine({ 'process-lines/step': 'run-codeunit' }),
};

/** Moments at which a person acts on an entry: no part of a run. */
const BY_HAND = /-action$/;

function runInto({ when, message = '' }: Branch): Run {
  const values = Object.entries(when).map(
    ([name, value]) => [name, [value].flat()[0] ?? ''] as const,
  );
  const own = values.filter(([name]) => !/^(run|event)\//.test(name));
  const events = values.flatMap(([name, value]) => {
    const [, at] = /^event\/(.+)$/.exec(name) ?? [];
    return at === undefined ? [] : [[at, value] as const];
  });
  const onDocument = own.filter(([name]) => name.startsWith('added/'));
  return run(
    WAYS[message] ?? with_(Object.fromEntries(own)),
    { ...document, values: Object.fromEntries(onDocument) },
    day,
    Object.fromEntries(events),
  );
}

describe('a run', () => {
  it('of the example without faults ends at Completed with valid XML', () => {
    expect(usual.entry).toEqual({ status: 'completed', dispatched: 'yes' });
    expect(usual.steps.map(({ outcome }) => outcome)).toEqual(Array(6).fill('done'));
    expect([usual.findings, usual.missing]).toEqual([[], []]);
  });

  it('ends in a status of the machine, for every field and value', () => {
    expect(allEffects.length).toBeGreaterThan(40);
    for (const { reference, value, run: one } of allEffects) {
      if (!one.entry) continue;
      const { status, dispatched, failedStep } = one.entry;
      const known = situations.some(
        (situation) =>
          situation.status === status &&
          situation.dispatched === dispatched &&
          situation.failedStep === failedStep,
      );
      expect(known, `${reference} = "${value}" ends at ${status}`).toBe(true);
    }
  });

  it('is followed only by steps that are possible where the entry stands', () => {
    const wrong = branches
      .filter(({ ends }) => ends !== 'no-entry')
      .flatMap((branch) => {
        const entry = entryAfter(branch);
        if (!entry) return [];
        return stepsAfter(branch).filter(({ step }) => {
          const own = actions.find(({ id }) => id === step.action);
          return own
            ? !canBeChosen(own, entry)
            : !platformActions.some(({ id }) => id === step.action);
        });
      });
    expect(wrong).toEqual([]);
  });

  it.each(branches.filter(({ at, message }) => message && !BY_HAND.test(at)))(
    'can raise $message at $at',
    (branch) => {
      const { message, steps } = runInto(branch);
      expect([message, ...steps.map((step) => step.message)]).toContain(branch.message);
    },
  );
});

describe('each message', () => {
  it('is raised by a branch, or retired', () => {
    for (const message of productMessages) {
      const { length } = branchesOf(message);
      expect(length > 0, message.id).toBe(message.retired === undefined);
    }
  });

  it('about VAT data has its row, with a step for each condition', () => {
    const { rows } = messageTable('en-GB');
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...productMessages, ...vatMessages].map(({ id }) => id));
    expect(ids.at(-1)).toBe('EDOC-V22');
    const row = JSON.stringify(rows.find(({ id }) => id === 'EDOC-V07'));
    expect(row).toContain('Mandatory VAT data: Time of supply');
    expect(row).toContain('/Setup/GeneralSetup#field-check-vat-data');
    expect(row).toMatch(/A value is wrong.*Restart.*A posted value is wrong.*Cancel/);
  });

  it('of a branch is one of the data', () => {
    const ids = new Set(productMessages.map(({ id }) => id));
    expect(branches.flatMap(({ message }) => message ?? []).filter((id) => !ids.has(id))).toEqual(
      [],
    );
  });
});

describe('fields that fill a term', () => {
  // A code of Business Central stands in for the code of the standard.
  const STAND_INS = ['currencies/code', 'countries-regions/code'];

  it.each(written)('of $term count in the order of the term’s page', ({ term, from }) => {
    const sources = termSource(term).map(({ field, page }) => ({ field, page }));
    const places = from
      .filter((reference) => !reference.startsWith('run/') && !STAND_INS.includes(reference))
      .map((reference) => {
        const { caption, page } = namedField(reference);
        return sources.findIndex((source) => source.field === caption && source.page === page);
      });
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('a field left empty', () => {
  it('shows the step that stops, the line that lacks the value, and the next step', () => {
    const found = whatIf('units/international-standard-code', 'en-GB');
    expect(found?.steps.map(({ outcome }) => outcome)).toEqual([
      'done',
      'failed',
      ...Array<string>(4).fill('left'),
    ]);
    expect(found?.xml).toEqual({
      usual: ['<cbc:InvoicedQuantity unitCode="H87">4</cbc:InvoicedQuantity>'],
      without: ['<cbc:InvoicedQuantity>4</cbc:InvoicedQuantity>'],
    });
    const texts = JSON.stringify([found?.end, found?.next]);
    expect(texts).toContain('/Reference/Rules/BR-23');
    expect(texts).toContain(
      'Enter **International Standard Code** (Units of Measure). Then choose',
    );
    expect(texts).toContain('/eDocument#action-restart');
  });

  it('shows nothing where it may be empty', () => {
    expect(whatIf('units/symbol', 'en-GB')).toBeUndefined();
    expect(whatIf('xinvoice-setup/profile-id', 'en-GB')).toBeUndefined();
  });

  it('has a next step for every field whose emptiness changes a run', () => {
    const found = references.flatMap((reference) => whatIf(reference, 'de-DE') ?? []);
    expect(found.length).toBeGreaterThan(18);
    expect(found.filter(({ next }) => next.length === 0)).toEqual([]);
  });
});

describe('what the handbook promises', () => {
  const endOf = (values: Values, of: Setup = setup, other: Document = document, on = day) => {
    const { entry, message, steps, findings } = run(with_(values, of), other, on);
    return {
      status: entry?.status,
      step: entry?.failedStep,
      said: message ?? steps.flatMap((step) => step.message ?? [])[0],
      rules: [...new Set(findings.map(({ rule }) => rule))],
    };
  };

  it.each<[string, Values, ReturnType<typeof endOf>]>([
    [
      'a unit without standard code stops at Check by BR-23',
      { 'units/international-standard-code': '' },
      { status: 'error', step: 'check', said: 'EDOC-0202', rules: ['BR-23'] },
    ],
    [
      'no payment means stops at Check by BR-DE-1',
      { 'xinvoice-setup/payment-means': '' },
      { status: 'error', step: 'check', said: 'EDOC-0202', rules: ['BR-DE-1'] },
    ],
    [
      'a country without ISO code is written with its own code of two characters',
      { 'countries-regions/iso-code': '' },
      { status: 'completed', step: undefined, said: undefined, rules: [] },
    ],
    [
      'a blank Customization ID takes that of the schema',
      { 'xinvoice-setup/customization-id': '' },
      { status: 'completed', step: undefined, said: undefined, rules: [] },
    ],
    [
      'blank in both places stops at Check by BR-01',
      { 'xinvoice-setup/customization-id': '', 'xml-schemas/customization-id': '' },
      { status: 'error', step: 'check', said: 'EDOC-0202', rules: ['BR-01'] },
    ],
    [
      'an inactive sending type leaves the entry at Ready to Send',
      { 'sending-types/active': 'No' },
      { status: 'ready-to-send', step: undefined, said: 'EDOC-0401', rules: [] },
    ],
    [
      'a used-up number series makes no entry',
      { 'general-setup/edocument-nos': '?' },
      { status: undefined, step: undefined, said: 'EDOC-0004', rules: [] },
    ],
    [
      'Active off leaves the entry at New with an empty Last Error',
      { 'general-setup/active': 'No' },
      { status: 'new', step: undefined, said: undefined, rules: [] },
    ],
    [
      'a schema that is not loaded is a note at Check',
      { 'xml-schemas/schema-loaded': 'No' },
      { status: 'completed', step: undefined, said: 'EDOC-0111', rules: [] },
    ],
    [
      'a blank Recipient E-Mail takes that of the customer',
      { 'target-list/recipient-email': '' },
      { status: 'completed', step: undefined, said: undefined, rules: [] },
    ],
    [
      'a blank Endpoint ID with the scheme EM takes the recipient’s address',
      { 'target-list/endpoint-id': '' },
      { status: 'completed', step: undefined, said: undefined, rules: [] },
    ],
    [
      'without any address R010 stops at Check',
      {
        'target-list/endpoint-id': '',
        'target-list/recipient-email': '',
        'customer/email': '',
      },
      {
        status: 'error',
        step: 'check',
        said: 'EDOC-0202',
        rules: ['PEPPOL-EN16931-R010'],
      },
    ],
  ])('%s', (_, values, expected) => {
    expect(endOf(values)).toEqual(expected);
  });

  it('EM over Peppol stops at Check, before anything is sent', () => {
    const values = { 'target-list/endpoint-id': 'einkauf@example.com' };
    expect(endOf(values, overPeppol)).toMatchObject({ step: 'check', said: 'EDOC-0412' });
  });

  it('the day of the run decides on the row, and the later Valid From wins', () => {
    const [row = {}] = setup.targets;
    const later = { ...row, 'target-list/valid-from': '2027-01-01' };
    const both = { ...setup, targets: [row, later] };
    expect(selectTarget(both, document, '2026-12-31').row).toBe(row);
    expect(selectTarget(both, document, '2027-01-01').row).toBe(later);
  });
});
