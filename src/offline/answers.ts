import { limited, unlessAborted } from './limited';
import { ASK } from './protocol';

/** Milliseconds that a worker may take to start and answer. */
const START_LIMIT = 10_000;

/**
 * True for a worker that has loaded and is one of this site. A network may have put an empty or foreign
 * script in its place, which browsers install without a word.
 */
export function answers(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<true>((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  worker.postMessage(ASK, [port2]);
  return unlessAborted(limited(new AbortController().signal, START_LIMIT), answered)
    .catch(() => false)
    .finally(() => port1.close());
}
