import { afterEach, expect, it, vi } from 'vitest';
import { fetchOnce } from './fetch-once';

afterEach(() => vi.unstubAllGlobals());

it('fetches each address once, however many links ask for it, and none without a network', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('x')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  await fetchOnce('/a.js');
  expect(fetched).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await Promise.all(['/a.js', '/b.js', '/a.js'].map(fetchOnce));
  await fetchOnce('/a.js');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/a.js', '/b.js']);
});
