import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saveAs } from '../output/save';
import {
  ANSWERS,
  customer,
  fileOf,
  line,
  csvFiles,
  rehearsed,
  rehearsedLists,
  type Lists,
} from '../testing';
import law from './law.json';
import { findingsOf } from '../rehearse';
import { periodOf, provisionOf, type Answers } from './january';

const PAGES = {
  'en-GB': 'docs/HowTo/January2027.mdx',
  'de-DE': 'i18n/de-DE/docusaurus-plugin-content-docs/current/HowTo/January2027.mdx',
} as const;

for (const locale of ['en-GB', 'de-DE'] as const) {
  test(`each provision stands on the page of the guide, ${locale}`, () => {
    const page = readFileSync(PAGES[locale], 'utf8');
    for (const period of law.periods) expect(page).toContain(period[locale].replace(/\.$/, ''));
    expect(page).toContain(law.noDuty[locale]);
  });
}

const days = (supply: string, sent: string, turnover: Answers['turnover'] = 'large'): Answers => ({
  ...ANSWERS,
  supply,
  sent,
  turnover,
});
const isPdfAllowed = (answers: Answers) => law.periods[periodOf(answers)]?.pdf;

test('a PDF is lawful on the days of the guide and on no other', () => {
  expect(isPdfAllowed(days('2026-12-15', '2026-12-15'))).toBe(true);
  expect(isPdfAllowed(days('2026-12-29', '2027-01-05'))).toBe(false);
  expect(isPdfAllowed(days('2026-12-29', '2027-01-05', 'small'))).toBe(false);
  expect(isPdfAllowed(days('2027-01-11', '2027-01-11'))).toBe(false);
  expect(isPdfAllowed(days('2027-01-11', '2027-12-31', 'small'))).toBe(true);
  expect(isPdfAllowed(days('2027-12-31', '2028-01-01', 'small'))).toBe(false);
  // § 27(38) no. 2 names a last day, and no first one.
  expect(isPdfAllowed(days('2027-01-11', '2026-12-20', 'small'))).toBe(true);
  expect(isPdfAllowed(days('2027-01-11', '2026-12-20', 'large'))).toBe(false);
  expect(isPdfAllowed(days('2028-01-01', '2028-01-02', 'small'))).toBe(false);
  expect(provisionOf({ standing: 'consumer' }, 'de-DE')).toBe('§ 14 Abs. 2 Satz 2 Nr. 1 UStG');
});

const pdf = { 'invoice-format': '', process: 'PDF-ONLY', 'buyer-reference': '' };
const numbers = Array.from({ length: 15 }, (_, index) => String(70_000 + index));
/** Twelve businesses with a PDF, of which six have no line, a consumer, a customer abroad, one in order. */
const lists: Lists = {
  customers: [
    ...numbers.slice(0, 12).map(customer),
    { ...customer('70012'), 'vat-no': '' },
    { ...customer('70013'), country: 'CH', 'vat-no': '' },
    customer('70014'),
  ],
  'target-list': [
    ...numbers.slice(0, 6).flatMap((no) => [
      { ...line(no, 'INVOICE'), ...pdf },
      { ...line(no, 'CRMEMO'), ...pdf },
    ]),
    ...['70012', '70013'].flatMap((no) => [
      { ...line(no, 'INVOICE'), ...pdf },
      { ...line(no, 'CRMEMO'), ...pdf },
    ]),
    ...[line('70014', 'INVOICE'), line('70014', 'CRMEMO')],
  ],
};
const answers: Answers = { ...days('2027-01-01', '2027-01-01'), withoutVat: 'consumer' };

test('twelve customers to change: the saved list, dropped again, is clean', async () => {
  const first = await rehearsedLists(lists, answers);
  const lawful = first.rehearsal.assessments.map(({ lawful: one }) => one);
  expect(lawful.filter((one) => one === 'no')).toHaveLength(12);
  expect(lawful.filter((one) => one === 'yes')).toHaveLength(3);
  const added = first.rehearsal.changes.filter((change) => change.line === undefined);
  expect(added).toHaveLength(24);
  expect(added[0]?.values).toMatchObject({
    'customer-no': '70000',
    'invoice-format': 'ZUGFeRD EN 16931',
    process: 'ZF-EN',
    'recipient-email': 'k70000@example.com',
    'valid-from': '2027-01-01',
  });
  for (const format of ['xlsx', 'csv'] as const) {
    const saved = await saveAs(format, first, 'de-DE');
    expect(saved).toHaveLength(1);
    const again = await rehearsed(
      [
        ...csvFiles({ customers: lists.customers ?? [] }),
        ...saved.map(({ name, content }) => fileOf(name, content)),
      ],
      answers,
    );
    expect(again.rehearsal.assessments.map((one) => one.lawful)).not.toContain('no');
    expect(again.rehearsal.changes).toEqual([]);
    const hits = [...again.rehearsal.hits].filter(([, rows]) => rows.length > 0);
    expect(hits.map(([id]) => id)).toEqual([]);
    const old = again.rehearsal.company.lines.filter(({ to }) => to !== '');
    expect(old).toHaveLength(12);
    expect(old.every(({ to }) => to === '2026-12-31')).toBe(true);
  }
});

test('a customer without VAT number is to be decided, by group or for all', async () => {
  const of = async (more: Partial<Answers>) => {
    const { rehearsal } = await rehearsedLists(lists, { ...answers, ...more });
    return rehearsal.assessments.find((one) => one.customer.no === '70012')?.lawful;
  };
  expect(await of({ withoutVat: 'undecided' })).toBe('undecided');
  expect(await of({ withoutVat: 'business' })).toBe('no');
  expect(await of({ withoutVat: 'business', groups: { INLAND: 'consumer' } })).toBe('yes');
});

test('a decision for one customer goes before its country, its group and its VAT number', async () => {
  const of = async (no: string, more: Partial<Answers>) => {
    const { rehearsal } = await rehearsedLists(lists, { ...answers, ...more });
    const { lawful, standing, recognised } =
      rehearsal.assessments.find(({ customer: one }) => one.no === no) ?? {};
    return { lawful, standing, recognised };
  };
  expect(await of('70012', { customers: { '70012': 'business' } })).toEqual({
    lawful: 'no',
    standing: 'business',
    recognised: 'consumer',
  });
  const groups = { INLAND: 'business' } as const;
  expect(await of('70000', { groups, customers: { '70000': 'consumer' } })).toMatchObject({
    lawful: 'yes',
    recognised: 'business',
  });
  expect(await of('70013', { customers: { '70013': 'business' } })).toMatchObject({
    lawful: 'no',
    recognised: 'abroad',
  });
  expect(await of('70001', { customers: { '70000': 'abroad' } })).toMatchObject({ lawful: 'no' });
});

test('who is owed an invoice in any form, an e-invoice, or none', async () => {
  const of = async (standing: Answers['customers'][string], more: Partial<Answers> = {}) => {
    const own = { ...answers, ...more, customers: { '70008': standing, '70000': standing } };
    const { rehearsal } = await rehearsedLists(lists, own);
    const found = ['70000', '70008'].map((no) =>
      rehearsal.assessments.find((one) => one.customer.no === no),
    );
    return found.map((one) => [one?.lawful, one && provisionOf(one, 'de-DE')].join(' '));
  };
  const nothing = { otherwise: 'nothing' } as const;
  const paragraph = '§ 14 Abs. 2 Satz 2';
  expect(await of('establishment', nothing)).toEqual([
    `no ${paragraph} Nr. 1 UStG`,
    `undecided ${paragraph} Nr. 1 UStG`,
  ]);
  expect(await of('legal', nothing)).toEqual([
    `yes ${paragraph} Nr. 2 UStG`,
    `undecided ${paragraph} Nr. 2 UStG`,
  ]);
  expect(await of('property', nothing)).toEqual([
    `yes ${paragraph} Nr. 3 UStG`,
    `undecided ${paragraph} Nr. 3 UStG`,
  ]);
  expect(await of('exempt', nothing)).toEqual([`yes ${paragraph} UStG`, `yes ${paragraph} UStG`]);
});

test.each([
  ['78266', 'Büsingen am Hochrhein'],
  ['27498', 'Helgoland'],
  ['D-27498', 'Helgoland'],
])('%s is not inland: %s', async (postCode, city) => {
  const place = { 'post-code': postCode, city };
  const own = { ...lists, customers: [{ ...customer('70000'), ...place }, customer('70001')] };
  const { rehearsal } = await rehearsedLists(own, answers);
  expect(rehearsal.assessments.map(({ standing, lawful }) => [standing, lawful])).toEqual([
    ['abroad', 'yes'],
    ['business', 'no'],
  ]);
});

test('what the channel Print sends is paper, also of an e-invoice', async () => {
  const print = { 'sending-type': 'PRINT' };
  const own = {
    customers: [customer('70000')],
    'target-list': [{ ...line('70000', 'INVOICE'), ...print }, line('70000', 'CRMEMO')],
  };
  const { rehearsal } = await rehearsedLists(own, answers);
  expect(rehearsal.assessments).toMatchObject([{ invoice: 'paper', lawful: 'no' }]);
  expect(rehearsal.changes.map(({ values }) => values['sending-type'])).toContain('EMAIL');
  const december = { ...answers, ...days('2026-12-01', '2026-12-01') };
  const before = await rehearsedLists(own, december);
  expect(before.rehearsal.assessments).toMatchObject([{ invoice: 'paper', lawful: 'yes' }]);
});

test('a format that is not known decides nothing, and is left as it is', async () => {
  const own: Lists = {
    ...lists,
    'target-list': (lists['target-list'] ?? []).map((row) => ({
      ...row,
      'invoice-format': 'ZUGFeRD',
    })),
  };
  const { rehearsal } = await rehearsedLists(own, answers);
  const of = (no: string) => rehearsal.assessments.find((one) => one.customer.no === no);
  expect(of('70000')).toMatchObject({ invoice: 'unknown', lawful: 'undecided' });
  expect(of('70013')).toMatchObject({ invoice: 'unknown', lawful: 'yes' });
  const found = findingsOf(rehearsal, 'de-DE').find(({ check }) => check === 'line-format-unknown');
  expect(found?.rows).toMatchObject([
    {
      value: 'ZUGFeRD',
      why: `ZUGFeRD ist keines der Formate (Zeilen: ${own['target-list']?.length}).`,
      correct: expect.stringContaining('zuerst: ZUGFeRD EN 16931, ZUGFeRD XRechnung,') as string,
    },
  ]);
});

test('a list in CSV has no formula, and its numbers and telephones as they are', async () => {
  const names = [
    '=HYPERLINK("x")',
    '+cmd|x',
    '-1+1',
    '@SUM(1)',
    '-12,50',
    '+49 (0) 211/123-4',
    'Müller',
  ];
  const own: Lists = {
    ...lists,
    'target-list': (lists['target-list'] ?? []).map((row, index) => ({
      ...row,
      'buyer-reference': names[index] ?? '',
    })),
  };
  const rehearsed = await rehearsedLists(own, answers);
  const saved = await saveAs('csv', rehearsed, 'de-DE');
  const text = saved.map(({ content }) => new TextDecoder().decode(content)).join('');
  for (const name of names.slice(0, 4)) expect(text).toContain(`'${name.replaceAll('"', '""')}`);
  for (const name of names.slice(4)) expect(text).toContain(`;${name};`);
});

test('who receives nothing is to be looked at', async () => {
  const { rehearsal } = await rehearsedLists(lists, { ...answers, otherwise: 'nothing' });
  const none = rehearsal.assessments.find((one) => one.customer.no === '70008');
  expect(none).toMatchObject({ invoice: 'nothing', lawful: 'undecided' });
  const nothing: Lists = { customers: lists.customers ?? [], 'target-list': [] };
  const early = { ...days('2026-12-01', '2026-12-01'), otherwise: 'nothing' } as const;
  const of = await rehearsedLists(
    { ...nothing, 'target-list': [line('70014', 'INVOICE')] },
    { ...early, withoutVat: 'consumer' },
  );
  const lawful = new Map(of.rehearsal.assessments.map((one) => [one.customer.no, one.lawful]));
  expect(lawful.get('70000')).toBe('undecided');
  expect(lawful.get('70013')).toBe('undecided');
  expect(lawful.get('70012')).toBe('yes');
});

test('the JSON has every finding, in the language of the reader', async () => {
  const [file] = await saveAs('json', await rehearsedLists(lists, answers), 'de-DE');
  const report = JSON.parse(new TextDecoder().decode(file?.content)) as {
    january: { counts: object };
    findings: { title: string }[];
  };
  expect(report.january.counts).toEqual({ yes: 3, no: 12, undecided: 0 });
  expect(report.findings[0]?.title).toBe('Debitor ohne Zeile für Rechnungen');
});
