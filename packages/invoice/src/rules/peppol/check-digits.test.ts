import { describe, expect, it } from 'vitest';
import {
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isGreekNumber,
  isItalianOffice,
  isItalianTaxNumber,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './check-digits';

/** Numbers of well-known companies and offices, and what is wrong with others. */
const NUMBERS: Readonly<
  Record<string, readonly [(text: string) => boolean, right: string[], wrong: string[]]>
> = {
  'GLN (0088)': [
    isGln,
    ['4012345000009', '7612345000015'],
    ['4012345000008', '4102345000009', '401234500000A', 'x4012345000009', ''],
  ],
  'Norwegian organisation (0192)': [
    isNorwegianNumber,
    ['974760673', '923609016'],
    ['974760674', '794760673', '000000000', '97476067', '9747606730', 'NO974760673'],
  ],
  'Danish (0184)': [
    isDanishNumber,
    ['DK12345678', '12345678'],
    ['1234567', '123456789', 'dk12345678', 'DK 12345678', 'X12345678'],
  ],
  'Belgian enterprise (0208)': [
    isBelgianNumber,
    ['0202239951', '0843766574'],
    ['0202239952', '2002239951', '202239951', '02022399510', 'A202239951'],
  ],
  'Italian office (0201)': [
    isItalianOffice,
    ['UFY9MH', 'abc123'],
    ['UFY9M', 'UFY9MHH', 'UFY9M-', ''],
  ],
  'Italian tax (0210)': [
    isItalianTaxNumber,
    ['00743110157', 'RSSMRA85T10A562S', '+0743110157'],
    ['0074311015', '007431101577', '0074311015A', 'RSSMRA85T10A562', '1SSMRA85T10A562S', ''],
  ],
  'Italian VAT (0211)': [
    isItalianVatNumber,
    ['IT00743110157', 'it00743110157', 'DE123456789'],
    ['IT00743110158', 'IT07043110157', 'IT0074311015', 'IT007431101570', 'IT'],
  ],
  'Swedish organisation (0007)': [
    isSwedishNumber,
    ['5560125790', '556012579000'],
    ['5560125791', '5650125790', '556012579', '556012-5790', ''],
  ],
  'Australian business (0151)': [
    isAustralianNumber,
    ['51824753556', '53004085616'],
    ['51824753557', '15824753556', '5182475355', ''],
  ],
  'Greek tax (9933)': [
    isGreekNumber,
    ['094259216', '094014201', '094259216 and more'],
    ['094259217', '904259216', '09425921', 'EL094259216'],
  ],
};

describe.each(Object.entries(NUMBERS))('%s', (_, [holds, right, wrong]) => {
  it.each(right)('has %s', (text) => {
    expect(holds(text)).toBe(true);
  });

  it.each(wrong)('refuses "%s"', (text) => {
    expect(holds(text)).toBe(false);
  });
});
