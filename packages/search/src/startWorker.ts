import { RenewedWorker } from '../../../src/loading/renewed-worker';

/** Starts the search worker. The bundler finds its file by this very expression. */
export const startWorker = (): RenewedWorker =>
  new RenewedWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' }));
