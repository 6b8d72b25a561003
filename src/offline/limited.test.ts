import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limited, unlessAborted } from './limited';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a limited signal aborts in time, with the other one, and at once where that has aborted', () => {
  const outer = new AbortController();
  const [early, late] = [limited(outer.signal, 10), limited(outer.signal, 1000)];
  vi.advanceTimersByTime(20);
  expect([early.aborted, late.aborted]).toEqual([true, false]);
  outer.abort();
  expect(late.aborted).toBe(true);
  expect(limited(outer.signal, 1000).aborted).toBe(true);
});

it('work that never ends is left when the signal aborts', async () => {
  const outer = new AbortController();
  const endless = new Promise<never>(() => undefined);
  const left = unlessAborted(outer.signal, endless);
  outer.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect(unlessAborted(outer.signal, endless)).rejects.toThrow('aborted');
  await expect(unlessAborted(new AbortController().signal, Promise.resolve(1))).resolves.toBe(1);
});
