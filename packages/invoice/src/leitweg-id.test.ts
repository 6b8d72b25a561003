import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLeitwegId,
  computeLeitwegCheck,
  formatLeitwegId,
  parseLeitwegId,
  repairLeitwegId,
} from './leitweg-id';

const digits = '0123456789';
const coarse = fc.string({ unit: fc.constantFrom(...digits), minLength: 2, maxLength: 12 });
const fine = fc.option(
  fc.string({
    unit: fc.constantFrom(...digits, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    minLength: 1,
    maxLength: 30,
  }),
  { nil: undefined },
);

function codes(value: string): string[] {
  return checkLeitwegId(value).problems.map(({ code }) => code);
}

describe('Leitweg-ID', () => {
  it.each([
    '04011000-1234512345-06',
    '04011000-12345-03',
    '05711-06001-79',
    '992-90009-96',
    '09564000-NUE0001-49',
  ])('accepts the published %s', (value) => {
    expect(checkLeitwegId(value)).toMatchObject({ valid: true, problems: [] });
  });

  it('finds wrong check digits and says the right ones', () => {
    expect(checkLeitwegId('04011000-12345-34')).toMatchObject({
      valid: false,
      problems: [{ part: 'check', code: 'check-digits' }],
      expectedCheck: '03',
    });
  });

  it.each([
    ['', ['length', 'parts']],
    ['04011000', ['parts']],
    ['04011000-1-2-06', ['parts']],
    ['0-12345-06', ['coarse-form']],
    ['0401100012345-1-06', ['coarse-form']],
    ['04011000-abc-06', ['fine-form']],
    ['04011000--06', ['fine-form']],
    ['04011000-12345-3', ['check-form']],
    [`04011000-${'A'.repeat(40)}-06`, ['length', 'fine-form']],
  ])('says what is wrong with "%s"', (value, expected) => {
    expect(codes(value)).toEqual(expected);
  });

  it('names the authority of the first two digits', () => {
    expect(checkLeitwegId('04011000-12345-03').authority).toBe('HB');
    expect(checkLeitwegId('992-90009-96').authority).toBe('BUND');
    expect(checkLeitwegId('50-1-00').authority).toBeNull();
  });

  it('refuses to compute from malformed parts', () => {
    expect(() => computeLeitwegCheck('4')).toThrow(RangeError);
    expect(() => computeLeitwegCheck('04', 'ä')).toThrow(RangeError);
  });

  it('accepts whatever it computed, with and without fine addressing', () => {
    fc.assert(
      fc.property(coarse, fine, (a, b) => {
        const value = formatLeitwegId(a, b);
        expect(checkLeitwegId(value).valid).toBe(true);
        expect(parseLeitwegId(value)).toMatchObject({ coarse: a });
      }),
    );
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(coarse, fine, fc.nat(), fc.integer({ min: 1, max: 9 }), (a, b, place, shift) => {
        const value = formatLeitwegId(a, b);
        const at = [...value].flatMap((c, index) => (digits.includes(c) ? [index] : []));
        const index = at[place % at.length] ?? 0;
        const wrong = String((Number(value[index]) + shift) % 10);
        const changed = value.slice(0, index) + wrong + value.slice(index + 1);
        expect(checkLeitwegId(changed).valid).toBe(false);
      }),
    );
  });
});

it.each([
  ['04011000 1234512345 06', '04011000-1234512345-06'],
  ['04011000–1234512345–06', '04011000-1234512345-06'],
  ['Leitweg-ID: 04011000-1234512345-06', '04011000-1234512345-06'],
  ['0204:04011000-1234512345-06', '04011000-1234512345-06'],
  ['04011000-1234512345-06', undefined],
  ['04011000 1234512345 07', undefined],
  ['', undefined],
])('%j was meant as %s', (value, expected) => {
  expect(repairLeitwegId(value)).toBe(expected);
});
