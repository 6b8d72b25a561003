import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerAddress } from '../offline/handbook';
import { guardBundler } from './bundler';

const SITE = 'https://docs.example';
const CHUNK = `${SITE}/assets/js/part.12345678.js`;

const FOREIGN = [
  'https://evil.example/assets/js/part.12345678.js',
  '//evil.example/assets/js/part.12345678.js',
  '/\\evil.example/assets/js/part.12345678.js',
  'data:text/javascript,alert(1)',
  'blob:https://docs.example/1b2c',
  'javascript:alert(1)',
];

interface Runtime {
  e: (chunk: string) => Promise<unknown>;
  p: string;
  u: (chunk: string) => string;
  tt?: () => { createScriptURL(address: string): string };
}

const named = vi.fn();

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

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${SITE}/de-DE/Setup`));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      named(name);
      return rules;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  named.mockReset();
});

describe('policies of Trusted Types', () => {
  it('the one of the bundler admits scripts of this site, and is made once', () => {
    const { tt } = guarded(() => Promise.resolve());
    for (const address of [CHUNK, '/de-DE/assets/js/part.12345678.js']) {
      expect(tt?.().createScriptURL(address)).toBe(address);
    }
    expect(named.mock.calls).toEqual([['edocument#bundler']]);
  });

  it.each([...FOREIGN, '/samples/x.js', '/assets/js/../../samples/x.js', '/offline-de-DE.js'])(
    'the one of the bundler refuses %s',
    (address) => {
      const { tt } = guarded(() => Promise.resolve());
      expect(() => tt?.().createScriptURL(address)).toThrow(TypeError);
    },
  );

  it('the one for kept handbooks admits their workers', () => {
    expect(workerAddress('/offline-de-DE.js?1700000000000')).toBe(
      '/offline-de-DE.js?1700000000000',
    );
  });

  it.each([...FOREIGN, CHUNK, '/offline-de-DE.js', '/offline-../x.js?1', '//x/offline-de-DE.js?1'])(
    'the one for kept handbooks refuses %s',
    (address) => expect(() => workerAddress(address)).toThrow(TypeError),
  );
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
