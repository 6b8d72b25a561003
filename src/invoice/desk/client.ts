import type { StartedWorker } from '../../loading/renewed-worker';
import type { Refusal, Reply, Request, Results, TaskName } from './protocol';
import { startWorker } from './startWorker';

/** After this long without an answer, a task counts as stuck. */
const TIMEOUT_MS = 60_000;

/** A task had no result; `cancelled` when the page no longer wanted it. */
export class TaskError extends Error {
  constructor(readonly reason: Refusal | 'cancelled') {
    super(reason);
  }
}

interface Waiting {
  readonly resolve: (result: Results[TaskName]) => void;
  readonly reject: (error: TaskError) => void;
  readonly onProgress: ((share: number) => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

/** The page's end of the worker, which is started for the first task. */
export class DeskClient {
  private worker: StartedWorker | undefined;
  private hasAnswered = false;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly start: () => StartedWorker = startWorker) {}

  private started(): StartedWorker {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    this.hasAnswered = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.receive(data));
    worker.addEventListener('error', () => {
      this.stop(this.hasAnswered ? 'failed' : 'not-loaded');
    });
    return worker;
  }

  private receive(reply: Reply): void {
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

  private watch(waiting: Waiting): void {
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
  ask<Name extends TaskName>(
    task: Name,
    request: Omit<Request, 'id' | 'task'>,
    onProgress?: (share: number) => void,
  ): Promise<Results[Name]> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        // The worker answers a task with its own result.
        resolve: (result) => resolve(result as Results[Name]),
        reject,
        onProgress,
      };
      this.waiting.set(id, waiting);
      if (this.waiting.size === 1) this.watch(waiting);
      const message: Request = { id, task, ...request };
      this.started().postMessage(message);
    });
  }
}
