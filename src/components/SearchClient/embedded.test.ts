import type { SearchResults } from 'edocument-search';
import type { SearchMessage, SearchReply } from 'edocument-search/worker';
import { describe, expect, it } from 'vitest';
import type { StartedWorker } from '@site/src/loading/renewed-worker';
import { EmbeddedSearch } from './embedded';

const MANIFEST = 'https://docs.example/search/manifest.json';

class FakeWorker extends EventTarget {
  readonly sent: SearchMessage[] = [];
  postMessage(message: SearchMessage): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.sent.length = 0;
  }
  reply(data: SearchReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setup() {
  const worker = new FakeWorker();
  return { worker, search: new EmbeddedSearch(MANIFEST, () => worker as unknown as StartedWorker) };
}

const resultsOf = (query: string): SearchResults => ({
  query,
  hits: [],
  count: 0,
  page: 0,
  pageCount: 0,
  without: [],
});

describe('the embedded search', () => {
  it('asks its worker for each query once, and keeps the answer', async () => {
    const { search, worker } = setup();
    const answer = search.query('a', { page: 1 });
    expect(worker.sent).toEqual([
      { id: 1, task: 'query', input: { manifest: MANIFEST, text: 'a', options: { page: 1 } } },
    ]);
    worker.reply({ id: 1, result: resultsOf('a') });
    expect(await answer).toEqual(resultsOf('a'));
    expect(await search.query('a', { page: 1 })).toEqual(resultsOf('a'));
    expect(worker.sent).toHaveLength(1);
  });

  it('asks again where there may be more', async () => {
    const { search, worker } = setup();
    const answer = search.query('a');
    worker.reply({ id: 1, result: { ...resultsOf('a'), isPartial: true } });
    await answer;
    void search.query('a');
    expect(worker.sent).toHaveLength(2);
  });

  it('settles an overtaken query with the newer answer and does not keep it', async () => {
    const { search, worker } = setup();
    const older = search.query('a');
    const newer = search.query('ab');
    expect(worker.sent.at(-1)).toEqual({ id: 1, task: 'abort' });
    worker.reply({ id: 2, result: resultsOf('ab') });
    expect((await older).query).toBe('ab');
    expect((await newer).query).toBe('ab');
    void search.query('a');
    expect(worker.sent.at(-1)).toMatchObject({ task: 'query', input: { text: 'a' } });
  });

  it('rejects when the index cannot be loaded, and asks again', async () => {
    const { search, worker } = setup();
    const failed = search.query('a');
    worker.reply({ id: 1, refused: '503' });
    await expect(failed).rejects.toThrow('503');
    const retried = search.query('a');
    worker.reply({ id: 2, result: resultsOf('a') });
    await expect(retried).resolves.toEqual(resultsOf('a'));
  });

  it('warms up without a query, and says nothing of a failure', async () => {
    const { search, worker } = setup();
    const warm = search.warm();
    expect(worker.sent).toEqual([{ id: 1, task: 'warm', input: { manifest: MANIFEST } }]);
    worker.reply({ id: 1, refused: '503' });
    await expect(warm).resolves.toBeUndefined();
  });
});
