import { expect, it } from 'vitest';
import { remembering } from './remembering';

/** Answers a key with a new list each time it has to find the answer. */
const lists = (limit: number): ((key: string) => string[]) =>
  remembering(limit, (key: string) => [key]);

it('gives the same answer again', () => {
  const find = lists(2);
  const [first, second] = [find('a'), find('b')];
  expect([first, second]).toEqual([['a'], ['b']]);
  expect(find('a')).toBe(first);
  expect(find('b')).toBe(second);
});

it('begins anew when it is full', () => {
  const find = lists(2);
  const [first, second, third] = [find('a'), find('b'), find('c')];
  expect(find('c')).toBe(third);
  expect(find('a')).not.toBe(first);
  expect(find('b')).not.toBe(second);
});
