import { describe, expect, it } from 'vitest';
import { createIndex } from './createIndex';
import { SearchService, type SearchReply } from './service';
import { pageRecords } from './testing';

const MANIFEST = 'https://docs.example/de-DE/search/manifest.json';
const built = await createIndex(pageRecords([{ url: '/a', title: 'Beleg', sections: {} }]), {
  language: 'de-DE',
});
const divided = await createIndex(
  pageRecords([
    { url: '/b', title: 'Belege', sections: { s: ['Beleg', 'Beleg'], t: ['Beleg', 'Beleg'] } },
    { url: '/c', title: 'Beleg C', kind: 'rules', sections: {} },
  ]),
  { language: 'de-DE', undividedBytes: 0 },
);

interface Setup {
  readonly service: SearchService;
  readonly replies: SearchReply[];
  readonly urls: string[];
  setDown(down: boolean): void;
  /** Keeps the second file back until the returned function is called. */
  holdRest(): () => void;
}

function setup({ files, manifest } = built): Setup {
  const replies: SearchReply[] = [];
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
  ({ id, task: 'query', input: { manifest: MANIFEST, text: query, options: {} } }) as const;
const warm = (id: number) => ({ id, task: 'warm', input: { manifest: MANIFEST } }) as const;

describe('SearchService', () => {
  it('loads the index beside its manifest and answers in order', async () => {
    const { service, replies, urls } = setup();
    service.receive(search(1, 'beleg'));
    service.receive(search(2, 'nichts'));
    await until(() => replies.length === 2);
    expect(replies).toMatchObject([
      { id: 1, result: { count: 1 } },
      { id: 2, result: { count: 0 } },
    ]);
    expect(urls[0]).toBe(MANIFEST);
    expect(urls[1]).toBe(`https://docs.example/de-DE/search/${built.manifest.core}`);
    expect(urls.filter((url) => url === MANIFEST)).toHaveLength(1);
  });

  it('takes a file from the browser’s copy, but asks the server for the manifest', async () => {
    const caches: (string | undefined)[] = [];
    const replies: SearchReply[] = [];
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
    const replies: SearchReply[] = [];
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
    expect(replies[0]).toHaveProperty('result');
  });

  it('skips what was aborted before its turn', async () => {
    const { service, replies } = setup();
    service.receive(search(1, 'beleg'));
    service.receive(search(2, 'beleg'));
    service.receive({ task: 'abort', id: 2 });
    service.receive(search(3, 'beleg'));
    await until(() => replies.length === 2);
    expect(replies.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('says when the index cannot be had and tries again with the next message', async () => {
    const { service, replies, setDown } = setup();
    setDown(true);
    service.receive(search(1, 'beleg'));
    await until(() => replies.length === 1);
    expect(replies[0]).toEqual({ id: 1, refused: `${MANIFEST} answered 503` });
    setDown(false);
    service.receive(search(2, 'beleg'));
    await until(() => replies.length === 2);
    expect(replies[1]).toHaveProperty('result');
  });

  it('answers while it warms up', async () => {
    const { service, replies, holdRest } = setup(divided);
    const release = holdRest();
    service.receive(warm(1));
    service.receive(search(4, 'BR-1'));
    service.receive(search(2, 'beleg'));
    await until(() => replies.length === 1);
    // What waits for the rest does not keep back what does not.
    expect(replies).toMatchObject([{ id: 2, result: { isPartial: true } }]);
    service.receive({ task: 'abort', id: 4 });
    release();
    await until(() => replies.length === 2);
    expect(replies).toContainEqual({ id: 1, result: null });
    service.receive(search(3, 'beleg'));
    await until(() => replies.length === 3);
    expect(JSON.stringify(replies[2])).not.toContain('isPartial');
    expect(replies.map(({ id }) => id)).not.toContain(4);
  });

  it('warms up without a query', async () => {
    const { service, replies, urls } = setup();
    service.receive(warm(7));
    await until(() => replies.length === 1);
    expect(replies[0]).toEqual({ id: 7, result: null });
    expect(urls).toHaveLength(2);
  });
});
