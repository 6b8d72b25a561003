import { Decimal } from '../../decimals/decimal';
import { normalize, type XmlElement } from '../../reading/element';
import type { InvoiceXml } from '../../reading/invoice-xml';
import { isAllowance, isCharge, isVat } from '../en16931/cii/model-parts';
import { LINE, LINE_TOTAL, ROOT, SETTLEMENT } from '../en16931/cii/places';
import { VAT_FAMILIES, type VatFamily } from '../en16931/vat-families';
import { on, present, rule, warning } from '../kinds';
import type { Check, Context, Pattern } from '../rule';
import { decimal, isWithin, numberOrNaN, onlyText, same, sumOf } from '../values';

const LINE_DOCUMENT = 'ram:AssociatedDocumentLineDocument';
const STATUS = `${LINE_DOCUMENT}/ram:LineStatusReasonCode`;
const LINE_SETTLEMENT = 'ram:SpecifiedLineTradeSettlement';
const ALLOWANCE = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`;
const LOGISTICS = `${SETTLEMENT}/ram:SpecifiedLogisticsServiceCharge`;

/** Lines that count in the totals; groups and remarks do not. */
const countedLines = (invoice: InvoiceXml) =>
  invoice.at(LINE).filter((line) => !line.has(STATUS) || line.is(STATUS, 'DETAIL'));
const allowances = (invoice: InvoiceXml) => invoice.at(ALLOWANCE).filter(isAllowance);
const charges = (invoice: InvoiceXml) => invoice.at(ALLOWANCE).filter(isCharge);

const lineSum = (invoice: InvoiceXml) => sumOf(invoice.once(countedLines), LINE_TOTAL).round(2);
const allowanceSum = (invoice: InvoiceXml) =>
  sumOf(invoice.once(allowances), 'ram:ActualAmount').round(2);
const chargeSum = (invoice: InvoiceXml) =>
  sumOf(invoice.once(charges), 'ram:ActualAmount')
    .round(2)
    .plus(sumOf(invoice.at(LOGISTICS), 'ram:AppliedAmount').round(2));

/** A cent for each amount that was rounded. */
const cents = (count: number) => Decimal.parse(String(count)).percent();
const chargeCount = (invoice: InvoiceXml) =>
  invoice.once(charges).length + invoice.at(LOGISTICS).length;
const amountCount = (invoice: InvoiceXml) =>
  invoice.once(countedLines).length + invoice.once(allowances).length + chargeCount(invoice);

const isNear = (value: Decimal | null, expected: Decimal, count: number) =>
  value !== null && isWithin(value, expected, cents(count));

function vatTotal(totals: XmlElement, { root }: InvoiceXml): Decimal | null {
  const currency = root.text(
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode',
  );
  const own = totals
    .all('ram:TaxTotalAmount')
    .filter((one) => one.attribute('currencyID') === currency);
  return own[0] ? Decimal.parse(own[0].value) : null;
}

const totalRules: Record<string, Check> = {
  'BR-FXEXT-CO-10': rule('sum', 'ram:LineTotalAmount', (totals, invoice) =>
    isNear(decimal(totals, 'ram:LineTotalAmount'), lineSum(invoice), invoice.at(LINE).length),
  ),
  'BR-FXEXT-CO-11': rule('sum', 'ram:AllowanceTotalAmount', (totals, invoice) => {
    const given = decimal(totals, 'ram:AllowanceTotalAmount');
    const count = invoice.once(allowances).length;
    return (given === null && count === 0) || isNear(given, allowanceSum(invoice), count);
  }),
  'BR-FXEXT-CO-12': rule('sum', 'ram:ChargeTotalAmount', (totals, invoice) => {
    const given = decimal(totals, 'ram:ChargeTotalAmount');
    const isNone = given === null && invoice.once(charges).length === 0;
    return isNone || isNear(given, chargeSum(invoice), chargeCount(invoice));
  }),
  'BR-FXEXT-CO-13': rule('sum', 'ram:TaxBasisTotalAmount', (totals, invoice) =>
    isNear(
      decimal(totals, 'ram:TaxBasisTotalAmount'),
      lineSum(invoice).minus(allowanceSum(invoice)).plus(chargeSum(invoice)),
      amountCount(invoice),
    ),
  ),
  'BR-FXEXT-CO-15': rule('sum', 'ram:GrandTotalAmount', (totals, invoice) => {
    const base = decimal(totals, 'ram:TaxBasisTotalAmount');
    const vat = vatTotal(totals, invoice);
    return (
      base !== null &&
      vat !== null &&
      isNear(decimal(totals, 'ram:GrandTotalAmount'), base.plus(vat), amountCount(invoice))
    );
  }),
  'BR-FXEXT-CO-16': rule('sum', 'ram:DuePayableAmount', (totals) =>
    same(
      decimal(totals, 'ram:DuePayableAmount'),
      sumOf([totals], 'ram:GrandTotalAmount')
        .minus(sumOf([totals], 'ram:TotalPrepaidAmount'))
        .plus(sumOf([totals], 'ram:RoundingAmount'))
        .plus(sumOf([totals], '../ram:SpecifiedFinancialAdjustment/ram:ActualAmount')),
    ),
  ),
};

const trimmed = (element: XmlElement, path: string) => normalize(onlyText(element, path));

/** The amounts that a VAT breakdown adds up: lines, allowances and charges of its category and rate. */
function fitting(tax: XmlElement, code: string, hasRate: boolean, sameReason: boolean) {
  const rate = hasRate ? decimal(tax, 'ram:RateApplicablePercent') : null;
  const reasons = ['ram:ExemptionReasonCode', 'ram:ExemptionReason'] as const;
  return (element: XmlElement, path: string): boolean =>
    element.is(`${path}/ram:CategoryCode`, code) &&
    (!hasRate ||
      element
        .values(`${path}/ram:RateApplicablePercent`)
        .some((value) => same(Decimal.parse(value), rate))) &&
    (!sameReason ||
      reasons.every((reason) => trimmed(element, `${path}/${reason}`) === trimmed(tax, reason)));
}

interface Parts {
  expected: Decimal;
  count: number;
}

function partsOf(
  tax: XmlElement,
  invoice: InvoiceXml,
  { code, rate }: VatFamily,
  sameReason: boolean,
): Parts {
  const fits = fitting(tax, code, rate !== 'none', sameReason);
  const lines = invoice
    .once(countedLines)
    .filter((line) => fits(line, `${LINE_SETTLEMENT}/ram:ApplicableTradeTax`));
  const own = invoice.at(ALLOWANCE).filter((one) => fits(one, 'ram:CategoryTradeTax'));
  const logistics = invoice.at(LOGISTICS).filter((one) => fits(one, 'ram:AppliedTradeTax'));
  return {
    expected: sumOf(lines, LINE_TOTAL)
      .round(2)
      .minus(sumOf(own.filter(isAllowance), 'ram:ActualAmount').round(2))
      .plus(sumOf(own.filter(isCharge), 'ram:ActualAmount').round(2))
      .plus(sumOf(logistics, 'ram:AppliedAmount').round(2)),
    count: lines.length + own.length + logistics.length,
  };
}

const hasRateIfNeeded = (tax: XmlElement, { rate }: VatFamily) =>
  rate === 'none' || tax.has('ram:RateApplicablePercent');

/** The taxable amount of a breakdown: by category and rate, or by the reason of exemption as well. */
function baseRules(family: VatFamily): Record<string, Check> {
  const isBase = (sameReasons: readonly boolean[]) =>
    rule('sum', 'ram:BasisAmount', (tax, invoice) => {
      const base = decimal(tax, 'ram:BasisAmount');
      return (
        hasRateIfNeeded(tax, family) &&
        sameReasons.some((sameReason) => {
          const { expected, count } = partsOf(tax, invoice, family, sameReason);
          return isNear(base, expected, count);
        })
      );
    });
  const id = `BR-FXEXT-${family.id}`;
  return {
    [family.id === 'S' ? 'BR-FXEXT-S08b' : `${id}-08b`]: isBase([true, false]),
    [`${id}-08ini`]: warning(isBase([false])),
    [`${id}-08rev`]: warning(isBase([true])),
  };
}

const TAX = 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';

const vatAmount = (family: VatFamily) =>
  rule('vat', 'ram:CalculatedAmount', (tax, invoice) => {
    const rate = decimal(tax, 'ram:RateApplicablePercent');
    const base = decimal(tax, 'ram:BasisAmount');
    const vat = decimal(tax, 'ram:CalculatedAmount');
    return (
      rate !== null &&
      base !== null &&
      [true, false].some((sameReason) =>
        isNear(
          vat,
          base.times(rate.percent()).round(2),
          partsOf(tax, invoice, family, sameReason).count,
        ),
      )
    );
  });

/** A category in use is in the breakdown, and one in the breakdown is in use. */
const inBreakdown = ({ code }: VatFamily) =>
  rule('vat', `${SETTLEMENT.slice(ROOT.length + 1)}/ram:ApplicableTradeTax`, (_root, invoice) => {
    const isUsed = (name: string, parent?: string) =>
      invoice
        .named(name)
        .some(
          (tax) =>
            (parent === undefined || tax.parent?.name === parent) &&
            tax.is('ram:CategoryCode', code),
        );
    return (
      isUsed('ram:ApplicableTradeTax', 'ram:ApplicableHeaderTradeSettlement') ===
      (isUsed('ram:ApplicableTradeTax', LINE_SETTLEMENT) ||
        isUsed('ram:CategoryTradeTax') ||
        isUsed('ram:AppliedTradeTax'))
    );
  });

const dueDate = rule('required', 'rsm:SupplyChainTradeTransaction', (_root, invoice) => {
  const [due] = invoice.named('ram:DuePayableAmount');
  return (
    !(numberOrNaN(due?.value ?? '') > 0) ||
    invoice
      .named('ram:SpecifiedTradePaymentTerms')
      .some((terms) => terms.has('ram:DueDateDateTime') || terms.has('ram:Description'))
  );
});

const lineId = `${LINE_DOCUMENT}/ram:LineID`;
const parentId = `${LINE_DOCUMENT}/ram:ParentLineID`;

const childrenOf = (line: XmlElement, invoice: InvoiceXml, kinds: readonly string[]) =>
  invoice
    .at(LINE)
    .filter(
      (one) =>
        trimmed(one, parentId) === trimmed(line, lineId) &&
        kinds.some((kind) => one.is(STATUS, kind)),
    );

/** The totals of all groups of lines are those of the lines below them. */
function groupsAddUp(invoice: InvoiceXml): boolean {
  return invoice
    .at(LINE)
    .filter((line) => line.is(STATUS, 'GROUP') && trimmed(line, LINE_TOTAL) !== '')
    .every((line) =>
      same(
        Decimal.parse(trimmed(line, LINE_TOTAL)),
        sumOf(childrenOf(line, invoice, ['DETAIL', 'GROUP']), LINE_TOTAL).round(2),
      ),
    );
}

const lineContexts: readonly Context[] = [
  on('ram:IncludedSupplyChainTradeLineItem', {
    'BR-FXEXT-06': rule(
      'required',
      STATUS,
      (line) => trimmed(line, parentId) === '' || line.values(STATUS).some((one) => one !== ''),
    ),
    'BR-FXEXT-08': rule('sum', LINE_TOTAL, (_line, invoice) => invoice.once(groupsAddUp)),
  }),
];

const byParent: Pattern = [
  on('ram:IncludedSupplyChainTradeLineItem', (line) => trimmed(line, parentId) !== '', {
    'BR-FXEXT-11': rule('identifier', parentId, (line, invoice) =>
      invoice.at(`${LINE}/${lineId}`).some((id) => normalize(id.value) === trimmed(line, parentId)),
    ),
  }),
];

const groups: Pattern = [
  on(
    'ram:IncludedSupplyChainTradeLineItem',
    (line) => line.is(STATUS, 'GROUP') && line.has(LINE_TOTAL),
    {
      'BR-FXEXT-12': rule('required', LINE_TOTAL, (line, invoice) =>
        childrenOf(line, invoice, ['GROUP']).every((child) => child.has(LINE_TOTAL)),
      ),
    },
  ),
];

const countedLine: Pattern = [
  on(
    `ram:IncludedSupplyChainTradeLineItem/${LINE_DOCUMENT}`,
    (document) =>
      !document.has('ram:LineStatusReasonCode') ||
      document.is('ram:LineStatusReasonCode', 'DETAIL'),
    {
      'BR-FXEXT-BR-22': present('../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
      'BR-FXEXT-BR-23': present('../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode'),
      'BR-FXEXT-BR-24': present(`../${LINE_TOTAL}`),
      'BR-FXEXT-BR-26': present(
        '../ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
      ),
      'BR-FXEXT-CO-04': rule(
        'required',
        `../${LINE_SETTLEMENT}/ram:ApplicableTradeTax/ram:CategoryCode`,
        (document) => {
          const taxes = document.all(`../${LINE_SETTLEMENT}/ram:ApplicableTradeTax`);
          return (
            taxes.some((tax) => tax.is('ram:TypeCode', 'VAT')) &&
            taxes.some((tax) => isVat(tax) && tax.has('ram:CategoryCode'))
          );
        },
      ),
    },
  ),
];

const noteWithText = (id: string, at: string): Pattern => [
  on(at, (note) => note.has('ram:SubjectCode'), {
    [id]: present('ram:ContentCode', 'ram:Content'),
  }),
];

const chargeReason = (id: string, at: string): Pattern => [
  on(`${at}/ram:ChargeIndicator`, (indicator) => indicator.is('udt:Indicator', 'true'), {
    [id]: present('../ram:Reason', '../ram:ReasonCode'),
  }),
];

const characteristics: Pattern = [
  on('ram:ApplicableProductCharacteristic', {
    'BR-FXEXT-BR-54-1': present('ram:Description', 'ram:TypeCode'),
    'BR-FXEXT-BR-54-2': rule('required', ['ram:Value', 'ram:ValueMeasure'], (one) => {
      const hasUnit = one
        .all('ram:ValueMeasure')
        .some((measure) => (measure.attribute('unitCode') ?? '') !== '');
      return one.has('ram:Value') ? !one.has('ram:ValueMeasure') : hasUnit;
    }),
  }),
];

const taxNumbers: Pattern = [
  on('ram:SpecifiedTaxRegistration/ram:ID', (id) => !id.within('ram:SellerTradeParty'), {
    'BR-FXEXT-03': rule('code', '@schemeID', (id) => id.attribute('schemeID') === 'VA'),
  }),
];

const MINUTES =
  /^[ \t\r\n]*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?:[01]\d|2[0-3])[0-5]\d[ \t\r\n]*$/;

const minutes: Pattern = [
  on('udt:DateTimeString', (date) => date.attribute('format') === '205', {
    'BR-FXEXT-CII-DT-097a': rule('date', '.', ({ value }) => MINUTES.test(value)),
  }),
];

const family = (code: string) => VAT_FAMILIES.find((one) => one.code === code);
const standard = family('S');

/** The rules of EXTENDED that stand in for those of EN 16931. */
export const extendedRules: readonly Pattern[] = [
  [on('ram:SpecifiedTradeSettlementHeaderMonetarySummation', totalRules)],
  ...VAT_FAMILIES.map((one): Pattern => [
    on(TAX, (tax) => tax.is('ram:CategoryCode', one.code) && isVat(tax), baseRules(one)),
  ]),
  ...(standard
    ? [
        [
          on(TAX, (tax: XmlElement) => tax.is('ram:CategoryCode', 'S'), {
            'BR-FXEXT-S-09b': vatAmount(standard),
          }),
        ],
      ]
    : []),
  [
    on(ROOT, {
      'BR-CO-25': dueDate,
      ...Object.fromEntries(VAT_FAMILIES.map((one) => [`BR-FXEXT-${one.id}-01`, inBreakdown(one)])),
    }),
  ],
  lineContexts,
  byParent,
  groups,
  countedLine,
  noteWithText('BR-FXEXT-01', `${ROOT}/rsm:ExchangedDocument/ram:IncludedNote`),
  noteWithText('BR-FXEXT-02', `${LINE_DOCUMENT}/ram:IncludedNote`),
  chargeReason(
    'BR-FXEXT-BR-38',
    'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge',
  ),
  chargeReason('BR-FXEXT-BR-44', `${LINE_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`),
  characteristics,
  taxNumbers,
  minutes,
];
