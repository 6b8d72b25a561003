import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateInvoice } from '../testing/validate-invoice';

const sample = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');

/** The cause of the first finding of a rule, after one text of the sample is another. */
function causeOf(name: string, rule: string, from: string | RegExp, to: string) {
  const before = sample(name);
  if (before.search(from) < 0) throw new Error(`The sample has no ${String(from)}.`);
  const { findings } = validateInvoice(before.replace(from, to), { rules: 'all' });
  const found = findings.find((finding) => finding.rule === rule);
  if (!found?.arithmetic) throw new Error(`${rule} has no calculation.`);
  return found.arithmetic.cause;
}

const lineTotal = (value: string) =>
  causeOf('mixed-rates.ubl', 'BR-CO-10', '>1290.00<', `>${value}<`);
const vat = (value: string) => causeOf('mixed-rates.ubl', 'BR-S-09', '>165.30<', `>${value}<`);

const SWAPPED = 'Two digits next to each other are swapped.';

describe('swapped digits', () => {
  it.each(['2190.00', '1920.00', '1209.00'])('are seen in %s', (value) => {
    expect(lineTotal(value)).toBe(SWAPPED);
  });

  it.each(['9210.00', '2190.01', '1299.00', '12900.00', '129.00', '1290.01', '2910.00'])(
    'are not seen in %s',
    (value) => {
      expect(lineTotal(value)).not.toBe(SWAPPED);
    },
  );

  it.each([
    ['156.30', SWAPPED],
    ['16.53', undefined],
    ['1653.00', undefined],
    ['615.30', SWAPPED],
  ])('are digits on the same side of the point: %s', (value, cause) => {
    expect(vat(value)).toBe(cause);
  });
});

describe('the other causes', () => {
  it.each([
    ['870.00', 'BT-119 is not part of the calculation.'],
    ['330.60', undefined],
    ['0.00', undefined],
  ])('VAT of %s: %s', (value, cause) => {
    expect(vat(value)).toBe(cause);
  });

  it.each<[name: string, rule: string, from: string | RegExp, to: string, cause: RegExp]>([
    [
      'an allowance that is added',
      'BR-CO-13',
      '>1250.00</cbc:TaxExclusiveAmount',
      '>1379.00</cbc:TaxExclusiveAmount',
      /^The total has BT-107, 64\.50 \(line \d+\) with the wrong sign\.$/,
    ],
    [
      'a charge that is missing',
      'BR-CO-13',
      '>1250.00</cbc:TaxExclusiveAmount',
      '>1225.50</cbc:TaxExclusiveAmount',
      /^The total leaves out BT-108, 24\.50 \(line \d+\)\.$/,
    ],
    [
      'an allowance that is missing',
      'BR-CO-13',
      '>1250.00</cbc:TaxExclusiveAmount',
      '>1314.50</cbc:TaxExclusiveAmount',
      /^The total leaves out BT-107, 64\.50 \(line \d+\)\.$/,
    ],
    [
      'a charge that is counted twice',
      'BR-CO-13',
      '>1250.00</cbc:TaxExclusiveAmount',
      '>1274.50</cbc:TaxExclusiveAmount',
      /^The total counts BT-108, 24\.50 \(line \d+\) twice\.$/,
    ],
    [
      'an amount that is cut off',
      'BR-CO-16',
      '<cbc:PayableAmount',
      '<cbc:PayableRoundingAmount currencyID="EUR">0.006</cbc:PayableRoundingAmount>$&',
      /^The result is cut off after two decimals instead of rounded\.$/,
    ],
  ])('%s', (_, rule, from, to, cause) => {
    expect(causeOf('mixed-rates.ubl', rule, from, to)).toMatch(cause);
  });
});
