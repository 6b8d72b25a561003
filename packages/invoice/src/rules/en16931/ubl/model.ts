import { COUNTRIES, NOTE_SUBJECTS } from '../../../codes/lists';
import { Decimal } from '../../../decimals/decimal';
import { normalize, type XmlElement } from '../../../reading/element';
import { filled, on, present, rule, twoDecimals, unbroken, warning } from '../../kinds';
import type { Check, Context, Pattern } from '../../rule';
import {
  dayTime,
  decimal,
  isNotNegative,
  isVatAmount,
  isZero,
  same,
  someDouble,
  sumOf,
} from '../../values';
import { BUYER, isAllowance, isCharge, isVat, LINES, SELLER } from './model-parts';
import { vatContexts, vatDocumentRules } from './vat';

const REASONS = ['cbc:AllowanceChargeReason', 'cbc:AllowanceChargeReasonCode'] as const;

const vatPrefixes = [...COUNTRIES.ubl, 'EL'].sort().join(' ');

/** Rules that are left to the sender: nothing in a file can break them. */

const vatCategory = rule('required', 'cac:TaxCategory/cbc:ID', (element) =>
  element.all('cac:TaxCategory').some((category) => isVat(category) && category.has('cbc:ID')),
);

function allowanceRules([
  amount,
  category,
  reason,
  free,
  reasonAgain,
  decimals,
  baseDecimals,
]: readonly (string | null)[]): Record<string, Check> {
  return {
    [`BR-${amount}`]: present('cbc:Amount'),
    ...(category ? { [`BR-${category}`]: vatCategory } : {}),
    [`BR-${reason}`]: present(...REASONS),
    [`BR-CO-${free}`]: unbroken,
    [`BR-CO-${reasonAgain}`]: present(...REASONS),
    [`BR-DEC-${decimals}`]: twoDecimals('cbc:Amount'),
    [`BR-DEC-${baseDecimals}`]: twoDecimals('cbc:BaseAmount'),
  };
}

/** A total equals the sum of allowances, or of charges; without both there is none of either. */
function allowanceTotal(total: string, filter: (element: XmlElement) => boolean): Check {
  return rule('sum', total, (totals) => {
    const summed = totals.all('../cac:AllowanceCharge').filter(filter);
    if (!totals.has(total)) return summed.length === 0;
    return same(decimal(totals, total), sumOf(summed, 'cbc:Amount').round(2));
  });
}

/** A number that counts as zero where it is missing. */
function orZero(element: XmlElement, path: string): Decimal {
  return decimal(element, path) ?? Decimal.ZERO;
}

const totalRules: Record<string, Check> = {
  'BR-12': present('cbc:LineExtensionAmount'),
  'BR-13': present('cbc:TaxExclusiveAmount'),
  'BR-14': present('cbc:TaxInclusiveAmount'),
  'BR-15': present('cbc:PayableAmount'),
  'BR-CO-10': rule('sum', 'cbc:LineExtensionAmount', (totals, invoice) =>
    same(
      decimal(totals, 'cbc:LineExtensionAmount'),
      sumOf(
        LINES.flatMap((line) => invoice.named(line)),
        'cbc:LineExtensionAmount',
      ).round(2),
    ),
  ),
  'BR-CO-11': allowanceTotal('cbc:AllowanceTotalAmount', isAllowance),
  'BR-CO-12': allowanceTotal('cbc:ChargeTotalAmount', isCharge),
  'BR-CO-13': rule('sum', 'cbc:TaxExclusiveAmount', (totals) => {
    const lines = decimal(totals, 'cbc:LineExtensionAmount');
    const net = decimal(totals, 'cbc:TaxExclusiveAmount');
    if (!totals.has('cbc:ChargeTotalAmount') && !totals.has('cbc:AllowanceTotalAmount')) {
      return same(net, lines);
    }
    const expected = lines
      ?.plus(orZero(totals, 'cbc:ChargeTotalAmount'))
      .minus(orZero(totals, 'cbc:AllowanceTotalAmount'));
    return same(net, expected?.round(2) ?? null);
  }),
  'BR-CO-16': rule('sum', 'cbc:PayableAmount', (totals) => {
    const gross = decimal(totals, 'cbc:TaxInclusiveAmount');
    const payable = decimal(totals, 'cbc:PayableAmount');
    const prepaid = decimal(totals, 'cbc:PrepaidAmount');
    const rounding = decimal(totals, 'cbc:PayableRoundingAmount');
    return same(
      rounding && payable ? payable.minus(rounding).round(2) : payable,
      prepaid && gross ? gross.minus(prepaid).round(2) : gross,
    );
  }),
  'BR-DEC-09': twoDecimals('cbc:LineExtensionAmount'),
  'BR-DEC-10': twoDecimals('cbc:AllowanceTotalAmount'),
  'BR-DEC-11': twoDecimals('cbc:ChargeTotalAmount'),
  'BR-DEC-12': twoDecimals('cbc:TaxExclusiveAmount'),
  'BR-DEC-14': twoDecimals('cbc:TaxInclusiveAmount'),
  'BR-DEC-16': twoDecimals('cbc:PrepaidAmount'),
  'BR-DEC-17': twoDecimals('cbc:PayableRoundingAmount'),
  'BR-DEC-18': twoDecimals('cbc:PayableAmount'),
};

const documentRules: Record<string, Check> = {
  'BR-01': filled('cbc:CustomizationID'),
  'BR-02': filled('cbc:ID'),
  'BR-03': filled('cbc:IssueDate'),
  'BR-04': filled('cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'),
  'BR-05': filled('cbc:DocumentCurrencyCode'),
  'BR-06': filled(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-07': filled(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-08': present(`${SELLER}/cac:PostalAddress`),
  'BR-10': present(`${BUYER}/cac:PostalAddress`),
  'BR-16': present(...LINES),
  'BR-53': rule('required', 'cac:TaxTotal/cbc:TaxAmount', (root, invoice) => {
    const amounts = invoice.named('cac:TaxTotal').flatMap((total) => total.all('cbc:TaxAmount'));
    return root
      .values('cbc:TaxCurrencyCode')
      .every((currency) => amounts.some((one) => one.attribute('currencyID') === currency));
  }),
  'BR-CO-03': rule(
    'other',
    ['cbc:TaxPointDate', 'cac:InvoicePeriod/cbc:DescriptionCode'],
    (root) => !root.has('cbc:TaxPointDate') || !root.has('cac:InvoicePeriod/cbc:DescriptionCode'),
  ),
  'BR-CO-15': rule('sum', 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', (root) =>
    root.values('cbc:DocumentCurrencyCode').every((currency) => {
      const vat = root
        .all('cac:TaxTotal/cbc:TaxAmount')
        .filter((amount) => amount.attribute('currencyID') === currency);
      const net = decimal(root, 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount');
      if (vat.length !== 1 || net === null) return false;
      return same(
        decimal(root, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'),
        net.plus(sumOf(vat, '.')).round(2),
      );
    }),
  ),
  'BR-CO-18': present('cac:TaxTotal/cac:TaxSubtotal'),
  // In 1.3.16 these two look for the currency inside the amount, so that nothing breaks them.
  'BR-DEC-13': unbroken,
  'BR-DEC-15': unbroken,
  ...vatDocumentRules,
};

const lineRules: Record<string, Check> = {
  'BR-21': filled('cbc:ID'),
  'BR-22': present('cbc:InvoicedQuantity', 'cbc:CreditedQuantity'),
  'BR-23': present('cbc:InvoicedQuantity/@unitCode', 'cbc:CreditedQuantity/@unitCode'),
  'BR-24': present('cbc:LineExtensionAmount'),
  'BR-25': filled('cac:Item/cbc:Name'),
  'BR-26': present('cac:Price/cbc:PriceAmount'),
  'BR-27': rule('other', 'cac:Price/cbc:PriceAmount', (line) =>
    someDouble(line, 'cac:Price/cbc:PriceAmount', isNotNegative),
  ),
  'BR-28': rule(
    'other',
    'cac:Price/cac:AllowanceCharge/cbc:BaseAmount',
    (line) =>
      !line.has('cac:Price/cac:AllowanceCharge/cbc:BaseAmount') ||
      someDouble(line, 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount', isNotNegative),
  ),
  'BR-CO-04': rule('required', 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID', (line) =>
    line
      .all('cac:Item/cac:ClassifiedTaxCategory')
      .some((category) => isVat(category) && category.has('cbc:ID')),
  ),
  'BR-DEC-23': twoDecimals('cbc:LineExtensionAmount'),
};

const periodOrder = rule('date', ['cbc:StartDate', 'cbc:EndDate'], (period) => {
  const start = period.first('cbc:StartDate');
  const end = period.first('cbc:EndDate');
  return !start || !end || dayTime(end.value) >= dayTime(start.value);
});

const taxSubtotalRules: Record<string, Check> = {
  'BR-45': present('cbc:TaxableAmount'),
  'BR-46': present('cbc:TaxAmount'),
  'BR-47': vatCategory,
  'BR-48': rule('required', 'cac:TaxCategory/cbc:Percent', (subtotal) =>
    subtotal
      .all('cac:TaxCategory')
      .filter(isVat)
      .some((one) => one.has('cbc:Percent') || normalize(one.text('cbc:ID')) === 'O'),
  ),
  'BR-CO-17': rule('sum', 'cbc:TaxAmount', (subtotal) => {
    const amount = decimal(subtotal, 'cbc:TaxAmount');
    const rated = subtotal
      .all('cac:TaxCategory')
      .filter((one) => isVat(one) && one.has('cbc:Percent'));
    const rate = rated[0] ? decimal(rated[0], 'cbc:Percent') : null;
    if (amount === null) return false;
    if (rate === null || isZero(rate.round())) return isZero(amount.round());
    const base = decimal(subtotal, 'cbc:TaxableAmount');
    return base !== null && isVatAmount(amount, base, rate);
  }),
  'BR-DEC-19': twoDecimals('cbc:TaxableAmount'),
  'BR-DEC-20': twoDecimals('cbc:TaxAmount'),
};

const isTransfer = (means: XmlElement) => {
  return ['30', '58'].includes(normalize(means.text('cbc:PaymentMeansCode')));
};

const identifierSet = (one: XmlElement, path: string) => new Set(one.values(path));

function sharesValue(left: XmlElement, path: string, right: XmlElement, other: string): boolean {
  const others = identifierSet(right, other);
  return left.values(path).some((value) => others.has(value));
}

/** Subject code of a note such as `#AAI#General information`. */
function subjectOf(note: string): string | null {
  const [, subject, ...rest] = note.split('#');
  return subject !== undefined && rest.length > 0 ? subject : null;
}

function atDocument(path: string): readonly string[] {
  return [`/Invoice/${path}`, `/CreditNote/${path}`];
}

const inLines = (path: string) => LINES.map((line) => `${line}/${path}`);

const schemeGiven = present('@schemeID');

const partyRules: readonly Context[] = [
  on('cac:AccountingSupplierParty', {
    'BR-CO-26': rule(
      'required',
      [
        'cac:Party/cac:PartyIdentification/cbc:ID',
        'cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
        'cac:Party/cac:PartyTaxScheme/cbc:CompanyID',
      ],
      (seller) =>
        seller
          .all('cac:Party/cac:PartyTaxScheme')
          .some((one) => isVat(one) && one.has('cbc:CompanyID')) ||
        seller
          .all('cac:Party/cac:PartyIdentification/cbc:ID')
          .some((id) => id.attribute('schemeID') !== 'SEPA') ||
        seller.has('cac:Party/cac:PartyLegalEntity/cbc:CompanyID'),
    ),
  }),
  on(`${SELLER}/cbc:EndpointID`, { 'BR-62': schemeGiven }),
  on(`${SELLER}/cac:PostalAddress`, { 'BR-09': filled('cac:Country/cbc:IdentificationCode') }),
  on('cac:TaxRepresentativeParty', {
    'BR-18': filled('cac:PartyName/cbc:Name'),
    'BR-19': present('cac:PostalAddress'),
    'BR-56': rule('required', 'cac:PartyTaxScheme/cbc:CompanyID', (party) =>
      party.all('cac:PartyTaxScheme').some((one) => isVat(one) && one.has('cbc:CompanyID')),
    ),
  }),
  on('cac:TaxRepresentativeParty/cac:PostalAddress', {
    'BR-20': filled('cac:Country/cbc:IdentificationCode'),
  }),
];

export const ublModel: Pattern = [
  on('cac:AdditionalDocumentReference', { 'BR-52': filled('cbc:ID') }),
  on(`${BUYER}/cbc:EndpointID`, { 'BR-63': schemeGiven }),
  on(`${BUYER}/cac:PostalAddress`, { 'BR-11': filled('cac:Country/cbc:IdentificationCode') }),
  on('cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID', {
    'BR-51': warning(rule('identifier', '.', ({ value }) => normalize(value).length <= 10)),
  }),
  on('cac:Delivery/cac:DeliveryLocation/cac:Address', {
    'BR-57': present('cac:Country/cbc:IdentificationCode'),
  }),
  on(
    atDocument('cac:AllowanceCharge'),
    isAllowance,
    allowanceRules(['31', '32', '33', '05', '21', '01', '02']),
  ),
  on(
    atDocument('cac:AllowanceCharge'),
    isCharge,
    allowanceRules(['36', '37', '38', '06', '22', '05', '06']),
  ),
  on('cac:LegalMonetaryTotal', totalRules),
  on(['/Invoice', '/CreditNote'], documentRules),
  on(LINES, lineRules),
  on(
    inLines('cac:AllowanceCharge'),
    isAllowance,
    allowanceRules(['41', null, '42', '07', '23', '24', '25']),
  ),
  on(
    inLines('cac:AllowanceCharge'),
    isCharge,
    allowanceRules(['43', null, '44', '08', '24', '27', '28']),
  ),
  on(inLines('cac:InvoicePeriod'), {
    'BR-30': periodOrder,
    'BR-CO-20': present('cbc:StartDate', 'cbc:EndDate'),
  }),
  on('cac:InvoicePeriod', {
    'BR-29': periodOrder,
    'BR-CO-19': present('cbc:StartDate', 'cbc:EndDate', 'cbc:DescriptionCode'),
  }),
  on('cac:AdditionalItemProperty', {
    'BR-54': rule(
      'required',
      ['cbc:Name', 'cbc:Value'],
      (property) => property.has('cbc:Name') && property.has('cbc:Value'),
    ),
  }),
  on(inLines('cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode'), {
    'BR-65': present('@listID'),
  }),
  on(inLines('cac:Item/cac:StandardItemIdentification/cbc:ID'), { 'BR-64': schemeGiven }),
  on(atDocument('cbc:Note'), {
    'BR-CL-08': rule('code', '.', ({ value }) => {
      const subject = subjectOf(value);
      return subject === null || subject.length !== 3 || NOTE_SUBJECTS.ubl.has(subject);
    }),
  }),
  on('cac:PayeeParty', {
    'BR-17': rule('required', 'cac:PartyName/cbc:Name', (payee, { root }) => {
      if (!payee.has('cac:PartyName/cbc:Name')) return false;
      const parent = payee.parent ?? root;
      return ['cac:PartyName/cbc:Name', 'cac:PartyIdentification/cbc:ID'].every(
        (path) => !sharesValue(payee, path, parent, `${SELLER}/${path}`),
      );
    }),
  }),
  on(
    'cac:PaymentMeans/cac:PayeeFinancialAccount',
    ({ parent }) =>
      parent !== null &&
      parent.values('cbc:PaymentMeansCode').some((code) => code === '30' || code === '58'),
    { 'BR-50': filled('cbc:ID') },
  ),
  on('cac:PaymentMeans', {
    'BR-49': present('cbc:PaymentMeansCode'),
    'BR-61': rule(
      'required',
      'cac:PayeeFinancialAccount/cbc:ID',
      (means) => !isTransfer(means) || means.has('cac:PayeeFinancialAccount/cbc:ID'),
    ),
  }),
  on('cac:BillingReference', { 'BR-55': present('cac:InvoiceDocumentReference/cbc:ID') }),
  ...partyRules,
  on(atDocument('cac:TaxTotal'), {
    'BR-CO-14': rule(
      'sum',
      'cbc:TaxAmount',
      (total) =>
        !total.has('cac:TaxSubtotal') ||
        same(
          decimal(total, 'cbc:TaxAmount'),
          sumOf(total.all('cac:TaxSubtotal'), 'cbc:TaxAmount').round(2),
        ),
    ),
  }),
  on('cac:TaxTotal/cac:TaxSubtotal', taxSubtotalRules),
  on('cac:PartyTaxScheme', isVat, {
    // The official rule looks for the two characters anywhere in the list.
    'BR-CO-09': rule('identifier', 'cbc:CompanyID', (registration) =>
      ` ${vatPrefixes} `.includes(registration.text('cbc:CompanyID').slice(0, 2)),
    ),
  }),
  ...vatContexts,
];
