import { beforeEach, expect, it, vi } from 'vitest';

type WillFetch = (given: { request: Request }) => Promise<Request>;
interface Options {
  readonly plugins: readonly { requestWillFetch: WillFetch }[];
}

const made: Options[] = [];
vi.mock('workbox-precaching/PrecacheController', () => ({
  PrecacheController: class {
    constructor(options: Options) {
      made.push(options);
    }
    addToCacheList() {
      return undefined;
    }
  },
}));

beforeEach(() => {
  vi.stubGlobal('PACKS', []);
  vi.stubGlobal('self', { addEventListener: vi.fn() });
});

it('asks the host for each pack, past the browser’s copies', async () => {
  await import('./worker');
  const request = new Request('https://docs.example/assets/offline/pages.12345678.bin');
  const asked = await made[0]?.plugins[0]?.requestWillFetch({ request });
  expect([asked?.url, asked?.cache]).toEqual([request.url, 'no-store']);
});
