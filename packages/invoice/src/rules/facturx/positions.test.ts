import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../reading/read-xml';
import data from '../../../data/facturx-positions.json';
import { positionFaults, type PositionFault } from './positions';
import { PROFILE_IDS, type ProfileLetter } from './profile-ids';

const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');

type Change = readonly [after: string, text: string];

/** The sample in a profile, with texts put behind the first of others. */
function sample(profile: ProfileLetter, changes: readonly Change[]): string {
  const [id = ''] = PROFILE_IDS[profile];
  return changes.reduce(
    (xml, [after, text]) => {
      if (!xml.includes(after)) throw new Error(`The sample has no ${after}.`);
      return xml.replace(after, () => after + text);
    },
    cii.replace(/urn:cen\.eu:en16931:2017[^<]*/, id),
  );
}

function shown(fault: PositionFault): string {
  const { rule, element } = fault;
  const what = 'missing' in fault ? fault.missing : 'attribute' in fault ? fault.attribute : '';
  return [rule, element.name.replace('ram:', ''), what.replace('ram:', '')].join(' ').trim();
}

const faultsOf = (profile: ProfileLetter, ...changes: readonly Change[]) =>
  positionFaults(readInvoice(sample(profile, changes)).root, profile, 100).map(shown);

const tag = (name: string, content: string, attributes = '') =>
  `<ram:${name}${attributes}>${content}</ram:${name}>`;
const registration = (scheme: string) =>
  tag('SpecifiedTaxRegistration', tag('ID', '1', ` schemeID="${scheme}"`));
const charge = (is: string, reason = '') =>
  tag(
    'SpecifiedTradeAllowanceCharge',
    [
      is,
      tag('ActualAmount', '0'),
      reason,
      tag('CategoryTradeTax', tag('TypeCode', 'VAT') + tag('CategoryCode', 'S')),
    ].join(''),
  );
const isCharge = tag('ChargeIndicator', '<udt:Indicator>true</udt:Indicator>');
const order = (format: string) =>
  tag(
    'BuyerOrderReferencedDocument',
    tag('IssuerAssignedID', '1') +
      tag(
        'FormattedIssueDateTime',
        `<qdt:DateTimeString format="${format}">202611020900</qdt:DateTimeString>`,
      ),
  );

const attached = (type: string, content: string) =>
  tag(
    'AdditionalReferencedDocument',
    tag('IssuerAssignedID', '1') + tag('TypeCode', type) + content,
  );

const AFTER = {
  registration:
    '<ram:ID schemeID="VA">DE123456789</ram:ID>\n        </ram:SpecifiedTaxRegistration>',
  buyer: '</ram:BuyerTradeParty>',
  currency: '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>',
  vat: '<ram:TaxTotalAmount currencyID="EUR">190.00</ram:TaxTotalAmount>',
  lineId: '<ram:LineID>10000</ram:LineID>',
  issued: '</ram:IssueDateTime>',
  price: '</ram:NetPriceProductTradePrice>',
  characteristic: '</ram:ApplicableProductCharacteristic>',
  payment: '</ram:SpecifiedTradeSettlementPaymentMeans>',
} as const;

describe('positionFaults', () => {
  it.each(['e', 'x'] as const)('finds nothing in the sample in profile %s', (profile) => {
    expect(faultsOf(profile)).toEqual([]);
  });

  it.each<[string, ProfileLetter, readonly Change[], readonly string[]]>([
    [
      'a party of EXTENDED without a name',
      'x',
      [[AFTER.buyer, tag('SalesAgentTradeParty', tag('ID', '1'))]],
      ['missing-element SalesAgentTradeParty Name'],
    ],
    [
      'the same party in EN 16931',
      'e',
      [[AFTER.buyer, tag('SalesAgentTradeParty', tag('ID', '1'))]],
      ['unknown-element SalesAgentTradeParty'],
    ],
    [
      'a second VAT id of the seller',
      'x',
      [[AFTER.registration, registration('VA')]],
      ['too-many SpecifiedTaxRegistration'],
    ],
    ['a tax number of the seller beside', 'e', [[AFTER.registration, registration('FC')]], []],
    [
      'a registration of the seller of another kind',
      'e',
      [[AFTER.registration, registration('XX')]],
      ['unknown-kind SpecifiedTaxRegistration'],
    ],
    [
      'two VAT ids of a manufacturer',
      'x',
      [
        [
          AFTER.characteristic,
          tag('ManufacturerTradeParty', registration('VA') + registration('VA')),
        ],
      ],
      [],
    ],
    [
      'two VAT ids of the seller of an item',
      'x',
      [[AFTER.price, tag('ItemSellerTradeParty', registration('VA') + registration('VA'))]],
      ['too-many SpecifiedTaxRegistration'],
    ],
    ['VAT twice in one currency', 'e', [[AFTER.vat, AFTER.vat]], ['too-many TaxTotalAmount']],
    [
      'VAT in the currency of the tax as well',
      'x',
      [
        [AFTER.currency, tag('TaxCurrencyCode', 'USD')],
        [AFTER.vat, tag('TaxTotalAmount', '1', ' currencyID="USD"')],
      ],
      [],
    ],
    [
      'VAT in a currency that the invoice does not name',
      'x',
      [[AFTER.vat, tag('TaxTotalAmount', '1', ' currencyID="USD"')]],
      ['unknown-kind TaxTotalAmount'],
    ],
    ['a charge', 'e', [[AFTER.payment, charge(isCharge)]], []],
    [
      'neither allowance nor charge',
      'e',
      [[AFTER.payment, charge('')]],
      ['unknown-kind SpecifiedTradeAllowanceCharge'],
    ],
    [
      'a charge that says so twice',
      'e',
      [[AFTER.payment, charge(isCharge + isCharge)]],
      ['too-many ChargeIndicator'],
    ],
    [
      'a reason that is a tax, named as such',
      'x',
      [[AFTER.payment, charge(isCharge, tag('ReasonCode', 'ENV', ' listID="5153"'))]],
      [],
    ],
    [
      'a reason that is a tax, not named as such',
      'x',
      [[AFTER.payment, charge(isCharge, tag('ReasonCode', 'ENV'))]],
      ['wrong-code ReasonCode'],
    ],
    [
      'a reason that is a tax, of an allowance',
      'x',
      [
        [
          AFTER.payment,
          charge(isCharge.replace('true', 'false'), tag('ReasonCode', 'ENV', ' listID="5153"')),
        ],
      ],
      ['unknown-attribute ReasonCode listID', 'wrong-code ReasonCode'],
    ],
    [
      'a reason of a list that is not meant',
      'x',
      [[AFTER.payment, charge(isCharge, tag('ReasonCode', 'ENV', ' listID="1"'))]],
      ['unknown-kind ReasonCode'],
    ],
    [
      'a file with a reference type',
      'x',
      [[AFTER.buyer, attached('916', tag('Name', 'Plan') + tag('ReferenceTypeCode', 'AAA'))]],
      ['unknown-element ReferenceTypeCode'],
    ],
    [
      'an object with one',
      'x',
      [[AFTER.buyer, attached('130', tag('ReferenceTypeCode', 'AAA'))]],
      [],
    ],
    [
      'a document of another type',
      'x',
      [[AFTER.buyer, attached('380', '')]],
      ['unknown-kind AdditionalReferencedDocument'],
    ],
    [
      'currencies that do not exist',
      'x',
      [
        [AFTER.currency, tag('TaxCurrencyCode', 'XYZ')],
        [AFTER.vat, tag('TaxTotalAmount', '1', ' currencyID="XYZ"')],
      ],
      ['wrong-code TaxCurrencyCode', 'wrong-attribute TaxTotalAmount currencyID'],
    ],
    ['an empty code', 'x', [[AFTER.lineId, tag('LineStatusReasonCode', '')]], []],
    [
      'a code that no list has',
      'x',
      [[AFTER.lineId, tag('LineStatusReasonCode', 'SUM') + tag('LineStatusCode', '120')]],
      ['wrong-code LineStatusReasonCode', 'wrong-code LineStatusCode'],
    ],
    [
      'a language by its name',
      'x',
      [[AFTER.issued, tag('LanguageID', 'German')]],
      ['wrong-code LanguageID'],
    ],
    ['a language by its code', 'x', [[AFTER.issued, tag('LanguageID', 'deu')]], []],
    ['the minute of an order', 'x', [[AFTER.buyer, order('205')]], []],
    [
      'the week of an order',
      'x',
      [[AFTER.buyer, order('616')]],
      ['wrong-attribute qdt:DateTimeString format'],
    ],
  ])('%s', (_what, profile, changes, faults) => {
    expect(faultsOf(profile, ...changes)).toEqual(faults);
  });
});

describe('data/facturx-positions.json', () => {
  const rows = Object.entries(data).map(([head, entries]) => {
    const [name = '', other] = head.split('<');
    return { name, other, entries };
  });
  const names = rows.map(({ name }) => name);

  it('begins a row with the entries of one before it alone', () => {
    const late = rows.filter(
      ({ other }, index) => other !== undefined && !names.slice(0, index).includes(other),
    );
    expect(late).toEqual([]);
  });

  it('leads to rows that are there, and to each of them', () => {
    const led = rows.flatMap(({ other, entries }) => [
      ...(other === undefined ? [] : [other]),
      ...[...entries.matchAll(/:(\w+)/g)].map(([, group = '']) => group),
    ]);
    const withoutTypes = (all: readonly string[]) =>
      new Set(all.map((name) => name.replace(/_.*/, '')));
    expect(withoutTypes(['CrossIndustryInvoice', ...led])).toEqual(withoutTypes(names));
  });
});
