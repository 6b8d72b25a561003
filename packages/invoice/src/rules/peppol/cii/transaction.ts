import { Decimal } from '../../../decimals/decimal';
import { hasText, normalize, type XmlElement } from '../../../reading/element';
import { LINE_TOTAL } from '../../en16931/cii/places';
import { broken, on, present, rule } from '../../kinds';
import { invoiceCurrencies, taxCurrencies } from '../../en16931/cii/model-parts';
import type { Check, Context, Pattern } from '../../rule';
import {
  decimal,
  directText,
  isNegative,
  isNotNegative,
  isWithin,
  onlyText,
  same,
  someDouble,
  sumOf,
} from '../../values';
import { PEPPOL_BIS } from '../ubl/parties';
import type { SlackOf } from '../slack';
import { profileOf } from './parties';

const R = 'PEPPOL-EN16931-R';

const VAT_TOTAL = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount';

/** Totals of VAT in one of the currencies. */
function totalsIn(settlement: XmlElement, codes: readonly string[]): readonly XmlElement[] {
  return settlement
    .all(VAT_TOTAL)
    .filter((amount) => codes.includes(amount.attribute('currencyID') ?? '\0'));
}

/** Totals of VAT in a currency that differs from one of these. */
function totalsNotIn(settlement: XmlElement, codes: readonly string[]): readonly XmlElement[] {
  return settlement.all(VAT_TOTAL).filter((amount) => {
    const currency = amount.attribute('currencyID');
    return currency !== undefined && codes.some((code) => code !== currency);
  });
}

/** Changes of XRechnung to the rules that it adopts. */
interface CiiVariant {
  slackOf: SlackOf;
  /** A total of VAT in the document currency may be missing. */
  totalIsOptional: boolean;
  /** The gross price has the base quantity when the net price has none. */
  grossBaseCounts: boolean;
  /** R043 is two rules: for allowances and charges, and for price discounts. */
  indicatorIds: readonly [allowance: string, price: string];
}

export const PEPPOL_VARIANT = {
  totalIsOptional: false,
  grossBaseCounts: false,
  indicatorIds: [`${R}043`, `${R}043`],
} as const;

export const XRECHNUNG_VARIANT = {
  totalIsOptional: true,
  grossBaseCounts: true,
  indicatorIds: [`${R}043-1`, `${R}043-2`],
} as const;

function settlementRules({ totalIsOptional }: CiiVariant): Record<string, Check> {
  return {
    [`${R}005`]: rule(
      'code',
      'ram:TaxCurrencyCode',
      (settlement) =>
        !settlement.has('ram:TaxCurrencyCode') ||
        directText(settlement, 'ram:TaxCurrencyCode') !==
          directText(settlement, 'ram:InvoiceCurrencyCode'),
    ),
    [`${R}053`]: rule('cardinality', VAT_TOTAL, (settlement, invoice) => {
      const { length } = totalsIn(settlement, invoiceCurrencies(invoice));
      return length === 1 || (totalIsOptional && length === 0);
    }),
    [`${R}054`]: rule(
      'cardinality',
      VAT_TOTAL,
      (settlement, invoice) =>
        totalsNotIn(settlement, invoiceCurrencies(invoice)).length ===
        (settlement.has('ram:TaxCurrencyCode') ? 1 : 0),
    ),
    [`${R}055`]: rule('vat', VAT_TOTAL, (settlement, invoice) => {
      const codes = taxCurrencies(invoice);
      const inDocument = totalsIn(settlement, invoiceCurrencies(invoice));
      const inTax = totalsIn(settlement, codes);
      if (codes.length === 0 || (totalIsOptional && inDocument.length === 0)) return true;
      const both = (passes: (amount: number) => boolean) =>
        [inTax, inDocument].every((amounts) =>
          amounts.some((amount) => someDouble(amount, '.', passes)),
        );
      return both(isNegative) || both(isNotNegative);
    }),
  };
}

const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
const GROSS_PRICE = 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice';
const INDICATOR = 'ram:ChargeIndicator/udt:Indicator';

function baseQuantity(line: XmlElement, { grossBaseCounts }: CiiVariant): Decimal {
  const paths = grossBaseCounts ? [PRICE, GROSS_PRICE] : [PRICE];
  for (const path of paths) {
    const base = decimal(line, `${path}/ram:BasisQuantity`);
    if (base && !base.equals(Decimal.ZERO)) return base;
  }
  return Decimal.ONE;
}

function lineTotal(line: XmlElement, variant: CiiVariant): Decimal {
  const amounts = (indicator: string) =>
    sumOf(
      line
        .all('ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge')
        .filter((one) => normalize(one.text(INDICATOR)) === indicator),
      'ram:ActualAmount',
    ).round(2);
  const price = decimal(line, `${PRICE}/ram:ChargeAmount`) ?? Decimal.ZERO;
  return (decimal(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity') ?? Decimal.ONE)
    .times(price.dividedBy(baseQuantity(line, variant)))
    .plus(amounts('true'))
    .minus(amounts('false'));
}

const LINE_DOCUMENT = 'ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument';

function lineRules(variant: CiiVariant): Record<string, Check> {
  return {
    [`${R}120`]: rule('sum', LINE_TOTAL, (line, invoice) =>
      isWithin(
        decimal(line, LINE_TOTAL) ?? Decimal.ZERO,
        lineTotal(line, variant),
        variant.slackOf(invoice),
      ),
    ),
    [`${R}100`]: rule(
      'cardinality',
      LINE_DOCUMENT,
      (line) => line.all(LINE_DOCUMENT).filter((one) => one.is('ram:TypeCode', '130')).length <= 1,
    ),
    [`${R}101`]: rule(
      'code',
      `${LINE_DOCUMENT}/ram:TypeCode`,
      (line) => !line.has(LINE_DOCUMENT) || line.is(`${LINE_DOCUMENT}/ram:TypeCode`, '130'),
    ),
  };
}

const hasIndicator = rule('code', INDICATOR, (allowance) =>
  ['true', 'false'].includes(directText(allowance, INDICATOR)),
);

const hasAddress = present('ram:URIUniversalCommunication/ram:URIID');

/** A line's period does not begin before, or end after, that of the document; dates as text. */
function periodContext(id: string, end: 'Start' | 'End'): Context {
  const path = `ram:BillingSpecifiedPeriod/ram:${end}DateTime`;
  const header = `../../../../ram:ApplicableHeaderTradeSettlement/${path}`;
  return on(
    `rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/${path}`,
    (date) => date.has(header),
    {
      [id]: rule('date', 'udt:DateTimeString', (date) =>
        date
          .values('udt:DateTimeString')
          .some((own) =>
            date
              .values(`${header}/udt:DateTimeString`)
              .some((other) => (end === 'Start' ? own >= other : own <= other)),
          ),
      ),
    },
  );
}

function countOfType(agreement: XmlElement, type: string): number {
  return agreement
    .all('ram:AdditionalReferencedDocument')
    .filter((document) => document.is('ram:TypeCode', type)).length;
}

const headerContexts: Pattern = [
  on('rsm:ExchangedDocumentContext', {
    [`${R}001`]: present('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'),
    [`${R}007`]: rule(
      'code',
      'ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
      (_context, invoice) => invoice.once(profileOf) !== null,
    ),
    [`${R}004`]: rule('code', 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', (context) =>
      directText(context, 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID').startsWith(
        PEPPOL_BIS,
      ),
    ),
  }),
  on('ram:ApplicableHeaderTradeAgreement', {
    [`${R}003`]: present(
      'ram:BuyerReference',
      'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID',
    ),
    [`${R}006`]: rule(
      'cardinality',
      'ram:AdditionalReferencedDocument',
      (agreement) => countOfType(agreement, '130') <= 1,
    ),
    [`${R}080`]: rule(
      'cardinality',
      'ram:AdditionalReferencedDocument',
      (agreement) => countOfType(agreement, '50') <= 1,
    ),
  }),
];

/** Rules on the document, its parties, allowances, taxes and lines. */
export function ciiTransaction(variant: CiiVariant): Pattern {
  const [allowanceIndicator, priceIndicator] = variant.indicatorIds;
  return [
    ...headerContexts,
    on('ram:ApplicableHeaderTradeSettlement', settlementRules(variant)),
    on('rsm:ExchangedDocument', {
      [`${R}002`]: rule(
        'cardinality',
        'ram:IncludedNote',
        (document) =>
          document.count('ram:IncludedNote') <= 1 &&
          !document.has('ram:IncludedNote/ram:SubjectCode'),
      ),
    }),
    on('ram:BuyerTradeParty', { [`${R}010`]: hasAddress }),
    on('ram:SellerTradeParty', { [`${R}020`]: hasAddress }),
    on(
      'ram:SpecifiedTradeAllowanceCharge',
      (one) => one.has('ram:CalculationPercent') && !one.has('ram:BasisAmount'),
      { [`${R}041`]: broken('ram:BasisAmount') },
    ),
    on(
      'ram:SpecifiedTradeAllowanceCharge',
      (one) => !one.has('ram:CalculationPercent') && one.has('ram:BasisAmount'),
      { [`${R}042`]: broken('ram:CalculationPercent') },
    ),
    on('ram:SpecifiedTradeAllowanceCharge', {
      [`${R}040`]: rule('sum', 'ram:ActualAmount', (allowance, invoice) => {
        const percent = decimal(allowance, 'ram:CalculationPercent');
        const base = decimal(allowance, 'ram:BasisAmount');
        if (!percent || !base) return true;
        const amount = decimal(allowance, 'ram:ActualAmount') ?? Decimal.ZERO;
        return isWithin(amount, base.times(percent).percent(), variant.slackOf(invoice));
      }),
      [allowanceIndicator]: hasIndicator,
    }),
    on('ram:AppliedTradeAllowanceCharge', { [priceIndicator]: hasIndicator }),
    on(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      (means) => ['49', '59'].includes(normalize(onlyText(means, 'ram:TypeCode'))),
      {
        [`${R}061`]: present('../ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID'),
      },
    ),
    periodContext(`${R}110`, 'Start'),
    periodContext(`${R}111`, 'End'),
    on('ram:IncludedSupplyChainTradeLineItem', lineRules(variant)),
    on(['ram:NetPriceProductTradePrice', 'ram:GrossPriceProductTradePrice'], {
      [`${R}121`]: rule('other', 'ram:BasisQuantity', (price) => {
        const base = decimal(price, 'ram:BasisQuantity');
        return base === null || base.compare(Decimal.ZERO) > 0;
      }),
    }),
    on(
      [
        'ram:NetPriceProductTradePrice/ram:BasisQuantity',
        'ram:GrossPriceProductTradePrice/ram:BasisQuantity',
      ],
      (quantity) => quantity.attributes.has('unitCode'),
      {
        [`${R}130`]: rule('code', '@unitCode', (quantity) =>
          quantity
            .all('../../../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity')
            .some(
              (billed) =>
                billed.attributes.has('unitCode') &&
                billed.attribute('unitCode') === quantity.attribute('unitCode'),
            ),
        ),
      },
    ),
  ];
}

/** Added by XRechnung: empty elements; CII cannot do without an empty delivery. */
export const noEmptyElements: Pattern = [
  on(
    '*',
    (element) =>
      element.tag !== 'ram:ApplicableHeaderTradeDelivery' &&
      element.children.length === 0 &&
      !hasText(element.value),
    { [`${R}008`]: broken('.') },
  ),
];

const DISCOUNT = 'ram:AppliedTradeAllowanceCharge';

/** Added by XRechnung: price discounts, which Peppol judges in UBL only. */
export const priceDiscounts: Pattern = [
  on(
    'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice',
    {
      [`${R}044`]: rule(
        'code',
        `${DISCOUNT}/${INDICATOR}`,
        (price) =>
          !price.has(`${DISCOUNT}/ram:ActualAmount`) ||
          price.is(`${DISCOUNT}/${INDICATOR}`, 'false'),
      ),
      [`${R}046`]: rule('sum', 'ram:ChargeAmount', (price) => {
        const gross = decimal(price, 'ram:ChargeAmount');
        if (gross === null) return true;
        const discount = decimal(price, `${DISCOUNT}/ram:ActualAmount`) ?? Decimal.ZERO;
        return same(
          decimal(price, '../ram:NetPriceProductTradePrice/ram:ChargeAmount'),
          gross.minus(discount),
        );
      }),
    },
  ),
];
