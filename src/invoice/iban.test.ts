import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIban, normaliseIban } from './iban';

const valid = 'DE89370400440532013000';

it.each([valid, 'DE89 3704 0044 0532 0130 00', 'NL91ABNA0417164300', 'GB29NWBK60161331926819'])(
  'accepts %s',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

it.each(['', 'DE88370400440532013000', 'DE8937040044053201300', '89370400440532013000DE', 'DE89'])(
  'refuses "%s"',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);

it('finds every single wrong digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: valid.length - 1 }),
      fc.integer({ min: 1, max: 9 }),
      (index, shift) => {
        const wrong = String((Number(valid[index]) + shift) % 10);
        expect(isIban(valid.slice(0, index) + wrong + valid.slice(index + 1))).toBe(false);
      },
    ),
  );
});

it('removes blanks and writes capitals', () => {
  expect(normaliseIban('de89 3704')).toBe('DE893704');
});
