import { codeList } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { rule } from '../../kinds';
import type { Check, Context, Pattern } from '../../rule';
import { directText, isDate, onlyText } from '../../values';
import {
  PEPPOL_ADDRESS_SCHEMES_UBL,
  PEPPOL_CREDIT_NOTE_TYPES,
  PEPPOL_CURRENCIES_UBL,
  PEPPOL_INVOICE_TYPES,
} from '../codes';
import { isGermanTrade, profileOf } from './parties';

const textIn = (list: ReadonlySet<string>) =>
  rule('code', '.', (element) => list.has(directText(element)));

/** An attribute that is in a list exactly as written, with its blanks. */
function attributeIn(list: ReadonlySet<string>, name: string): Check {
  return rule('code', `@${name}`, (element) => list.has(element.attribute(name) ?? ''));
}

const AMOUNTS =
  'Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount ' +
  'TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount ' +
  'PayableAmount';

const DATES = 'IssueDate DueDate TaxPointDate StartDate EndDate ActualDeliveryDate';

const named = (names: string) => names.split(' ').map((name) => `cbc:${name}`);

const typeIn = (list: ReadonlySet<string>) =>
  rule(
    'code',
    '.',
    (type, invoice) => invoice.once(profileOf) === null || list.has(directText(type)),
  );

const reasonCode = (indicator: string) => (code: XmlElement) =>
  code.parent !== null && code.parent.is('cbc:ChargeIndicator', indicator);

/** An exemption reason that belongs to one VAT category only. */
function reasonContext(number: string, reason: string, category: string): Context {
  return {
    at: 'cac:TaxCategory',
    when: (one) =>
      onlyText(one, 'cbc:TaxExemptionReasonCode').toUpperCase() === `VATEX-EU-${reason}`,
    rules: {
      [`PEPPOL-EN16931-P0${number}`]: rule(
        'vat',
        'cbc:ID',
        (one) => normalize(one.text('cbc:ID')) === category,
      ),
    },
  };
}

export const ublCodes: Pattern = [
  {
    at: 'cbc:EmbeddedDocumentBinaryObject',
    when: (object) => object.attributes.has('mimeCode'),
    rules: { 'PEPPOL-EN16931-CL001': attributeIn(codeList('mimeTypes'), 'mimeCode') },
  },
  {
    at: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    when: reasonCode('false'),
    rules: { 'PEPPOL-EN16931-CL002': textIn(codeList('allowanceReasons')) },
  },
  {
    at: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    when: reasonCode('true'),
    rules: { 'PEPPOL-EN16931-CL003': textIn(codeList('chargeReasons')) },
  },
  {
    at: 'cac:InvoicePeriod/cbc:DescriptionCode',
    rules: { 'PEPPOL-EN16931-CL006': textIn(codeList('vatPointDates')) },
  },
  {
    at: named(AMOUNTS),
    rules: { 'PEPPOL-EN16931-CL007': attributeIn(PEPPOL_CURRENCIES_UBL, 'currencyID') },
  },
  {
    at: 'cbc:InvoiceTypeCode',
    rules: {
      'PEPPOL-EN16931-P0100': typeIn(PEPPOL_INVOICE_TYPES),
      'PEPPOL-EN16931-P0112': rule(
        'code',
        '.',
        ({ value }, invoice) =>
          !['326', '384'].includes(normalize(value)) || invoice.once(isGermanTrade),
      ),
    },
  },
  {
    at: 'cbc:CreditNoteTypeCode',
    rules: { 'PEPPOL-EN16931-P0101': typeIn(PEPPOL_CREDIT_NOTE_TYPES) },
  },
  {
    at: named(DATES),
    rules: {
      'PEPPOL-EN16931-F001': rule(
        'date',
        '.',
        ({ pieces, value }) => pieces.join('').length === 10 && isDate(value),
      ),
    },
  },
  {
    at: 'cbc:EndpointID',
    when: (address) => address.attributes.has('schemeID'),
    rules: { 'PEPPOL-EN16931-CL008': attributeIn(PEPPOL_ADDRESS_SCHEMES_UBL, 'schemeID') },
  },
  reasonContext('104', 'G', 'G'),
  reasonContext('105', 'O', 'O'),
  reasonContext('106', 'IC', 'K'),
  reasonContext('107', 'AE', 'AE'),
  reasonContext('108', 'D', 'E'),
  reasonContext('109', 'F', 'E'),
  reasonContext('110', 'I', 'E'),
  reasonContext('111', 'J', 'E'),
];
