import { expect, it } from 'vitest';
import { idInHash } from './hash';

it.each([
  ['', ''],
  ['#felder', 'felder'],
  ['#ma%C3%9Fe', 'maße'],
  ['#%', ''],
])('the hash %j names %j', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
