import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({ default: { canUseDOM: false } }));
const { soundSearches } = await import('./stored-searches');

const search = {
  objectID: '1',
  url: '/de-DE/Setup/Units#field',
  hierarchy: { lvl0: 'Einrichtung', lvl1: 'Einheiten', lvl2: null },
};

it('keeps what was stored by the dialog', () => {
  const json = JSON.stringify([search, { ...search, url: 'https://docs.example.com/x' }]);
  expect(soundSearches(json)).toBe(json);
});

it.each(['{"broken": [<img', '{}', 'null', '"x"', ''])('gives up %s', (json) => {
  expect(soundSearches(json)).toBeUndefined();
});

it.each([
  { ...search, url: 'javascript:alert(1)' },
  { ...search, url: '//example.com/x' },
  { ...search, url: 1 },
  { ...search, hierarchy: null },
  { ...search, hierarchy: { lvl0: {} } },
  { ...search, objectID: undefined },
  'x',
  null,
])('drops the entry %j and keeps the others', (entry) => {
  expect(soundSearches(JSON.stringify([entry, search]))).toBe(JSON.stringify([search]));
});
