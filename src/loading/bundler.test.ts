import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardBundler, newestScript } from './bundler';

const SITE = 'https://docs.example';
const CHUNK = `${SITE}/assets/js/part.12345678.js`;

interface Runtime {
  e: (chunk: string) => Promise<unknown>;
  p: string;
  u: (chunk: string) => string;
}

function guarded(load: Runtime['e']): Runtime {
  const runtime: Runtime = {
    e: load,
    p: `${SITE}/`,
    u: (chunk) => `assets/js/${chunk}.12345678.js`,
  };
  vi.stubGlobal('__webpack_require__', runtime);
  guardBundler();
  return runtime;
}

afterEach(() => vi.unstubAllGlobals());

it('knows the script that the bundler has named last', () => {
  const { u } = guarded(() => Promise.resolve());
  expect(u('part')).toBe('assets/js/part.12345678.js');
  expect(newestScript()).toBe(CHUNK);
});

describe('a chunk that does not come', () => {
  const answer = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response('code')),
  );
  beforeEach(() => {
    answer.mockClear();
    vi.stubGlobal('fetch', answer);
  });

  it('in a page is fetched past the browser’s copy, from the address that failed', async () => {
    const style = `${SITE}/assets/css/part.css`;
    const failed = Object.assign(new Error('Loading failed'), { request: style });
    const load = vi.fn<Runtime['e']>().mockRejectedValueOnce(failed).mockResolvedValueOnce('code');
    await expect(guarded(load).e('part')).resolves.toBe('code');
    expect(answer.mock.calls).toMatchObject([[style, { cache: 'reload' }]]);
  });

  it('in a worker, where the bundler throws at once, is fetched in the same way', async () => {
    const load = vi
      .fn<Runtime['e']>()
      .mockImplementationOnce(() => {
        throw new SyntaxError('Unexpected end of input');
      })
      .mockResolvedValueOnce('code');
    await expect(guarded(load).e('part')).resolves.toBe('code');
    expect(answer.mock.calls).toMatchObject([[CHUNK, { cache: 'reload' }]]);
  });

  it('keeps its own reason when it cannot be fetched either', async () => {
    answer.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    const load = vi.fn<Runtime['e']>().mockRejectedValue(new Error('Loading failed'));
    await expect(guarded(load).e('part')).rejects.toThrow('Loading failed');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
