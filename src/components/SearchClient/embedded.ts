import type { QueryOptions, SearchResults } from 'edocument-search';
import type { SearchTasks } from 'edocument-search/worker';
import { RenewedWorker, type StartedWorker } from '@site/src/loading/renewed-worker';
import { WorkerClient } from '@site/src/loading/worker-client';

/** Answers that are kept; the oldest goes first. */
const MAX_CACHED = 200;

/** Starts the search worker. The bundler finds its file by this very expression. */
const startWorker = (): StartedWorker =>
  new RenewedWorker(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' }),
  );

/**
 * The embedded search in its worker, of which nothing is loaded before the first call. Answers are
 * kept for the session. A query that a newer one overtakes settles with the newer one's answer.
 */
export class EmbeddedSearch {
  // A download that stalls ends by itself.
  private readonly worker: WorkerClient<SearchTasks, string>;
  private readonly cache = new Map<string, SearchResults>();

  /** @param manifest absolute URL of the index's manifest */
  constructor(
    private readonly manifest: string,
    start = startWorker,
  ) {
    this.worker = new WorkerClient(start, { query: Infinity, warm: Infinity });
  }

  /** Rejects when the index cannot be loaded; the next query tries again. */
  async query(text: string, options: QueryOptions = {}): Promise<SearchResults> {
    const key = JSON.stringify([text, options]);
    const cached = this.cache.get(key);
    if (cached) return cached;
    const { manifest } = this;
    const results = await this.worker.run(
      'query',
      { manifest, text, options },
      { overtakes: true },
    );
    // An answer that was overtaken belongs to another query, and a part is not kept.
    if (!results.isPartial && results.query === text) this.remember(key, results);
    return results;
  }

  /** Loads worker and the whole index; failures show when something is searched. */
  async warm(): Promise<void> {
    await this.worker.run('warm', { manifest: this.manifest }).catch(() => undefined);
  }

  private remember(key: string, results: SearchResults): void {
    const oldest = this.cache.size >= MAX_CACHED ? this.cache.keys().next().value : undefined;
    if (oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(key, results);
  }
}
