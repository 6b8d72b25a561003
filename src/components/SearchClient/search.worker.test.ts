import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIndex } from 'edocument-search';
import { pageRecords } from '../../../packages/search/src/testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const MANIFEST = 'https://docs.example/search/manifest.json';

describe('the search worker', () => {
  it('says that it runs, and answers what it is asked', async () => {
    const { files, manifest } = await createIndex(
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
    await import('./search.worker');
    const input = { manifest: MANIFEST, text: 'Beleg', options: {} };
    const data = { id: 1, task: 'query', input };
    inside.dispatchEvent(new MessageEvent('message', { data }));
    expect(await answer).toMatchObject({ id: 1, result: { hits: [{ url: '/a' }] } });
  });

  it('is started from its own file, under its name', async () => {
    const started: [string, unknown][] = [];
    class FakeWorker extends EventTarget {
      constructor(url: URL, options: unknown) {
        super();
        started.push([url.pathname.split('/').at(-1) ?? '', options]);
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const { EmbeddedSearch } = await import('./embedded');
    void new EmbeddedSearch(MANIFEST).warm();
    expect(started).toEqual([['search.worker.ts', { name: 'search' }]]);
  });
});
