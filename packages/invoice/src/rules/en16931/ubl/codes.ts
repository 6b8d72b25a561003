import { codeList, COUNTRIES } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { coded, on, rule } from '../../kinds';
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
  return on(at, (element) => element.attributes.has(attribute), {
    [id]: coded(list, `@${attribute}`),
  });
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
  on('cbc:InvoiceTypeCode', { 'BR-CL-01': invoiceTypes }),
  on('cbc:CreditNoteTypeCode', { 'BR-CL-01': creditNoteTypes }),
  on(
    AMOUNTS.split(' ').map((name) => `cbc:${name}`),
    { 'BR-CL-03': coded(currencies, '@currencyID') },
  ),
  on('cbc:DocumentCurrencyCode', { 'BR-CL-04': coded(currencies) }),
  on('cbc:TaxCurrencyCode', { 'BR-CL-05': coded(currencies) }),
  on('cac:InvoicePeriod/cbc:DescriptionCode', { 'BR-CL-06': coded(codeList('vatPointDates')) }),
  on(
    ['cac:AdditionalDocumentReference/cbc:ID', 'cac:DocumentReference/cbc:ID'],
    (id) => id.attributes.has('schemeID') && isInvoicedObject(id),
    { 'BR-CL-07': coded(codeList('references'), '@schemeID') },
  ),
  on('cac:PartyIdentification/cbc:ID', (id) => id.attributes.has('schemeID'), {
    'BR-CL-10': rule('code', '@schemeID', (id) => {
      const scheme = normalize(id.attribute('schemeID') ?? '');
      return schemes.has(scheme) || (scheme === 'SEPA' && mayBeCreditor(id));
    }),
  }),
  attributeCoded('BR-CL-11', 'cac:PartyLegalEntity/cbc:CompanyID', 'schemeID', schemes),
  attributeCoded(
    'BR-CL-13',
    'cac:CommodityClassification/cbc:ItemClassificationCode',
    'listID',
    codeList('classifications'),
  ),
  on('cac:Country/cbc:IdentificationCode', { 'BR-CL-14': coded(countries) }),
  on('cac:OriginCountry/cbc:IdentificationCode', { 'BR-CL-15': coded(countries) }),
  on('cac:PaymentMeans/cbc:PaymentMeansCode', { 'BR-CL-16': coded(codeList('paymentMeans')) }),
  on('cac:TaxCategory/cbc:ID', { 'BR-CL-17': coded(codeList('vatCategories')) }),
  on('cac:ClassifiedTaxCategory/cbc:ID', { 'BR-CL-18': coded(codeList('vatCategories')) }),
  on(
    'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    ({ parent }) => parent !== null && isAllowance(parent),
    { 'BR-CL-19': coded(codeList('allowanceReasons')) },
  ),
  on(
    'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
    ({ parent }) => parent !== null && isCharge(parent),
    { 'BR-CL-20': coded(codeList('chargeReasons')) },
  ),
  attributeCoded('BR-CL-21', 'cac:StandardItemIdentification/cbc:ID', 'schemeID', schemes),
  on('cbc:TaxExemptionReasonCode', {
    'BR-CL-22': rule('code', '.', ({ value }) =>
      exemptionReasons.has(normalize(value.toUpperCase())),
    ),
  }),
  attributeCoded(
    'BR-CL-23',
    ['cbc:InvoicedQuantity', 'cbc:BaseQuantity', 'cbc:CreditedQuantity'],
    'unitCode',
    codeList('units'),
  ),
  on('cbc:EmbeddedDocumentBinaryObject', (object) => object.attributes.has('mimeCode'), {
    'BR-CL-24': rule('code', '@mimeCode', (object) =>
      mimeTypes.has(object.attribute('mimeCode') ?? ''),
    ),
  }),
  attributeCoded('BR-CL-25', 'cbc:EndpointID', 'schemeID', codeList('addressSchemes')),
  attributeCoded('BR-CL-26', 'cac:DeliveryLocation/cbc:ID', 'schemeID', schemes),
];
