import { normalize, type XmlElement } from '../reading/element';
import * as cii from '../rules/en16931/cii/model-parts';
import * as ubl from '../rules/en16931/ubl/model-parts';
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
  type Part,
} from './formula';
import { unroundedLines, vatByLine } from './traps';

const UBL_LINES = ['/cac:InvoiceLine', '/cac:CreditNoteLine'];
const UBL_ALLOWANCES = '/cac:AllowanceCharge/cbc:Amount';

const TRANSACTION = '/rsm:SupplyChainTradeTransaction';
const CII_LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation`;
const CII_ALLOWANCES = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`;
const CII_LINE_ALLOWANCES = '../ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount';
const CII_PRICE = '../../ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
const CII_GROSS_PRICE = '../ram:GrossPriceProductTradePrice';

/** Paths of the terms in UBL and in CII, from the group that holds the result. */
const PATHS = {
  'BT-92': [UBL_ALLOWANCES, CII_ALLOWANCES],
  'BT-93': ['cbc:BaseAmount', 'ram:BasisAmount'],
  'BT-94': ['cbc:MultiplierFactorNumeric', 'ram:CalculationPercent'],
  'BT-99': [UBL_ALLOWANCES, CII_ALLOWANCES],
  'BT-106': ['cbc:LineExtensionAmount', 'ram:LineTotalAmount'],
  'BT-107': ['cbc:AllowanceTotalAmount', 'ram:AllowanceTotalAmount'],
  'BT-108': ['cbc:ChargeTotalAmount', 'ram:ChargeTotalAmount'],
  'BT-109': ['cbc:TaxExclusiveAmount', 'ram:TaxBasisTotalAmount'],
  'BT-110': ['/cac:TaxTotal/cbc:TaxAmount', 'ram:TaxTotalAmount'],
  'BT-112': ['cbc:TaxInclusiveAmount', 'ram:GrandTotalAmount'],
  'BT-113': ['cbc:PrepaidAmount', 'ram:TotalPrepaidAmount'],
  'BT-114': ['cbc:PayableRoundingAmount', 'ram:RoundingAmount'],
  'BT-116': ['cbc:TaxableAmount', 'ram:BasisAmount'],
  'BT-117': ['cac:TaxSubtotal/cbc:TaxAmount', '../ram:ApplicableTradeTax/ram:CalculatedAmount'],
  'BT-119': ['cac:TaxCategory/cbc:Percent', 'ram:RateApplicablePercent'],
  'BT-136': ['cac:AllowanceCharge/cbc:Amount', CII_LINE_ALLOWANCES],
  'BT-141': ['cac:AllowanceCharge/cbc:Amount', CII_LINE_ALLOWANCES],
  'BT-146': ['cac:Price/cbc:PriceAmount', `${CII_PRICE}/ram:ChargeAmount`],
  'BT-147': [
    'cac:AllowanceCharge/cbc:Amount',
    `${CII_GROSS_PRICE}/ram:AppliedTradeAllowanceCharge/ram:ActualAmount`,
  ],
  'BT-148': ['cac:AllowanceCharge/cbc:BaseAmount', `${CII_GROSS_PRICE}/ram:ChargeAmount`],
  'BT-149': ['cac:Price/cbc:BaseQuantity', `${CII_PRICE}/ram:BasisQuantity`],
} as const;

/** What differs between the syntaxes beside the paths. */
interface Syntax {
  column: 0 | 1;
  /** Groups that hold the amount of a line, from the document element. */
  lines: readonly string[];
  /** Name of the net amount (BT-131) in them. */
  lineAmount: string;
  quantities: readonly string[];
  isAllowance: (element: XmlElement) => boolean;
  isCharge: (element: XmlElement) => boolean;
  /** The amount of a line, an allowance or a charge is in the VAT category of the breakdown. */
  ofLineInCategory: Filter;
  ofOtherInCategory: Filter;
  isInInvoiceCurrency: Filter;
  /** A discount without an amount is what is wrong, and not the price. */
  hasDiscountAmount: Filter;
}

/** Formulas that both syntaxes have, with the parts of those that each has for the VAT categories. */
function formulasOf(syntax: Syntax) {
  const at = (term: keyof typeof PATHS) => PATHS[term][syntax.column];
  const add = (term: keyof typeof PATHS, when?: Filter) => plus(term, at(term), when);
  const subtract = (term: keyof typeof PATHS, when?: Filter) => minus(term, at(term), when);
  const inAllowance: Filter = ({ parent }) => parent !== null && syntax.isAllowance(parent);
  const inCharge: Filter = ({ parent }) => parent !== null && syntax.isCharge(parent);
  const lineAmounts = (when?: Filter) =>
    syntax.lines.map((line) => plus('BT-131', `${line}/${syntax.lineAmount}`, when));

  const taxable: readonly Part[] = [
    ...lineAmounts(syntax.ofLineInCategory),
    subtract('BT-92', both(inAllowance, syntax.ofOtherInCategory)),
    add('BT-99', both(inCharge, syntax.ofOtherInCategory)),
  ];
  const vat: Formula = {
    parts: [product('BT-116', at('BT-116'), ['× %', 'BT-119', at('BT-119')])],
    tolerance: '1.00',
    traps: [vatByLine(taxable, at('BT-119'))],
  };
  const lineAmount = [
    ...syntax.quantities.map((quantity) =>
      product('BT-129', quantity, ['×', 'BT-146', at('BT-146')], ['÷', 'BT-149', at('BT-149')]),
    ),
    subtract('BT-136', inAllowance),
    add('BT-141', inCharge),
  ];
  const due = [add('BT-112'), subtract('BT-113'), add('BT-114')];
  const discount: Formula = {
    parts: [add('BT-148', syntax.hasDiscountAmount), subtract('BT-147')],
  };
  const shared: Readonly<Record<string, Formula>> = {
    'BR-CO-10': { parts: lineAmounts(), traps: [unroundedLines(lineAmount, syntax.lines)] },
    'BR-CO-11': { parts: [add('BT-92', inAllowance)] },
    'BR-CO-12': { parts: [add('BT-99', inCharge)] },
    'BR-CO-13': { parts: [add('BT-106'), subtract('BT-107'), add('BT-108')] },
    'BR-CO-14': { parts: [add('BT-117')] },
    'BR-CO-15': {
      parts: [
        needed('BT-109', at('BT-109')),
        needed('BT-110', at('BT-110'), syntax.isInInvoiceCurrency, '[@currencyID = BT-5]'),
      ],
    },
    'BR-CO-16': { parts: due },
    'BR-CO-17': vat,
    'PEPPOL-EN16931-R120': { parts: lineAmount, tolerance: '0.02' },
    'PEPPOL-EN16931-R040': {
      parts: [product('BT-93', at('BT-93'), ['× %', 'BT-94', at('BT-94')])],
      tolerance: '0.02',
    },
  };
  return { shared, taxable, vat, due, discount };
}

const percentOf = (category: XmlElement) => Number(category.text('cbc:Percent'));

/** The amount is in the VAT category, and for some categories in the rate, of the breakdown. */
const inUblCategory =
  (path: string): Filter =>
  ({ parent }, base) => {
    const [wanted] = base.all('cac:TaxCategory');
    const code = normalize(wanted?.text('cbc:ID') ?? '');
    return (parent?.all(path) ?? []).some(
      (one) =>
        normalize(one.text('cbc:ID')) === code &&
        (!CATEGORIES_BY_RATE.has(code) || (wanted && percentOf(one) === percentOf(wanted))),
    );
  };

const inUbl = formulasOf({
  column: 0,
  lines: UBL_LINES,
  lineAmount: 'cbc:LineExtensionAmount',
  quantities: ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'],
  isAllowance: ubl.isAllowance,
  isCharge: ubl.isCharge,
  ofLineInCategory: inUblCategory('cac:Item/cac:ClassifiedTaxCategory'),
  ofOtherInCategory: inUblCategory('cac:TaxCategory'),
  isInInvoiceCurrency: (amount) =>
    amount.attribute('currencyID') === amount.parent?.parent?.text('cbc:DocumentCurrencyCode'),
  hasDiscountAmount: ({ parent }) => parent?.has('cbc:Amount') ?? false,
});

const rateOf = (tax: XmlElement) => Number(tax.text('ram:RateApplicablePercent'));

/** The same in CII, where blanks around a code count. */
const inCiiCategory =
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

const inCii = formulasOf({
  column: 1,
  lines: [CII_LINE],
  lineAmount: 'ram:LineTotalAmount',
  quantities: ['../../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'],
  isAllowance: cii.isAllowance,
  isCharge: cii.isCharge,
  ofLineInCategory: inCiiCategory('../../ram:ApplicableTradeTax'),
  ofOtherInCategory: inCiiCategory('../ram:CategoryTradeTax'),
  isInInvoiceCurrency: (amount) =>
    amount.attribute('currencyID') === amount.parent?.parent?.text('ram:InvoiceCurrencyCode'),
  hasDiscountAmount: ({ parent }) =>
    parent
      ?.all('ram:AppliedTradeAllowanceCharge')
      .every((discount) => discount.has('ram:ActualAmount')) ?? false,
});

/** Formulas by rule; what the official rules allow a category to differ by is not the same in both. */
export const FORMULAS: Readonly<Record<'ubl' | 'cii', Readonly<Record<string, Formula>>>> = {
  ubl: {
    ...inUbl.shared,
    'BR-DEX-09': {
      parts: [...inUbl.due, plus('BT-DEX-002', '../cac:PrepaidPayment/cbc:PaidAmount')],
    },
    ...forFamilies('S AF AG', '09', inUbl.vat),
    ...forFamilies('S AF AG', '08', { parts: inUbl.taxable, tolerance: '1.00' }),
    ...forFamilies('Z E AE IC G O', '08', { parts: inUbl.taxable }),
    'PEPPOL-EN16931-R046': inUbl.discount,
  },
  cii: {
    ...inCii.shared,
    'BR-S-09': inCii.vat,
    ...forFamilies('S O', '08', { parts: inCii.taxable }),
    ...forFamilies('Z E AE IC G', '08', { parts: inCii.taxable, tolerance: '1.00' }),
    'PEPPOL-EN16931-R046': {
      ...inCii.discount,
      result: '../ram:NetPriceProductTradePrice/ram:ChargeAmount',
    },
  },
};
