import { describe, expect, it } from 'vitest';
import { SAMPLE_NAMES } from './catalogue';
import { readSampleXml } from './read';
import { parseXml, type XmlElementNode } from 'edocument-invoice/documents';

/*
 * Adds every sample up again from its UBL file, with whole numbers and without the rules' code.
 * Amounts are hundredths; quantities and prices are ten-thousandths.
 */

function find({ children }: XmlElementNode, path: string): XmlElementNode[] {
  const [step = '', ...rest] = path.split('/');
  const found = children.filter(({ name }) => name.split(':').at(-1) === step);
  return rest.length === 0 ? found : found.flatMap((child) => find(child, rest.join('/')));
}

function text(element: XmlElementNode, path: string): string | undefined {
  return find(element, path)[0]?.text;
}

function scaled(value: string | undefined, digits: number): bigint {
  const [whole = '0', fraction = ''] = (value ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
}

const cents = (element: XmlElementNode, path: string) => scaled(text(element, path), 2);
const fine = (element: XmlElementNode, path: string) => scaled(text(element, path), 4);
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

function divide(value: bigint, by: bigint): bigint {
  return (value * 2n + by) / (by * 2n);
}

function charges(element: XmlElementNode): XmlElementNode[] {
  return find(element, 'AllowanceCharge');
}

function signed(charge: XmlElementNode): bigint {
  const amount = cents(charge, 'Amount');
  return text(charge, 'ChargeIndicator') === 'true' ? amount : -amount;
}

const keyOf = (element: XmlElementNode, category: string) =>
  `${text(element, `${category}/ID`) ?? ''} ${Number(text(element, `${category}/Percent`) ?? 0)}`;

/** The parts of an invoice that carry amounts. */
interface Parts {
  readonly root: XmlElementNode;
  readonly lines: readonly XmlElementNode[];
  readonly groups: readonly XmlElementNode[];
  readonly total: XmlElementNode;
}

function partsOf(xml: string): Parts {
  const root = parseXml(xml);
  const [total] = find(root, 'LegalMonetaryTotal');
  if (!total) throw new Error('The invoice has no totals.');
  return {
    root,
    lines: [...find(root, 'InvoiceLine'), ...find(root, 'CreditNoteLine')],
    groups: find(root, 'TaxTotal/TaxSubtotal'),
    total,
  };
}

const net = (line: XmlElementNode) => cents(line, 'LineExtensionAmount');

const SUMS = {
  'each line: quantity, price, discounts and charges': ({ root, lines }) => {
    for (const line of lines) {
      const kind = root.name === 'CreditNote' ? 'CreditedQuantity' : 'InvoicedQuantity';
      const base =
        find(line, 'Price/BaseQuantity').length > 0 ? fine(line, 'Price/BaseQuantity') : 10000n;
      const goods = divide(fine(line, kind) * fine(line, 'Price/PriceAmount'), base * 100n);
      expect(net(line)).toBe(goods + sum(charges(line).map(signed)));
    }
  },

  'each discount and charge with base and percentage': ({ root, lines }) => {
    for (const charge of [...charges(root), ...lines.flatMap(charges)]) {
      if (text(charge, 'MultiplierFactorNumeric') === undefined) continue;
      const rate = fine(charge, 'MultiplierFactorNumeric');
      expect(cents(charge, 'Amount')).toBe(divide(cents(charge, 'BaseAmount') * rate, 1000000n));
    }
  },

  'each price with its discount': ({ lines }) => {
    for (const price of lines.flatMap((line) => find(line, 'Price'))) {
      for (const discount of charges(price)) {
        expect(fine(price, 'PriceAmount')).toBe(
          fine(discount, 'BaseAmount') - fine(discount, 'Amount'),
        );
      }
    }
  },

  'the VAT breakdown, group by group': ({ root, lines, groups }) => {
    const expected = new Map<string, bigint>();
    const add = (key: string, amount: bigint) =>
      expected.set(key, (expected.get(key) ?? 0n) + amount);
    for (const line of lines) add(keyOf(line, 'Item/ClassifiedTaxCategory'), net(line));
    for (const charge of charges(root)) add(keyOf(charge, 'TaxCategory'), signed(charge));
    const found = groups.map((group) => [
      keyOf(group, 'TaxCategory'),
      cents(group, 'TaxableAmount'),
    ]);
    expect(new Map(found as [string, bigint][])).toEqual(expected);
    for (const group of groups) {
      const rate = fine(group, 'TaxCategory/Percent');
      expect(cents(group, 'TaxAmount')).toBe(
        divide(cents(group, 'TaxableAmount') * rate, 1000000n),
      );
    }
  },

  'the totals': ({ root, lines, groups, total }) => {
    const [inInvoiceCurrency] = find(root, 'TaxTotal').filter(
      (one) => find(one, 'TaxSubtotal').length > 0,
    );
    const tax = inInvoiceCurrency ? cents(inInvoiceCurrency, 'TaxAmount') : 0n;
    const all = charges(root).map(signed);
    const allowances = -sum(all.filter((amount) => amount < 0n));
    const added = sum(all.filter((amount) => amount > 0n));
    const lineTotal = sum(lines.map(net));
    const without = lineTotal - allowances + added;
    expect(tax).toBe(sum(groups.map((group) => cents(group, 'TaxAmount'))));
    expect({
      lines: cents(total, 'LineExtensionAmount'),
      allowances: cents(total, 'AllowanceTotalAmount'),
      charges: cents(total, 'ChargeTotalAmount'),
      without: cents(total, 'TaxExclusiveAmount'),
      with: cents(total, 'TaxInclusiveAmount'),
      due: cents(total, 'PayableAmount'),
    }).toEqual({
      lines: lineTotal,
      allowances,
      charges: added,
      without,
      with: without + tax,
      due: without + tax - cents(total, 'PrepaidAmount') + cents(total, 'PayableRoundingAmount'),
    });
  },
} satisfies Readonly<Record<string, (parts: Parts) => void>>;

describe.each(SAMPLE_NAMES)('the sums of %s', (name) => {
  const parts = partsOf(readSampleXml(name, 'ubl'));

  it.each(Object.entries(SUMS))('agree in %s', (_, agree) => {
    agree(parts);
  });
});

it.each([
  ['each line: quantity, price, discounts and charges', 'mixed-rates', '>810.00<', '>811.00<'],
  ['each discount and charge with base and percentage', 'mixed-rates', '>890.00<', '>880.00<'],
  ['each price with its discount', 'direct-debit', '>5.00<', '>6.00<'],
  ['the VAT breakdown, group by group', 'mixed-rates', '>870.00<', '>871.00<'],
  ['the totals', 'mixed-rates', '>1441.90<', '>1441.91<'],
] as const)('a wrong amount is found in %s', (sum, sample, right, wrong) => {
  const xml = readSampleXml(sample, 'ubl');
  const broken = xml.replace(right, wrong);
  expect(broken).not.toBe(xml);
  expect(() => {
    SUMS[sum](partsOf(broken));
  }).toThrow(/expected/);
});
