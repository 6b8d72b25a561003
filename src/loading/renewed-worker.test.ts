import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { READY } from './ready';
import { LOAD_LIMIT } from './renew';
import { RenewedWorker } from './renewed-worker';

const { renew } = vi.hoisted(() => ({
  renew: vi.fn<(address: string) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('./renew', async (original) => ({ ...(await original<object>()), renew }));
vi.mock('./bundler', () => ({ newestScript: () => '/assets/js/worker.12345678.js' }));

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  readonly terminate = vi.fn();
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const made: FakeWorker[] = [];
const lost = vi.fn();
function started(): RenewedWorker {
  const worker = new RenewedWorker(() => {
    const fake = new FakeWorker();
    made.push(fake);
    return fake as unknown as Worker;
  });
  worker.addEventListener('error', lost);
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  lost.mockClear();
  renew.mockClear();
});
afterEach(() => vi.useRealTimers());

it('starts a second time with fresh code where the first does not, and keeps what was posted', async () => {
  const worker = started();
  worker.postMessage('question');
  made[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledExactlyOnceWith('/assets/js/worker.12345678.js');
  expect([made.length, made[0]?.terminate.mock.calls.length]).toEqual([2, 1]);
  made[1]?.say(READY);
  expect([made[0]?.posted, made[1]?.posted]).toEqual([[], ['question']]);
  expect(lost).not.toHaveBeenCalled();
});

it('starts a second time where the first says nothing for too long', async () => {
  started();
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  expect(made).toHaveLength(2);
});

it('gives up when the second start fails too', async () => {
  started();
  made[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  made[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect([made.length, lost.mock.calls.length]).toEqual([2, 1]);
});

it('gives up at once where the code cannot be fetched anew', async () => {
  renew.mockRejectedValueOnce(new Error('404'));
  started();
  made[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect([made.length, lost.mock.calls.length]).toEqual([1, 1]);
});

it('does not start a worker again that was ended or has run', async () => {
  const ended = started();
  ended.terminate();
  made[0]?.dispatchEvent(new Event('error'));
  started();
  made[1]?.say(READY);
  made[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  expect([made.length, lost.mock.calls.length]).toEqual([2, 1]);
});
