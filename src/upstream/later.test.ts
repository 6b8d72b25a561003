import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takePrecedence } from '../loading/precedence';
import { later } from './later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for each path, after the frame', async () => {
  const prefetch = vi.fn<(path: string) => void>();
  const wait = later(prefetch);
  wait('/a');
  wait('/b');
  vi.advanceTimersByTime(50);
  expect(prefetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
});

it('waits for a download that goes before, be it that it fails', async () => {
  const prefetch = vi.fn<(path: string) => void>();
  let fail: (error: Error) => void = () => undefined;
  const download = new Promise((_resolve, reject) => (fail = reject));
  takePrecedence(download).catch(() => undefined);
  later(prefetch)('/a');
  await vi.runAllTimersAsync();
  expect(prefetch).not.toHaveBeenCalled();
  fail(new Error('offline'));
  await vi.runAllTimersAsync();
  expect(prefetch).toHaveBeenCalledWith('/a');
});
