import type { StartedWorker } from './renewed-worker';

/** The tasks of a worker by name: what each is given and what it answers. */
type TasksOf<Worker> = {
  readonly [Name in keyof Worker]: { readonly input: unknown; readonly result: unknown };
};

/** Names of the tasks of a worker. */
export type TaskName<Worker extends TasksOf<Worker>> = Extract<keyof Worker, string>;

/** From the page to the worker: a task, or the wish to have an earlier one dropped. */
export type TaskRequest<Worker extends TasksOf<Worker>> =
  | {
      [Name in TaskName<Worker>]: {
        readonly id: number;
        readonly task: Name;
        readonly input: Worker[Name]['input'];
      };
    }[TaskName<Worker>]
  | { readonly id: number; readonly task: 'abort' };

/**
 * From the worker to the page. `progress` is the share that is done, from 0 to 1; every task that was
 * not aborted ends with a result or with the reason why it has none.
 */
export type TaskReply<Worker extends TasksOf<Worker>, Reason> =
  | { readonly id: number; readonly result: Worker[TaskName<Worker>]['result'] }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly refused: Reason };

/** Why a task ended without an answer of the worker. */
export type WorkerFailure = 'cancelled' | 'timeout' | 'not-loaded' | 'failed';

/** A task had no result: a failure of the worker, or the worker's own reason. */
export class TaskError<Reason = never> extends Error {
  override readonly name = 'TaskError';

  constructor(
    readonly reason: Reason | WorkerFailure,
    cause?: unknown,
  ) {
    super(String(reason), { cause });
  }
}

export interface TaskOptions {
  /** Is told the share that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /**
   * Takes the place of the newest task of the same name that still waits: the worker is told to drop
   * that one, and whoever waits for it is given the answer of this one.
   */
  readonly overtakes?: boolean;
}

interface Waiting<Name> {
  readonly task: Name;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: TaskOptions['onProgress'];
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * The page's end of a worker, which starts with the first task and again with the first one after it
 * was ended. The worker takes up its tasks in order, so the time of a task begins when those before
 * it are done, and again with each progress.
 */
export class WorkerClient<Worker extends TasksOf<Worker>, Reason = never> {
  private worker: StartedWorker | undefined;
  private hasAnswered = false;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting<TaskName<Worker>>>();

  /**
   * @param timeouts milliseconds by task, after which one without a sign of life counts as stuck;
   *   `Infinity` waits for ever
   */
  constructor(
    private readonly start: () => StartedWorker,
    private readonly timeouts: Readonly<Record<TaskName<Worker>, number>>,
  ) {}

  /** Has a task done. Rejects with a {@link TaskError}. */
  run<Name extends TaskName<Worker>>(
    task: Name,
    input: Worker[Name]['input'],
    { onProgress, overtakes = false }: TaskOptions = {},
  ): Promise<Worker[Name]['result']> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      const older = overtakes ? this.newest(task) : undefined;
      this.waiting.set(id, { task, resolve, reject, onProgress });
      try {
        this.worker ??= this.started();
        this.worker.postMessage({ id, task, input } as TaskRequest<Worker>);
      } catch (error) {
        this.stop('failed', error);
        return;
      }
      if (older !== undefined) this.replace(older, id);
      this.watchFirst();
    });
    // The worker answers a task with its own result.
    return answer as Promise<Worker[Name]['result']>;
  }

  /** Ends the worker, and every task with a reason; the next task starts another worker. */
  stop(reason: WorkerFailure = 'cancelled', cause?: unknown): void {
    this.worker?.terminate();
    this.worker = undefined;
    const tasks = [...this.waiting.values()];
    this.waiting.clear();
    for (const { timer, reject } of tasks) {
      clearTimeout(timer);
      reject(new TaskError(reason, cause));
    }
  }

  private started(): StartedWorker {
    const worker = this.start();
    this.hasAnswered = false;
    worker.addEventListener('message', ({ data }: MessageEvent<TaskReply<Worker, Reason>>) =>
      this.receive(data),
    );
    const fail = (event: Event): void =>
      this.stop(this.hasAnswered ? 'failed' : 'not-loaded', event);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return worker;
  }

  private receive(reply: TaskReply<Worker, Reason>): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    if ('progress' in reply) {
      this.watch(waiting);
      waiting.onProgress?.(reply.progress);
      return;
    }
    this.forget(reply.id);
    if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(new TaskError<Reason>(reply.refused));
    this.watchFirst();
  }

  private newest(task: TaskName<Worker>): number | undefined {
    return [...this.waiting].filter(([, waiting]) => waiting.task === task).at(-1)?.[0];
  }

  /** Hands those who wait for an older task over to a newer one. */
  private replace(older: number, newer: number): void {
    const from = this.waiting.get(older);
    const to = this.waiting.get(newer);
    if (!from || !to) return;
    this.forget(older);
    this.worker?.postMessage({ id: older, task: 'abort' });
    this.waiting.set(newer, {
      ...to,
      resolve: (result) => {
        from.resolve(result);
        to.resolve(result);
      },
      reject: (error) => {
        from.reject(error);
        to.reject(error);
      },
    });
  }

  private forget(id: number): void {
    clearTimeout(this.waiting.get(id)?.timer);
    this.waiting.delete(id);
  }

  /** Starts the clock of the task that the worker has turned to. */
  private watchFirst(): void {
    const [first] = this.waiting.values();
    if (first && first.timer === undefined) this.watch(first);
  }

  private watch(waiting: Waiting<TaskName<Worker>>): void {
    clearTimeout(waiting.timer);
    const limit = this.timeouts[waiting.task];
    if (Number.isFinite(limit)) waiting.timer = setTimeout(() => this.stop('timeout'), limit);
  }
}
