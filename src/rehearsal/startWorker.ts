import { RenewedWorker } from '../loading/renewed-worker';

/** Starts the worker of the rehearsal. The bundler finds its file by this very expression. */
export const startWorker = (): RenewedWorker =>
  new RenewedWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'rehearsal' }),
  );
