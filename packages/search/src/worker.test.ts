import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildIndex } from './build';
import { pageRecords } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const MANIFEST = 'https://docs.example/search/manifest.json';

describe('the search worker', () => {
  it('says that it runs, and answers what it is asked', async () => {
    const { files, manifest } = buildIndex(
      pageRecords([{ url: '/a', title: 'Beleg', sections: {} }]),
      { language: 'de-DE' },
    );
    const inside = new EventTarget();
    const answer = new Promise((resolve) => {
      vi.stubGlobal('self', {
        addEventListener: inside.addEventListener.bind(inside),
        postMessage: (message: unknown) => (message === 'ready' ? undefined : resolve(message)),
      });
    });
    vi.stubGlobal('fetch', (url: string) => {
      const file = files.get(url.split('/').at(-1) ?? '');
      return Promise.resolve(file ? new Response(file.slice()) : Response.json(manifest));
    });
    await import('./worker');
    const data = { type: 'search', id: 1, manifest: MANIFEST, requests: [{ query: 'Beleg' }] };
    inside.dispatchEvent(new MessageEvent('message', { data }));
    expect(await answer).toMatchObject({
      id: 1,
      status: 'answered',
      response: { results: [{ hits: [{ url: '/a' }] }] },
    });
  });

  it('is started from its own file, under its name', async () => {
    const started: [string, unknown][] = [];
    class FakeWorker extends EventTarget {
      constructor(url: URL, options: unknown) {
        super();
        started.push([url.pathname.split('/').at(-1) ?? '', options]);
      }
      terminate(): void {
        started.length = 0;
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const { startWorker } = await import('./startWorker');
    const worker = startWorker();
    expect(started).toEqual([['worker.ts', { name: 'search' }]]);
    worker.terminate();
    expect(started).toEqual([]);
  });
});
