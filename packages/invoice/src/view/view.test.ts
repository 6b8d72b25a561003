import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../reading/read-xml';
import { compareInvoices } from './compare';
import { invoiceDocument, type Field, type InvoiceDocument, type Section } from './document';
import { formatNumber } from '../decimals/format-number';
import { semanticInvoice, type Group } from './semantic';
import { termsOf } from './terms';

const sample = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');
const names = readdirSync('static/samples')
  .filter((file) => file.endsWith('.ubl.xml'))
  .map((file) => file.replace('.ubl.xml', ''));

const values = (group: Group, way = ''): string[] => [
  ...group.values.map(({ id, value }) => `${way} ${id} ${value}`),
  ...group.groups.flatMap((inner) => values(inner, `${way}/${inner.id}`)),
];
const terms = (source: string) => values(semanticInvoice(readInvoice(source)).root).sort();

const fieldsOf = (value: unknown): Field[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return 'label' in value && 'terms' in value
    ? [value as Field]
    : Object.values(value).flatMap(fieldsOf);
};
const shownTerms = (document: InvoiceDocument) =>
  new Set(fieldsOf(document).flatMap((field) => field.terms));

it.each(['en-GB', 'de-DE'] as const)('names each total differently in %s', (language) => {
  const labels = invoiceDocument(readInvoice(sample('mixed-rates.ubl')), language).totals.map(
    ({ label }) => label,
  );
  expect(new Set(labels).size).toBe(labels.length);
});

describe('the semantic model', () => {
  it.each(names)('has the same terms, groups and values for UBL and CII: %s', (name) => {
    expect(terms(sample(`${name}.ubl`))).toEqual(terms(sample(`${name}.cii`)));
  });

  it('keeps two accounts, two notes and the lines apart', () => {
    const account = /<cac:PayeeFinancialAccount>[\s\S]*?<\/cac:PayeeFinancialAccount>/.exec(
      sample('standard.ubl'),
    )?.[0];
    const means = /<cac:PaymentMeans>/;
    const two = sample('standard.ubl').replace(
      means,
      `<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>${account?.replace(/DE89\d+/, 'DE02120300000000202051') ?? ''}</cac:PaymentMeans>$&`,
    );
    const found = terms(two).filter((one) => one.includes('BT-84'));
    expect(found).toHaveLength(2);
    const { root } = semanticInvoice(readInvoice(two));
    const payment = root.groups.filter(({ id }) => id === 'BG-16');
    expect(payment).toHaveLength(1);
    expect(payment[0]?.groups.filter(({ id }) => id === 'BG-17')).toHaveLength(2);
  });
});

describe('the document', () => {
  it.each(names.flatMap((name) => [`${name}.ubl`, `${name}.cii`]))(
    'shows every term of %s, in both languages',
    (name) => {
      const invoice = readInvoice(sample(name));
      const given = new Set(
        values(semanticInvoice(invoice).root).map((one) => one.split(' ')[1] ?? ''),
      );
      for (const language of ['en-GB', 'de-DE'] as const) {
        const shown = shownTerms(invoiceDocument(invoice, language));
        // The file itself is offered for saving instead.
        expect([...given].filter((id) => !shown.has(id) && id !== 'BT-125')).toEqual([]);
      }
    },
  );

  it('writes numbers, dates and codes in the language of the view', () => {
    const invoice = readInvoice(sample('mixed-rates.ubl'));
    const german = invoiceDocument(invoice, 'de-DE');
    expect(german.lines.map(({ quantity }) => quantity?.value)).toContain('5.000 Stück');
    expect(german.totals.at(-1)?.value).toBe('1.441,90 EUR');
    const english = invoiceDocument(invoice, 'en-GB');
    expect(english.totals.at(-1)?.value).toBe('1,441.90 EUR');
    expect(english.details.fields.map(({ value }) => value)).toContain('4 November 2026');
  });

  it('says cash discounts in words', () => {
    expect(invoiceDocument(readInvoice(sample('mixed-rates.cii')), 'de-DE').cashDiscount).toEqual([
      '2 % Skonto bei Zahlung innerhalb von 14 Tagen, bis zum 18. November 2026, auf 1.441,90 EUR: 28,84 EUR weniger.',
    ]);
  });

  it('shows values that no term has', () => {
    const more = sample('standard.ubl').replace(
      '<cbc:BuyerReference>',
      '<cbc:LineCountNumeric>1</cbc:LineCountNumeric>$&',
    );
    const { also } = invoiceDocument(readInvoice(more), 'en-GB');
    const sections = also.sections as Section[];
    expect(sections.at(-1)?.fields).toMatchObject([
      { terms: [], label: '/Invoice/cbc:LineCountNumeric', value: '1' },
    ]);
  });
});

it.each([
  ['1234567.5', '1,234,567.50', '1.234.567,50'],
  ['-0.1', '−0.10', '−0,10'],
  ['12345678901234567890.01', '12,345,678,901,234,567,890.01', '12.345.678.901.234.567.890,01'],
  ['no number', 'no number', 'no number'],
])('formats %s', (value, english, german) => {
  expect(formatNumber(value, 'en-GB', 2)).toBe(english);
  expect(formatNumber(value, 'de-DE', 2)).toBe(german);
});

describe('a comparison', () => {
  const standard = sample('standard.ubl');
  const compare = (first: string, second: string) =>
    compareInvoices(readInvoice(first), readInvoice(second), 'en-GB');

  it('finds nothing between the two syntaxes of one invoice', () => {
    expect(compare(standard, sample('standard.cii')).differences).toEqual([]);
  });

  it('names the term, the line and both values', () => {
    const changed = standard
      .replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '')
      .replace('unitCode="H87"', 'unitCode="C62"');
    const { differences, equal } = compare(standard, changed);
    expect(differences).toMatchObject([
      { term: 'BT-10', first: 'EK-4711' },
      { term: 'BT-130', lineNumber: '10000' },
    ]);
    expect(differences[0]).not.toHaveProperty('second');
    expect(equal).toBeGreaterThan(40);
  });

  const compared = (first: string, second: string) =>
    compare(first, second).differences.map(({ term, label, lineNumber, first: a, second: b }) =>
      [lineNumber ?? '', term, label, a ?? '–', b ?? '–'].join(' | '),
    );

  it('tells terms apart that occur several times, by their order', () => {
    const note = '<cbc:Note>Vielen Dank für Ihren Auftrag.</cbc:Note>';
    const two = standard.replace(note, `${note}<cbc:Note>Zweite Bemerkung.</cbc:Note>`);
    expect(compared(standard, two)).toEqual([' | BT-22 | Invoice note | – | Zweite Bemerkung.']);
    const third = two.replace('Zweite Bemerkung.', 'Dritte.');
    expect(compared(two, third)).toEqual([' | BT-22 | Invoice note | Zweite Bemerkung. | Dritte.']);
  });

  it('shows values as the view does, and no attached file', () => {
    expect(compared(standard, standard.replace('>2026-11-02<', '>2026-11-03<'))).toEqual([
      ' | BT-2 | Invoice issue date | 2 November 2026 | 3 November 2026',
    ]);
    const publicBody = sample('public-body.ubl');
    const attached = /(filename="[^"]*">)[^<]{4}/;
    expect(compared(publicBody, publicBody.replace(attached, '$1AAAA'))).toEqual([
      expect.stringMatching(/^ \| BT-125 \| .* \| … \| …$/),
    ]);
  });

  it('compares the values of a line without a number as well', () => {
    const first = standard.replace('<cbc:ID>10000</cbc:ID>\n    <cbc:Inv', '<cbc:Inv');
    expect(first).not.toBe(standard);
    expect(compared(first, first.replace('>Anthrazit<', '>Grau<'))).toEqual([
      expect.stringMatching(/^ \| BT-161 \| .* \| Anthrazit \| Grau$/),
    ]);
    expect(compared(standard, standard.replace('>Anthrazit<', '>Grau<'))).toEqual([
      expect.stringMatching(/^10000 \| BT-161/),
    ]);
  });
});

describe('the terms of an element', () => {
  /** Terms by the path of their elements, of an invoice with some XML put in. */
  const termsAt = (xml: string, path: string) => {
    const { elements, kind } = readInvoice(xml);
    return elements
      .filter((element) => element.path.endsWith(path))
      .map((element) =>
        termsOf(element, kind)
          .map(({ term, attribute }) => `${term.id}${attribute ? `@${attribute}` : ''}`)
          .join(' '),
      );
  };
  const cii = sample('mixed-rates.cii');
  const ubl = sample('mixed-rates.ubl');

  it.each<[path: string, syntax: string, terms: string[]]>([
    ['/cac:PartyIdentification/cbc:ID', ubl, ['BT-29 BT-29-1@schemeID', 'BT-46']],
    ['Invoice/cac:AllowanceCharge', ubl, ['BG-20', 'BG-20', 'BG-21']],
    ['Invoice/cac:AllowanceCharge/cbc:Amount', ubl, ['BT-92', 'BT-92', 'BT-99']],
    ['Settlement/ram:SpecifiedTradeAllowanceCharge', cii, ['BG-27', 'BG-20', 'BG-20', 'BG-21']],
    ['ram:SpecifiedTaxRegistration/ram:ID', cii, ['BT-31', 'BT-48']],
    ['cac:Party/cbc:EndpointID', ubl, ['BT-34 BT-34-1@schemeID', 'BT-49 BT-49-1@schemeID']],
    ['Invoice/cac:PaymentMeans', ubl, ['BG-16']],
    ['cac:PayeeFinancialAccount', ubl, ['BG-17']],
    ['cbc:PaymentMeansCode', ubl, ['BT-81 BT-82@name']],
  ])('%s', (path, xml, terms) => {
    expect(termsAt(xml, path)).toEqual(terms);
  });

  it('depend on what is beside it', () => {
    const local = ubl.replace(
      /(<cac:TaxScheme>\s*<cbc:ID>)VAT(?=<[^]*cac:PartyLegalEntity)/,
      '$1FC',
    );
    expect(termsAt(local, 'cac:PartyTaxScheme/cbc:CompanyID')).toEqual(['BT-32', 'BT-48']);
    const creditNote = sample('credit-memo.ubl');
    expect(termsAt(creditNote, 'cac:CreditNoteLine')).toEqual(['BG-25']);
    expect(termsAt(creditNote, 'cbc:CreditNoteTypeCode')).toEqual(['BT-3']);
  });
});
