import { codeList, COUNTRIES, NOTE_SUBJECTS } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { coded, on, rule } from '../../kinds';
import type { Pattern } from '../../rule';
import { isAllowance, isCharge } from './model-parts';

const currencies = codeList('currencies');
const schemes = codeList('identifierSchemes');
const countries = COUNTRIES.cii;
const mimeTypes = codeList('mimeTypes');
const categories = codeList('vatCategories');
const exemptionReasons = codeList('exemptionReasons');

const hasScheme = (element: XmlElement) => element.attributes.has('schemeID');
const schemeCoded = coded(schemes, '@schemeID');

export const ciiCodes: Pattern = [
  on('rsm:ExchangedDocument/ram:TypeCode', {
    'BR-CL-01': coded(codeList('invoiceTypes', 'creditNoteTypes')),
  }),
  on('ram:TaxTotalAmount', (amount) => amount.attributes.has('currencyID'), {
    'BR-CL-03': coded(currencies, '@currencyID'),
  }),
  on('ram:InvoiceCurrencyCode', { 'BR-CL-04': coded(currencies) }),
  on('ram:TaxCurrencyCode', { 'BR-CL-05': coded(currencies) }),
  on('ram:DueDateTypeCode', { 'BR-CL-06': coded(codeList('dueDateTypes')) }),
  on('ram:ReferenceTypeCode', { 'BR-CL-07': coded(codeList('references')) }),
  on('ram:SubjectCode', { 'BR-CL-08': coded(NOTE_SUBJECTS.cii) }),
  on(
    'ram:GlobalID',
    (id) =>
      hasScheme(id) &&
      !id.within('ram:SpecifiedTradeProduct') &&
      !id.within('ram:ShipToTradeParty'),
    { 'BR-CL-10': schemeCoded },
  ),
  on('ram:ID', (id) => hasScheme(id) && !id.within('ram:SpecifiedTaxRegistration'), {
    'BR-CL-11': schemeCoded,
  }),
  on('ram:ClassCode', (code) => code.attributes.has('listID'), {
    'BR-CL-13': coded(codeList('classifications'), '@listID'),
  }),
  on('ram:CountryID', { 'BR-CL-14': coded(countries) }),
  on('ram:OriginTradeCountry/ram:ID', { 'BR-CL-15': coded(countries) }),
  on('ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode', {
    'BR-CL-16': coded(codeList('paymentMeans')),
  }),
  on('ram:CategoryTradeTax/ram:CategoryCode', { 'BR-CL-17': coded(categories) }),
  on('ram:ApplicableTradeTax/ram:CategoryCode', { 'BR-CL-18': coded(categories) }),
  on(
    'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
    ({ parent }) => parent !== null && isAllowance(parent),
    { 'BR-CL-19': coded(codeList('allowanceReasons')) },
  ),
  on(
    'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
    ({ parent }) => parent !== null && isCharge(parent),
    { 'BR-CL-20': coded(codeList('chargeReasons')) },
  ),
  on('ram:SpecifiedTradeProduct/ram:GlobalID', hasScheme, { 'BR-CL-21': schemeCoded }),
  on('ram:ExemptionReasonCode', {
    'BR-CL-22': rule('code', '.', ({ value }) =>
      exemptionReasons.has(normalize(value.toUpperCase())),
    ),
  }),
  on(
    ['ram:BasisQuantity', 'ram:BilledQuantity'],
    (quantity) => quantity.attributes.has('unitCode'),
    { 'BR-CL-23': coded(codeList('units'), '@unitCode') },
  ),
  on('ram:AttachmentBinaryObject', (object) => object.attributes.has('mimeCode'), {
    'BR-CL-24': rule('code', '@mimeCode', (object) =>
      mimeTypes.has(object.attribute('mimeCode') ?? ''),
    ),
  }),
  on('ram:URIUniversalCommunication/ram:URIID', hasScheme, {
    'BR-CL-25': coded(codeList('addressSchemes'), '@schemeID'),
  }),
  on('ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID', hasScheme, {
    'BR-CL-26': schemeCoded,
  }),
];
