import { describe, expect, it } from 'vitest';
import { SearchClient, type WorkerLike } from './client';
import type { WorkerReply, WorkerRequest } from './protocol';
import type { SearchResponse } from './types';

class FakeWorker implements WorkerLike {
  readonly sent: WorkerRequest[] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, (event: never) => void>();

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  reply(data: WorkerReply): void {
    this.listeners.get('message')?.({ data } as never);
  }

  crash(): void {
    this.listeners.get('error')?.(new Event('error') as never);
  }
}

function setup(): { client: SearchClient; workers: FakeWorker[]; worker: () => FakeWorker } {
  const workers: FakeWorker[] = [];
  const client = new SearchClient({
    manifest: 'https://docs.example/search/manifest.json',
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  const worker = (): FakeWorker => {
    const last = workers.at(-1);
    if (!last) throw new Error('no worker');
    return last;
  };
  return { client, workers, worker };
}

function responseTo(query: string): SearchResponse {
  return {
    results: [
      {
        hits: [],
        nbHits: 0,
        page: 0,
        nbPages: 0,
        hitsPerPage: 20,
        exhaustiveNbHits: true,
        query,
        params: '',
        index: '',
        queryID: '',
        processingTimeMS: 0,
      },
    ],
  };
}

const UNREACHABLE = {
  name: 'RetryError',
  message: 'Unreachable hosts - your application id may be incorrect.',
};

describe('SearchClient', () => {
  it('starts no worker before the first search, and one for all', async () => {
    const { client, workers, worker } = setup();
    expect(workers).toHaveLength(0);
    const answer = client.search([{ query: 'a' }]);
    expect(worker().sent).toEqual([
      {
        type: 'search',
        id: 1,
        manifest: 'https://docs.example/search/manifest.json',
        requests: [{ query: 'a' }],
      },
    ]);
    worker().reply({ id: 1, status: 'answered', response: responseTo('a') });
    await expect(answer).resolves.toEqual(responseTo('a'));
    void client.search({ requests: [{ query: 'b' }] });
    expect(workers).toHaveLength(1);
  });

  it('keeps answers for the session and hands out copies', async () => {
    const { client, worker } = setup();
    const answer = client.search([{ query: 'a' }]);
    worker().reply({ id: 1, status: 'answered', response: responseTo('a') });
    const given = await answer;
    const again = await client.search([{ query: 'a' }]);
    expect(worker().sent).toHaveLength(1);
    expect(again).toEqual(given);
    expect(again).not.toBe(given);
  });

  it.each([
    [true, 2],
    [undefined, 1],
  ])('asks again for what may be more: isPart %s', async (isPart, times) => {
    const { client, worker } = setup();
    const requests = [{ query: 'a' }, { query: 'b' }];
    const [a, b] = [responseTo('a').results, responseTo('b').results];
    const response = { results: [...a, ...b.map((result) => ({ ...result, isPart }))] };
    const answer = client.search(requests);
    worker().reply({ id: 1, status: 'answered', response: response as SearchResponse });
    await answer;
    void client.search(requests);
    expect(worker().sent).toHaveLength(times);
  });

  it('settles an overtaken search with the newer answer and does not keep it', async () => {
    const { client, worker } = setup();
    const older = client.search([{ query: 'a' }]);
    const newer = client.search([{ query: 'ab' }]);
    expect(worker().sent.at(-1)).toEqual({ type: 'abort', id: 1 });
    worker().reply({ id: 1, status: 'aborted' });
    worker().reply({ id: 2, status: 'answered', response: responseTo('ab') });
    expect((await older).results[0]?.query).toBe('ab');
    expect((await newer).results[0]?.query).toBe('ab');
    void client.search([{ query: 'a' }]);
    expect(worker().sent.at(-1)).toMatchObject({ type: 'search', requests: [{ query: 'a' }] });
  });

  it('rejects with a RetryError when the index cannot be loaded, and asks again', async () => {
    const { client, worker } = setup();
    const failed = client.search([{ query: 'a' }]);
    worker().reply({ id: 1, status: 'failed', message: '503' });
    await expect(failed).rejects.toMatchObject(UNREACHABLE);
    const retried = client.search([{ query: 'a' }]);
    worker().reply({ id: 2, status: 'answered', response: responseTo('a') });
    await expect(retried).resolves.toEqual(responseTo('a'));
  });

  it('fails all that waits when the worker crashes, and starts another one', async () => {
    const { client, workers, worker } = setup();
    const failed = client.search([{ query: 'a' }]);
    worker().crash();
    await expect(failed).rejects.toMatchObject(UNREACHABLE);
    expect(worker().isTerminated).toBe(true);
    void client.search([{ query: 'a' }]);
    expect(workers).toHaveLength(2);
  });

  it('rejects with a RetryError where there are no workers', async () => {
    const client = new SearchClient({
      manifest: 'https://docs.example/m.json',
      startWorker: () => {
        throw new Error('blocked');
      },
    });
    await expect(client.search([{ query: 'a' }])).rejects.toMatchObject(UNREACHABLE);
  });

  it('warms up quietly, even when that fails', async () => {
    const { client, worker } = setup();
    const warm = client.warm();
    expect(worker().sent[0]?.type).toBe('warm');
    worker().reply({ id: 1, status: 'failed', message: '503' });
    await expect(warm).resolves.toBeUndefined();
  });

  it('needs requests', () => {
    const { client } = setup();
    expect(() => client.search(undefined as never)).toThrow('Parameter `requests` is required');
    expect(() => client.search({} as never)).toThrow('Parameter `requests` is required');
  });
});
