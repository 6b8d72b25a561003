import { describe, expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import { shapeOf } from './shape';
import { recogniseValue } from './values';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

function recognised(text: string) {
  setLocale('en-GB');
  expect(shapeOf(text)).toBe('value');
  const found = recogniseValue(text, 'en-GB');
  return found && { kind: found.kind, isRight: found.isRight, to: found.to };
}

it.each([
  ['04011000-1234512345-06', true],
  ['04011000-1234512345-07', false],
])('a Leitweg-ID with its check digits: %s', (text, isRight) => {
  expect(recognised(text)).toEqual({
    kind: 'leitweg-id',
    isRight,
    to: '/Reference/LeitwegID#leitweg-id-checker',
  });
});

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['AT61 1904 3002 3457 3201', true],
  ['NL91ABNA0417164300', true],
])('an IBAN of any country, with blanks: %s', (text, isRight) => {
  expect(recognised(text)).toEqual({ kind: 'iban', isRight, to: '/Reference/Terms/BT-84' });
});

it.each([
  ['DE136695976', true],
  ['DE 136 695 976', true],
  ['DE136695977', false],
  ['ATU13585627', true],
])('a VAT number with its check digit: %s', (text, isRight) => {
  expect(recognised(text)).toEqual({ kind: 'vat-number', isRight, to: '/Reference/Terms/BT-31' });
});

it.each([
  ['0204:04011000-1234512345-07', 'leitweg-id', false],
  ['9930:DE136695976', 'address', true],
  ['0088:4012345000009', 'address', true],
  ['0088:4012345000008', 'address', false],
  ['0001:x', 'address', false],
])('an electronic address with its scheme: %s', (text, kind, isRight) => {
  expect(recognised(text)).toMatchObject({ kind, isRight });
});

it('leads an address to the row of its scheme', () => {
  expect(recognised('9930:DE136695976')?.to).toBe('/Reference/CodeLists/eas#eas-9930');
});

describe('what only looks like a value', () => {
  it.each(['EN 16931-2017', 'XX12345678'])('%s is searched', (text) => {
    expect(recogniseValue(text, 'en-GB')).toBeUndefined();
  });

  it.each(['BR-DE-15', 'BT-10', 'H87', 'VATEX-EU-AE', '0204', 'Rechnung 2027', 'UBL-CR-001'])(
    '%s loads nothing',
    (text) => expect(shapeOf(text)).toBeUndefined(),
  );
});
