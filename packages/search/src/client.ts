import { RetryError } from './errors';
import { requestList } from './request';
import type { WorkerReply, WorkerRequest } from './protocol';
import type { SearchRequest, SearchRequests, SearchResponse } from './types';

/** The part of a `Worker` that the client uses. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerReply>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

export interface SearchClientOptions {
  /** Absolute URL of the index's manifest. */
  readonly manifest: string;
  /** Called on the first search, and again after the worker has crashed. */
  readonly startWorker: () => WorkerLike;
}

interface Pending {
  readonly resolve: (response: SearchResponse | Promise<SearchResponse>) => void;
  readonly reject: (error: Error) => void;
}

/** Answers that are kept; the oldest goes first. */
const MAX_CACHED = 200;

/**
 * Client with Algolia's interface over the search worker. Nothing is loaded before the first call.
 * Answers are kept for the session. A search that a newer one overtakes settles with the newer one's
 * answer. Rejects with `RetryError` when the index cannot be loaded; the next search tries again.
 */
export class SearchClient {
  private worker: WorkerLike | undefined;
  private readonly pending = new Map<number, Pending>();
  private readonly cache = new Map<string, SearchResponse>();
  private lastId = 0;
  private newestSearch = 0;

  constructor(private readonly options: SearchClientOptions) {}

  /** Throws an Error when `requests` is missing, as Algolia's client does. */
  search(requests: SearchRequests): Promise<SearchResponse> {
    const list = requestList(requests);
    const key = JSON.stringify(list);
    const cached = this.cache.get(key);
    if (cached) return Promise.resolve(structuredClone(cached));
    const answer = this.send((id) => ({
      type: 'search',
      id,
      manifest: this.options.manifest,
      requests: list,
    }));
    this.overtake(answer);
    this.newestSearch = this.lastId;
    return answer.then((response) => {
      // An answer that was overtaken belongs to other requests, and a part is not kept.
      if (
        response.results.every(
          (result, index) => !result.isPart && result.query === queryOf(list[index]),
        )
      ) {
        this.remember(key, response);
      }
      return response;
    });
  }

  /** Loads worker and the whole index; failures show when something is searched. */
  async warm(): Promise<void> {
    await this.send((id) => ({ type: 'warm', id, manifest: this.options.manifest })).catch(
      () => undefined,
    );
  }

  private send(message: (id: number) => WorkerRequest): Promise<SearchResponse> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      const id = this.lastId;
      this.pending.set(id, { resolve, reject });
      try {
        this.worker ??= this.start();
        this.worker.postMessage(message(id));
      } catch (error) {
        this.fail(error);
      }
    });
  }

  private overtake(newer: Promise<SearchResponse>): void {
    const older = this.pending.get(this.newestSearch);
    if (!older) return;
    this.pending.delete(this.newestSearch);
    this.worker?.postMessage({ type: 'abort', id: this.newestSearch });
    older.resolve(newer);
  }

  private start(): WorkerLike {
    const worker = this.options.startWorker();
    worker.addEventListener('message', ({ data }) => this.receive(data));
    worker.addEventListener('error', (event) => this.fail(event));
    worker.addEventListener('messageerror', (event) => this.fail(event));
    return worker;
  }

  private receive(reply: WorkerReply): void {
    const waiting = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if (reply.status === 'answered') waiting?.resolve(reply.response);
    if (reply.status === 'failed') waiting?.reject(new RetryError(reply.message));
  }

  /** The worker is gone: everything that waits fails, and the next search starts another one. */
  private fail(reason: unknown): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of waiting) reject(new RetryError(reason));
  }

  private remember(key: string, response: SearchResponse): void {
    const oldest = this.cache.size >= MAX_CACHED ? this.cache.keys().next().value : undefined;
    if (oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(key, structuredClone(response));
  }
}

function queryOf(request: SearchRequest | undefined): string {
  return request?.params?.query ?? request?.query ?? '';
}
