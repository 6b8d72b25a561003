import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { faultless, fileOf, rehearsed, ANSWERS } from '../testing';
import { columnCaption, columnsOf, LIST_IDS } from '../lists';
import { csvOf } from '../sample';
import type { SheetRefusal } from './refuse';

type Cell = string | number | boolean | Date | null;
type Rows = readonly (readonly Cell[])[];

const HEAD_DE = ['Debitorennr.', 'Belegart', 'Rechnungsformat', 'Versandart', 'Gültig ab'] as const;
const HEAD_EN = [
  'Customer No.',
  'Document Type',
  'Invoice Format',
  'Sending Type',
  'Valid From',
] as const;
const LINE = ['10000', 'INVOICE', 'XRechnung UBL', 'EMAIL', '01.01.2027'] as const;

const xlsx = (rows: Rows, name = 'Zielliste', more: object = {}): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name, rows: rows.map((row) => [...row]), ...more }] });

/** Lines of the target list in a file. */
async function lines(name: string, content: string | Uint8Array) {
  const { rehearsal, refused } = await rehearsed([fileOf(name, content)]);
  expect(refused).toEqual([]);
  return rehearsal.company.lines.map(({ customerNo, documentType, format, from, entry }) => ({
    no: customerNo,
    type: documentType,
    format,
    from,
    row: entry.row.number,
  }));
}

const EXPECTED = {
  no: '10000',
  type: 'INVOICE',
  format: 'XRechnung UBL',
  from: '2027-01-01',
  row: 2,
};

async function refusal(
  name: string,
  content: string | Uint8Array,
): Promise<SheetRefusal | undefined> {
  const { refused } = await rehearsed([fileOf(name, content)]);
  return refused[0]?.reason;
}

const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
const utf16 = (text: string): Uint8Array => {
  const units = [...`\uFEFF${text}`].flatMap((character) => {
    const code = character.charCodeAt(0);
    return [code & 255, code >> 8];
  });
  return Uint8Array.from(units);
};
const csv = (separator: string, head: readonly string[] = HEAD_DE): string =>
  [head, LINE].map((row) => row.join(separator)).join('\r\n');

const right: readonly (readonly [
  title: string,
  content: () => Promise<Uint8Array | string> | Uint8Array | string,
  expected?: object,
])[] = [
  ['captions in German', () => xlsx([HEAD_DE, LINE])],
  ['captions in English', () => xlsx([HEAD_EN, LINE], 'Target List')],
  ['another name of the sheet', () => xlsx([HEAD_DE, LINE], 'Sheet1')],
  [
    'columns in another order, with others between',
    () => xlsx([[...HEAD_DE, 'Notiz'].reverse(), [...LINE, 'egal'].reverse()]),
  ],
  [
    'names of fields as Edit in Excel writes them',
    () =>
      xlsx([
        ['Customer_No', 'Document_Type', 'Invoice_Format', 'Sending_Type', 'Valid_From'],
        LINE,
      ]),
  ],
  ['dates as dates', () => xlsx([HEAD_DE, [...LINE.slice(0, 4), new Date('2027-01-01')]])],
  ['dates as numbers', () => xlsx([HEAD_DE, [...LINE.slice(0, 4), 46388]])],
  ['dates in ISO 8601', () => xlsx([HEAD_DE, [...LINE.slice(0, 4), '2027-01-01']])],
  ['dates with the day first', () => xlsx([HEAD_EN, [...LINE.slice(0, 4), '01/01/2027']])],
  ['dates of two digits', () => xlsx([HEAD_DE, [...LINE.slice(0, 4), '01.01.27']])],
  ['customer numbers as numbers', () => xlsx([HEAD_DE, [10000, ...LINE.slice(1)]])],
  [
    'blanks around values',
    () => xlsx([HEAD_DE.map((text) => ` ${text} `), LINE.map((text) => `${text} `)]),
  ],
  [
    'a configuration package',
    () => xlsx([['EDOC', 'eDocument Target', 71210015], [], HEAD_DE, LINE], 'eDocument Target'),
    { row: 4 },
  ],
  [
    'rows above the captions',
    () => xlsx([['Zielliste vom 01.12.2026'], [], HEAD_DE, LINE]),
    { row: 4 },
  ],
  ['empty rows between and below', () => xlsx([HEAD_DE, [], LINE, [], []]), { row: 3 }],
  [
    'hidden rows',
    () => xlsx([HEAD_DE, LINE], 'Zielliste', { rowDefs: new Map([[1, { hidden: true }]]) }),
  ],
  [
    'a hidden sheet',
    () =>
      writeXlsx({
        sheets: [
          { name: 'Info', rows: [['nichts']] },
          { name: 'Zielliste', rows: [[...HEAD_DE], [...LINE]], hidden: true },
        ],
      }),
  ],
  [
    'merged cells above the captions',
    () =>
      xlsx([['Zielliste', null, null], HEAD_DE, LINE], 'Zielliste', {
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
      }),
    { row: 3 },
  ],
  [
    'formulas with the value that was stored',
    () =>
      xlsx([HEAD_DE, LINE], 'Zielliste', {
        cells: new Map([
          [
            '1,0',
            { value: '10000', type: 'formula', formula: '"100"&"00"', formulaResult: '10000' },
          ],
        ]),
      }),
  ],
  [
    'strings that stand in the cells',
    () =>
      writeXlsx({
        sheets: [{ name: 'Zielliste', rows: [[...HEAD_DE], [...LINE]] }],
        stringMode: 'inline',
      }),
  ],
  ['options in the other language', () => xlsx([HEAD_EN, LINE], 'Zielliste')],
  ['CSV with semicolons in UTF-8', () => csv(';')],
  ['CSV with a mark of UTF-8', () => `\uFEFF${csv(';')}`],
  ['CSV in Windows-1252', () => windows1252(csv(';'))],
  ['CSV in UTF-16 with tabs', () => utf16(csv('\t'))],
  ['CSV with commas', () => csv(',')],
  ['CSV that names its separator', () => `sep=|\r\n${csv('|')}`, { row: 2 }],
  [
    'CSV with quotation marks and line breaks',
    () => `${HEAD_DE.join(';')};Notiz\r\n${LINE.join(';')};"mit ; und\r\nUmbruch"`,
  ],
  ['CSV with the ending of a workbook', () => csv(';')],
];

for (const [title, content, expected] of right) {
  test(`reads ${title}`, async () => {
    expect(await lines('Liste.xlsx', await content())).toEqual([{ ...EXPECTED, ...expected }]);
  });
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wrong: readonly (readonly [
  title: string,
  content: () => Promise<Uint8Array | string> | Uint8Array | string,
  reason: SheetRefusal,
])[] = [
  ['an empty file', () => '', 'empty'],
  ['a workbook without a cell', () => xlsx([]), 'empty'],
  [
    'an old workbook that was renamed',
    () => Uint8Array.from([...OLE, ...Array<number>(600).fill(0)]),
    'old-excel',
  ],
  [
    'a workbook with a password',
    () =>
      writeXlsx({
        sheets: [{ name: 'A', rows: [['x']] }],
        encryption: { password: 'x', spinCount: 10 },
      }),
    'encrypted',
  ],
  ['a PDF', () => '%PDF-1.7 …', 'pdf'],
  ['a page of HTML', () => '<html><body><table></table></body></html>', 'kind'],
  ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0]), 'kind'],
  [
    'a workbook that was cut off',
    async () => (await xlsx([HEAD_DE, LINE])).slice(0, 700),
    'damaged',
  ],
  [
    'another archive',
    () => Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]),
    'damaged',
  ],
  [
    'more than 50,000 rows',
    () => `${HEAD_DE.join(';')}\n${`${LINE.join(';')}\n`.repeat(50_005)}`,
    'rows',
  ],
  ['more than 500 columns', () => `${'a;'.repeat(600)}\n${'b;'.repeat(600)}`, 'columns'],
];

for (const [title, content, reason] of wrong) {
  test(`refuses ${title}: ${reason}`, async () => {
    expect(await refusal('Liste.xlsx', await content())).toBe(reason);
  });
}

/** A workbook whose directory says that a part is unpacked to so many bytes. */
async function bomb(size: number): Promise<Uint8Array> {
  const bytes = Uint8Array.from(await xlsx([HEAD_DE, LINE]));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

test('refuses a workbook that would be unpacked to a gigabyte', async () => {
  expect(await refusal('bomb.xlsx', await bomb(1_000_000_000))).toBe('unpacked');
});

test('a file that cannot be read does not stop the others', async () => {
  const { rehearsal, refused } = await rehearsed([
    fileOf('a.xlsx', '%PDF-1.7'),
    fileOf('b.csv', csv(';')),
  ]);
  expect(refused).toEqual([{ file: 'a.xlsx', reason: 'pdf' }]);
  expect(rehearsal.company.lines).toHaveLength(1);
});

test.each([
  ['German words of somebody’s own', 'Nummer;Art;Form'],
  ['Polish', 'Nr odbiorcy;Rodzaj dokumentu;Format faktury'],
  ['Dutch', 'Klantnr.;Documenttype;Factuurformaat'],
])('a sheet with captions in %s is named, and can be assigned by hand', async (_, captions) => {
  const text = `${captions}\n10000;INVOICE;XRechnung UBL`;
  const { sheets, rehearsal } = await rehearsed([fileOf('x.csv', text)]);
  expect(sheets).toMatchObject([{ captions: captions.split(';'), columns: [] }]);
  expect(rehearsal.tables).toEqual([]);
  const { readFiles, rehearseFiles } = await import('../rehearse');
  const read = await readFiles([fileOf('x.csv', text)]);
  const columns = { 'customer-no': 0, 'document-type': 1, 'invoice-format': 2, process: -1 };
  const byHand = rehearseFiles(read, { '0/0': { list: 'target-list', columns } }, ANSWERS, 'en-GB');
  expect(byHand.rehearsal.company.lines).toMatchObject([
    { customerNo: '10000', format: 'XRechnung UBL' },
  ]);
  expect(byHand.rehearsal.missing.get('line-process-format')).toEqual(['target-list/process']);
});

for (const locale of ['en-GB', 'de-DE'] as const) {
  for (const list of LIST_IDS.filter((id) => id !== 'formats')) {
    test(`recognises ${list} by its captions in ${locale}`, async () => {
      const text = csvOf(list, faultless()[list] ?? [], locale);
      const { sheets } = await rehearsed([fileOf('Blatt 1.csv', text)]);
      expect(sheets[0]?.list).toBe(list);
    });
  }

  test(`recognises Formats on a Date in ${locale}, with customers and lines`, async () => {
    const head = columnsOf('formats').map((column) => columnCaption('formats', column, locale));
    const source = locale === 'de-DE' ? ['Zeile', 'Standard'] : ['Row', 'Default'];
    const row = (no: string, format: string, from: string) =>
      [
        no,
        'Kunde',
        'DE',
        '',
        'a@example.com',
        'INVOICE',
        format,
        'EMAIL',
        'EM',
        '',
        '',
        '',
        '',
        from,
      ].join(';');
    const text = [
      head.join(';'),
      row('1', 'ZUGFeRD EN 16931', source[0] ?? ''),
      row('2', '', source[1] ?? ''),
    ].join('\n');
    const { sheets, rehearsal } = await rehearsed([fileOf('x.csv', text)]);
    expect(sheets[0]?.list).toBe('formats');
    expect(rehearsal.company.lines).toHaveLength(1);
    expect([...rehearsal.company.customers.keys()]).toEqual(['1', '2']);
    expect(rehearsal.assessments.map(({ invoice }) => invoice)).toEqual(['e-invoice', 'pdf']);
  });
}
