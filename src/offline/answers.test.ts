import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
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

/** Told when a new version that waits is offered to the reader. */
async function offersOf(waiting: ServiceWorker): Promise<Mock> {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const onReady = vi.fn();
  await watchUpdates(onReady);
  return onReady;
}

it('offers a new version that answers, and none that does not', async () => {
  const offers = await offersOf(workerThat(ours));
  await vi.waitFor(() => expect(offers).toHaveBeenCalledOnce());
  const none = await offersOf(workerThat(silent));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(none).not.toHaveBeenCalled();
});
