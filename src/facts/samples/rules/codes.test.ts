import { expect, it } from 'vitest';
import { officialCodes } from '../../official';
import { CODE_RULES } from './codes';

it.each(CODE_RULES)('%s allows official codes only', (id, codes) => {
  const official = officialCodes(id);
  expect(codes.filter((code) => !official.has(code))).toEqual([]);
});

it('every list has codes', () => {
  for (const [id, codes] of CODE_RULES) expect(codes.length, id).toBeGreaterThan(3);
});
