import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCashDiscount, parseCashDiscount, repairCashDiscount } from './cash-discount';

/** The pattern that KoSIT's Schematron prints for BR-DE-18. */
const official =
  /(^|\r?\n)#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const entry = fc.record(
  { days: fc.nat(365), percent: cents(100), base: cents(1_000_000) },
  { requiredKeys: ['days', 'percent'] },
);

describe('cash discount of BT-20', () => {
  it('writes the line of the handbook', () => {
    expect(formatCashDiscount([{ days: 14, percent: 2 }])).toBe('#SKONTO#TAGE=14#PROZENT=2.00#\n');
    expect(formatCashDiscount([{ days: 7, percent: 3, base: 1190 }])).toBe(
      '#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=1190.00#\n',
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        expect(parseCashDiscount(formatCashDiscount(entries))).toEqual({
          entries,
          freeText: [],
          problems: [],
        });
      }),
    );
  });

  it('writes lines that fit the official pattern', () => {
    fc.assert(
      fc.property(entry, (one) => {
        expect(formatCashDiscount([one]).trimEnd()).toMatch(official);
      }),
    );
  });

  it('keeps free text apart from entries', () => {
    const text = 'Zahlbar in 30 Tagen.\n#SKONTO#TAGE=14#PROZENT=2.00#\n';
    expect(parseCashDiscount(text)).toEqual({
      entries: [{ days: 14, percent: 2 }],
      freeText: ['Zahlbar in 30 Tagen.'],
      problems: [],
    });
  });

  it('misses the newline after the last entry', () => {
    expect(parseCashDiscount('#SKONTO#TAGE=14#PROZENT=2.00#').problems).toEqual([
      { code: 'newline', line: 1, text: '#SKONTO#TAGE=14#PROZENT=2.00#' },
    ]);
  });

  it.each([
    '#SKONTO#TAGE=14#PROZENT=2#',
    '#SKONTO#TAGE=14#PROZENT=2,00#',
    '#SKONTO#PROZENT=2.00#TAGE=14#',
    '#Skonto#TAGE=14#PROZENT=2.00#',
    '#SKONTO#TAGE=14#PROZENT=2.00',
    '#SKONTO#TAGE=14#PROZENT=2.00##BASISBETRAG=1190.00#',
    '#SKONTO# TAGE=14#PROZENT=2.00#',
  ])('refuses %s', (line) => {
    expect(parseCashDiscount(`${line}\n`).problems).toEqual([
      { code: 'pattern', line: 1, text: line },
    ]);
    expect(line).not.toMatch(official);
  });

  it.each([
    { days: 1.5, percent: 2 },
    { days: -1, percent: 2 },
    { days: 14, percent: -2 },
    { days: 14, percent: 2.005 },
    { days: 14, percent: 2, base: Number.NaN },
  ])('does not write %o', (wrong) => {
    expect(() => formatCashDiscount([wrong])).toThrow(RangeError);
  });
});

it.each([
  ['#SKONTO#TAGE=14#PROZENT=2#', '#SKONTO#TAGE=14#PROZENT=2.00#'],
  ['#Skonto#Tage=14#Prozent=2,5%#', '#SKONTO#TAGE=14#PROZENT=2.50#'],
  ['#SKONTO# TAGE=14 #PROZENT=2.00##', '#SKONTO#TAGE=14#PROZENT=2.00#'],
  [
    '#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=1000',
    '#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=1000.00#',
  ],
  ['#SKONTO#TAGE=14#PROZENT=2.005#', undefined],
  ['#RABATT#TAGE=14#PROZENT=2.00#', undefined],
])('%s was meant as %s', (line, expected) => {
  expect(repairCashDiscount(line)).toBe(expected);
});
