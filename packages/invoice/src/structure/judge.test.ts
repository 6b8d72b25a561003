import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locate } from '../reading/element';
import { readInvoice } from '../reading/read-xml';
import { validateInvoice } from '../testing/validate-invoice';
import { contentOf, type Vocabulary } from './content';
import { judgeStructure } from './judge';

const read = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');
const SAMPLES = { ubl: read('standard.ubl'), cii: read('standard.cii') };

/** Faults as `rule path`, after one change to a sample. */
function faults(syntax: keyof typeof SAMPLES, from: RegExp | string, to: string, cii = 'd16b') {
  const xml = SAMPLES[syntax].replace(from, to);
  expect(xml).not.toBe(SAMPLES[syntax]);
  return judgeStructure(readInvoice(xml), cii === 'd22b' ? 'd22b' : 'd16b').map(
    (fault) => `${fault.rule} ${locate(fault.element)}`,
  );
}

const PAYABLE = /<cbc:PayableAmount currencyID="EUR">[^<]*<\/cbc:PayableAmount>/;
const payable = (attributes: string, value: string) =>
  `<cbc:PayableAmount${attributes}>${value}</cbc:PayableAmount>`;
const EUR = ' currencyID="EUR"';
const ISSUED = /<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/;
const issued = (value: string) => `<cbc:IssueDate>${value}</cbc:IssueDate>`;
const TOTALS = '/Invoice/cac:LegalMonetaryTotal';
const AGREEMENT =
  '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement';
const SETTLEMENT =
  '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';
const DOCUMENT = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument';

describe('UBL', () => {
  it.each<[string, RegExp | string, string, string[]]>([
    [
      'an unknown element',
      PAYABLE,
      '<cbc:Total>1</cbc:Total>$&',
      [`unknown-element ${TOTALS}/cbc:Total`],
    ],
    [
      'an element of another namespace',
      '</Invoice>',
      '<a xmlns="urn:a"/></Invoice>',
      ['unknown-element /Invoice/{urn:a}a'],
    ],
    [
      'an order that is wrong',
      /(<cbc:ID>[^<]*<\/cbc:ID>)([\s\S]*?)(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/,
      '$3$2$1',
      ['wrong-order /Invoice/cbc:ID'],
    ],
    ['an element twice', PAYABLE, '$&$&', [`too-many ${TOTALS}/cbc:PayableAmount[2]`]],
    ['a required element that is missing', PAYABLE, '', [`missing-element ${TOTALS}`]],
    ['text between elements', '<cac:LegalMonetaryTotal>', '$&text', [`unexpected-text ${TOTALS}`]],
    [
      'an element inside a value',
      ISSUED,
      issued('2026-01-01<cbc:ID>1</cbc:ID>'),
      ['unknown-element /Invoice/cbc:IssueDate/cbc:ID'],
    ],
    [
      'an amount without currency',
      PAYABLE,
      payable('', '1'),
      [`missing-attribute ${TOTALS}/cbc:PayableAmount`],
    ],
    [
      'an unknown attribute',
      PAYABLE,
      payable(`${EUR} unit="1"`, '1'),
      [`unknown-attribute ${TOTALS}/cbc:PayableAmount`],
    ],
    [
      'an attribute on a group',
      '<cac:LegalMonetaryTotal>',
      '<cac:LegalMonetaryTotal id="1">',
      [`unknown-attribute ${TOTALS}`],
    ],
    [
      'a language that is none',
      /<cbc:BuyerReference>/,
      '<cbc:BuyerReference languageID="">',
      ['wrong-attribute /Invoice/cbc:BuyerReference'],
    ],
    [
      'an extension without content',
      /<cbc:CustomizationID>/,
      '<e:UBLExtensions xmlns:e="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><e:UBLExtension><e:ExtensionContent/></e:UBLExtension></e:UBLExtensions>$&',
      ['missing-element /Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent'],
    ],
  ])('refuses %s', (_name, from, to, expected) => {
    expect(faults('ubl', from, to)).toEqual(expected);
  });

  it.each(['', 'abc', '1,00', '1e2', '1.0.0', '.', 'NaN'])('refuses %j as amount', (value) => {
    expect(faults('ubl', PAYABLE, payable(EUR, value))).toEqual([
      `wrong-value ${TOTALS}/cbc:PayableAmount`,
    ]);
  });

  it.each(['1', '-1.5', '+1.', '.5', ' 1 ', '1.<!-- a comment -->0'])(
    'accepts %j as amount',
    (value) => {
      expect(faults('ubl', PAYABLE, payable(EUR, value))).toEqual([]);
    },
  );

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '20260101',
    '01.02.2026',
    '2026-01-01T10:00:00',
    '2026-01-01+25:00',
  ])('refuses %j as date', (value) => {
    expect(faults('ubl', ISSUED, issued(value))).toEqual(['wrong-value /Invoice/cbc:IssueDate']);
  });

  it.each(['2026-01-01', '2026-01-01Z', '2028-02-29+14:00', ' 2026-01-01\n'])(
    'accepts %j as date',
    (value) => {
      expect(faults('ubl', ISSUED, issued(value))).toEqual([]);
    },
  );

  it('accepts what a schema validator does: any prefix, extensions, locations of schemas', () => {
    expect(
      faults(
        'ubl',
        '<Invoice ',
        '<Invoice xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b" ',
      ),
    ).toEqual([]);
  });
});

describe('a type that an element names', () => {
  const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const named = (type: string) => `${XSI} xsi:type="${type}"`;
  const ns = /\bxmlns:cbc="[^"]*"/.exec(SAMPLES.ubl)?.[0] ?? '';

  it.each<['ubl' | 'cii', string, string]>([
    ['ubl', '<Invoice', named('InvoiceType')],
    ['ubl', '<cac:AccountingSupplierParty', named('cac:SupplierPartyType')],
    ['ubl', '<cbc:IssueDate', named(' cbc:IssueDateType ')],
    ['ubl', '<cbc:IssueDate', `${named('x:IssueDateType')} ${ns.replace('xmlns:cbc', 'xmlns:x')}`],
    ['cii', '<ram:SellerTradeParty', named('ram:TradePartyType')],
    ['cii', '<ram:IssueDateTime', named('udt:DateTimeType')],
    ['cii', '<ram:TypeCode', named('qdt:DocumentCodeType')],
  ])('may be its own, %s %s', (syntax, tag, more) => {
    expect(faults(syntax, tag, tag + more)).toEqual([]);
  });

  it.each<['ubl' | 'cii', string, string]>([
    ['ubl', '<Invoice', named('NoSuchType')],
    ['ubl', '<Invoice', named('cac:PartyType')],
    ['ubl', '<cac:AccountingSupplierParty', named('cac:PartyType')],
    ['ubl', '<cbc:IssueDate', named('unknown:IssueDateType')],
    ['ubl', '<cbc:IssueDate', named('cbc:DateType')],
    ['cii', '<rsm:CrossIndustryInvoice', named('NoSuchType')],
    ['cii', '<ram:SellerTradeParty', named('ram:NoSuchType')],
    ['cii', '<ram:TypeCode', named('udt:TextType')],
  ])('may be no other one, %s %s%s', (syntax, tag, more) => {
    expect(faults(syntax, tag, tag + more)).toMatchObject([
      expect.stringMatching(/^wrong-attribute /),
    ]);
  });

  it('makes the invoice invalid, and is named as people write it', () => {
    const xml = SAMPLES.ubl.replace('<Invoice', `<Invoice${named('NoSuchType')}`);
    expect(validateInvoice(xml)).toMatchObject({
      verdict: 'invalid',
      findings: [
        {
          found: 'NoSuchType',
          expected: 'InvoiceType',
          message: expect.stringContaining(
            'attribute xsi:type can only be "InvoiceType"',
          ) as string,
        },
      ],
    });
  });
});

describe('CII', () => {
  it.each<[string, RegExp | string, string, string[]]>([
    [
      'an unknown element',
      '<ram:BuyerTradeParty>',
      '<ram:Buyer/>$&',
      [`unknown-element ${AGREEMENT}/ram:Buyer`],
    ],
    [
      'an order that is wrong',
      /(<ram:SellerTradeParty>[\s\S]*<\/ram:SellerTradeParty>)(\s*)(<ram:BuyerTradeParty>[\s\S]*<\/ram:BuyerTradeParty>)/,
      '$3$2$1',
      [`wrong-order ${AGREEMENT}/ram:SellerTradeParty`],
    ],
    [
      'a required element that is missing',
      /<ram:IssueDateTime>[\s\S]*?<\/ram:IssueDateTime>/,
      '',
      [`missing-element ${DOCUMENT}`],
    ],
    [
      'two ways to say one date',
      /(<udt:DateTimeString[^>]*>)[^<]*<\/udt:DateTimeString>/,
      '$&<udt:DateTime>2026-01-01T00:00:00</udt:DateTime>',
      [`too-many ${DOCUMENT}/ram:IssueDateTime/udt:DateTime`],
    ],
    [
      'a date that is empty',
      /<ram:IssueDateTime>[\s\S]*?<\/ram:IssueDateTime>/,
      '<ram:IssueDateTime/>',
      [`missing-element ${DOCUMENT}/ram:IssueDateTime`],
    ],
    [
      'a boolean that is none',
      '<ram:TypeCode>',
      '<ram:CopyIndicator><udt:Indicator>no</udt:Indicator></ram:CopyIndicator>$&',
      [
        `wrong-value ${DOCUMENT}/ram:CopyIndicator/udt:Indicator`,
        `wrong-order ${DOCUMENT}/ram:TypeCode`,
      ],
    ],
    [
      'another code list than the one that D16B fixes',
      '<ram:TypeCode>',
      '<ram:TypeCode listID="1001a" listAgencyID="6">',
      [`wrong-attribute ${DOCUMENT}/ram:TypeCode`],
    ],
    [
      'another agency than the one that keeps the list',
      '<ram:InvoiceCurrencyCode>',
      '<ram:InvoiceCurrencyCode listID="ISO 4217 3A" listAgencyID="6">',
      [`wrong-attribute ${SETTLEMENT}/ram:InvoiceCurrencyCode`],
    ],
  ])('refuses %s', (_name, from, to, expected) => {
    expect(faults('cii', from, to)).toEqual(expected);
  });

  it('takes the code list that D16B fixes, and says which it is', () => {
    const fixed = SAMPLES.cii.replaceAll(
      '<ram:TypeCode>VAT<',
      '<ram:TypeCode listID="5153" listAgencyID="6">VAT<',
    );
    expect(judgeStructure(readInvoice(fixed), 'd16b')).toEqual([]);
    const [finding] = validateInvoice(fixed.replace('"5153"', '"UN/ECE 5153"')).findings;
    expect(finding?.message).toBe(
      '<ram:TypeCode>: the attribute listID can only be "5153", or is left out.',
    );
  });

  it('has D22B for Factur-X, and D16B for all others', () => {
    const subject =
      '<ram:IncludedNote><ram:Content>a</ram:Content><ram:SubjectCode>REG</ram:SubjectCode><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>';
    const place = /<\/rsm:ExchangedDocument>/;
    expect(faults('cii', place, `${subject}$&`)).toHaveLength(1);
    expect(faults('cii', place, `${subject}$&`, 'd22b')).toEqual([]);
    const extended = SAMPLES.cii
      .replace(place, `${subject}$&`)
      .replace(
        /urn:cen\.eu:en16931:2017[^<]*/,
        'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
      );
    // The profile is stricter than its syntax.
    expect(validateInvoice(extended).findings).toMatchObject([
      { ruleSet: 'facturx', rule: 'too-many' },
    ]);
  });
});

it('says what is wrong, what was expected, and which term it is about', () => {
  const xml = SAMPLES.ubl.replace(ISSUED, issued('01.02.2026'));
  const [finding] = validateInvoice(xml).findings;
  expect(finding).toMatchObject({
    ruleSet: 'structure',
    severity: 'fatal',
    found: '01.02.2026',
    terms: ['BT-2'],
    message: '<cbc:IssueDate> has the value "01.02.2026". Expected is a date such as 2026-11-22.',
  });
  const unknown = SAMPLES.ubl.replace(PAYABLE, '<cbc:Total>1</cbc:Total>$&');
  expect(validateInvoice(unknown, { language: 'de-DE' }).findings[0]?.message).toBe(
    '<cbc:Total> gehört nicht in <cac:LegalMonetaryTotal>. Hier erwartet: <cbc:AllowanceTotalAmount>, <cbc:ChargeTotalAmount>, <cbc:PrepaidAmount>, <cbc:PayableRoundingAmount>, <cbc:PayableAmount>.',
  );
});

it.each<Vocabulary>(['ubl', 'd16b', 'd22b'])(
  'leads from each group of %s only to groups that exist',
  (vocabulary) => {
    const content = contentOf(vocabulary);
    const groups = [...content.values()].flatMap(({ slots }) =>
      slots.flatMap(({ type }) => (typeof type === 'object' ? [type.group] : [])),
    );
    expect(groups.filter((name) => !content.has(name))).toEqual([]);
  },
);
