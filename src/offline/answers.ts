import { ASK } from './protocol';

/** Milliseconds that a worker may take to start and answer. */
const START_LIMIT = 10_000;

/**
 * Whether a worker that has loaded is one of this site. A network may have put an empty or foreign
 * script in its place, which browsers install without a word.
 */
export function answers(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isOurs: boolean): void => {
      port1.close();
      resolve(isOurs);
    };
    port1.onmessage = () => end(true);
    setTimeout(() => end(false), START_LIMIT);
    worker.postMessage(ASK, [port2]);
  });
}
