import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later } from './later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for each path, after the frame', () => {
  const prefetch = vi.fn<(path: string) => void>();
  const wait = later(prefetch);
  wait('/a');
  wait('/b');
  vi.advanceTimersByTime(50);
  expect(prefetch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
});
