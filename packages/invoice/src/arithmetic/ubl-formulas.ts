import { normalize, type XmlElement } from '../reading/element';
import { isAllowance, isCharge } from '../rules/en16931/ubl/model-parts';
import { vatByLine, unroundedLines } from './traps';
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

const LINES = ['/cac:InvoiceLine', '/cac:CreditNoteLine'] as const;
const ALLOWANCES = '/cac:AllowanceCharge/cbc:Amount';

const inAllowance: Filter = ({ parent }) => parent !== null && isAllowance(parent);
const inCharge: Filter = ({ parent }) => parent !== null && isCharge(parent);

const percentOf = (category: XmlElement) => Number(category.text('cbc:Percent'));

/** The amount is in the VAT category, and for some categories in the rate, of the breakdown. */
const inCategory =
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

const ofDocument: Filter = (amount) =>
  amount.attribute('currencyID') === amount.parent?.parent?.text('cbc:DocumentCurrencyCode');

const taxable = [
  ...LINES.map((line) =>
    plus(
      'BT-131',
      `${line}/cbc:LineExtensionAmount`,
      inCategory('cac:Item/cac:ClassifiedTaxCategory'),
    ),
  ),
  minus('BT-92', ALLOWANCES, both(inAllowance, inCategory('cac:TaxCategory'))),
  plus('BT-99', ALLOWANCES, both(inCharge, inCategory('cac:TaxCategory'))),
];

const vat: Formula = {
  parts: [product('BT-116', 'cbc:TaxableAmount', ['× %', 'BT-119', 'cac:TaxCategory/cbc:Percent'])],
  tolerance: '1.00',
  traps: [vatByLine(taxable, 'cac:TaxCategory/cbc:Percent')],
};

const lineAmount = [
  ...['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'].map((quantity) =>
    product(
      'BT-129',
      quantity,
      ['×', 'BT-146', 'cac:Price/cbc:PriceAmount'],
      ['÷', 'BT-149', 'cac:Price/cbc:BaseQuantity'],
    ),
  ),
  minus('BT-136', 'cac:AllowanceCharge/cbc:Amount', inAllowance),
  plus('BT-141', 'cac:AllowanceCharge/cbc:Amount', inCharge),
];

export const UBL_FORMULAS: Readonly<Record<string, Formula>> = {
  'BR-CO-10': {
    parts: LINES.map((line) => plus('BT-131', `${line}/cbc:LineExtensionAmount`)),
    traps: [unroundedLines(lineAmount, LINES)],
  },
  'BR-CO-11': { parts: [plus('BT-92', ALLOWANCES, inAllowance)] },
  'BR-CO-12': { parts: [plus('BT-99', ALLOWANCES, inCharge)] },
  'BR-CO-13': {
    parts: [
      plus('BT-106', 'cbc:LineExtensionAmount'),
      minus('BT-107', 'cbc:AllowanceTotalAmount'),
      plus('BT-108', 'cbc:ChargeTotalAmount'),
    ],
  },
  'BR-CO-14': { parts: [plus('BT-117', 'cac:TaxSubtotal/cbc:TaxAmount')] },
  'BR-CO-15': {
    parts: [
      needed('BT-109', 'cbc:TaxExclusiveAmount'),
      needed('BT-110', '/cac:TaxTotal/cbc:TaxAmount', ofDocument),
    ],
  },
  'BR-CO-16': {
    parts: [
      plus('BT-112', 'cbc:TaxInclusiveAmount'),
      minus('BT-113', 'cbc:PrepaidAmount'),
      plus('BT-114', 'cbc:PayableRoundingAmount'),
    ],
  },
  'BR-DEX-09': {
    parts: [
      plus('BT-112', 'cbc:TaxInclusiveAmount'),
      minus('BT-113', 'cbc:PrepaidAmount'),
      plus('BT-114', 'cbc:PayableRoundingAmount'),
      plus('BT-DEX-002', '../cac:PrepaidPayment/cbc:PaidAmount'),
    ],
  },
  'BR-CO-17': vat,
  ...forFamilies('S AF AG', '09', vat),
  ...forFamilies('S AF AG', '08', { parts: taxable, tolerance: '1.00' }),
  ...forFamilies('Z E AE IC G O', '08', { parts: taxable }),
  'PEPPOL-EN16931-R120': { parts: lineAmount, tolerance: '0.02' },
  'PEPPOL-EN16931-R040': {
    parts: [product('BT-93', 'cbc:BaseAmount', ['× %', 'BT-94', 'cbc:MultiplierFactorNumeric'])],
    tolerance: '0.02',
  },
  'PEPPOL-EN16931-R046': {
    parts: [
      // A discount without an amount is what is wrong, and not the price.
      plus(
        'BT-148',
        'cac:AllowanceCharge/cbc:BaseAmount',
        ({ parent }) => parent?.has('cbc:Amount') ?? false,
      ),
      minus('BT-147', 'cac:AllowanceCharge/cbc:Amount'),
    ],
  },
};
