import { Decimal, double } from '../../../decimals/decimal';
import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule, unbroken } from '../../kinds';
import type { Check, Context, Test } from '../../rule';
import { decimal, decimals, equals, isAboveZero, isNotNegative, someDouble } from '../../values';
import { ByRate, oncePerRate } from '../by-rate';
import { VAT_FAMILIES, type VatFamily } from '../vat-families';
import { isAllowance, isCharge, isRegistered, isVat } from './model-parts';
import { AGREEMENT, DELIVERY, LINE, SETTLEMENT } from './places';

const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const TAX =
  'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
const REASONS = ['ram:ExemptionReason', 'ram:ExemptionReasonCode'] as const;

const hasCategory = (code: string) => (tax: XmlElement) => tax.is('ram:CategoryCode', code);

/** Taxes of a category in the breakdown, on lines, on allowances and charges, by the name alone. */
function taxesIn(invoice: InvoiceXml, parent: string, code: string): readonly XmlElement[] {
  return invoice
    .named('ram:ApplicableTradeTax')
    .filter((tax) => tax.parent?.name === parent && hasCategory(code)(tax));
}

function breakdownFits({ code, breakdown, seller }: VatFamily): Test {
  return (_root, invoice) => {
    const listed = taxesIn(invoice, 'ram:ApplicableHeaderTradeSettlement', code).length;
    const onLines = taxesIn(invoice, 'ram:SpecifiedLineTradeSettlement', code).length;
    const onOthers = invoice.named('ram:CategoryTradeTax').filter(hasCategory(code)).length;
    if (breakdown === 'once') {
      if (listed === 0) return seller === 'none' || onLines + onOthers === 0;
      return listed === 1 && onLines + onOthers > 0;
    }
    // The official rules add the uses to the breakdowns, so two uses without a breakdown pass.
    return [onLines, onOthers].every((uses) => uses === 0 || uses + listed >= 2);
  };
}

/** True for a family that looks for the seller at its place, not wherever an element has that name. */
const LOOKS_ANYWHERE: ReadonlySet<string> = new Set(['AE', 'IC', 'G']);

function hasIdentifiers(invoice: InvoiceXml, { id, seller, buyer }: VatFamily): boolean {
  const parties = (name: string) =>
    LOOKS_ANYWHERE.has(id) ? invoice.named(name) : invoice.at(`${AGREEMENT}/${name}`);
  const sellers = parties('ram:SellerTradeParty');
  const buyers = invoice.named('ram:BuyerTradeParty');
  const sellerVat =
    isRegistered(sellers, 'VA') ||
    isRegistered(parties('ram:SellerTaxRepresentativeTradeParty'), 'VA');
  const buyerVat = isRegistered(buyers, 'VA');
  if (seller === 'none') return !sellerVat && !buyerVat;
  const sellerFits = sellerVat || (seller === 'any' && isRegistered(sellers, 'FC'));
  if (!sellerFits || buyer === undefined || buyerVat) return sellerFits;
  return (
    buyer === 'vat-or-legal' &&
    buyers.some((party) => party.has('ram:SpecifiedLegalOrganization/ram:ID'))
  );
}

function firstAmounts(elements: readonly XmlElement[]): Decimal {
  return Decimal.sum(
    elements.flatMap((one) => {
      const amount = decimal(one, 'ram:ActualAmount');
      return amount ? [amount] : [];
    }),
  ).round(2);
}

/** Elements with a category: all, or by their rates. */
function inCategory(code: string, at: string, path: string) {
  const isCategory = hasCategory(code);
  const byRate = (invoice: InvoiceXml) =>
    new ByRate({
      elements: invoice.at(at),
      categories: path,
      isCategory,
      rate: 'ram:RateApplicablePercent',
    });
  return (invoice: InvoiceXml, rate: Decimal | null) =>
    rate === null
      ? invoice.at(at).filter((one) => one.all(path).some(isCategory))
      : invoice.once(byRate).of(rate);
}

/** Lines, charges and allowances of a category, and of a rate: what its taxable amount has to be. */
function expectedBase(code: string) {
  const linesOf = inCategory(
    code,
    `${LINE}/ram:SpecifiedLineTradeSettlement`,
    'ram:ApplicableTradeTax',
  );
  const othersOf = inCategory(
    code,
    `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`,
    'ram:CategoryTradeTax',
  );
  return oncePerRate((invoice, rate) => {
    const lines = linesOf(invoice, rate);
    const others = othersOf(invoice, rate);
    return Decimal.sum(
      lines.flatMap((line) =>
        decimals(line, 'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'),
      ),
    )
      .round(2)
      .plus(firstAmounts(others.filter(isCharge)))
      .minus(firstAmounts(others.filter(isAllowance)))
      .toNumber();
  });
}

/** The difference that the taxable amount may have from the expected one; compared as doubles. */
function baseFits({ code, breakdown, seller }: VatFamily): Test {
  // Category O is exact, like S; all others may differ by less than 1.00.
  const exact = seller === 'none';
  const baseOf = expectedBase(code);
  const fits = (tax: XmlElement, expected: number) =>
    tax
      .values('ram:BasisAmount')
      .map(double)
      .some((base) =>
        exact || breakdown === 'per-rate'
          ? equals(base, expected)
          : base - 1 < expected && base + 1 > expected,
      );
  return (tax, invoice) =>
    breakdown === 'per-rate'
      ? decimals(tax, 'ram:RateApplicablePercent').every((rate) => fits(tax, baseOf(invoice, rate)))
      : fits(tax, baseOf(invoice, null));
}

/** VAT of the standard rate; calculated with doubles as soon as the rate comes in. */
const standardAmountFits: Test = (tax) => {
  const amount = decimal(tax, 'ram:CalculatedAmount')?.abs();
  const base = decimal(tax, 'ram:BasisAmount')?.abs();
  const rate = tax.first('ram:RateApplicablePercent');
  if (!amount || !base || !rate) return false;
  const expected = Math.round(base.toNumber() * double(rate.value)) / 100;
  return (
    amount.minus(Decimal.ONE).toNumber() < expected &&
    amount.plus(Decimal.ONE).toNumber() > expected
  );
};

const rateIs =
  (passes: (rate: number) => boolean): Test =>
  (tax) =>
    someDouble(tax, 'ram:RateApplicablePercent', passes);

function rateFits({ rate, id }: VatFamily): Check {
  const tests: Record<VatFamily['rate'], Test> = {
    none: (tax) => !tax.has('ram:RateApplicablePercent'),
    zero: rateIs((value) => equals(value, 0)),
    positive: rateIs(isAboveZero),
    // In CII, the rules of AF alone refuse a rate of zero.
    'not-negative': rateIs(id === 'AF' ? isAboveZero : isNotNegative),
  };
  return rule('vat', 'ram:RateApplicablePercent', tests[rate]);
}

function reasonFits({ reason }: VatFamily): Test {
  return (tax) => REASONS.some((path) => tax.has(path)) === (reason === 'needed');
}

/** The rule judges the parent of the context, as the official contexts are category codes. */
function ofParent(test: Test): Test {
  return (element, invoice) => element.parent !== null && test(element.parent, invoice);
}

const intraCommunityRules: Record<string, Check> = {
  'BR-IC-11': rule('vat', 'ram:ActualDeliverySupplyChainEvent', (code, invoice) => {
    const delivered = `${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`;
    const period = '../../ram:BillingSpecifiedPeriod';
    return (
      invoice.at(delivered).length > 0 ||
      code.has(`${period}/ram:StartDateTime`) ||
      code.has(`${period}/ram:EndDateTime`)
    );
  }),
  'BR-IC-12': rule(
    'vat',
    'ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID',
    (_code, invoice) =>
      invoice.at(`${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`).length >
      0,
  ),
};

function isOtherThanO(tax: XmlElement): boolean {
  return tax.values('ram:CategoryCode').some((code) => code !== 'O');
}

function onlyO(name: string): Check {
  const hasOther = (invoice: InvoiceXml) => invoice.named(name).some(isOtherThanO);
  return rule('vat', name, (_tax, invoice) => !invoice.once(hasOther));
}

/** The place at which the breakdown of a category is judged: its tax or its category code. */
function breakdownContext(family: VatFamily): Context {
  const id = (number: string) => `BR-${family.id}-${number}`;
  const isFamily = hasCategory(family.code);
  const rules: Record<string, Check> = {
    [id('08')]: rule('vat', 'ram:BasisAmount', baseFits(family)),
    [id('09')]: rule(
      'vat',
      'ram:CalculatedAmount',
      family.id === 'S'
        ? standardAmountFits
        : (tax) => someDouble(tax, 'ram:CalculatedAmount', (amount) => equals(amount, 0)),
    ),
    [id('10')]: rule('vat', REASONS, reasonFits(family)),
  };
  if (family.rate === 'none') {
    return on(TAX, (tax) => isFamily(tax) && isVat(tax), {
      ...rules,
      'BR-O-11': onlyO('ram:ApplicableTradeTax'),
      'BR-O-12': onlyO('ram:ApplicableTradeTax'),
      'BR-O-13': onlyO('ram:CategoryTradeTax'),
      'BR-O-14': onlyO('ram:CategoryTradeTax'),
    });
  }
  if (family.rate === 'not-negative') {
    // 1.3.16 looks for the rate at the wrong place in 08, and 09 requires nothing.
    return on(TAX, (tax) => isFamily(tax) && isVat(tax), {
      ...rules,
      [id('08')]: unbroken,
      [id('09')]: unbroken,
    });
  }
  const anyType = family.id === 'S' || family.id === 'Z';
  return on(
    anyType
      ? 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode'
      : `${TAX}/ram:CategoryCode`,
    ({ value, parent }) => value === family.code && (anyType || (parent !== null && isVat(parent))),
    {
      ...Object.fromEntries(
        Object.entries(rules).map(([name, check]) => [
          name,
          { ...check, test: ofParent(check.test), about: check.about.map((path) => `../${path}`) },
        ]),
      ),
      ...(family.id === 'IC' ? intraCommunityRules : {}),
    },
  );
}

function familyContexts(family: VatFamily): Context[] {
  const id = (number: string) => `BR-${family.id}-${number}`;
  const fits = (tax: XmlElement) => hasCategory(family.code)(tax) && isVat(tax);
  const fitsFamily = (invoice: InvoiceXml) => hasIdentifiers(invoice, family);
  const identified = rule('vat', 'ram:SpecifiedTaxRegistration/ram:ID', (_tax, invoice) =>
    invoice.once(fitsFamily),
  );
  const inAllowance =
    (which: (element: XmlElement) => boolean): Test =>
    (tax) =>
      tax.parent !== null && which(tax.parent) && fits(tax);
  const at = 'ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax';
  return [
    breakdownContext(family),
    on(at, inAllowance(isAllowance), { [id('03')]: identified, [id('06')]: rateFits(family) }),
    on(at, inAllowance(isCharge), { [id('04')]: identified, [id('07')]: rateFits(family) }),
    on(`rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/${LINE_TAX}`, fits, {
      [id('02')]: identified,
      [id('05')]: rateFits(family),
    }),
  ];
}

/** Rules that judge a VAT category at its own places. */
export const vatContexts: readonly Context[] = VAT_FAMILIES.flatMap(familyContexts);

function hasCode(invoice: InvoiceXml, code: string): boolean {
  return invoice.named('ram:CategoryCode').some(({ value }) => value === code);
}

/** Rules that judge the VAT categories of the whole document. */
export const vatDocumentRules: Record<string, Check> = {
  ...Object.fromEntries(
    VAT_FAMILIES.map((family) => [
      `BR-${family.id}-01`,
      rule('vat', 'ram:ApplicableTradeTax', breakdownFits(family)),
    ]),
  ),
  'BR-B-01': rule(
    'vat',
    'ram:CountryID',
    (_root, invoice) =>
      !hasCode(invoice, 'B') || invoice.named('ram:CountryID').every(({ value }) => value === 'IT'),
  ),
  'BR-B-02': rule(
    'vat',
    'ram:CategoryCode',
    (_root, invoice) => !hasCode(invoice, 'B') || !hasCode(invoice, 'S'),
  ),
};
