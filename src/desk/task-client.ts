import type { StartedWorker } from '../loading/renewed-worker';
import type { Refusal } from './check/refusal';

/** After this long without an answer, a task counts as stuck. */
const TIMEOUT_MS = 60_000;

/** A task had no result; `cancelled` when the page no longer wanted it. */
export class TaskError extends Error {
  constructor(readonly reason: Refusal | 'cancelled') {
    super(reason);
  }
}

/** From a worker about one of its tasks; `progress` is the share that is done, from 0 to 1. */
export type TaskReply<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly refused: Refusal };

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: TaskError) => void;
  readonly onProgress: ((share: number) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * The page's end of a worker, which is started for the first task and does them one by one. `Results`
 * has the result of each task by its name, `Input` is what every task is given.
 */
export class TaskClient<Results extends object, Input extends object> {
  private worker: StartedWorker | undefined;
  private hasAnswered = false;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting<Results[keyof Results]>>();

  constructor(private readonly start: () => StartedWorker) {}

  private started(): StartedWorker {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    this.hasAnswered = false;
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<TaskReply<Results[keyof Results]>>) => this.receive(data),
    );
    worker.addEventListener('error', () => {
      this.stop(this.hasAnswered ? 'failed' : 'not-loaded');
    });
    return worker;
  }

  private receive(reply: TaskReply<Results[keyof Results]>): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    if ('progress' in reply) {
      this.watch(waiting);
      waiting.onProgress?.(reply.progress);
      return;
    }
    clearTimeout(waiting.timer);
    this.waiting.delete(reply.id);
    if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(new TaskError(reply.refused));
    // The worker turns to the next one now.
    const [next] = this.waiting.values();
    if (next) this.watch(next);
  }

  private watch(waiting: Waiting<Results[keyof Results]>): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.stop('timeout'), TIMEOUT_MS);
  }

  /** Ends the worker, and all tasks with a reason. */
  stop(reason: Refusal | 'cancelled' = 'cancelled'): void {
    this.worker?.terminate();
    this.worker = undefined;
    const tasks = [...this.waiting.values()];
    this.waiting.clear();
    for (const { timer, reject } of tasks) {
      clearTimeout(timer);
      reject(new TaskError(reason));
    }
  }

  /** Has a task done, after those before it. Rejects with a TaskError. */
  ask<Name extends keyof Results>(
    task: Name,
    input: Input,
    onProgress?: (share: number) => void,
  ): Promise<Results[Name]> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Results[keyof Results]> = {
        // The worker answers a task with its own result.
        resolve: (result) => resolve(result as Results[Name]),
        reject,
        onProgress,
      };
      this.waiting.set(id, waiting);
      if (this.waiting.size === 1) this.watch(waiting);
      this.started().postMessage({ id, task, ...input });
    });
  }
}
