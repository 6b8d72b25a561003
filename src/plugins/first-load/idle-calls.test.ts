import { afterEach, expect, it, vi } from 'vitest';
import { inIdleTime } from './idle-calls';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('makes one call each time the browser has nothing else to do', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  const made: string[] = [];
  const call = inIdleTime((path: string) => made.push(path));

  call('/a');
  call('/b');
  expect(made).toEqual([]);
  idle.shift()?.();
  expect(made).toEqual(['/a']);
  idle.shift()?.();
  expect(made).toEqual(['/a', '/b']);
  expect(idle).toEqual([]);

  call('/c');
  idle.shift()?.();
  expect(made).toEqual(['/a', '/b', '/c']);
});

it('goes on after a call that failed', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  const made: string[] = [];
  const call = inIdleTime((path: string) => {
    if (path === '/bad') throw new Error(path);
    made.push(path);
  });
  call('/bad');
  call('/good');
  expect(() => idle.shift()?.()).toThrow('/bad');
  idle.shift()?.();
  expect(made).toEqual(['/good']);
});

it('makes its calls also where browsers have no idle time', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const call = vi.fn();
  inIdleTime(call)('/a');
  expect(call).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(call).toHaveBeenCalledWith('/a');
});
