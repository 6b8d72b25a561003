import { contentHash } from './contentHash';

/** `fetch`, as far as it is needed here. */
export type Fetch = (
  url: string,
  init?: { cache: RequestCache; signal: AbortSignal },
) => Promise<Response>;

/** Milliseconds without a byte after which a file counts as lost. */
export const STALL_LIMIT = 10_000;

/** Reads an answer to its end; gives up when nothing comes for `STALL_LIMIT`. */
async function read(fetch: Fetch, url: string, cache: RequestCache): Promise<Uint8Array> {
  const stop = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const alive = (): void => {
    clearTimeout(limit);
    limit = setTimeout(
      () => stop.abort(new Error(`${url} sends nothing for ${STALL_LIMIT / 1000} s`)),
      STALL_LIMIT,
    );
  };
  alive();
  try {
    const response = await fetch(url, { cache, signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        alive();
        controller.enqueue(bytes);
      },
    });
    const body = response.body.pipeThrough(counting, { signal: stop.signal });
    return new Uint8Array(await new Response(body).arrayBuffer());
  } finally {
    clearTimeout(limit);
  }
}

/** The hash in the name of a file of the index, `core.1234567890ab.bin`; see `createIndex.ts`. */
const NAMED_HASH = /\.([0-9a-f]{12})\.bin$/;

/** @throws Error when the content is not what the name says */
async function check(url: string, bytes: Uint8Array): Promise<void> {
  const named = NAMED_HASH.exec(url)?.[1];
  // Browsers have it only on https and on the own machine.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (named === undefined || !subtle) return;
  if ((await contentHash(bytes)) !== named) throw new Error(`${url} is damaged`);
}

/**
 * Loads a file of the index and reads it; once more, past the browser's copy, when it does not come,
 * is not what its name says or cannot be read.
 *
 * @param cache how the first try uses the browser's copy
 * @throws Error of the second try
 */
export async function download<Value>(
  fetch: Fetch,
  url: string,
  cache: RequestCache,
  decode: (bytes: Uint8Array) => Value,
): Promise<Value> {
  const attempt = async (how: RequestCache): Promise<Value> => {
    const bytes = await read(fetch, url, how);
    await check(url, bytes);
    return decode(bytes);
  };
  try {
    return await attempt(cache);
  } catch {
    return attempt('reload');
  }
}
