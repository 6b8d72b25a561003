import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule, warning } from '../../kinds';
import type { Context, Pattern, Test } from '../../rule';
import { numberOrNaN, onlyText } from '../../values';
import { isSwedishNumber } from '../check-digits';
import { BUYER, SELLER } from './parties';

const COUNTRY = 'cac:PostalAddress/cac:Country/cbc:IdentificationCode';

const vatNumbers = (party: XmlElement) =>
  party
    .all('cac:PartyTaxScheme')
    .filter((one) => one.is('cac:TaxScheme/cbc:ID', 'VAT'))
    .map((one) => onlyText(one, 'cbc:CompanyID'));

const isSwedish = (party: XmlElement) => party.is(COUNTRY, 'SE');
const isRegistered = (party: XmlElement) =>
  isSwedish(party) && vatNumbers(party).some((number) => number.startsWith('SE'));

/** Parties at a path such as seller or buyer, wherever they are. */
function parties(invoice: InvoiceXml, path: string): XmlElement[] {
  const [element = '', party = ''] = path.split('/');
  return invoice.named(element).flatMap((one) => one.all(party));
}

const hasSwedishSeller = (invoice: InvoiceXml) => parties(invoice, SELLER).some(isSwedish);
const hasRegisteredSeller = (invoice: InvoiceXml) => parties(invoice, SELLER).some(isRegistered);
const hasSwedishBuyer = (invoice: InvoiceXml) => parties(invoice, BUYER).some(isSwedish);

const isNumber = (text: string) => !Number.isNaN(numberOrNaN(text));

const payWith =
  (codes: readonly string[], more: (invoice: InvoiceXml) => boolean): Test =>
  (means, invoice) =>
    codes.some((code) => means.is('cbc:PaymentMeansCode', code)) &&
    invoice.once(hasSwedishSeller) &&
    more(invoice);

/** Account numbers of PlusGiro and BankGiro. */
function giroContext(
  giro: string,
  [number, length]: readonly [string, string],
  lengths: (length: number) => boolean,
): Context {
  return {
    at: 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID',
    when: (id, invoice) => {
      const means = id.parent?.parent;
      return (
        !!means &&
        normalize(onlyText(means, 'cbc:PaymentMeansCode')) === '30' &&
        normalize(
          onlyText(means, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID'),
        ) === giro &&
        invoice.once(hasSwedishSeller)
      );
    },
    rules: {
      [number]: warning(rule('identifier', '.', ({ value }) => isNumber(normalize(value)))),
      [length]: warning(rule('identifier', '.', ({ value }) => lengths(normalize(value).length))),
    },
  };
}

const notUsed = (about: string) => warning(rule('code', about, () => false));

const LEGAL_ID = 'cbc:CompanyID';

export const swedishRules: Pattern = [
  {
    at: SELLER,
    when: isRegistered,
    rules: {
      'SE-R-001': rule('identifier', 'cac:PartyTaxScheme/cbc:CompanyID', (party) =>
        vatNumbers(party).some((number) => normalize(number).length === 14),
      ),
      'SE-R-002': rule('identifier', 'cac:PartyTaxScheme/cbc:CompanyID', (party) =>
        vatNumbers(party).some((number) => isNumber(number.slice(2, 14))),
      ),
    },
  },
  {
    at: `${SELLER}/cac:PartyLegalEntity`,
    when: (entity) => entity.is(`../${COUNTRY}`, 'SE') && entity.has(LEGAL_ID),
    rules: {
      'SE-R-003': rule('identifier', LEGAL_ID, (entity) => isNumber(entity.text(LEGAL_ID))),
      'SE-R-004': rule(
        'identifier',
        LEGAL_ID,
        (entity) => normalize(entity.text(LEGAL_ID)).length === 10,
      ),
      'SE-R-013': rule('identifier', LEGAL_ID, (entity) =>
        isSwedishNumber(normalize(entity.text(LEGAL_ID))),
      ),
    },
  },
  {
    at: `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
    when: (id) =>
      normalize(onlyText(id, '../cac:TaxScheme/cbc:ID').toUpperCase()) !== 'VAT' &&
      id.is(`../../${COUNTRY}`, 'SE') &&
      id.has('../../cac:PartyLegalEntity/cbc:CompanyID'),
    rules: {
      'SE-R-005': rule(
        'other',
        '.',
        ({ value }) => normalize(value.toUpperCase()) === 'GODKÄND FÖR F-SKATT',
      ),
    },
  },
  {
    at: ['cac:TaxCategory', 'cac:ClassifiedTaxCategory'],
    when: (category, invoice) => category.is('cbc:ID', 'S') && invoice.once(hasRegisteredSeller),
    rules: {
      'SE-R-006': rule('vat', 'cbc:Percent', (category) =>
        [25, 12, 6].includes(numberOrNaN(category.text('cbc:Percent'))),
      ),
    },
  },
  giroContext('SE:PLUSGIRO', ['SE-R-007', 'SE-R-010'], (length) => length >= 2 && length <= 8),
  giroContext('SE:BANKGIRO', ['SE-R-008', 'SE-R-009'], (length) => length === 7 || length === 8),
  {
    at: 'cac:PaymentMeans',
    when: payWith(['50', '56'], () => true),
    rules: { 'SE-R-011': notUsed('cbc:PaymentMeansCode') },
  },
  {
    at: 'cac:PaymentMeans',
    when: payWith(['31'], (invoice) => invoice.once(hasSwedishBuyer)),
    rules: { 'SE-R-012': notUsed('cbc:PaymentMeansCode') },
  },
];
