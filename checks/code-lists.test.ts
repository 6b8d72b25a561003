import { expect, it } from 'vitest';
import { CODE_LISTS, codeListFiles } from '../src/facts/code-tables';
import { codeListProblems } from './code-lists';

const code = (value: string) => ({ code: value, en: value, de: value });
const trap = (value: string, use: string, valid?: boolean) => ({ ...code(value), use, valid });

function messages(
  list: 'units' | 'countries',
  codes: string[],
  traps: ReturnType<typeof trap>[],
  official?: string[],
): string {
  const found = codeListProblems(
    list,
    { codes: codes.map(code), traps },
    official && new Set(official),
  );
  return found.map(({ message }) => message).join('\n');
}

it.each(CODE_LISTS)('finds nothing wrong with %s by itself', (list) => {
  expect(codeListProblems(list, codeListFiles[list])).toEqual([]);
});

it('finds a code that is not official', () => {
  expect(messages('units', ['H87', 'PCE'], [], ['H87'])).toBe('PCE is not in the official list.');
});

it('finds an official code that a complete list lacks, but not in a selection', () => {
  expect(messages('countries', ['DE'], [], ['DE', 'AT'])).toMatch(/AT of the official list/);
  expect(messages('units', ['H87'], [], ['H87', 'KGM'])).toBe('');
});

it('finds a code to avoid that is official, and one that is no longer', () => {
  expect(messages('units', ['H87'], [trap('STK', 'H87')], ['H87', 'STK'])).toMatch(/STK.* is in/);
  expect(messages('units', ['H87'], [trap('STK', 'H87', true)], ['H87', 'STK'])).toBe('');
  expect(messages('units', ['H87'], [trap('STK', 'H87', true)], ['H87'])).toMatch(/STK.* is not/);
});

it('finds advice to use a code that is missing', () => {
  expect(messages('units', ['H87'], [trap('KG', 'KGM')])).toMatch(/KG sends readers to KGM/);
});

it('finds a code that stands twice', () => {
  expect(messages('units', ['H87', 'H87'], [])).toBe('H87 stands twice.');
});
