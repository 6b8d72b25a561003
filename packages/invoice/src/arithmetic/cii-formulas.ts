import type { XmlElement } from '../reading/element';
import { isAllowance, isCharge } from '../rules/en16931/cii/model-parts';
import {
  both,
  CATEGORIES_BY_RATE,
  forFamilies,
  minus,
  needed,
  plus,
  product,
  type Filter,
  type Formula,
} from './formula';
import { unroundedLines, vatByLine } from './traps';

const TRANSACTION = '/rsm:SupplyChainTradeTransaction';
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
const SUMMATION =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation';
const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
const LINE_TOTAL = `${LINE}/${SUMMATION}/ram:LineTotalAmount`;
const ALLOWANCES = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`;

const inAllowance: Filter = ({ parent }) => parent !== null && isAllowance(parent);
const inCharge: Filter = ({ parent }) => parent !== null && isCharge(parent);

const rateOf = (tax: XmlElement) => Number(tax.text('ram:RateApplicablePercent'));

/** The amount is in the VAT category, and for some categories in the rate, of the breakdown. */
const inCategory =
  (path: string): Filter =>
  (amount, tax) => {
    const code = tax.text('ram:CategoryCode');
    return amount
      .all(path)
      .some(
        (one) =>
          one.text('ram:CategoryCode') === code &&
          (!CATEGORIES_BY_RATE.has(code) || rateOf(one) === rateOf(tax)),
      );
  };

const ofInvoice: Filter = (amount) =>
  amount.attribute('currencyID') === amount.parent?.parent?.text('ram:InvoiceCurrencyCode');

const inOtherCategory = inCategory('../ram:CategoryTradeTax');

const taxable = [
  plus('BT-131', LINE_TOTAL, inCategory('../../ram:ApplicableTradeTax')),
  minus('BT-92', ALLOWANCES, both(inAllowance, inOtherCategory)),
  plus('BT-99', ALLOWANCES, both(inCharge, inOtherCategory)),
];

const vat: Formula = {
  parts: [product('BT-116', 'ram:BasisAmount', ['× %', 'BT-119', 'ram:RateApplicablePercent'])],
  tolerance: '1.00',
  traps: [vatByLine(taxable, 'ram:RateApplicablePercent')],
};

const PRICE = '../../ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
const LINE_ALLOWANCES = '../ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount';

const lineAmount = [
  product(
    'BT-129',
    '../../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
    ['×', 'BT-146', `${PRICE}/ram:ChargeAmount`],
    ['÷', 'BT-149', `${PRICE}/ram:BasisQuantity`],
  ),
  minus('BT-136', LINE_ALLOWANCES, inAllowance),
  plus('BT-141', LINE_ALLOWANCES, inCharge),
];

export const CII_FORMULAS: Readonly<Record<string, Formula>> = {
  'BR-CO-10': {
    parts: [plus('BT-131', LINE_TOTAL)],
    traps: [unroundedLines(lineAmount, [`${LINE}/${SUMMATION}`])],
  },
  'BR-CO-11': { parts: [plus('BT-92', ALLOWANCES, inAllowance)] },
  'BR-CO-12': { parts: [plus('BT-99', ALLOWANCES, inCharge)] },
  'BR-CO-13': {
    parts: [
      plus('BT-106', 'ram:LineTotalAmount'),
      minus('BT-107', 'ram:AllowanceTotalAmount'),
      plus('BT-108', 'ram:ChargeTotalAmount'),
    ],
  },
  'BR-CO-14': { parts: [plus('BT-117', '../ram:ApplicableTradeTax/ram:CalculatedAmount')] },
  'BR-CO-15': {
    parts: [
      needed('BT-109', 'ram:TaxBasisTotalAmount'),
      needed('BT-110', 'ram:TaxTotalAmount', ofInvoice),
    ],
  },
  'BR-CO-16': {
    parts: [
      plus('BT-112', 'ram:GrandTotalAmount'),
      minus('BT-113', 'ram:TotalPrepaidAmount'),
      plus('BT-114', 'ram:RoundingAmount'),
    ],
  },
  'BR-CO-17': vat,
  'BR-S-09': vat,
  'BR-S-08': { parts: taxable },
  'BR-O-08': { parts: taxable },
  ...forFamilies('Z E AE IC G', '08', { parts: taxable, tolerance: '1.00' }),
  'PEPPOL-EN16931-R120': { parts: lineAmount, tolerance: '0.02' },
  'PEPPOL-EN16931-R040': {
    parts: [product('BT-93', 'ram:BasisAmount', ['× %', 'BT-94', 'ram:CalculationPercent'])],
    tolerance: '0.02',
  },
  'PEPPOL-EN16931-R046': {
    result: '../ram:NetPriceProductTradePrice/ram:ChargeAmount',
    parts: [
      // A discount without an amount is what is wrong, and not the price.
      plus(
        'BT-148',
        '../ram:GrossPriceProductTradePrice/ram:ChargeAmount',
        ({ parent }) =>
          parent
            ?.all('ram:AppliedTradeAllowanceCharge')
            .every((discount) => discount.has('ram:ActualAmount')) ?? false,
      ),
      minus(
        'BT-147',
        '../ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount',
      ),
    ],
  },
};
