import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskClient } from './client';
import type { Reply, Request } from './protocol';

class FakeWorker extends EventTarget {
  readonly requests: Request[] = [];
  isEnded = false;
  postMessage(request: Request) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const workers: FakeWorker[] = [];
const client = () =>
  new DeskClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
const request = { source: '<Invoice/>', locale: 'en-GB' };
const reasonOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: unknown) => (error as { reason: string }).reason,
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the worker', () => {
  it('starts with the first task and answers each with its result', async () => {
    const desk = client();
    expect(workers).toHaveLength(0);
    const first = desk.ask('check', request);
    const second = desk.ask('attachment', request);
    expect(workers).toHaveLength(1);
    workers[0]?.answer({ id: 1, result: { status: 'refused', reason: 'empty' } });
    workers[0]?.answer({ id: 2, result: undefined });
    expect(await first).toEqual({ status: 'refused', reason: 'empty' });
    expect(await second).toBeUndefined();
  });

  it('that cannot be loaded, and one that crashes, are told apart', async () => {
    const desk = client();
    const first = reasonOf(desk.ask('check', request));
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await first).toBe('not-loaded');
    const second = reasonOf(desk.ask('check', request));
    workers[1]?.answer({ id: 2, progress: 0.1 });
    workers[1]?.dispatchEvent(new Event('error'));
    expect(await second).toBe('failed');
    expect(workers[1]?.isEnded).toBe(true);
  });

  it('that is stuck for a minute is ended; progress gives it another', async () => {
    const desk = client();
    const shares: number[] = [];
    const task = reasonOf(desk.ask('check', request, (share) => shares.push(share)));
    vi.advanceTimersByTime(50_000);
    workers[0]?.answer({ id: 1, progress: 0.4 });
    vi.advanceTimersByTime(50_000);
    expect(workers[0]?.isEnded).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(await task).toBe('timeout');
    expect(shares).toEqual([0.4]);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('is given each task with its number and input', () => {
    const desk = client();
    void desk.ask('check', request);
    void desk.ask('rows', { ...request, locale: 'de-DE' });
    expect(workers[0]?.requests).toEqual([
      { id: 1, task: 'check', ...request },
      { id: 2, task: 'rows', ...request, locale: 'de-DE' },
    ]);
  });

  it('has a minute for each task, from when it turns to it', async () => {
    const desk = client();
    const first = desk.ask('check', request);
    const second = reasonOf(desk.ask('check', request));
    vi.advanceTimersByTime(50_000);
    workers[0]?.answer({ id: 1, result: { status: 'refused', reason: 'empty' } });
    await first;
    vi.advanceTimersByTime(50_000);
    expect(workers[0]?.isEnded).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await second).toBe('timeout');
  });

  it('that has answered everything is not ended by time', async () => {
    const desk = client();
    const only = desk.ask('check', request);
    workers[0]?.answer({ id: 1, result: { status: 'refused', reason: 'empty' } });
    await only;
    vi.advanceTimersByTime(600_000);
    expect(workers[0]?.isEnded).toBe(false);
  });

  it('rejects a task with the reason that it has', async () => {
    const desk = client();
    const task = reasonOf(desk.ask('check', request));
    workers[0]?.answer({ id: 1, refused: 'size' });
    expect(await task).toBe('size');
  });

  it('may answer a task that nobody waits for', async () => {
    const desk = client();
    const task = reasonOf(desk.ask('check', request));
    workers[0]?.answer({ id: 7, progress: 0.5 });
    workers[0]?.answer({ id: 1, refused: 'failed' });
    workers[0]?.answer({ id: 1, refused: 'size' });
    expect(await task).toBe('failed');
  });

  it('is ended when the tasks are cancelled, and started anew after it', async () => {
    const desk = client();
    const task = reasonOf(desk.ask('check', request));
    desk.stop();
    expect(await task).toBe('cancelled');
    void desk.ask('check', request);
    expect(workers).toHaveLength(2);
  });
});
