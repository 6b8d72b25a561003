/** Starts the worker that decodes reports. The bundler finds its file by this very expression. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'decoder' });
}
