import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import {
  atMostOne,
  exactlyOne,
  hasTwoDecimals,
  numbered,
  on,
  present,
  rule,
  unused,
  warning,
} from '../../kinds';
import type { Check, Context, Pattern } from '../../rule';
import { matchesPath } from '../../run';
import { UBL_UNUSED } from '../unused';
import { BUYER, isAllowance, isCharge, LINES, SELLER } from './model-parts';

const CR = 'UBL-CR-';

function unusedIn(parent: string) {
  return (path: string): Check => {
    const whole = parent === '' ? path : `${parent}/${path}`;
    return warning(
      whole.startsWith('LINE/')
        ? unused(...LINES.map((line) => whole.replace('LINE', line)))
        : unused(whole),
    );
  };
}

/** No element at a path like this, wherever it begins. */
function unusedAnywhere(path: string): Check {
  const [elements = '', attribute] = path.split('/@');
  const last = elements.slice(elements.lastIndexOf('/') + 1);
  const test = (_root: XmlElement, invoice: InvoiceXml) =>
    !invoice
      .named(last)
      .some(
        (one) =>
          matchesPath(elements, one.path) &&
          (attribute === undefined || one.attributes.has(attribute)),
      );
  return warning(rule('unused', path, test));
}

function attributeUnused(name: string): Check {
  return warning(
    rule('unused', `@${name}`, (_root, invoice) => invoice.withAttribute(name).length === 0),
  );
}

/** All elements of a name say the same. */
function oneValue(name: string): Check {
  return rule(
    'cardinality',
    name,
    (_root, invoice) => new Set(invoice.named(name).map(({ value }) => value)).size <= 1,
  );
}

function countAtMostOne(path: string, filter: (element: XmlElement) => boolean, end = '.'): Check {
  return rule(
    'cardinality',
    end === '.' ? path : `${path}/${end}`,
    (element) =>
      element
        .all(path)
        .filter(filter)
        .reduce((total, one) => total + one.count(end), 0) <= 1,
  );
}

/** Additional documents of a type; 130 is an object that the invoice is about (BT-18). */
function isInvoicedObject(reference: XmlElement): boolean {
  return reference.is('cbc:DocumentTypeCode', '130');
}

/** A registration of VAT, or of something else; a scheme that is not named is something else. */
const schemeIs = (vat: boolean) => (registration: XmlElement) =>
  registration
    .all('cac:TaxScheme')
    .some((scheme) => (scheme.text('cbc:ID').toUpperCase() === 'VAT') === vat);

const isCreditor = (id: XmlElement) => id.attribute('schemeID')?.toUpperCase() === 'SEPA';

const documentRules: Record<string, Check> = {
  ...Object.fromEntries(
    Object.entries(UBL_UNUSED).flatMap(([parent, row]) =>
      Object.entries(numbered(CR, row, unusedIn(parent))),
    ),
  ),
  ...numbered(
    CR,
    `652 cac:PartyTaxScheme/cbc:CompanyID/@schemeID
    660 cac:Country/cbc:IdentificationCode/@listID
    662 cbc:AllowanceChargeReasonCode/@listID
    664 cac:FinancialInstitution
    667 cac:BuyersItemIdentification/cbc:ID/@schemeID cac:SellersItemIdentification/cbc:ID/@schemeID
    cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode
    cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReason
    cac:Price/cac:AllowanceCharge/cbc:MultiplierFactorNumeric
    674 cbc:PrimaryAccountNumberID/@schemeID cac:CardAccount/cbc:NetworkID/@schemeID
    cac:PaymentMandate/cbc:ID/@schemeID
    cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID/@schemeID
    cac:TaxCategory/cbc:ID/@schemeID cac:ClassifiedTaxCategory/cbc:ID/@schemeID
    cac:PaymentMeans/cac:PayerFinancialAccount`,
    unusedAnywhere,
  ),
  'UBL-CR-002': warning(
    rule(
      'unused',
      'cbc:UBLVersionID',
      (root) => !root.has('cbc:UBLVersionID') || root.is('cbc:UBLVersionID', '2.1'),
    ),
  ),
  'UBL-CR-663': attributeUnused('unitCodeListID'),
  'UBL-CR-665': warning(
    rule(
      'unused',
      'cac:AdditionalDocumentReference/cbc:ID/@schemeID',
      (_root, invoice) =>
        !invoice
          .named('cac:AdditionalDocumentReference')
          .filter(
            (one) =>
              !one.has('cbc:DocumentTypeCode') ||
              one.values('cbc:DocumentTypeCode').some((type) => type !== '130'),
          )
          .some((one) => one.all('cbc:ID').some((id) => id.attributes.has('schemeID'))),
    ),
  ),
  'UBL-CR-666': rule(
    'unused',
    'cac:AdditionalDocumentReference/cac:Attachment',
    (_root, invoice) =>
      !invoice
        .named('cac:AdditionalDocumentReference')
        .some((one) => isInvoicedObject(one) && one.has('cac:Attachment')),
  ),
  'UBL-CR-673': rule(
    'unused',
    'cac:AdditionalDocumentReference/cbc:DocumentDescription',
    (_root, invoice) =>
      !invoice
        .named('cac:AdditionalDocumentReference')
        .some((one) => isInvoicedObject(one) && one.has('cbc:DocumentDescription')),
  ),
  ...Object.fromEntries(
    Object.entries({
      '08': 'schemeName',
      '09': 'schemeAgencyName',
      '10': 'schemeDataURI',
      '11': 'schemeURI',
      '12': 'format',
      '13': 'unitCodeListIdentifier',
      '14': 'unitCodeListAgencyIdentifier',
      '15': 'unitCodeListAgencyName',
      '16': 'listAgencyName',
      '17': 'listName',
      '19': 'languageID',
      '20': 'listURI',
      '21': 'listSchemeURI',
      '22': 'languageLocaleID',
      '23': 'uri',
      '24': 'currencyCodeListVersionID',
      '25': 'characterSetCode',
      '26': 'encodingCode',
      '27': 'schemeAgencyID',
      '28': 'listAgencyID',
    }).map(([number, attribute]) => [`UBL-DT-${number}`, attributeUnused(attribute)]),
  ),
  'UBL-DT-18': warning(
    rule('unused', '@name', (_root, invoice) =>
      invoice.withAttribute('name').every(({ name }) => name === 'cbc:PaymentMeansCode'),
    ),
  ),
  'UBL-SR-01': atMostOne('cac:ContractDocumentReference/cbc:ID'),
  'UBL-SR-02': atMostOne('cac:ReceiptDocumentReference/cbc:ID'),
  'UBL-SR-03': atMostOne('cac:DespatchDocumentReference/cbc:ID'),
  'UBL-SR-04': countAtMostOne('cac:AdditionalDocumentReference', isInvoicedObject, 'cbc:ID'),
  'UBL-SR-05': atMostOne('cac:PaymentTerms/cbc:Note'),
  'UBL-SR-08': atMostOne('cac:InvoicePeriod'),
  'UBL-SR-09': atMostOne(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'UBL-SR-10': atMostOne(`${SELLER}/cac:PartyName/cbc:Name`),
  'UBL-SR-11': atMostOne(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`),
  'UBL-SR-12': countAtMostOne(`${SELLER}/cac:PartyTaxScheme`, schemeIs(true), 'cbc:CompanyID'),
  'UBL-SR-13': countAtMostOne(`${SELLER}/cac:PartyTaxScheme`, schemeIs(false), 'cbc:CompanyID'),
  'UBL-SR-14': atMostOne(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`),
  'UBL-SR-15': atMostOne(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'UBL-SR-16': atMostOne(`${BUYER}/cac:PartyIdentification/cbc:ID`),
  'UBL-SR-17': atMostOne(`${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`),
  'UBL-SR-18': countAtMostOne(`${BUYER}/cac:PartyTaxScheme`, schemeIs(true), 'cbc:CompanyID'),
  'UBL-SR-24': atMostOne('cac:Delivery'),
  'UBL-SR-29': rule(
    'cardinality',
    'cac:PartyIdentification/cbc:ID',
    (_root, invoice) =>
      invoice
        .named('cac:PartyIdentification')
        .flatMap((one) => one.all('cbc:ID'))
        .filter(isCreditor).length <= 1,
  ),
  'UBL-SR-39': atMostOne('cac:ProjectReference/cbc:ID'),
  'UBL-SR-40': atMostOne(`${BUYER}/cac:PartyName/cbc:Name`),
  'UBL-SR-44': oneValue('cbc:PaymentID'),
  'UBL-SR-45': atMostOne('cac:PaymentMeans/cbc:PaymentDueDate'),
  'UBL-SR-46': atMostOne('cac:PaymentMeans/cbc:PaymentMeansCode/@name'),
  'UBL-SR-47': oneValue('cbc:PaymentMeansCode'),
  'UBL-SR-49': atMostOne('cac:InvoicePeriod/cbc:DescriptionCode'),
  'UBL-SR-54': atMostOne('cac:PaymentMeans/cac:CardAccount'),
  'UBL-SR-55': atMostOne('cac:PaymentMeans/cac:PaymentMandate'),
  'UBL-SR-56': atMostOne('cac:OriginatorDocumentReference/cbc:ID'),
};

const documents: readonly Context[] = [
  on('/Invoice', {
    ...documentRules,
    // A credit note has its due date there.
    'UBL-CR-412': warning(unused('cac:PaymentMeans/cbc:PaymentDueDate')),
  }),
  on('/CreditNote', documentRules),
];

const payeeDiffers = (payee: XmlElement) => {
  const sellers = payee.values(`../${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`);
  return payee
    .values('cac:PartyName/cbc:Name')
    .some((name) => sellers.some((seller) => seller !== name));
};

function payeeRule(path: string, counts: (element: XmlElement) => boolean = () => true): Check {
  return rule(
    'cardinality',
    path,
    (payee) => payee.all(path).filter(counts).length <= 1 && payeeDiffers(payee),
  );
}

/** The official rule leaves out the whole price that has an allowance. */
function isInPriceWithAllowance(amount: XmlElement): boolean {
  for (let one = amount.parent; one; one = one.parent) {
    if (one.name === 'cac:Price' && one.has('cac:AllowanceCharge')) return true;
  }
  return false;
}

export const ublSyntax: Pattern = [
  on(['cac:PostalAddress', 'cac:Address'], { 'UBL-SR-51': atMostOne('cac:AddressLine') }),
  on(SELLER, {
    'UBL-SR-42': rule(
      'cardinality',
      'cac:PartyTaxScheme',
      (party) => party.count('cac:PartyTaxScheme') <= 2,
    ),
  }),
  on('cac:AdditionalDocumentReference', {
    'UBL-SR-33': atMostOne('cbc:DocumentDescription'),
    'UBL-SR-43': rule('other', 'cbc:DocumentTypeCode', (reference, invoice) => {
      if (isInvoicedObject(reference)) return true;
      if (invoice.kind === 'ubl-creditnote' && reference.is('cbc:DocumentTypeCode', '50')) {
        return true;
      }
      return (
        !reference.all('cbc:ID').some((id) => id.attributes.has('schemeID')) &&
        !reference.has('cbc:DocumentTypeCode')
      );
    }),
  }),
  on(
    '*Amount',
    (amount) => !amount.name.endsWith('PriceAmount') && !isInPriceWithAllowance(amount),
    { 'UBL-DT-01': rule('decimals', '.', (amount) => hasTwoDecimals(amount.value)) },
  ),
  on('*BinaryObject', { 'UBL-DT-06': present('@mimeCode'), 'UBL-DT-07': present('@filename') }),
  on('cac:Delivery', { 'UBL-SR-25': atMostOne('cac:DeliveryParty/cac:PartyName/cbc:Name') }),
  on('cac:AllowanceCharge', isAllowance, { 'UBL-SR-30': atMostOne('cbc:AllowanceChargeReason') }),
  on('cac:AllowanceCharge', isCharge, { 'UBL-SR-31': atMostOne('cbc:AllowanceChargeReason') }),
  on('cac:PartyTaxScheme', {
    'UBL-SR-53': rule(
      'required',
      ['cac:TaxScheme/cbc:ID', 'cbc:CompanyID'],
      (registration) =>
        registration.has('cac:TaxScheme/cbc:ID') && registration.has('cbc:CompanyID'),
    ),
  }),
  ...documents,
  on(LINES, {
    'UBL-SR-34': atMostOne('cbc:Note'),
    'UBL-SR-35': atMostOne('cac:OrderLineReference/cbc:LineID'),
    'UBL-SR-36': atMostOne('cac:InvoicePeriod'),
    'UBL-SR-37': atMostOne('cac:Price/cac:AllowanceCharge/cbc:Amount'),
    'UBL-SR-48': exactlyOne('cac:Item/cac:ClassifiedTaxCategory'),
    'UBL-SR-50': atMostOne('cac:Item/cbc:Description'),
    'UBL-SR-52': atMostOne('cac:DocumentReference'),
  }),
  on('cac:PayeeParty', {
    'UBL-SR-19': payeeRule('cac:PartyName/cbc:Name'),
    'UBL-SR-20': payeeRule('cac:PartyIdentification/cbc:ID', (id) => !isCreditor(id)),
    'UBL-SR-21': payeeRule('cac:PartyLegalEntity/cbc:CompanyID'),
  }),
  on('cac:PaymentMeans', {
    'UBL-SR-26': atMostOne('cbc:PaymentID'),
    'UBL-SR-27': atMostOne('cbc:PaymentMeansCode'),
    'UBL-SR-28': atMostOne('cac:PaymentMandate/cbc:ID'),
  }),
  on('cac:BillingReference', {
    'UBL-SR-06': atMostOne('cac:InvoiceDocumentReference'),
    'UBL-SR-07': present('cac:InvoiceDocumentReference/cbc:ID'),
  }),
  on('cac:TaxRepresentativeParty', {
    'UBL-SR-22': atMostOne('cac:PartyName/cbc:Name'),
    'UBL-SR-23': atMostOne('cac:PartyTaxScheme/cbc:CompanyID'),
  }),
  on('cac:TaxSubtotal', { 'UBL-SR-32': atMostOne('cac:TaxCategory/cbc:TaxExemptionReason') }),
];
