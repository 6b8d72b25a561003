import { expect, it } from 'vitest';
import { groupsAround, termsAtPath } from './elements';

it.each([
  ['cbc:BuyerReference', ['BT-10']],
  ['BuyerReference', ['BT-10']],
  ['cac:ContractDocumentReference/cbc:ID', ['BT-12']],
  ['DocumentReference/cbc:ID', []],
  ['cac:Unheard/cbc:BuyerReference', []],
  ['cbc:Unheard', []],
])('names the terms at %s', (path, terms) => {
  expect(termsAtPath(path)).toEqual(terms);
});

it('names each term of an element once', () => {
  const terms = termsAtPath('cbc:ID');
  expect(terms).toContain('BT-1');
  expect(terms).toContain('BT-12');
  expect(new Set(terms).size).toBe(terms.length);
});

it.each([
  ['BT-1', []],
  ['BT-41', ['BG-6', 'BG-4']],
  ['BG-6', ['BG-4']],
  ['BT-999', []],
])('knows the groups around %s', (term, groups) => {
  expect(groupsAround(term)).toEqual(groups);
});
