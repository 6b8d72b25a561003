import { afterEach, expect, it, vi } from 'vitest';
import { takePrecedence } from './precedence';

afterEach(() => vi.unstubAllGlobals());

it('lets links wait for a download that goes before, be it that it fails', async () => {
  const docusaurus = { prefetch: vi.fn(() => Promise.resolve([])), preload: vi.fn() };
  vi.stubGlobal('window', { docusaurus });
  let fail: (error: Error) => void = () => undefined;
  const first = takePrecedence(new Promise((_resolve, reject) => (fail = reject)));
  const second = takePrecedence(Promise.resolve());
  await second;
  const fetched = window.docusaurus.prefetch('/a');
  await Promise.resolve();
  expect(docusaurus.prefetch).not.toHaveBeenCalled();
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  await fetched;
  expect(docusaurus.prefetch).toHaveBeenCalledExactlyOnceWith('/a');
});
