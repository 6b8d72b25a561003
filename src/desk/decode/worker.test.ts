import { expect, it, vi } from 'vitest';
import { READY } from '../../loading/ready';

it('says that it is ready, then answers each request in its language', async () => {
  const said: unknown[] = [];
  let ask: (event: { data: unknown }) => void = () => undefined;
  vi.stubGlobal('self', {
    postMessage: (reply: unknown) => said.push(reply),
    addEventListener: (type: string, listener: typeof ask) => {
      if (type === 'message') ask = listener;
    },
  });
  await import('./worker');
  expect(said).toEqual([READY]);
  ask({ data: { id: 1, task: 'decode', input: { text: 'BR-DE-15', locale: 'de-DE' } } });
  expect(said[1]).toMatchObject({
    id: 1,
    result: { steps: [{ terms: [{ id: 'BT-10', name: 'Käuferreferenz' }] }] },
  });
  ask({ data: { id: 2, task: 'decode', input: { text: null, locale: 'de-DE' } } });
  expect(said[2]).toEqual({ id: 2, refused: 'failed' });
  vi.unstubAllGlobals();
});
