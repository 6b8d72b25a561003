import { codeList, COUNTRIES, NOTE_SUBJECTS } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { coded, rule } from '../../kinds';
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
  {
    at: 'rsm:ExchangedDocument/ram:TypeCode',
    rules: { 'BR-CL-01': coded(codeList('invoiceTypes', 'creditNoteTypes')) },
  },
  {
    at: 'ram:TaxTotalAmount',
    when: (amount) => amount.attributes.has('currencyID'),
    rules: { 'BR-CL-03': coded(currencies, '@currencyID') },
  },
  { at: 'ram:InvoiceCurrencyCode', rules: { 'BR-CL-04': coded(currencies) } },
  { at: 'ram:TaxCurrencyCode', rules: { 'BR-CL-05': coded(currencies) } },
  { at: 'ram:DueDateTypeCode', rules: { 'BR-CL-06': coded(codeList('dueDateTypes')) } },
  { at: 'ram:ReferenceTypeCode', rules: { 'BR-CL-07': coded(codeList('references')) } },
  {
    at: 'ram:SubjectCode',
    rules: { 'BR-CL-08': coded(NOTE_SUBJECTS.cii) },
  },
  {
    at: 'ram:GlobalID',
    when: (id) =>
      hasScheme(id) &&
      !id.within('ram:SpecifiedTradeProduct') &&
      !id.within('ram:ShipToTradeParty'),
    rules: { 'BR-CL-10': schemeCoded },
  },
  {
    at: 'ram:ID',
    when: (id) => hasScheme(id) && !id.within('ram:SpecifiedTaxRegistration'),
    rules: { 'BR-CL-11': schemeCoded },
  },
  {
    at: 'ram:ClassCode',
    when: (code) => code.attributes.has('listID'),
    rules: { 'BR-CL-13': coded(codeList('classifications'), '@listID') },
  },
  { at: 'ram:CountryID', rules: { 'BR-CL-14': coded(countries) } },
  { at: 'ram:OriginTradeCountry/ram:ID', rules: { 'BR-CL-15': coded(countries) } },
  {
    at: 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode',
    rules: { 'BR-CL-16': coded(codeList('paymentMeans')) },
  },
  { at: 'ram:CategoryTradeTax/ram:CategoryCode', rules: { 'BR-CL-17': coded(categories) } },
  { at: 'ram:ApplicableTradeTax/ram:CategoryCode', rules: { 'BR-CL-18': coded(categories) } },
  {
    at: 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
    when: ({ parent }) => parent !== null && isAllowance(parent),
    rules: { 'BR-CL-19': coded(codeList('allowanceReasons')) },
  },
  {
    at: 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
    when: ({ parent }) => parent !== null && isCharge(parent),
    rules: { 'BR-CL-20': coded(codeList('chargeReasons')) },
  },
  {
    at: 'ram:SpecifiedTradeProduct/ram:GlobalID',
    when: hasScheme,
    rules: { 'BR-CL-21': schemeCoded },
  },
  {
    at: 'ram:ExemptionReasonCode',
    rules: {
      'BR-CL-22': rule('code', '.', ({ value }) =>
        exemptionReasons.has(normalize(value.toUpperCase())),
      ),
    },
  },
  {
    at: ['ram:BasisQuantity', 'ram:BilledQuantity'],
    when: (quantity) => quantity.attributes.has('unitCode'),
    rules: { 'BR-CL-23': coded(codeList('units'), '@unitCode') },
  },
  {
    at: 'ram:AttachmentBinaryObject',
    when: (object) => object.attributes.has('mimeCode'),
    rules: {
      'BR-CL-24': rule('code', '@mimeCode', (object) =>
        mimeTypes.has(object.attribute('mimeCode') ?? ''),
      ),
    },
  },
  {
    at: 'ram:URIUniversalCommunication/ram:URIID',
    when: hasScheme,
    rules: { 'BR-CL-25': coded(codeList('addressSchemes'), '@schemeID') },
  },
  {
    at: 'ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID',
    when: hasScheme,
    rules: { 'BR-CL-26': schemeCoded },
  },
];
