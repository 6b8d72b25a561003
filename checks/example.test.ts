import { expect, it } from 'vitest';
import { drawingModel } from '../src/facts/drawings';
import { localeIds, type LocaleId } from '../src/locales';
import { drawingProblems, exampleProblems, tableProblems } from './example';
import { createPage } from './lib/project';

const documents = new Map([['103002', { date: '2026-11-04' }]]);
const customers = new Set(['10000']);
const problems = (text: string, locale: LocaleId) =>
  exampleProblems({ file: 'docs/a.mdx', text, locale }, documents, customers).map(
    ({ line, message }) => `${line ?? 0}: ${message}`,
  );

it('accepts documents, days and customers of the example', () => {
  expect(problems('Invoice `103002` of 4 November 2026 to customer `10000`.', 'en-GB')).toEqual([]);
  expect(
    problems('Rechnung `103002` vom 4. November 2026 an den Debitor `10000`.', 'de-DE'),
  ).toEqual([]);
  expect(problems('Rechnung `103002` vom 04.11.2026.', 'de-DE')).toEqual([]);
});

it.each([
  ['another document', 'One.\n\nInvoice `103099`.', 'en-GB', '3: document 103099 is not in'],
  [
    'another day',
    'Invoice `103002` of 5 November 2026.',
    'en-GB',
    '1: document 103002 is of 2026-11-04',
  ],
  ['another day', 'Rechnung `103002` vom 05.11.2026.', 'de-DE', 'not of 05.11.2026'],
  ['another customer', 'For customer `70000`.', 'en-GB', '1: customer 70000 is not in'],
] as const)('finds %s', (_, text, locale, message) => {
  expect(problems(text, locale).join()).toContain(message);
});

/** Problems of a drawing in which one shown value is replaced by another. */
function drawn(id: string, from: string, to: string, locale: LocaleId = 'en-GB'): string {
  const model = JSON.stringify(drawingModel(id, locale));
  expect(model).toContain(`"${from}"`);
  const changed = JSON.parse(model.replace(`"${from}"`, `"${to}"`)) as ReturnType<
    typeof drawingModel
  >;
  return drawingProblems(id, changed, locale)
    .map(({ message }) => message)
    .join('\n');
}

it.each([
  [
    'edocument-list',
    '103004',
    '103002',
    'document 103002 has "10000" as Customer No., not "20000"',
  ],
  [
    'edocument-list',
    '103008',
    '103003',
    'document 103003 has "30000" as Customer No., not "40000"',
  ],
  ['edocument-list', 'PEPPOL', 'EMAIL', 'customer 20000 has "PEPPOL" as Sending Type'],
  ['edocument-card', '13/11/2026 09:14', '12/11/2026 09:14', 'its entry cannot be older'],
  ['edocument-card', 'ZF-EN', 'XR-UBL', 'customer 40000 has "ZF-EN" as Process'],
  ['target-list', 'XRechnung UBL', 'Peppol BIS Billing 3.0', 'as Invoice Format'],
  ['target-list', '01/10/2026', '01/01/2027', 'has "01/10/2026" as Valid From'],
  ['zugferd-customer', 'FIL-KOELN', '', 'customer 40000 has "FIL-KOELN" as Buyer Reference'],
  [
    'zugferd-customer',
    'rechnungen@example.com',
    'buchhaltung@example.com',
    'the mailbox buchhaltung',
  ],
  ['peppol-customer', '04011000-1234512345-06', '04011000-12345-03', 'customer 20000 has'],
  ['xinvoice-setup', 'DE123456789', 'DE111111111', 'Lieferbeispiel GmbH has "DE123456789"'],
  ['email', 'einkauf@example.com', 'verkauf@example.com', 'the mailbox verkauf@example.com'],
  ['preview', '10000', '99000', 'customer 99000 is not in the running example'],
])('finds in the drawing %s "%s" replaced by "%s"', (id, from, to, message) => {
  expect(drawn(id, from, to)).toContain(message);
});

it('finds a drawn entry that is older than its document in every language', () => {
  expect(drawn('edocument-card', '13.11.2026 09:14', '02.11.2026 09:14', 'de-DE')).toContain(
    'its entry cannot be older',
  );
});

it('accepts every line of the target list as it is drawn', () => {
  for (const locale of localeIds) {
    expect(drawingProblems('target-list', drawingModel('target-list', locale), locale)).toEqual([]);
  }
});

it.each([
  [
    'a line',
    '| Customer No. | Document Type | Sending Type |\n|---|---|---|\n| `40000` | `INVOICE` | `PEPPOL` |',
    'customer 40000 has "EMAIL" as Sending Type, not "PEPPOL".',
  ],
  [
    'a line with dates',
    '| Customer No. | Process | Valid From |\n|---|---|---|\n| `10000` AG | `XR-UBL` | `01/01/2027` |',
    'customer 10000 has "01/10/2026" as Valid From, not "01/01/2027".',
  ],
  [
    'a line field by field',
    '| Field | Value |\n|---|---|\n| Customer No. | `10000` (AG) |\n| Buyer Reference | `EK-1` |',
    'customer 10000 has "EK-4711" as Buyer Reference, not "EK-1".',
  ],
])('finds %s of a page that differs from the example', (_, table, message) => {
  const page = createPage('docs/a.mdx', `Text.\n\n${table}\n`, {
    locale: 'en-GB',
    collection: 'docs',
    name: 'a.mdx',
  });
  expect(tableProblems(page)).toMatchObject([{ line: 3, message }]);
});

it('leaves a line alone that has ended', () => {
  const table =
    '| Customer No. | Process | Valid To |\n|---|---|---|\n| `10000` | `PDF-ONLY` | `30/09/2026` |\n';
  const place = { locale: 'en-GB', collection: 'docs', name: 'a.mdx' } as const;
  expect(tableProblems(createPage('docs/a.mdx', table, place))).toEqual([]);
});
