import { expect, it } from 'vitest';
import type { StartedWorker } from '../../loading/renewed-worker';
import { DeskClient } from './client';
import type { Request } from './protocol';

class FakeWorker extends EventTarget {
  readonly requests: Request[] = [];
  postMessage(request: Request) {
    this.requests.push(request);
  }
  terminate() {
    this.requests.length = 0;
  }
}

it('gives a file the same key in every task, and another file another one', () => {
  const worker = new FakeWorker();
  const desk = new DeskClient(() => worker as unknown as StartedWorker);
  const [first, second] = [new Blob(['a']), new Blob(['a'])];
  void desk.run('check', { source: first, locale: 'en-GB' });
  void desk.run('compare', { source: first, other: second, locale: 'en-GB' });
  void desk.run('rows', { source: '<Invoice/>', locale: 'de-DE' });
  expect(worker.requests).toEqual([
    { id: 1, task: 'check', input: { source: first, key: 1, locale: 'en-GB' } },
    {
      id: 2,
      task: 'compare',
      input: { source: first, key: 1, other: { source: second, key: 2 }, locale: 'en-GB' },
    },
    { id: 3, task: 'rows', input: { source: '<Invoice/>', key: 0, locale: 'de-DE' } },
  ]);
});
