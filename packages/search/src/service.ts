import type { Fetch } from './download';
import { open, type SearchIndex } from './open';
import type { QueryOptions, SearchResults } from './types';

/** The tasks of the worker. `manifest` is an absolute URL and names the index. */
export interface SearchTasks {
  readonly query: {
    readonly input: {
      readonly manifest: string;
      readonly text: string;
      readonly options: QueryOptions;
    };
    readonly result: SearchResults;
  };
  /** Loads the whole index. */
  readonly warm: { readonly input: { readonly manifest: string }; readonly result: null };
}

/** From the page to the worker: a task, or the wish to have an earlier one dropped. */
export type SearchMessage =
  | { readonly id: number; readonly task: 'query'; readonly input: SearchTasks['query']['input'] }
  | { readonly id: number; readonly task: 'warm'; readonly input: SearchTasks['warm']['input'] }
  | { readonly id: number; readonly task: 'abort' };

/** From the worker to the page, one for each task that was not dropped. */
export type SearchReply =
  | { readonly id: number; readonly result: SearchResults | null }
  | { readonly id: number; readonly refused: string };

type SearchTask = Exclude<SearchMessage, { readonly task: 'abort' }>;

/**
 * The inside of a search worker: keeps one index for each manifest and does its tasks in their order,
 * but for those that need the rest of an index while it is on its way.
 */
export class SearchService {
  private readonly indices = new Map<string, SearchIndex>();
  private readonly aborted = new Set<number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly fetch: Fetch,
    private readonly reply: (message: SearchReply) => void,
  ) {}

  receive(message: SearchMessage): void {
    if (message.task === 'abort') {
      this.aborted.add(message.id);
      return;
    }
    this.queue = this.queue.then(async () => {
      if (this.aborted.delete(message.id)) return;
      const early = await this.attempt(message, () => this.early(message));
      // What needs the rest of the index does not keep back what does not.
      if (early === undefined) void this.attempt(message, () => this.whole(message));
    });
  }

  private early(task: SearchTask): Promise<SearchResults | undefined> {
    if (task.task === 'warm') return Promise.resolve(undefined);
    const { manifest, text, options } = task.input;
    return this.index(manifest).early(text, options);
  }

  private async whole(task: SearchTask): Promise<SearchResults | null> {
    const index = this.index(task.input.manifest);
    if (task.task === 'query') return index.query(task.input.text, task.input.options);
    await index.warm();
    return null;
  }

  /** Replies to a task with its result or failure; undefined, without a reply, when there is none yet. */
  private async attempt(
    { id }: SearchTask,
    answer: () => Promise<SearchResults | null | undefined>,
  ): Promise<SearchReply | undefined> {
    const reply = await answer().then(
      (result) => (result === undefined ? undefined : { id, result }),
      (error: unknown) => ({ id, refused: error instanceof Error ? error.message : String(error) }),
    );
    if (reply && !this.aborted.delete(id)) this.reply(reply);
    return reply;
  }

  private index(manifest: string): SearchIndex {
    const known = this.indices.get(manifest) ?? open(manifest, this.fetch);
    this.indices.set(manifest, known);
    return known;
  }
}
