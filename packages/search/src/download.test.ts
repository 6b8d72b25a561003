import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { download, STALL_LIMIT } from './download';

afterEach(() => vi.useRealTimers());

const content = new TextEncoder().encode('the content of a file');
const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
const URL_OF_FILE = `https://docs.example/assets/search/core.${hash}.bin`;

/** Answers one after the other, and what was asked of the cache. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const caches: (string | undefined)[] = [];
  const fetch = (_url: string, init?: { cache: RequestCache; signal: AbortSignal }) => {
    caches.push(init?.cache);
    return new Promise<Response>((resolve, reject) => {
      init?.signal.addEventListener('abort', () => reject(init.signal.reason as Error));
      const answer = answers[caches.length - 1];
      if (answer) void Promise.resolve(answer()).then(resolve, reject);
    });
  };
  return { fetch, caches };
}

const whole = () => new Response(content.slice());
const cut = () => new Response(content.slice(0, 7));
const bytesOf = (bytes: Uint8Array) => bytes;

describe('a file of the index', () => {
  it('is taken from the browser’s copy when that is whole', async () => {
    const { fetch, caches } = server(whole);
    expect(await download(fetch, URL_OF_FILE, 'default', bytesOf)).toEqual(content);
    expect(caches).toEqual(['default']);
  });

  it.each([
    ['cut', cut],
    ['a page', () => new Response('<!doctype html>')],
    ['missing', () => new Response('', { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is fetched past the browser’s copy when that is %s', async (_name, first) => {
    const { fetch, caches } = server(first, whole);
    expect(await download(fetch, URL_OF_FILE, 'default', bytesOf)).toEqual(content);
    expect(caches).toEqual(['default', 'reload']);
  });

  it('fails with its address when it is damaged twice', async () => {
    const { fetch } = server(cut, cut);
    await expect(download(fetch, URL_OF_FILE, 'default', bytesOf)).rejects.toThrow(
      `${URL_OF_FILE} is damaged`,
    );
  });

  it('counts as lost when nothing comes for the limit, not while something comes', async () => {
    vi.useFakeTimers();
    const slow = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          async start(controller) {
            for (const byte of content) {
              await new Promise((done) => setTimeout(done, STALL_LIMIT - 1000));
              controller.enqueue(Uint8Array.of(byte));
            }
            controller.close();
          },
        }),
      );
    const { fetch, caches } = server(() => new Promise<Response>(() => undefined), slow);
    const result = download(fetch, URL_OF_FILE, 'default', bytesOf);
    await vi.advanceTimersByTimeAsync(STALL_LIMIT);
    expect(caches).toEqual(['default', 'reload']);
    await vi.advanceTimersByTimeAsync(STALL_LIMIT * content.length);
    expect(await result).toEqual(content);
  });

  it('that cannot be read is fetched anew', async () => {
    const json = (text: string) => () => new Response(text);
    const { fetch } = server(json('{"core": '), json('{"core": 1}'));
    const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    expect(
      await download(fetch, 'https://docs.example/search/manifest.json', 'no-cache', read),
    ).toEqual({
      core: 1,
    });
  });
});
