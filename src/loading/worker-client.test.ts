import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartedWorker } from './renewed-worker';
import { TaskError, WorkerClient, type TaskReply, type TaskRequest } from './worker-client';

interface TestTasks {
  readonly check: { readonly input: string; readonly result: string };
  readonly warm: { readonly input: string; readonly result: undefined };
}
type Reason = 'size' | 'empty';

class FakeWorker extends EventTarget {
  readonly requests: TaskRequest<TestTasks>[] = [];
  isEnded = false;
  postMessage(request: TaskRequest<TestTasks>) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(reply: TaskReply<TestTasks, Reason>) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const workers: FakeWorker[] = [];
const client = () =>
  new WorkerClient<TestTasks, Reason>(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as StartedWorker;
    },
    { check: 60_000, warm: Infinity },
  );
const reasonOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: unknown) => (error instanceof TaskError ? (error.reason as string) : error),
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the worker', () => {
  it('starts with the first task and answers each with its result, in any order', async () => {
    const desk = client();
    expect(workers).toHaveLength(0);
    const first = desk.run('check', 'a');
    const second = desk.run('warm', 'b');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toEqual([
      { id: 1, task: 'check', input: 'a' },
      { id: 2, task: 'warm', input: 'b' },
    ]);
    workers[0]?.answer({ id: 2, result: undefined });
    workers[0]?.answer({ id: 1, result: 'A' });
    expect(await first).toBe('A');
    expect(await second).toBeUndefined();
  });

  it('that cannot be loaded, and one that crashes, are told apart', async () => {
    const desk = client();
    const first = reasonOf(desk.run('check', 'a'));
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await first).toBe('not-loaded');
    const second = reasonOf(desk.run('check', 'a'));
    workers[1]?.answer({ id: 2, progress: 0.1 });
    workers[1]?.dispatchEvent(new Event('messageerror'));
    expect(await second).toBe('failed');
    expect(workers[1]?.isEnded).toBe(true);
  });

  it('that does not take a message fails every task, with the cause', async () => {
    const desk = client();
    const first = reasonOf(desk.run('check', 'a'));
    const worker = workers[0];
    if (worker) {
      worker.postMessage = () => {
        throw new DOMException('no clone', 'DataCloneError');
      };
    }
    const second = desk.run('check', 'b');
    await expect(second).rejects.toMatchObject({
      reason: 'failed',
      cause: { name: 'DataCloneError' },
    });
    expect(await first).toBe('failed');
  });

  it('rejects a task with the reason that it gives, and ignores what nobody waits for', async () => {
    const desk = client();
    const task = reasonOf(desk.run('check', 'a'));
    workers[0]?.answer({ id: 7, progress: 0.5 });
    workers[0]?.answer({ id: 1, refused: 'size' });
    workers[0]?.answer({ id: 1, refused: 'empty' });
    expect(await task).toBe('size');
  });

  it('is ended when the tasks are cancelled, and started anew after it', async () => {
    const desk = client();
    const task = reasonOf(desk.run('check', 'a'));
    desk.stop();
    expect(await task).toBe('cancelled');
    void desk.run('check', 'b');
    expect(workers).toHaveLength(2);
  });
});

describe('the time of a task', () => {
  it('is that of its task, and begins anew after each progress', async () => {
    const desk = client();
    const shares: number[] = [];
    const task = reasonOf(desk.run('check', 'a', { onProgress: (share) => shares.push(share) }));
    vi.advanceTimersByTime(50_000);
    workers[0]?.answer({ id: 1, progress: 0.4 });
    vi.advanceTimersByTime(50_000);
    expect(workers[0]?.isEnded).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(await task).toBe('timeout');
    expect(shares).toEqual([0.4]);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('begins when the worker turns to it', async () => {
    const desk = client();
    const first = desk.run('check', 'a');
    const second = reasonOf(desk.run('check', 'b'));
    vi.advanceTimersByTime(50_000);
    workers[0]?.answer({ id: 1, result: 'A' });
    await first;
    vi.advanceTimersByTime(50_000);
    expect(workers[0]?.isEnded).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await second).toBe('timeout');
  });

  it('may be without a limit, and ends with the answer', async () => {
    const desk = client();
    const only = desk.run('check', 'a');
    workers[0]?.answer({ id: 1, result: 'A' });
    await only;
    void desk.run('warm', 'b');
    vi.advanceTimersByTime(600_000);
    expect(workers[0]?.isEnded).toBe(false);
  });
});

describe('a task that a newer one overtakes', () => {
  it('is dropped by the worker and has the answer of the newest', async () => {
    const search = client();
    const warm = search.run('warm', '');
    const typed = ['a', 'ab', 'abc'].map((text) => search.run('check', text, { overtakes: true }));
    expect(workers[0]?.requests.filter(({ task }) => task === 'abort')).toEqual([
      { id: 2, task: 'abort' },
      { id: 3, task: 'abort' },
    ]);
    workers[0]?.answer({ id: 2, result: 'A' });
    workers[0]?.answer({ id: 4, result: 'ABC' });
    expect(await Promise.all(typed)).toEqual(['ABC', 'ABC', 'ABC']);
    workers[0]?.answer({ id: 1, result: undefined });
    expect(await warm).toBeUndefined();
  });

  it('fails with it', async () => {
    const search = client();
    const typed = ['a', 'ab'].map((text) =>
      reasonOf(search.run('check', text, { overtakes: true })),
    );
    workers[0]?.answer({ id: 2, refused: 'empty' });
    expect(await Promise.all(typed)).toEqual(['empty', 'empty']);
  });

  it('leaves the newer one its own time', async () => {
    const search = client();
    const older = reasonOf(search.run('check', 'a'));
    vi.advanceTimersByTime(50_000);
    const newer = reasonOf(search.run('check', 'ab', { overtakes: true }));
    vi.advanceTimersByTime(50_000);
    expect(workers[0]?.isEnded).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await Promise.all([older, newer])).toEqual(['timeout', 'timeout']);
  });
});
