import { newestScript } from './bundler';
import { READY } from './ready';
import { LOAD_LIMIT, renew } from './renew';

/** The used part of a worker. */
export type StartedWorker = Pick<RenewedWorker, 'postMessage' | 'terminate' | 'addEventListener'>;

type Listener = (event: Event) => void;

/**
 * A worker whose code is fetched anew, once, where it does not start. What is posted before it runs
 * is kept until then. `error` says that it has not started, or that it has crashed.
 */
export class RenewedWorker {
  private readonly listeners: (readonly [type: string, listener: Listener])[] = [];
  private worker: Worker | undefined;
  private kept: unknown[] | undefined = [];
  private limit: ReturnType<typeof setTimeout> | undefined;

  /** @param create makes the worker, by an expression that the bundler finds */
  constructor(private readonly create: () => Worker) {
    this.start(true);
  }

  postMessage(message: unknown): void {
    if (this.kept) this.kept.push(message);
    else this.worker?.postMessage(message);
  }

  terminate(): void {
    clearTimeout(this.limit);
    this.worker?.terminate();
    this.worker = undefined;
  }

  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: Listener): void;
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.push([type, listener as Listener]);
  }

  private start(mayRenew: boolean): void {
    const worker = this.create();
    const address = newestScript();
    const lost = (event: Event): void => {
      if (this.worker !== worker) return;
      clearTimeout(this.limit);
      worker.terminate();
      if (!mayRenew || !address) {
        this.tell(event);
        return;
      }
      renew(address).then(
        () => this.worker && this.start(false),
        () => this.worker && this.tell(event),
      );
    };
    this.worker = worker;
    this.limit = setTimeout(() => lost(new Event('error')), LOAD_LIMIT);
    worker.addEventListener('error', (event) => (this.kept ? lost(event) : this.tell(event)));
    worker.addEventListener('messageerror', (event) => this.tell(event));
    worker.addEventListener('message', (event: MessageEvent) => {
      if (event.data !== READY) {
        this.tell(event);
        return;
      }
      clearTimeout(this.limit);
      for (const message of this.kept ?? []) worker.postMessage(message);
      this.kept = undefined;
    });
  }

  private tell(event: Event): void {
    for (const [type, listener] of this.listeners) if (type === event.type) listener(event);
  }
}
