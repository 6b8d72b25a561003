import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers } from './answers';
import { watchUpdates } from './updates';

type Answer = (message: unknown, ports: MessagePort[]) => void;

const ours: Answer = (message, [port]) => port?.postMessage(message);
const silent: Answer = () => undefined;

const workerThat = (postMessage: Answer) =>
  Object.assign(new EventTarget(), { state: 'installed', postMessage }) as unknown as ServiceWorker;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('believes a worker that answers', async () => {
  expect(await answers(workerThat(ours))).toBe(true);
});

it('gives up a worker that does not answer in 10 s', async () => {
  const asked = answers(workerThat(silent));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe(false);
});

/** Whether a new version that waits is offered to the reader. */
async function isOffered(waiting: ServiceWorker): Promise<boolean> {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const onReady = vi.fn();
  await watchUpdates(onReady);
  vi.useRealTimers();
  await vi
    .waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 500 })
    .catch(() => undefined);
  return onReady.mock.calls.length > 0;
}

it('offers a new version that answers, and none that does not', async () => {
  expect(await isOffered(workerThat(ours))).toBe(true);
  expect(await isOffered(workerThat(silent))).toBe(false);
});
