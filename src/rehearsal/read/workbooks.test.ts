import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, rehearsed } from '../testing';
import type { SheetRefusal } from './refuse';

/** Workbooks that other programs wrote; the README beside them says which and how. */
const FIXTURES = path.join(import.meta.dirname, 'fixtures');

const fixture = (name: string) => fileOf(name, readFileSync(path.join(FIXTURES, name)));

/** The three lines that every target list among the fixtures has, from this row on. */
const linesFrom = (row: number) => [
  ['10000', 'INVOICE', 'XRechnung UBL', 'k10000@example.com', '2027-01-01', '', row],
  ['10000', 'CRMEMO', 'XRechnung UBL', 'k10000@example.com', '2027-01-01', '', row + 1],
  ['20000', 'INVOICE', '', 'k20000@example.com', '', '2026-12-31', row + 2],
];

const CUSTOMERS = [
  ['10000', 'Kundenbeispiel AG', 'DE136695976', 'DE', false],
  ['20000', 'Handelsbeispiel KG', 'DE129273398', 'DE', false],
  ['30000', 'Altbeispiel GmbH', '', 'DE', true],
];

/** First row of the target list, customers, and the lists of all sheets in their order. */
const RIGHT: Readonly<
  Record<string, { row?: number; customers?: true; lists: readonly string[] }>
> = {
  'libreoffice-csv.xlsx': { row: 2, lists: ['target-list'] },
  'libreoffice-typed.xlsx': { row: 4, lists: ['target-list', ''] },
  'openpyxl-filter.xlsx': { row: 2, lists: ['target-list', ''] },
  'openpyxl-1904.xlsx': { row: 2, lists: ['target-list'] },
  'openpyxl-title.xlsx': { row: 5, lists: ['target-list'] },
  'openpyxl-streamed.xlsx': { row: 2, lists: ['target-list'] },
  'exceljs-links.xlsx': { row: 2, lists: ['target-list'] },
  'open-in-excel-en.xlsx': { row: 2, lists: ['target-list'] },
  'open-in-excel-de.xlsx': { customers: true, lists: ['customers'] },
  'edit-in-excel-en.xlsx': { row: 2, lists: ['target-list'] },
  'package-de.xlsx': {
    row: 4,
    customers: true,
    lists: ['customers', 'target-list', 'countries', 'payment-terms'],
  },
  'package-en.xlsx': {
    row: 4,
    customers: true,
    lists: [
      'customers',
      'target-list',
      'payment-terms',
      'countries',
      'payment-methods',
      'vat-posting',
    ],
  },
  'package-empty.xlsx': { lists: ['customers', 'target-list'] },
};

for (const [name, { row, customers, lists }] of Object.entries(RIGHT)) {
  test(`reads ${name}`, async () => {
    const { rehearsal, sheets, refused } = await rehearsed([fixture(name)]);
    expect(refused).toEqual([]);
    expect(sheets.map(({ list }) => list ?? '')).toEqual(lists);
    const lines = rehearsal.company.lines.map(({ customerNo, documentType, format, ...line }) => [
      customerNo,
      documentType,
      format,
      line.entry.get('recipient-email'),
      line.from,
      line.to,
      line.entry.row.number,
    ]);
    expect(lines).toEqual(row === undefined ? [] : linesFrom(row));
    const found = [...rehearsal.company.customers.values()].map((customer) => [
      customer.no,
      customer.name,
      customer.vatNo,
      customer.country,
      customer.isBlocked,
    ]);
    expect(found).toEqual(customers ? CUSTOMERS : []);
  });
}

test('a package in English has one fault, whatever form its options and formulas have', async () => {
  const { rehearsal } = await rehearsed([fixture('package-en.xlsx')]);
  const found = [...rehearsal.hits].filter(([, rows]) => rows.length > 0).map(([id]) => id);
  // The row of customer 20000 ends with the year, which is a fault of the list itself.
  expect(found).toEqual(['customer-no-line', 'line-ended', 'terms-later']);
});

test('a cell with an error counts as a value that is no day', async () => {
  const { rehearsal } = await rehearsed([fixture('exceljs-1904.xlsx')]);
  expect(rehearsal.hits.get('line-date')?.map(({ entry }) => entry.row.number)).toEqual([2, 3]);
  expect(rehearsal.company.lines[2]?.to).toBe('2026-12-31');
});

const REFUSED: Readonly<Record<string, SheetRefusal>> = {
  'libreoffice.ods': 'other-archive',
  'libreoffice.xls': 'old-excel',
};

for (const [name, reason] of Object.entries(REFUSED)) {
  test(`refuses ${name}: ${reason}`, async () => {
    const { refused } = await rehearsed([fixture(name)]);
    expect(refused).toEqual([{ file: name, reason }]);
  });
}

test('every fixture has its test', () => {
  const named = [...Object.keys(RIGHT), ...Object.keys(REFUSED), 'exceljs-1904.xlsx', 'README.md'];
  expect(readdirSync(FIXTURES).sort()).toEqual(named.sort());
});
