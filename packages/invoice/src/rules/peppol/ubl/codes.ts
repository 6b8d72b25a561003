import { codeList } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { on, rule } from '../../kinds';
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
  return on(
    'cac:TaxCategory',
    (one) => onlyText(one, 'cbc:TaxExemptionReasonCode').toUpperCase() === `VATEX-EU-${reason}`,
    {
      [`PEPPOL-EN16931-P0${number}`]: rule(
        'vat',
        'cbc:ID',
        (one) => normalize(one.text('cbc:ID')) === category,
      ),
    },
  );
}

export const ublCodes: Pattern = [
  on('cbc:EmbeddedDocumentBinaryObject', (object) => object.attributes.has('mimeCode'), {
    'PEPPOL-EN16931-CL001': attributeIn(codeList('mimeTypes'), 'mimeCode'),
  }),
  on('cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', reasonCode('false'), {
    'PEPPOL-EN16931-CL002': textIn(codeList('allowanceReasons')),
  }),
  on('cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', reasonCode('true'), {
    'PEPPOL-EN16931-CL003': textIn(codeList('chargeReasons')),
  }),
  on('cac:InvoicePeriod/cbc:DescriptionCode', {
    'PEPPOL-EN16931-CL006': textIn(codeList('vatPointDates')),
  }),
  on(named(AMOUNTS), { 'PEPPOL-EN16931-CL007': attributeIn(PEPPOL_CURRENCIES_UBL, 'currencyID') }),
  on('cbc:InvoiceTypeCode', {
    'PEPPOL-EN16931-P0100': typeIn(PEPPOL_INVOICE_TYPES),
    'PEPPOL-EN16931-P0112': rule(
      'code',
      '.',
      ({ value }, invoice) =>
        !['326', '384'].includes(normalize(value)) || invoice.once(isGermanTrade),
    ),
  }),
  on('cbc:CreditNoteTypeCode', { 'PEPPOL-EN16931-P0101': typeIn(PEPPOL_CREDIT_NOTE_TYPES) }),
  on(named(DATES), {
    'PEPPOL-EN16931-F001': rule(
      'date',
      '.',
      ({ pieces, value }) => pieces.join('').length === 10 && isDate(value),
    ),
  }),
  on('cbc:EndpointID', (address) => address.attributes.has('schemeID'), {
    'PEPPOL-EN16931-CL008': attributeIn(PEPPOL_ADDRESS_SCHEMES_UBL, 'schemeID'),
  }),
  reasonContext('104', 'G', 'G'),
  reasonContext('105', 'O', 'O'),
  reasonContext('106', 'IC', 'K'),
  reasonContext('107', 'AE', 'AE'),
  reasonContext('108', 'D', 'E'),
  reasonContext('109', 'F', 'E'),
  reasonContext('110', 'I', 'E'),
  reasonContext('111', 'J', 'E'),
];
