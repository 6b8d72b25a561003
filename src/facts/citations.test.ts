import { expect, it } from 'vitest';
import { citationsIn, citationText, meansSame } from './citations';

const found = (text: string) => citationsIn(text).map(citationText);

it.each([
  ['the duty (§ 14(2) sentence 2 no. 1, § 27(38) no. 2 UStG)', ['§ 14(2) UStG', '§ 27(38) UStG']],
  ['§ 14 Abs. 2 Satz 2 Nr. 1, § 27 Abs. 38 Nr. 2 UStG', ['§ 14(2) UStG', '§ 27(38) UStG']],
  ['§ 147(3) and (4) AO', ['§ 147(3) AO', '§ 147(4) AO']],
  ['§ 147 Abs. 3 und 4 AO', ['§ 147(3) AO', '§ 147(4) AO']],
  ['§§ 33 bis 34a UStDV', ['§ 33 UStDV', '§ 34a UStDV']],
  [
    'section 14b of the VAT Act and section 147(3) of the Fiscal Code',
    ['§ 14b UStG', '§ 147(3) AO'],
  ],
  ['§ 13b UStG; im Ausland § 3a Abs. 2 UStG', ['§ 13b UStG', '§ 3a(2) UStG']],
  ['(§ 14a(5) UStG; Haufe on § 13b, a commentary)', ['§ 14a(5) UStG', '§ 13b UStG']],
  ['§ 3 NERechVO and § 14 UStG', ['§ 3 NERechVO', '§ 14 UStG']],
  [
    'UStAE, section 14.4; UStAE 14.7a; UStAE, Abschnitt 14.1',
    ['14.4', '14.7a', '14.1'].map((one) => `§ ${one} UStAE`),
  ],
  ['Reverse charge (§ 13b)', ['§ 13b']],
  ['See section 4.', ['§ 4']],
  ['a section about 14 things, version 14.4', []],
])('finds the sections in "%s"', (text, sections) => {
  expect(found(text)).toEqual(sections);
});

it('says where a section is cited', () => {
  const text = 'One.\n\nTwo (§ 19 UStG).';
  expect(text.slice(citationsIn(text)[0]?.offset)).toBe('§ 19 UStG).');
});

it.each([
  ['§ 14 UStG', '§ 14(2) UStG', true],
  ['§ 14(2) UStG', '§ 14(4) UStG', false],
  ['§ 14 UStG', '§ 14a UStG', false],
  ['§ 19', '§ 19 UStG', true],
  ['§ 3 UStG', '§ 3 NERechVO', false],
])('compares %s with %s', (one, other, same) => {
  const [[first], [second]] = [citationsIn(one), citationsIn(other)];
  expect(first && second && meansSame(first, second)).toBe(same);
});
