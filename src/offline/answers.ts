import { limited, unlessAborted } from './limited';
import { ASK, REPAIR } from './protocol';

/** Milliseconds that a worker may take to start and answer. */
const START_LIMIT = 10_000;

/** Milliseconds that it may take to load what is gone from the device. */
const REPAIR_LIMIT = 60_000;

/** The worker's answer to a message; rejects where none comes in time. */
function answerOf(worker: ServiceWorker, message: string, limit: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(message, [port2]);
  return unlessAborted(limited(new AbortController().signal, limit), answered).finally(() =>
    port1.close(),
  );
}

/**
 * True for a worker that has loaded and is one of this site. A network may have put an empty or foreign
 * script in its place, which browsers install without a word.
 */
export const answers = (worker: ServiceWorker): Promise<boolean> =>
  answerOf(worker, ASK, START_LIMIT).then(
    () => true,
    () => false,
  );

/** True when all of the kept handbook is on the device, after what was gone has been loaded again. */
export const isWhole = (worker: ServiceWorker): Promise<boolean> =>
  answerOf(worker, REPAIR, REPAIR_LIMIT).then(Boolean, () => false);
