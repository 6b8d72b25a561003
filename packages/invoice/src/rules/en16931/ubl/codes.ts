import { codeList, COUNTRIES } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { coded, rule } from '../../kinds';
import type { Context, Pattern } from '../../rule';
import { isAllowance, isCharge } from './model-parts';

const currencies = codeList('currencies');
const schemes = codeList('identifierSchemes');
const countries = COUNTRIES.ubl;
const mimeTypes = codeList('mimeTypes');

const AMOUNTS =
  'Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount ' +
  'TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount ' +
  'PayableAmount';

function attributeCoded(
  id: string,
  at: string | readonly string[],
  attribute: string,
  list: ReadonlySet<string>,
): Context {
  return {
    at,
    when: (element) => element.attributes.has(attribute),
    rules: { [id]: coded(list, `@${attribute}`) },
  };
}

const isInvoicedObject = ({ parent }: XmlElement) =>
  parent !== null && parent.is('cbc:DocumentTypeCode', '130');

/** Bank assigned creditor identifiers (BT-90) are those of the seller or the payee. */
const mayBeCreditor = (id: XmlElement) =>
  id.within('cac:AccountingSupplierParty') || id.within('cac:PayeeParty');

const exemptionReasons = codeList('exemptionReasons');

const invoiceTypes = coded(codeList('invoiceTypes'));
const creditNoteTypes = coded(codeList('creditNoteTypes'));

export const ublCodes: Pattern = [
  { at: 'cbc:InvoiceTypeCode', rules: { 'BR-CL-01': invoiceTypes } },
  { at: 'cbc:CreditNoteTypeCode', rules: { 'BR-CL-01': creditNoteTypes } },
  {
    at: AMOUNTS.split(' ').map((name) => `cbc:${name}`),
    rules: { 'BR-CL-03': coded(currencies, '@currencyID') },
  },
  { at: 'cbc:DocumentCurrencyCode', rules: { 'BR-CL-04': coded(currencies) } },
  { at: 'cbc:TaxCurrencyCode', rules: { 'BR-CL-05': coded(currencies) } },
  {
    at: 'cac:InvoicePeriod/cbc:DescriptionCode',
    rules: { 'BR-CL-06': coded(codeList('vatPointDates')) },
  },
  {
    at: ['cac:AdditionalDocumentReference/cbc:ID', 'cac:DocumentReference/cbc:ID'],
    when: (id) => id.attributes.has('schemeID') && isInvoicedObject(id),
    rules: { 'BR-CL-07': coded(codeList('references'), '@schemeID') },
  },
  {
    at: 'cac:PartyIdentification/cbc:ID',
    when: (id) => id.attributes.has('schemeID'),
    rules: {
      'BR-CL-10': rule('code', '@schemeID', (id) => {
        const scheme = normalize(id.attribute('schemeID') ?? '');
        return schemes.has(scheme) || (scheme === 'SEPA' && mayBeCreditor(id));
      }),
    },
  },
  attributeCoded('BR-CL-11', 'cac:PartyLegalEntity/cbc:CompanyID', 'schemeID', schemes),
  attributeCoded(
    'BR-CL-13',
    'cac:CommodityClassification/cbc:ItemClassificationCode',
    'listID',
    codeList('classifications'),
  ),
  { at: 'cac:Country/cbc:IdentificationCode', rules: { 'BR-CL-14': coded(countries) } },
  { at: 'cac:OriginCountry/cbc:IdentificationCode', rules: { 'BR-CL-15': coded(countries) } },
  {
    at: 'cac:PaymentMeans/cbc:PaymentMeansCode',
    rules: { 'BR-CL-16': coded(codeList('paymentMeans')) },
  },
  { at: 'cac:TaxCategory/cbc:ID', rules: { 'BR-CL-17': coded(codeList('vatCategories')) } },
  {
    at: 'cac:ClassifiedTaxCategory/cbc:ID',
    rules: { 'BR-CL-18': coded(codeList('vatCategories')) },
  },
  {
    at: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    when: ({ parent }) => parent !== null && isAllowance(parent),
    rules: { 'BR-CL-19': coded(codeList('allowanceReasons')) },
  },
  {
    at: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    when: ({ parent }) => parent !== null && isCharge(parent),
    rules: { 'BR-CL-20': coded(codeList('chargeReasons')) },
  },
  attributeCoded('BR-CL-21', 'cac:StandardItemIdentification/cbc:ID', 'schemeID', schemes),
  {
    at: 'cbc:TaxExemptionReasonCode',
    rules: {
      'BR-CL-22': rule('code', '.', ({ value }) =>
        exemptionReasons.has(normalize(value.toUpperCase())),
      ),
    },
  },
  attributeCoded(
    'BR-CL-23',
    ['cbc:InvoicedQuantity', 'cbc:BaseQuantity', 'cbc:CreditedQuantity'],
    'unitCode',
    codeList('units'),
  ),
  {
    at: 'cbc:EmbeddedDocumentBinaryObject',
    when: (object) => object.attributes.has('mimeCode'),
    rules: {
      'BR-CL-24': rule('code', '@mimeCode', (object) =>
        mimeTypes.has(object.attribute('mimeCode') ?? ''),
      ),
    },
  },
  attributeCoded('BR-CL-25', 'cbc:EndpointID', 'schemeID', codeList('addressSchemes')),
  attributeCoded('BR-CL-26', 'cac:DeliveryLocation/cbc:ID', 'schemeID', schemes),
];
