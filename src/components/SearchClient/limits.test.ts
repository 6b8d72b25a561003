import { expect, it } from 'vitest';
import { cutQuery } from './limits';

it.each([
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), 'a'.repeat(64)],
  [`${'a'.repeat(62)}\u{1F4A5}b`, `${'a'.repeat(62)}\u{1F4A5}`],
  [`${'a'.repeat(63)}\u{1F4A5}`, 'a'.repeat(63)],
])('cuts a query at 64 characters, and no emoji in half: %s', (query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});
