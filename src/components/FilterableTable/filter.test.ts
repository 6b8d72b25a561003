import { expect, it } from 'vitest';
import { byWords, fold, searchable } from './filter';

const matches = (row: string, query: string) => byWords(query)(row, []);

it('finds a word with an umlaut however it is typed', () => {
  const row = searchable('H87 Stück Stk.');
  for (const query of ['Stück', 'stuck', 'stueck', 'STÜCK', 'h87']) {
    expect(matches(row, query), query).toBe(true);
  }
});

it('finds a decomposed umlaut', () => {
  expect(matches(searchable('Stu\u0308ck'), 'Stück')).toBe(true);
});

it('wants every word of the query', () => {
  const row = searchable('KWH Kilowattstunde Strom');
  expect(matches(row, 'strom kilo')).toBe(true);
  expect(matches(row, 'strom liter')).toBe(false);
});

it('shows everything for an empty query', () => {
  expect(matches(searchable('anything'), '  ')).toBe(true);
});

it('reads ß as ss', () => {
  expect(fold('Fuß')).toBe('fuss');
});

it('finds a short word at the beginning of words only', () => {
  const row = searchable('GWH Gigawattstunde (st.)');
  expect(matches(row, 'st')).toBe(true);
  expect(matches(row, 'att')).toBe(false);
  expect(matches(row, 'watt')).toBe(true);
});

it('finds a short word that begins with a sign', () => {
  expect(matches(searchable('P1 Prozent %'), '%')).toBe(true);
  expect(matches(searchable('MTK m²'), 'm²')).toBe(true);
});
