import { expect, it } from 'vitest';
import { columnShares, pieces, shortColumns, tableFit } from './table-fit';

const sentence = 'The currency of the document, as the customer has agreed to it in writing.';

it('leaves a table of short entries a table on a phone', () => {
  expect(
    tableFit([
      ['Code', 'EUR', 'USD'],
      ['Name', 'Euro', 'US dollar'],
    ]).width,
  ).toBe('narrow');
});

it('gives the longest sentences the most width', () => {
  const fit = tableFit([
    ['Field', 'Code'],
    ['Description', sentence],
    ['Note', sentence.slice(0, 45)],
  ]);
  expect(fit).toEqual({ width: 'text', cells: [undefined, 'prose', 'prose'], widest: 1 });
});

it('finds a table too wide for the column of a text', () => {
  const column = ['Recipient E-Mail', 'invoices@customer.example'];
  expect(tableFit([column, column, column, column, column, column, column]).width).toBe('wide');
});

it('counts a name without spaces in full, unless it breaks at a hyphen', () => {
  const widthOf = (name: string) =>
    tableFit([
      ['Field', 'Report'],
      ['Description', sentence],
      ['Type', 'Code[20]'],
      ['Name', name],
    ]).width;
  expect(widthOf(`${'standard'.repeat(5)}.docx`)).toBe('wide');
  expect(widthOf(`${'standard-'.repeat(5)}.docx`)).toBe('text');
});

it.each([
  [['1.234,56', '-12,00', ''], 'amount'],
  [['1,234.56 EUR', '0.00 EUR'], 'amount'],
  [['380', '381'], undefined],
  [['2.4.1', '12,00'], undefined],
  [['', ''], undefined],
])('%j: %s', (cells, expected) => {
  expect(
    tableFit([
      ['A', 'a'],
      ['B', ...cells],
    ]).cells[1],
  ).toBe(expected);
});

it('finds the columns of a few words that have room in one line', () => {
  const action = ['Action', 'Create Again', 'Restart'];
  const effect = ['Effect', sentence];
  expect(shortColumns([['Status', 'Error'], action, effect])).toEqual([false, true, false]);
  const long = ['Betragsrundungspräzision'];
  expect(shortColumns([long, action, action, effect])).toEqual([false, false, false, false]);
});

const show = (text: string) =>
  pieces(text)
    .map(
      (piece) => `${piece.breakBefore ? '¦' : ''}${piece.whole ? `[${piece.text}]` : piece.text}`,
    )
    .join('');

it.each([
  ['urn:cen.eu:en16931:2017#compliant', 'urn:¦cen.eu:¦en16931:¦2017#¦compliant'],
  ['BT-24, PEPPOL-EN16931-R001', '[BT-24], [PEPPOL-EN16931-R001]'],
  ['/cac:Party/cbc:ID', '/¦cac:¦Party/¦cbc:¦ID'],
  ['https://docs.example.com: here', 'https://¦docs.example.com: here'],
  ['E-Mail', 'E-Mail'],
  ['ram:ApplicableTradePaymentDiscountTerms', 'ram:¦ApplicableTradePaymentDiscount¦Terms'],
  ['ram:SpecifiedTransactionID', 'ram:¦SpecifiedTransactionID'],
  ['02/11/2026 09:14', '02/11/2026 09:14'],
  ['0088:4012345000009', '0088:¦4012345000009'],
  ['#TAGE=14#BASISBETRAG=1412.74#', '#¦TAGE=14#¦BASISBETRAG=¦1412.74#'],
  ['purchasing@example.com', 'purchasing@¦example.com'],
  ['BR-DE-25-a in PDF/A-3', '[BR-DE-25-a] in [PDF/A-3]'],
])('%s breaks where its parts meet', (text, expected) => {
  expect(show(text)).toBe(expected);
});

it.each([
  [
    [
      ['Code', 'EUR', 'USD'],
      ['Name', 'Euro', 'US dollar'],
    ],
  ],
  [
    [
      ['Rule', 'CII-SR-001'],
      ['Element', sentence],
      ['Requires', sentence],
      ['Severity', 'Error'],
    ],
  ],
  [
    [
      ['Field', 'Type of the document'],
      ['Page', 'Setup of the target list'],
      ['Note', sentence],
    ],
  ],
])('divides the whole width between columns, and the first has its words: %j', (columns) => {
  const shares = columnShares(columns);
  expect(shares.reduce((all, one) => all + one, 0)).toBeCloseTo(100, 0);
  const words = (columns[0] ?? []).flatMap((text) => text.split(' '));
  const longestWord = Math.max(...words.map((word) => word.length));
  // Of the 705 px of a text, 7.2 a character.
  expect(((shares[0] ?? 0) / 100) * 705).toBeGreaterThan(longestWord * 7.2);
});

it('keeps the word of a heading whole above short codes', () => {
  const [, numeric = 0] = columnShares([
    ['Name', sentence],
    ['Numerisch', '276'],
    ['Hinweis', sentence],
  ]);
  // Bold, 8 px a character, between two paddings of 8 px.
  expect((numeric / 100) * 705).toBeGreaterThan('Numerisch'.length * 8 + 16);
});

it('gives single words no more than they need beside texts', () => {
  const [rule = 0, element = 0, requires = 0, severity = 0] = columnShares([
    ['Rule', 'CII-SR-001'],
    ['Element', sentence],
    ['Requires', sentence.slice(0, 45)],
    ['Severity', 'Error'],
  ]);
  expect(rule).toBeCloseTo(15.6, 1);
  expect(element).toBeGreaterThan(requires);
  expect(severity).toBeLessThan(rule);
});

it('gives the longest sentences the lines that they need, also beside others', () => {
  const [, requires = 0, remedy = 0] = columnShares([
    ['Rule', 'DE-R-001'],
    ['What it requires', 'x '.repeat(60)],
    ['What to do', 'x '.repeat(80)],
    ['Reports', 'No test'],
  ]);
  expect((remedy / 100) * 705).toBeGreaterThan(300);
  expect((requires / 100) * 705).toBeGreaterThan(120);
});
