import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, double, NotComputable } from './decimal';

describe('Decimal', () => {
  it.each([
    ['1.005', '1.01'],
    ['-1.005', '-1'],
    ['-0.005', '0'],
    ['-1.006', '-1.01'],
    ['2.5', '2.5'],
  ])('rounds %s to the cent as %s', (value, expected) => {
    expect(Decimal.parse(value).round(2).toString()).toBe(expected);
  });

  it.each([' 1.00 ', '+1.00', '1.', '01'])('reads %j as one', (text) => {
    expect(Decimal.parse(text).equals(Decimal.ONE)).toBe(true);
  });

  it.each(['', ' ', '1E2', '1,00', 'abc', '.', '-', '1 0', '1'.repeat(1001)])(
    'refuses %j',
    (text) => {
      expect(() => Decimal.parse(text)).toThrow(NotComputable);
    },
  );

  it('has the exact value of a double', () => {
    expect(Decimal.fromDouble(0.5).toString()).toBe('0.5');
    expect(Decimal.fromDouble(0.1).toString()).toMatch(/^0\.1000000000000000055511151231257827/);
    expect(() => Decimal.fromDouble(NaN)).toThrow(NotComputable);
  });

  it('divides to 18 digits', () => {
    expect(Decimal.ONE.dividedBy(Decimal.parse('3')).toString()).toBe('0.333333333333333333');
    expect(Decimal.parse('-2').dividedBy(Decimal.parse('3')).toString()).toBe(
      '-0.666666666666666667',
    );
    expect(() => Decimal.ONE.dividedBy(Decimal.ZERO)).toThrow(NotComputable);
  });

  const cents = fc.integer({ min: -1e9, max: 1e9 });

  it('adds, subtracts and compares as whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [x, y] = [a, b].map((value) => Decimal.parse(String(value)).percent());
        if (!x || !y) return;
        expect(x.plus(y).equals(Decimal.parse(String(a + b)).percent())).toBe(true);
        expect(x.minus(y).equals(Decimal.parse(String(a - b)).percent())).toBe(true);
        expect(Math.sign(x.compare(y))).toBe(Math.sign(a - b));
      }),
    );
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const decimal = Decimal.parse(String(value)).percent();
        expect(Decimal.parse(decimal.toString()).equals(decimal)).toBe(true);
      }),
    );
  });
});

describe('double', () => {
  it.each([
    ['1E2', 100],
    [' -.5 ', -0.5],
    ['INF', Infinity],
  ])('reads %j', (text, value) => {
    expect(double(text)).toBe(value);
  });

  it.each(['', '0x10', 'Infinity', '1,0'])('refuses %j', (text) => {
    expect(() => double(text)).toThrow(NotComputable);
  });
});
