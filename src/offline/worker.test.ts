import { beforeEach, expect, it, vi } from 'vitest';
import { REPAIR } from './protocol';

type WillFetch = (given: { request: Request }) => Promise<Request>;
interface Options {
  readonly plugins: readonly { requestWillFetch: WillFetch }[];
}

const made: Options[] = [];
const handle = vi.fn<(asked: { request: Request }) => Promise<Response>>();
vi.mock('workbox-precaching/PrecacheController', () => ({
  PrecacheController: class {
    strategy = { handle };
    constructor(options: Options) {
      made.push(options);
    }
    addToCacheList() {
      return undefined;
    }
  },
}));

const PACK = 'https://docs.example/assets/offline/pages.12345678.bin';
const listen = vi.fn<(type: string, listener: (event: unknown) => void) => void>();

beforeEach(() => {
  vi.resetModules();
  made.length = 0;
  listen.mockClear();
  handle.mockReset();
  vi.stubGlobal('PACKS', [{ url: PACK, integrity: 'sha384-x', files: [] }]);
  vi.stubGlobal('self', { addEventListener: listen });
});

it('asks the host for each pack, past the browser’s copies', async () => {
  await import('./worker');
  const request = new Request(PACK);
  const asked = await made[0]?.plugins[0]?.requestWillFetch({ request });
  expect([asked?.url, asked?.cache]).toEqual([request.url, 'no-store']);
});

it.each([true, false])('says that all is on the device: %s', async (isWhole) => {
  if (isWhole) handle.mockResolvedValue(new Response());
  else handle.mockRejectedValue(new TypeError('no network'));
  await import('./worker');
  const said = vi.fn();
  const waited: Promise<unknown>[] = [];
  const message = {
    data: REPAIR,
    ports: [{ postMessage: said }],
    waitUntil: (work: Promise<unknown>) => waited.push(work),
  };
  const listener = listen.mock.calls.find(([type]) => type === 'message')?.[1];
  listener?.(message);
  listener?.(message);
  await Promise.all(waited);
  expect(said.mock.calls).toEqual([[isWhole], [isWhole]]);
  expect(handle.mock.calls.map(([{ request }]) => request.url)).toEqual([PACK]);
});
