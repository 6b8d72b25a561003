import type { SearchRequest, SearchResponse } from './types';

/** Messages from the page to the worker. `manifest` is an absolute URL and names the index. */
export type WorkerRequest =
  | {
      readonly type: 'search';
      readonly id: number;
      readonly manifest: string;
      readonly requests: readonly SearchRequest[];
    }
  /** Answered when the whole index is loaded. */
  | { readonly type: 'warm'; readonly id: number; readonly manifest: string }
  | { readonly type: 'abort'; readonly id: number };

/** Messages from the worker to the page, one for each `search` and `warm`. */
export type WorkerReply =
  | { readonly id: number; readonly status: 'answered'; readonly response: SearchResponse }
  | { readonly id: number; readonly status: 'aborted' }
  | { readonly id: number; readonly status: 'failed'; readonly message: string };
