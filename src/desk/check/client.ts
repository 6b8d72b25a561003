import { LIMITS, type RefusalReason } from 'edocument-invoice/refusal';
import type { StartedWorker } from '../../loading/renewed-worker';
import { WorkerClient, type TaskOptions } from '../../loading/worker-client';
import type { DeskTaskName, DeskTasks, KeyedSource, Source } from './protocol';
import { startWorker } from './startWorker';

type Input<Name extends DeskTaskName> = Omit<
  DeskTasks[Name]['input'],
  'source' | 'key' | 'other'
> & {
  readonly source: Source;
  readonly other?: Source;
};

const limit = LIMITS.milliseconds;
/** As on the command line. */
const TIMEOUTS: Readonly<Record<DeskTaskName, number>> = {
  check: limit,
  document: limit,
  rows: limit,
  attachment: limit,
  refusers: limit,
  compare: limit,
};

/** The page's end of the worker that checks invoices. */
export class DeskClient {
  private readonly client: WorkerClient<DeskTasks, RefusalReason>;
  private readonly fileKeys = new WeakMap<Blob, number>();
  private lastKey = 0;

  constructor(start: () => StartedWorker = startWorker) {
    this.client = new WorkerClient(start, TIMEOUTS);
  }

  /** Has a task done, after those before it. Rejects with a TaskError. */
  run<Name extends DeskTaskName>(
    task: Name,
    { source, other, ...input }: Input<Name>,
    options?: TaskOptions,
  ): Promise<DeskTasks[Name]['result']> {
    const keyed = {
      ...input,
      ...this.keyed(source),
      ...(other === undefined ? {} : { other: this.keyed(other) }),
    };
    return this.client.run(task, keyed as unknown as DeskTasks[Name]['input'], options);
  }

  /** Ends the worker, with all invoices that it holds. */
  stop(): void {
    this.client.stop();
  }

  /** A file is another object in the worker each time, so it has a key; a text is its own. */
  private keyed(source: Source): KeyedSource {
    if (typeof source === 'string') return { source, key: 0 };
    const known = this.fileKeys.get(source);
    if (known !== undefined) return { source, key: known };
    this.lastKey += 1;
    this.fileKeys.set(source, this.lastKey);
    return { source, key: this.lastKey };
  }
}
