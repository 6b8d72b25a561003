import { COUNTRIES } from '../../../codes/lists';
import { Decimal, double } from '../../../decimals/decimal';
import { hasText, normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { filled, filledIf, on, present, rule, twoDecimals, unbroken } from '../../kinds';
import type { Check, Pattern } from '../../rule';
import { matchesPath } from '../../run';
import {
  besideWhole,
  decimal,
  equals,
  firstAttribute,
  isNotNegative,
  isVatAmount,
  isZero,
  same,
  someDouble,
} from '../../values';
import { invoiceCurrencies, isAllowance, isCharge, isVat, taxCurrencies } from './model-parts';
import { AGREEMENT, DELIVERY, HEADER, LINE_TOTAL, ROOT, SETTLEMENT } from './places';
import { vatContexts, vatDocumentRules } from './vat';

const SUMMATION = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

/** Rules that are left to the sender: nothing in a file can break them. */

const reason = present('../ram:Reason', '../ram:ReasonCode');

const vatCategory = rule('required', '../ram:CategoryTradeTax/ram:CategoryCode', (indicator) =>
  indicator.all('../ram:CategoryTradeTax').some((tax) => isVat(tax) && tax.has('ram:CategoryCode')),
);

function allowanceRules([
  amount,
  category,
  reasonId,
  free,
  reasonAgain,
  decimals,
  baseDecimals,
]: readonly (string | null)[]): Record<string, Check> {
  return {
    [`BR-${amount}`]: present('../ram:ActualAmount'),
    ...(category ? { [`BR-${category}`]: vatCategory } : {}),
    [`BR-${reasonId}`]: reason,
    [`BR-CO-${free}`]: unbroken,
    [`BR-CO-${reasonAgain}`]: reason,
    [`BR-DEC-${decimals}`]: twoDecimals('../ram:ActualAmount'),
    [`BR-DEC-${baseDecimals}`]: twoDecimals('../ram:BasisAmount'),
  };
}

const indicates = (value: string) => (indicator: XmlElement) =>
  indicator.is('udt:Indicator', value);

/** Rounds a double to the cent, half up, as the official rules do in CII. */
const toCent = (value: number) => Math.round(value * 10 * 10) / 100;

/** The sum of doubles; that of -0 alone is -0. */
const addDoubles = (values: readonly string[]) =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + double(value), -0);

/** The value that a total has to have: the sum of amounts to the cent; null without any. */
const sumToCent = (amounts: readonly string[]) =>
  amounts.length === 0 ? null : toCent(addDoubles(amounts));

/** A total without amounts is compared with the whole number 0. */
const isTotal = (total: string, sum: number | null) =>
  sum === null ? equals(besideWhole(total), 0) : equals(double(total), sum);

function allowanceTotal(total: string, filter: (element: XmlElement) => boolean): Check {
  const added = (invoice: InvoiceXml) => {
    const summed = invoice.at(`${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`).filter(filter);
    const amounts = summed.flatMap((one) => one.values('ram:ActualAmount').slice(0, 1));
    return { isUsed: summed.length > 0, sum: sumToCent(amounts) };
  };
  return rule('sum', total, (totals, invoice) => {
    const { isUsed, sum } = invoice.once(added);
    if (!isUsed && !totals.has(total)) return true;
    return totals.values(total).some((value) => isTotal(value, sum));
  });
}

function valuesOf(invoice: InvoiceXml, path: string): string[] {
  return invoice.at(path).map(({ value }) => value);
}

const hasCurrency = (amount: XmlElement, currencies: readonly string[]) =>
  currencies.includes(amount.attribute('currencyID') ?? '\0');

const vatSum = (invoice: InvoiceXml) =>
  sumToCent(valuesOf(invoice, `${SETTLEMENT}/ram:ApplicableTradeTax/ram:CalculatedAmount`));

const isRounded = ({ value }: XmlElement) => {
  const number = double(value);
  return equals(number, Math.round(number * 100) / 100);
};

const orZero = (element: XmlElement, path: string) => decimal(element, path) ?? Decimal.ZERO;

const totalRules: Record<string, Check> = {
  'BR-12': present('ram:LineTotalAmount'),
  'BR-13': present('ram:TaxBasisTotalAmount'),
  'BR-14': present('ram:GrandTotalAmount'),
  'BR-15': present('ram:DuePayableAmount'),
  'BR-53': rule('required', 'ram:TaxTotalAmount', (totals, invoice) => {
    const currencies = taxCurrencies(invoice);
    return (
      currencies.length === 0 ||
      (totals.all('ram:TaxTotalAmount').some((amount) => hasCurrency(amount, currencies)) &&
        !invoiceCurrencies(invoice).some((currency) => currencies.includes(currency)))
    );
  }),
  'BR-CO-10': rule('sum', 'ram:LineTotalAmount', (totals) => {
    const lines = totals.values(
      '../../ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    );
    return same(
      decimal(totals, 'ram:LineTotalAmount'),
      Decimal.fromDouble(addDoubles(lines)).round(2),
    );
  }),
  'BR-CO-11': allowanceTotal('ram:AllowanceTotalAmount', isAllowance),
  'BR-CO-12': allowanceTotal('ram:ChargeTotalAmount', isCharge),
  'BR-CO-13': rule('sum', 'ram:TaxBasisTotalAmount', (totals) => {
    const expected = decimal(totals, 'ram:LineTotalAmount')
      ?.minus(orZero(totals, 'ram:AllowanceTotalAmount'))
      .plus(orZero(totals, 'ram:ChargeTotalAmount'));
    return same(decimal(totals, 'ram:TaxBasisTotalAmount'), expected?.round(2) ?? null);
  }),
  'BR-CO-16': rule('sum', 'ram:DuePayableAmount', (totals) => {
    const expected = decimal(totals, 'ram:GrandTotalAmount')
      ?.minus(orZero(totals, 'ram:TotalPrepaidAmount'))
      .plus(orZero(totals, 'ram:RoundingAmount'));
    return same(decimal(totals, 'ram:DuePayableAmount'), expected ?? null);
  }),
  'BR-DEC-09': twoDecimals('ram:LineTotalAmount'),
  'BR-DEC-10': twoDecimals('ram:AllowanceTotalAmount'),
  'BR-DEC-11': twoDecimals('ram:ChargeTotalAmount'),
  'BR-DEC-12': twoDecimals('ram:TaxBasisTotalAmount'),
  // In CII these two compare with the rounded value, so that 1.000 passes.
  'BR-DEC-13': rule('decimals', 'ram:TaxTotalAmount', (totals, invoice) => {
    const amounts = totals.all('ram:TaxTotalAmount');
    return (
      amounts.length === 0 ||
      amounts.some((one) => !hasCurrency(one, invoiceCurrencies(invoice)) || isRounded(one))
    );
  }),
  'BR-DEC-15': rule('decimals', 'ram:TaxTotalAmount', (totals, invoice) => {
    const amounts = totals.all('ram:TaxTotalAmount');
    const currencies = taxCurrencies(invoice);
    return (
      amounts.length === 0 ||
      currencies.length === 0 ||
      amounts.some((one) => hasCurrency(one, currencies) && isRounded(one))
    );
  }),
  'BR-DEC-14': twoDecimals('ram:GrandTotalAmount'),
  'BR-DEC-16': twoDecimals('ram:TotalPrepaidAmount'),
  'BR-DEC-17': twoDecimals('ram:RoundingAmount'),
  'BR-DEC-18': twoDecimals('ram:DuePayableAmount'),
};

const SELLER = `${HEADER}Agreement/ram:SellerTradeParty`;
const BUYER = `${HEADER}Agreement/ram:BuyerTradeParty`;

function addressScheme(party: string): Check {
  return rule('required', `${party}/ram:URIUniversalCommunication/ram:URIID/@schemeID`, (root) => {
    const addresses = root
      .all(party)
      .flatMap((one) => one.first('ram:URIUniversalCommunication') ?? []);
    return (
      addresses.length === 0 ||
      addresses.some((one) => hasText(firstAttribute(one, 'ram:URIID', 'schemeID')))
    );
  });
}

const documentRules: Record<string, Check> = {
  'BR-01': filled(
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ),
  'BR-02': filled('rsm:ExchangedDocument/ram:ID'),
  'BR-03': rule('required', 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString', (root) =>
    root
      .all('rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString')
      .some((date) => date.attribute('format') === '102' && hasText(date.value)),
  ),
  'BR-04': filled('rsm:ExchangedDocument/ram:TypeCode'),
  'BR-05': filled(`${HEADER}Settlement/ram:InvoiceCurrencyCode`),
  'BR-06': filled(`${SELLER}/ram:Name`),
  'BR-07': filled(`${BUYER}/ram:Name`),
  'BR-08': present(`${SELLER}/ram:PostalTradeAddress`),
  'BR-09': filled(`${SELLER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-10': present(`${BUYER}/ram:PostalTradeAddress`),
  'BR-11': filled(`${BUYER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-16': rule(
    'required',
    'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
    (_root, invoice) => invoice.named('ram:IncludedSupplyChainTradeLineItem').length > 0,
  ),
  'BR-62': addressScheme(SELLER),
  'BR-63': addressScheme(BUYER),
  'BR-CO-15': rule(
    'sum',
    `${HEADER}Settlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:GrandTotalAmount`,
    (_root, invoice) => {
      const total = (name: string) => {
        const amount = invoice.at(`${SUMMATION}/ram:${name}`)[0];
        return amount ? Decimal.parse(amount.value) : null;
      };
      const gross = total('GrandTotalAmount');
      const net = total('TaxBasisTotalAmount');
      return invoiceCurrencies(invoice).every((currency) => {
        const vat = invoice
          .at(`${SUMMATION}/ram:TaxTotalAmount`)
          .filter((amount) => amount.attribute('currencyID') === currency);
        if (same(gross, net)) return true;
        if (vat.length !== 1 || !vat[0] || !net) return false;
        return same(gross, net.plus(Decimal.parse(vat[0].value)).round(2));
      });
    },
  ),
  ...vatDocumentRules,
};

const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount';
const GROSS_PRICE =
  'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount';

function hasBreakdown(invoice: InvoiceXml): boolean {
  const path =
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
  return invoice.named('ram:ApplicableTradeTax').some((tax) => matchesPath(path, tax.path));
}

const lineRules: Record<string, Check> = {
  'BR-21': filled('ram:AssociatedDocumentLineDocument/ram:LineID'),
  'BR-22': present('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
  'BR-23': present('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode'),
  'BR-24': present(LINE_TOTAL),
  'BR-25': filled('ram:SpecifiedTradeProduct/ram:Name'),
  'BR-26': present(PRICE),
  'BR-27': rule('other', PRICE, (line) => someDouble(line, PRICE, isNotNegative)),
  'BR-28': rule(
    'other',
    GROSS_PRICE,
    (line) => !line.has(GROSS_PRICE) || someDouble(line, GROSS_PRICE, isNotNegative),
  ),
  'BR-64': filledIf(
    'ram:SpecifiedTradeProduct/ram:GlobalID',
    'ram:SpecifiedTradeProduct/ram:GlobalID/@schemeID',
  ),
  'BR-CO-04': rule(
    'required',
    'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode',
    (line) =>
      line
        .all('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax')
        .some((tax) => isVat(tax) && tax.has('ram:CategoryCode')),
  ),
  // One for each line, although it is about the document.
  'BR-CO-18': rule('required', 'ram:ApplicableTradeTax', (_line, invoice) =>
    invoice.once(hasBreakdown),
  ),
  'BR-DEC-23': twoDecimals(LINE_TOTAL),
};

/** Dates in CII are compared as text. */
const periodOrder = rule('date', ['ram:StartDateTime', 'ram:EndDateTime'], (period) => {
  const days = (path: string) =>
    period
      .all(`${path}/udt:DateTimeString`)
      .filter((date) => date.attribute('format') === '102')
      .map(({ value }) => value);
  if (!period.has('ram:StartDateTime') || !period.has('ram:EndDateTime')) return true;
  const starts = days('ram:StartDateTime');
  return days('ram:EndDateTime').some((end) => starts.some((start) => end >= start));
});

const periodGiven = present('ram:StartDateTime', 'ram:EndDateTime');

const taxRules: Record<string, Check> = {
  'BR-45': present('ram:BasisAmount'),
  'BR-46': present('ram:CalculatedAmount'),
  'BR-47': rule('required', 'ram:CategoryCode', (tax) => isVat(tax) && tax.has('ram:CategoryCode')),
  'BR-48': rule(
    'required',
    'ram:RateApplicablePercent',
    (tax) =>
      isVat(tax) && (tax.has('ram:RateApplicablePercent') || tax.is('ram:CategoryCode', 'O')),
  ),
  'BR-CO-03': rule(
    'other',
    ['ram:TaxPointDate', 'ram:DueDateTypeCode'],
    (_tax, invoice) =>
      invoice.named('ram:TaxPointDate').length === 0 ||
      invoice.named('ram:DueDateTypeCode').length === 0,
  ),
  'BR-CO-17': rule('sum', 'ram:CalculatedAmount', (tax) => {
    const amount = decimal(tax, 'ram:CalculatedAmount');
    const rate =
      normalize(tax.text('ram:TypeCode').toUpperCase()) === 'VAT'
        ? decimal(tax, 'ram:RateApplicablePercent')
        : null;
    if (amount === null) return false;
    if (rate === null || isZero(rate.round())) return isZero(amount.round());
    const base = decimal(tax, 'ram:BasisAmount');
    return base !== null && isVatAmount(amount, base, rate, true);
  }),
  'BR-DEC-19': twoDecimals('ram:BasisAmount'),
  'BR-DEC-20': twoDecimals('ram:CalculatedAmount'),
};

const SELLER_PATH = `${AGREEMENT}/ram:SellerTradeParty`;
const COUNTRY = 'ram:PostalTradeAddress/ram:CountryID';

/** The payee is named, and is not the seller by name or identifier. */
const payeeDiffers = rule(
  'required',
  'ram:Name',
  (payee, invoice) =>
    payee.has('ram:Name') &&
    ['ram:Name', 'ram:ID', 'ram:SpecifiedLegalOrganization/ram:ID'].every((path) => {
      const sellers = valuesOf(invoice, `${SELLER_PATH}/${path}`);
      return !payee.values(path).some((value) => sellers.includes(value));
    }),
);

const vatPrefixes = new Set([...COUNTRIES.cii, 'EL']);

const isVatNumber = (id: XmlElement) => id.attribute('schemeID') === 'VA';

export const ciiModel: Pattern = [
  on('ram:DesignatedProductClassification', {
    'BR-65': filledIf('ram:ClassCode', 'ram:ClassCode/@listID'),
  }),
  on('ram:AdditionalReferencedDocument', { 'BR-52': filled('ram:IssuerAssignedID') }),
  on('ram:ApplicableTradeSettlementFinancialCard', {
    'BR-51': rule('identifier', 'ram:ID', (card) => normalize(card.text('ram:ID')).length <= 10),
  }),
  on(
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount',
    ({ parent }) =>
      parent !== null &&
      parent.values('ram:TypeCode').some((code) => code === '30' || code === '58'),
    {
      'BR-50': filled('ram:IBANID', 'ram:ProprietaryID'),
      'BR-61': present('ram:IBANID', 'ram:ProprietaryID'),
    },
  ),
  on(DELIVERY, {
    'BR-57': filledIf(
      'ram:ShipToTradeParty/ram:PostalTradeAddress',
      `ram:ShipToTradeParty/${COUNTRY}`,
    ),
  }),
  on(
    'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator',
    indicates('false'),
    allowanceRules(['31', '32', '33', '05', '21', '01', '02']),
  ),
  on(
    'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator',
    indicates('true'),
    allowanceRules(['36', '37', '38', '06', '22', '05', '06']),
  ),
  on('ram:SpecifiedTradeSettlementHeaderMonetarySummation', totalRules),
  on(ROOT, documentRules),
  on('ram:IncludedSupplyChainTradeLineItem', lineRules),
  on(
    'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator',
    indicates('false'),
    allowanceRules(['41', null, '42', '07', '23', '24', '25']),
  ),
  on(
    'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator',
    indicates('true'),
    allowanceRules(['43', null, '44', '08', '24', '27', '28']),
  ),
  on('ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod', {
    'BR-30': periodOrder,
    'BR-CO-20': periodGiven,
  }),
  on('ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod', {
    'BR-29': periodOrder,
    'BR-CO-19': periodGiven,
  }),
  on('ram:ApplicableProductCharacteristic', {
    'BR-54': rule(
      'required',
      ['ram:Description', 'ram:Value'],
      (property) => property.has('ram:Description') && property.has('ram:Value'),
    ),
  }),
  on('ram:PayeeTradeParty', { 'BR-17': payeeDiffers }),
  on('ram:SpecifiedTradeSettlementPaymentMeans', { 'BR-49': present('ram:TypeCode') }),
  on(`${SETTLEMENT}/ram:InvoiceReferencedDocument`, { 'BR-55': filled('ram:IssuerAssignedID') }),
  on('ram:SellerTradeParty', {
    'BR-CO-26': rule(
      'required',
      ['ram:ID', 'ram:GlobalID', 'ram:SpecifiedLegalOrganization/ram:ID'],
      (seller) =>
        seller.has('ram:ID') ||
        seller.has('ram:GlobalID') ||
        seller.has('ram:SpecifiedLegalOrganization/ram:ID') ||
        seller.all('ram:SpecifiedTaxRegistration/ram:ID').some(isVatNumber),
    ),
  }),
  on('ram:SellerTaxRepresentativeTradeParty', {
    'BR-18': filled('ram:Name'),
    'BR-19': present('ram:PostalTradeAddress'),
    'BR-20': filled(COUNTRY),
    'BR-56': rule('required', 'ram:SpecifiedTaxRegistration/ram:ID', (party) =>
      party
        .all('ram:SpecifiedTaxRegistration/ram:ID')
        .some((id) => isVatNumber(id) && hasText(id.value)),
    ),
  }),
  on(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount',
    (amount, invoice) => hasCurrency(amount, invoiceCurrencies(invoice)),
    {
      'BR-CO-14': rule('sum', '.', ({ value }, invoice) => isTotal(value, invoice.once(vatSum))),
    },
  ),
  on('ram:SpecifiedTaxRegistration/ram:ID', isVatNumber, {
    'BR-CO-09': rule('identifier', '.', ({ value }) => vatPrefixes.has(value.slice(0, 2))),
  }),
  ...vatContexts,
  // Taxes of the categories L, M and O have been taken by contexts of theirs.
  on('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax', taxRules),
];
