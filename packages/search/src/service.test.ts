import { describe, expect, it } from 'vitest';
import { buildIndex } from './build';
import type { WorkerReply } from './protocol';
import { SearchService } from './service';
import { pageRecords } from './testing';

const MANIFEST = 'https://docs.example/de-DE/search/manifest.json';
const built = buildIndex(pageRecords([{ url: '/a', title: 'Beleg', sections: {} }]), {
  language: 'de-DE',
});
const divided = buildIndex(
  pageRecords([
    { url: '/b', title: 'Belege', sections: { s: ['Beleg', 'Beleg'], t: ['Beleg', 'Beleg'] } },
    { url: '/c', title: 'Beleg C', kind: 'rules', sections: {} },
  ]),
  { language: 'de-DE', undividedBytes: 0 },
);

interface Setup {
  readonly service: SearchService;
  readonly replies: WorkerReply[];
  readonly urls: string[];
  setDown(down: boolean): void;
  /** Keeps the second file back until the returned function is called. */
  holdRest(): () => void;
}

function setup({ files, manifest } = built): Setup {
  const replies: WorkerReply[] = [];
  const urls: string[] = [];
  let isDown = false;
  let held = Promise.resolve();
  const service = new SearchService(
    async (url) => {
      urls.push(url);
      if (url.includes('/rest.')) await held;
      if (isDown) return new Response('', { status: 503 });
      if (url === MANIFEST) return Response.json(manifest);
      const file = files.get(url.split('/').at(-1) ?? '');
      return file ? new Response(file.slice()) : new Response('', { status: 404 });
    },
    (reply) => replies.push(reply),
  );
  const holdRest = (): (() => void) => {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { service, replies, urls, setDown: (down) => (isDown = down), holdRest };
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !condition(); turn += 1)
    await new Promise((done) => setTimeout(done, 1));
}

const search = (id: number, query: string) =>
  ({ type: 'search', id, manifest: MANIFEST, requests: [{ query }] }) as const;

describe('SearchService', () => {
  it('loads the index beside its manifest and answers in order', async () => {
    const { service, replies, urls } = setup();
    service.receive(search(1, 'beleg'));
    service.receive(search(2, 'nichts'));
    await until(() => replies.length === 2);
    expect(replies.map(({ id, status }) => [id, status])).toEqual([
      [1, 'answered'],
      [2, 'answered'],
    ]);
    expect(urls[0]).toBe(MANIFEST);
    expect(urls[1]).toBe(`https://docs.example/de-DE/search/${built.manifest.core}`);
    expect(urls.filter((url) => url === MANIFEST)).toHaveLength(1);
  });

  it('takes a file from the browser’s copy, but asks the server for the manifest', async () => {
    const caches: (string | undefined)[] = [];
    const replies: WorkerReply[] = [];
    const service = new SearchService(
      (url, init) => {
        caches.push(init?.cache);
        const file = built.files.get(url.split('/').at(-1) ?? '');
        return Promise.resolve(file ? new Response(file.slice()) : Response.json(built.manifest));
      },
      (reply) => replies.push(reply),
    );
    service.receive(search(1, 'beleg'));
    await until(() => replies.length === 1);
    expect(caches).toEqual(['reload', 'default']);
  });

  it('does not use a damaged copy of the manifest that the server takes for unchanged', async () => {
    const replies: WorkerReply[] = [];
    const service = new SearchService(
      (url, init) => {
        if (url === MANIFEST)
          return Promise.resolve(Response.json(init?.cache === 'reload' ? built.manifest : {}));
        const file = built.files.get(url.split('/').at(-1) ?? '');
        return Promise.resolve(new Response(file?.slice()));
      },
      (reply) => replies.push(reply),
    );
    service.receive(search(1, 'beleg'));
    await until(() => replies.length === 1);
    expect(replies[0]?.status).toBe('answered');
  });

  it('skips what was aborted before its turn', async () => {
    const { service, replies } = setup();
    service.receive(search(1, 'beleg'));
    service.receive(search(2, 'beleg'));
    service.receive({ type: 'abort', id: 2 });
    await until(() => replies.length === 2);
    expect(replies[1]).toEqual({ id: 2, status: 'aborted' });
  });

  it('says when the index cannot be had and tries again with the next message', async () => {
    const { service, replies, setDown } = setup();
    setDown(true);
    service.receive(search(1, 'beleg'));
    await until(() => replies.length === 1);
    expect(replies[0]).toEqual({ id: 1, status: 'failed', message: `${MANIFEST} answered 503` });
    setDown(false);
    service.receive(search(2, 'beleg'));
    await until(() => replies.length === 2);
    expect(replies[1]?.status).toBe('answered');
  });

  it('answers while it warms up', async () => {
    const { service, replies, holdRest } = setup(divided);
    const release = holdRest();
    service.receive({ type: 'warm', id: 1, manifest: MANIFEST });
    service.receive(search(4, 'BR-1'));
    service.receive(search(2, 'beleg'));
    await until(() => replies.length === 1);
    // What waits for the rest does not keep back what does not.
    expect(replies).toMatchObject([{ id: 2, response: { results: [{ isPart: true }] } }]);
    service.receive({ type: 'abort', id: 4 });
    release();
    await until(() => replies.length === 3);
    expect(replies).toContainEqual({ id: 1, status: 'answered', response: { results: [] } });
    expect(replies).toContainEqual({ id: 4, status: 'aborted' });
    service.receive(search(3, 'beleg'));
    await until(() => replies.length === 4);
    expect(JSON.stringify(replies[3])).not.toContain('isPart');
  });

  it('warms up without a query', async () => {
    const { service, replies, urls } = setup();
    service.receive({ type: 'warm', id: 7, manifest: MANIFEST });
    await until(() => replies.length === 1);
    expect(replies[0]).toEqual({ id: 7, status: 'answered', response: { results: [] } });
    expect(urls).toHaveLength(2);
  });
});
