import { describe, expect, it, vi } from 'vitest';
import { COUNTRY } from '@site/src/rehearsal/codes';
import { countryOfVatNumber, vatNumberProblem } from '@site/src/rehearsal/vat-number';
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

/** A VAT number and an IBAN of each country of the EU, and of the United Kingdom. */
const OF_COUNTRIES: readonly (readonly [country: string, vatNumber: string, iban: string])[] = [
  ['AT', 'ATU13585627', 'AT611904300234573201'],
  ['BE', 'BE0403019261', 'BE68539007547034'],
  ['BG', 'BG1234567890', 'BG80BNBG96611020345678'],
  ['CY', 'CY12345678X', 'CY17002001280000001200527600'],
  ['CZ', 'CZ12345678', 'CZ6508000000192000145399'],
  ['DE', 'DE136695976', 'DE89370400440532013000'],
  ['DK', 'DK12345678', 'DK5000400440116243'],
  ['EE', 'EE123456789', 'EE382200221020145685'],
  ['ES', 'ESX1234567X', 'ES9121000418450200051332'],
  ['FI', 'FI12345678', 'FI2112345600000785'],
  ['FR', 'FRXX123456789', 'FR1420041010050500013M02606'],
  ['GB', 'GB123456789', 'GB29NWBK60161331926819'],
  ['GR', 'EL094259216', 'GR1601101250000000012300695'],
  ['HR', 'HR12345678901', 'HR1210010051863000160'],
  ['HU', 'HU12345678', 'HU42117730161111101800000000'],
  ['IE', 'IE1234567WA', 'IE29AIBK93115212345678'],
  ['IT', 'IT00743110157', 'IT60X0542811101000000123456'],
  ['LT', 'LT123456789', 'LT121000011101001000'],
  ['LU', 'LU12345678', 'LU280019400644750000'],
  ['LV', 'LV12345678901', 'LV80BANK0000435195001'],
  ['MT', 'MT12345678', 'MT84MALT011000012345MTLCAST001S'],
  ['NL', 'NL123456789B01', 'NL91ABNA0417164300'],
  ['PL', 'PL1234567890', 'PL61109010140000071219812874'],
  ['PT', 'PT123456789', 'PT50000201231234567890154'],
  ['RO', 'RO1234567890', 'RO49AAAA1B31007593840000'],
  ['SE', 'SE123456789001', 'SE4550000000058398257466'],
  ['SI', 'SI12345678', 'SI56191000000123438'],
  ['SK', 'SK1234567890', 'SK3112000000198742637541'],
  ['XI', 'XI123456789', ''],
];

it.each(OF_COUNTRIES)('tells the VAT number of %s from an IBAN', (country, vatNumber, iban) => {
  expect(recognised(vatNumber)).toMatchObject({ kind: 'vat-number', isRight: true });
  // Too long for any country.
  expect(recogniseValue(`${vatNumber}0000`.slice(0, 15), 'en-GB')?.isRight).toBe(false);
  expect(vatNumberProblem(`${vatNumber}0000`, country)).toBe('form');
  if (iban !== '') expect(recognised(iban)).toMatchObject({ kind: 'iban', isRight: true });
});

it('has every country of the EU in that table', () => {
  const inTable = new Set(OF_COUNTRIES.map(([country]) => country));
  const ofUnion = [...COUNTRY.values()].filter(({ eu }) => eu !== undefined);
  expect(ofUnion.filter(({ code }) => !inTable.has(code))).toEqual([]);
});

it.each(['DE123456789', 'DE136695976', 'ATU13585628', 'BG123', 'PT1234567890'])(
  'the VAT number %s has the same verdict with its scheme',
  (number) => {
    const country = countryOfVatNumber(number) ?? '';
    const alone = recogniseValue(number, 'en-GB');
    const scheme = COUNTRY.get(country)?.vatScheme ?? '';
    expect(recogniseValue(`${scheme}:${number}`, 'en-GB')?.isRight).toBe(alone?.isRight);
    expect(alone?.isRight).toBe(vatNumberProblem(number, country) === undefined);
  },
);

it('says that a Leitweg-ID has another scheme', () => {
  const element = '<cbc:EndpointID schemeID="EM">04011000-1234512345-06</cbc:EndpointID>';
  expect(recognised(element)).toMatchObject({ kind: 'address', isRight: false });
  expect(recogniseValue(element, 'en-GB')?.verdict).toContain('A Leitweg-ID has the scheme 0204.');
});

it('reads an address from the line of an invoice', () => {
  const element = '<ram:URIID schemeID="EM">a@b.example</ram:URIID>';
  expect(recognised(element)).toMatchObject({ kind: 'address', isRight: true });
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
