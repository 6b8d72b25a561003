import { Decimal } from '../../../decimals/decimal';
import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule } from '../../kinds';
import type { Check, Context, Test } from '../../rule';
import {
  decimal,
  decimals,
  isAboveZero,
  isNotNegative,
  isVatAmount,
  isZero,
  same,
  someDouble,
  sumOf,
} from '../../values';
import { ByRate, oncePerRate } from '../by-rate';
import { VAT_FAMILIES, type VatFamily } from '../vat-families';
import {
  BUYER,
  hasCategory,
  isAllowance,
  isCharge,
  isVat,
  LINES,
  REPRESENTATIVE,
  SELLER,
} from './model-parts';

const BREAKDOWN = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
const LINE_CATEGORY = 'cac:Item/cac:ClassifiedTaxCategory';

type Filter = (element: XmlElement) => boolean;

const every: Filter = () => true;

const lineCategories = (invoice: InvoiceXml) => invoice.named('cac:ClassifiedTaxCategory');

const allowanceCategories = (invoice: InvoiceXml) =>
  invoice.named('cac:AllowanceCharge').flatMap((one) => one.all('cac:TaxCategory'));

const categoriesOf = (filter: Filter) => (invoice: InvoiceXml) =>
  invoice
    .named('cac:AllowanceCharge')
    .filter(filter)
    .flatMap((one) => one.all('cac:TaxCategory'));

/** Categories by what uses them. */
const CATEGORIES = {
  line: lineCategories,
  allowance: categoriesOf(isAllowance),
  charge: categoriesOf(isCharge),
};

function usedOn(invoice: InvoiceXml, where: keyof typeof CATEGORIES): readonly XmlElement[] {
  return invoice.once(CATEGORIES[where]);
}

function countCodes(categories: readonly XmlElement[], code: string): number {
  return categories
    .filter(isVat)
    .reduce(
      (total, one) => total + one.values('cbc:ID').filter((id) => normalize(id) === code).length,
      0,
    );
}

/** The breakdown has a category exactly when something uses it. */
function breakdownFits({ code, breakdown, id }: VatFamily): Test {
  if (breakdown === 'once') {
    return (root, invoice) => {
      const used = [...invoice.named('cac:TaxCategory'), ...lineCategories(invoice)];
      return countCodes(used, code) === 0 || countCodes(root.all(BREAKDOWN), code) === 1;
    };
  }
  // Only the rules of S look past the tax scheme; AF even where it is another one.
  const scheme: Filter = id === 'S' ? every : isVat;
  const schemeInBreakdown: Filter = id === 'AF' ? every : scheme;
  const trimmed = hasCategory(code);
  const exact: Filter = id === 'S' ? trimmed : (one) => one.is('cbc:ID', code);
  return (root, invoice) => {
    const used = [...allowanceCategories(invoice), ...lineCategories(invoice)].some(
      (one) => trimmed(one) && scheme(one),
    );
    const listed = root.all(BREAKDOWN);
    return used
      ? listed.some((one) => exact(one) && schemeInBreakdown(one))
      : !listed.some((one) => trimmed(one) && scheme(one));
  };
}

function registered(invoice: InvoiceXml, party: string, scheme: Filter): boolean {
  const [element = '', below = '.'] = party.split('/');
  return invoice.named(element).some((one) =>
    one
      .all(`${below}/cac:PartyTaxScheme`)
      .filter(scheme)
      .some((registration) => registration.has('cbc:CompanyID')),
  );
}

function hasIdentifiers(invoice: InvoiceXml, { seller, buyer }: VatFamily): boolean {
  const buyerVat = registered(invoice, BUYER, isVat);
  const sellerVat = () =>
    registered(invoice, SELLER, isVat) || registered(invoice, REPRESENTATIVE, isVat);
  if (seller === 'none') return !sellerVat() && !buyerVat;
  const sellerFits = sellerVat() || (seller === 'any' && registered(invoice, SELLER, every));
  if (!sellerFits || buyer === undefined) return sellerFits;
  return (
    buyerVat ||
    (buyer === 'vat-or-legal' &&
      invoice
        .named('cac:AccountingCustomerParty')
        .some((one) => one.has('cac:Party/cac:PartyLegalEntity/cbc:CompanyID')))
  );
}

/** The parties have the identifiers that the category needs where it is used. */
function identified(family: VatFamily, where: 'line' | 'allowance' | 'charge'): Test {
  // BR-AF-04 alone does not take blanks off the code.
  const fits: Filter =
    family.id === 'AF' && where === 'charge'
      ? (one) => one.is('cbc:ID', family.code)
      : hasCategory(family.code);
  return (root, invoice) => {
    const used = usedOn(invoice, where).filter(fits);
    // Category O requires this of allowances and charges of the document only.
    const counted =
      family.code === 'O' && where !== 'line'
        ? used.filter((one) => one.parent?.parent === root)
        : used;
    if (!counted.some(isVat)) return !(family.id === 'S' && where === 'line' && used.length > 0);
    return hasIdentifiers(invoice, family);
  };
}

/** Elements with a category: all, or by their rates. */
function inCategory(
  code: string,
  path: string,
  elementsOf: (invoice: InvoiceXml) => readonly XmlElement[],
) {
  const isCategory = hasCategory(code);
  const byRate = (invoice: InvoiceXml) =>
    new ByRate({
      elements: elementsOf(invoice),
      categories: path,
      isCategory,
      rate: 'cbc:Percent',
    });
  return {
    of: (invoice: InvoiceXml, rate: Decimal | null) =>
      rate === null
        ? elementsOf(invoice).filter((one) => one.all(path).some(isCategory))
        : invoice.once(byRate).of(rate),
    has: (invoice: InvoiceXml, rate: Decimal) => invoice.once(byRate).has(rate),
  };
}

/** Lines, charges and allowances of a category: what its taxable amount has to be. */
function expectedBase(code: string, line: string) {
  const lines = inCategory(code, LINE_CATEGORY, ({ root }) => root.all(line));
  const others = inCategory(code, 'cac:TaxCategory', ({ root }) => root.all('cac:AllowanceCharge'));
  return oncePerRate((invoice, rate) => {
    const ownLines = lines.of(invoice, rate);
    const ownOthers = others.of(invoice, rate);
    return sumOf(ownLines, 'cbc:LineExtensionAmount')
      .plus(sumOf(ownOthers.filter(isCharge), 'cbc:Amount'))
      .minus(sumOf(ownOthers.filter(isAllowance), 'cbc:Amount'));
  });
}

function usesRate(code: string, line: string) {
  const lines = inCategory(code, LINE_CATEGORY, (invoice) => invoice.named(line));
  const others = inCategory(code, 'cac:TaxCategory', (invoice) =>
    invoice.named('cac:AllowanceCharge'),
  );
  return (invoice: InvoiceXml, rate: Decimal) =>
    lines.has(invoice, rate) || others.has(invoice, rate);
}

function baseFits({ code, breakdown }: VatFamily): Test {
  const ways = LINES.map((line) => ({
    line,
    baseOf: expectedBase(code, line),
    uses: usesRate(code, line),
  }));
  if (breakdown === 'once') {
    return (category, invoice) => {
      const base = decimal(category, '../cbc:TaxableAmount');
      return ways.some(
        ({ line, baseOf }) => invoice.named(line).length > 0 && same(base, baseOf(invoice, null)),
      );
    };
  }
  return (category, invoice) =>
    decimals(category, 'cbc:Percent').every((rate) =>
      ways.some(({ line, baseOf, uses }) => {
        const judged = code === 'S' ? uses(invoice, rate) : invoice.named(line).length > 0;
        if (!judged) return false;
        const base = category.first('../cbc:TaxableAmount');
        if (!base) return false;
        // The official rules add and subtract the 1 as doubles.
        const value = Number(base.value);
        const expected = baseOf(invoice, rate);
        return (
          Decimal.fromDouble(value - 1).compare(expected) < 0 &&
          Decimal.fromDouble(value + 1).compare(expected) > 0
        );
      }),
    );
}

function amountFits({ breakdown }: VatFamily): Test {
  if (breakdown === 'once') return (category) => isZero(decimal(category, '../cbc:TaxAmount'));
  return (category) => {
    const amount = decimal(category, '../cbc:TaxAmount');
    const base = decimal(category, '../cbc:TaxableAmount');
    const rate = decimal(category, 'cbc:Percent');
    return amount !== null && base !== null && rate !== null && isVatAmount(amount, base, rate);
  };
}

function rateFits({ rate }: VatFamily): Check {
  return rule('vat', 'cbc:Percent', (category) => {
    if (rate === 'none') return !category.has('cbc:Percent');
    if (rate === 'zero') return isZero(decimal(category, 'cbc:Percent'));
    return someDouble(category, 'cbc:Percent', rate === 'positive' ? isAboveZero : isNotNegative);
  });
}

function familyContexts(family: VatFamily): Context[] {
  const id = (number: string) => `BR-${family.id}-${number}`;
  const fits: Filter = (one) => hasCategory(family.code)(one) && isVat(one);
  const inAllowance =
    (which: Filter): Test =>
    (one) =>
      one.parent !== null && which(one.parent) && fits(one);
  return [
    on(`/*/${BREAKDOWN}`, fits, {
      [id('08')]: rule('vat', '../cbc:TaxableAmount', baseFits(family)),
      [id('09')]: rule('vat', '../cbc:TaxAmount', amountFits(family)),
      [id('10')]: rule(
        'vat',
        ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'],
        (category) =>
          (category.has('cbc:TaxExemptionReason') || category.has('cbc:TaxExemptionReasonCode')) ===
          (family.reason === 'needed'),
      ),
    }),
    on('cac:AllowanceCharge/cac:TaxCategory', inAllowance(isAllowance), {
      [id('06')]: rateFits(family),
    }),
    on('cac:AllowanceCharge/cac:TaxCategory', inAllowance(isCharge), {
      [id('07')]: rateFits(family),
    }),
    on(
      LINES.map((line) => `${line}/${LINE_CATEGORY}`),
      fits,
      { [id('05')]: rateFits(family) },
    ),
  ];
}

/** Rules that judge a VAT category at its own places. */
export const vatContexts: readonly Context[] = VAT_FAMILIES.flatMap(familyContexts);

function familyDocumentRules(family: VatFamily): Record<string, Check> {
  const id = (number: string) => `BR-${family.id}-${number}`;
  return {
    [id('01')]: rule('vat', BREAKDOWN, breakdownFits(family)),
    [id('02')]: rule('vat', 'cac:ClassifiedTaxCategory', identified(family, 'line')),
    [id('03')]: rule('vat', 'cac:AllowanceCharge', identified(family, 'allowance')),
    [id('04')]: rule('vat', 'cac:AllowanceCharge', identified(family, 'charge')),
  };
}

/** The document's breakdown has the category, under the tax scheme VAT. */
function breaksDown(root: XmlElement, code: string): boolean {
  return countCodes(root.all(BREAKDOWN), code) > 0;
}

function onlyOutOfScope(
  categories: (root: XmlElement, invoice: InvoiceXml) => readonly XmlElement[],
): Check {
  const isOther: Filter = (one) => !hasCategory('O')(one) && isVat(one);
  return rule(
    'vat',
    BREAKDOWN,
    (root, invoice) => !breaksDown(root, 'O') || !categories(root, invoice).some(isOther),
  );
}

const isSplitPayment: Filter = (one) => one.is('cbc:ID', 'B');

/** Rules that judge the VAT categories of the whole document. */
export const vatDocumentRules: Record<string, Check> = {
  ...Object.fromEntries(
    VAT_FAMILIES.flatMap((family) => Object.entries(familyDocumentRules(family))),
  ),
  'BR-IC-11': rule(
    'vat',
    ['cac:Delivery/cbc:ActualDeliveryDate', 'cac:InvoicePeriod'],
    (root) =>
      !breaksDown(root, 'K') ||
      root.text('cac:Delivery/cbc:ActualDeliveryDate').length > 1 ||
      root.has('cac:InvoicePeriod/*'),
  ),
  'BR-IC-12': rule(
    'vat',
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode',
    (root) =>
      !breaksDown(root, 'K') ||
      root.text('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode')
        .length > 1,
  ),
  'BR-O-11': onlyOutOfScope((root) => root.all(BREAKDOWN)),
  'BR-O-12': onlyOutOfScope((_root, invoice) => usedOn(invoice, 'line')),
  'BR-O-13': onlyOutOfScope((_root, invoice) => usedOn(invoice, 'allowance')),
  'BR-O-14': onlyOutOfScope((_root, invoice) => usedOn(invoice, 'charge')),
  'BR-B-01': rule(
    'vat',
    'cbc:IdentificationCode',
    (_root, invoice) =>
      ![...invoice.named('cac:TaxCategory'), ...lineCategories(invoice)].some(isSplitPayment) ||
      invoice.named('cbc:IdentificationCode').every(({ value }) => value === 'IT'),
  ),
  'BR-B-02': rule('vat', BREAKDOWN, (root, invoice) => {
    const used = [
      ...root.all(BREAKDOWN),
      ...root.all('cac:AllowanceCharge/cac:TaxCategory'),
      ...lineCategories(invoice),
    ];
    return !used.some(isSplitPayment) || !used.some((one) => one.is('cbc:ID', 'S'));
  }),
};
