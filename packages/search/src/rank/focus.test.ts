import { expect, it } from 'vitest';
import type { Core } from '../index/format';
import type { Candidate } from './candidate';
import { addFocus } from './focus';

/** Pages of 10, 30 and 10 nodes. */
const CORE = { pageFirstNode: Uint32Array.of(0, 10, 40), nodeLevel: new Uint8Array(50) } as Core;

function focusOf(...candidates: readonly (readonly [page: number, words: number])[]): number[] {
  const found = candidates.map(([page, words]) => ({ page, words, focus: -1 }) as Candidate);
  addFocus(found, CORE);
  return found.map(({ focus }) => focus);
}

it('is the share of a page that matches, which a short page does not exaggerate', () => {
  expect(focusOf([0, 2], [0, 2], [0, 2])).toEqual([0.1, 0.1, 0.1]);
  expect(focusOf([1, 1])).toEqual([1 / 50]);
  expect(focusOf([2, 1])).toEqual([1 / 30]);
});

it('counts what matches the most words', () => {
  expect(focusOf([0, 2], [0, 1], [1, 1], [2, 2])).toEqual([1 / 30, 1 / 30, 0, 1 / 30]);
});
