import { Decimal } from '../../../decimals/decimal';
import { hasText, normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { atMostOne, broken, on, present, rule } from '../../kinds';
import { LINES } from '../../en16931/ubl/model-parts';
import type { Check, Context, Pattern } from '../../rule';
import {
  dayTime,
  decimal,
  directText,
  isAboveZero,
  isNotNegative,
  isWithin,
  onlyText,
  same,
  someDouble,
  sumOf,
} from '../../values';
import type { SlackOf } from '../slack';
import { isGermanTrade, PEPPOL_BIS, profileOf } from './parties';

const R = 'PEPPOL-EN16931-R';

/** Allowances and charges of the document and of its lines. */
const ALLOWANCES = ['Invoice', 'CreditNote'].flatMap((root, index) => [
  `${root}/cac:AllowanceCharge`,
  `${root}/${LINES[index]}/cac:AllowanceCharge`,
]);

function amountsIn(root: XmlElement, currencyPath: string): readonly XmlElement[] {
  return root
    .all('cac:TaxTotal/cbc:TaxAmount')
    .filter((amount) => root.all(currencyPath).some((one) => isCurrency(amount, one.value)));
}

const isCurrency = (amount: XmlElement, currency: string) =>
  amount.attribute('currencyID') === normalize(currency);

/** VAT in the document and in the accounting currency have the same sign. */
const sameSign = rule('vat', 'cac:TaxTotal/cbc:TaxAmount', (root) => {
  if (!root.has('cbc:TaxCurrencyCode')) return true;
  const both = (passes: (amount: number) => boolean) =>
    ['cbc:TaxCurrencyCode', 'cbc:DocumentCurrencyCode'].every((path) =>
      amountsIn(root, path).some((amount) => someDouble(amount, '.', passes)),
    );
  return both((amount) => !isAboveZero(amount)) || both(isNotNegative);
});

const documentRules: Record<string, Check> = {
  [`${R}001`]: present('cbc:ProfileID'),
  [`${R}007`]: rule('code', 'cbc:ProfileID', (_root, invoice) => invoice.once(profileOf) !== null),
  [`${R}002`]: rule(
    'cardinality',
    'cbc:Note',
    (root, invoice) => root.count('cbc:Note') <= 1 || invoice.once(isGermanTrade),
  ),
  [`${R}003`]: present('cbc:BuyerReference', 'cac:OrderReference/cbc:ID'),
  [`${R}004`]: rule('code', 'cbc:CustomizationID', (root) => {
    const id = directText(root, 'cbc:CustomizationID');
    return id.startsWith(PEPPOL_BIS) && !id.includes('::');
  }),
  [`${R}053`]: rule(
    'cardinality',
    'cac:TaxTotal',
    (root) => root.all('cac:TaxTotal').filter((total) => total.has('cac:TaxSubtotal')).length === 1,
  ),
  [`${R}054`]: rule(
    'cardinality',
    'cac:TaxTotal',
    (root) =>
      root.all('cac:TaxTotal').filter((total) => !total.has('cac:TaxSubtotal')).length ===
      (root.has('cbc:TaxCurrencyCode') ? 1 : 0),
  ),
  [`${R}055`]: sameSign,
};

function lineTotal(line: XmlElement, invoice: InvoiceXml): Decimal {
  const quantity = invoice.kind === 'ubl-invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  const base = decimal(line, 'cac:Price/cbc:BaseQuantity') ?? Decimal.ONE;
  const price = decimal(line, 'cac:Price/cbc:PriceAmount') ?? Decimal.ZERO;
  const amounts = (indicator: string) =>
    sumOf(
      line
        .all('cac:AllowanceCharge')
        .filter((one) => normalize(one.text('cbc:ChargeIndicator')) === indicator),
      'cbc:Amount',
    ).round(2);
  return (decimal(line, quantity) ?? Decimal.ONE)
    .times(base.equals(Decimal.ZERO) ? price : price.dividedBy(base))
    .plus(amounts('true'))
    .minus(amounts('false'));
}

function lineRules(slackOf: SlackOf): Record<string, Check> {
  return {
    [`${R}120`]: rule('sum', 'cbc:LineExtensionAmount', (line, invoice) =>
      isWithin(
        decimal(line, 'cbc:LineExtensionAmount') ?? Decimal.ZERO,
        lineTotal(line, invoice),
        slackOf(invoice),
      ),
    ),
    [`${R}121`]: rule('other', 'cac:Price/cbc:BaseQuantity', (line) => {
      const base = decimal(line, 'cac:Price/cbc:BaseQuantity');
      return base === null || base.compare(Decimal.ZERO) > 0;
    }),
    [`${R}100`]: atMostOne('cac:DocumentReference'),
    [`${R}101`]: rule(
      'code',
      'cac:DocumentReference/cbc:DocumentTypeCode',
      (line) =>
        !line.has('cac:DocumentReference') ||
        line.is('cac:DocumentReference/cbc:DocumentTypeCode', '130'),
    ),
  };
}

function hasPercentage(slackOf: SlackOf): Record<string, Check> {
  return {
    [`${R}040`]: rule('sum', 'cbc:Amount', (allowance, invoice) => {
      const percent = decimal(allowance, 'cbc:MultiplierFactorNumeric');
      const base = decimal(allowance, 'cbc:BaseAmount');
      if (!percent || !base) return true;
      const amount = decimal(allowance, 'cbc:Amount') ?? Decimal.ZERO;
      return isWithin(amount, base.times(percent).percent(), slackOf(invoice));
    }),
    [`${R}043`]: rule('code', 'cbc:ChargeIndicator', (allowance) =>
      ['true', 'false'].includes(directText(allowance, 'cbc:ChargeIndicator')),
    ),
  };
}

/** A line's period does not begin before, or end after, that of the document. */
function periodContext(id: string, end: 'cbc:StartDate' | 'cbc:EndDate', sign: 1 | -1): Context {
  const path = `cac:InvoicePeriod/${end}`;
  return on(
    ['Invoice', 'CreditNote'].map((root, index) => `${root}/${LINES[index]}/${path}`),
    (date) => date.has(`../../../${path}`),
    {
      [id]: rule('date', '.', (date) => {
        const [text] = date.pieces;
        return (
          text !== undefined && sign * (dayTime(text) - dayTime(date.text(`../../../${path}`))) >= 0
        );
      }),
    },
  );
}

const CURRENCY_AMOUNTS = [
  'Amount BaseAmount PriceAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount',
  'TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount',
  'PayableRoundingAmount PayableAmount',
]
  .join(' ')
  .split(' ');

const inDocumentCurrency: Context = on(
  [
    ...CURRENCY_AMOUNTS.map((name) => `cbc:${name}`),
    'cac:TaxTotal/cbc:TaxAmount',
    'cac:TaxSubtotal/cbc:TaxAmount',
  ],
  ({ name, parent }) =>
    name !== 'cbc:TaxAmount' || parent?.name !== 'cac:TaxTotal' || parent.has('cac:TaxSubtotal'),
  {
    [`${R}051`]: rule('code', '@currencyID', (amount, { root }) => {
      const currency = amount.attribute('currencyID');
      return currency !== undefined && root.is('cbc:DocumentCurrencyCode', currency);
    }),
  },
);

const hasAddress = present('cbc:EndpointID');

/** An element without elements and without more than blanks. */
function isEmpty(element: XmlElement): boolean {
  return element.children.length === 0 && !hasText(element.value);
}

export const noEmptyElements: Pattern = [on('*', isEmpty, { [`${R}008`]: broken('.') })];

/** Rules on the document, its parties, allowances, taxes and lines. */
export function ublTransaction(slackOf: SlackOf): Pattern {
  return [
    on(['Invoice', 'CreditNote'], documentRules),
    on('cbc:TaxCurrencyCode', {
      [`${R}005`]: rule(
        'code',
        '.',
        (currency) => directText(currency) !== directText(currency, '../cbc:DocumentCurrencyCode'),
      ),
    }),
    on('cac:AccountingCustomerParty/cac:Party', { [`${R}010`]: hasAddress }),
    on('cac:AccountingSupplierParty/cac:Party', { [`${R}020`]: hasAddress }),
    on(ALLOWANCES, (one) => one.has('cbc:MultiplierFactorNumeric') && !one.has('cbc:BaseAmount'), {
      [`${R}041`]: broken('cbc:BaseAmount'),
    }),
    on(ALLOWANCES, (one) => !one.has('cbc:MultiplierFactorNumeric') && one.has('cbc:BaseAmount'), {
      [`${R}042`]: broken('cbc:MultiplierFactorNumeric'),
    }),
    on(ALLOWANCES, hasPercentage(slackOf)),
    on(
      'cac:PaymentMeans',
      (means) => ['49', '59'].includes(normalize(onlyText(means, 'cbc:PaymentMeansCode'))),
      { [`${R}061`]: present('cac:PaymentMandate/cbc:ID') },
    ),
    inDocumentCurrency,
    periodContext(`${R}110`, 'cbc:StartDate', 1),
    periodContext(`${R}111`, 'cbc:EndDate', -1),
    on(LINES, lineRules(slackOf)),
    on('cac:Price/cac:AllowanceCharge', {
      [`${R}044`]: rule(
        'code',
        'cbc:ChargeIndicator',
        (allowance) => normalize(allowance.text('cbc:ChargeIndicator')) === 'false',
      ),
      [`${R}046`]: rule('sum', '../cbc:PriceAmount', (allowance) => {
        const gross = decimal(allowance, 'cbc:BaseAmount');
        if (gross === null) return true;
        const discount = decimal(allowance, 'cbc:Amount');
        return same(decimal(allowance, '../cbc:PriceAmount'), discount && gross.minus(discount));
      }),
    }),
    on('cac:Price/cbc:BaseQuantity', (quantity) => quantity.attributes.has('unitCode'), {
      [`${R}130`]: rule('code', '@unitCode', (quantity, invoice) => {
        const invoiced = quantity.all('../../cbc:InvoicedQuantity');
        const credited = quantity.all('../../cbc:CreditedQuantity');
        if (invoiced.length + credited.length === 0) return true;
        return (invoice.kind === 'ubl-invoice' ? invoiced : credited).some(
          (one) =>
            one.attributes.has('unitCode') &&
            one.attribute('unitCode') === quantity.attribute('unitCode'),
        );
      }),
    }),
  ];
}

export const oneProject: Pattern = [
  on('CreditNote', {
    [`${R}080`]: rule(
      'cardinality',
      'cac:AdditionalDocumentReference',
      (root) =>
        root
          .all('cac:AdditionalDocumentReference')
          .filter((one) => one.is('cbc:DocumentTypeCode', '50')).length <= 1,
    ),
  }),
];
