import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldSummaryOf, summaryOf } from '../dom/summary';

const TERM =
  '---\ntitle: "BT-10: Buyer reference"\ndescription: "BT-10 Buyer reference: What \\"it\\" is."\n---\n\n# BT-10\n';
const PAGE =
  '---\ntitle: "Target List"\ndescription: "A page."\n---\n\n| Field | Type | Description |\n| - | - | - |\n' +
  '| **Buyer Reference** | Text\\[100] | Stops with [`BR-DE-15`](https://docs.example.com/x.md) if **empty**. |\n';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (text: string, status = 200) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('a term is summed up by title and description of its page, which is asked for once', async () => {
  const fetched = answerWith(TERM);
  const summary = { title: 'BT-10: Buyer reference', description: 'What "it" is.' };
  expect(await summaryOf('/Reference/Terms/BT-10')).toEqual(summary);
  expect(await summaryOf('/Reference/Terms/BT-10')).toEqual(summary);
  expect(fetched.mock.calls).toEqual([['/Reference/Terms/BT-10.md']]);
});

it('a field is summed up by its row', async () => {
  answerWith(PAGE);
  expect(await fieldSummaryOf('/Setup/TargetList', 'Buyer Reference')).toEqual({
    title: 'Target List: Buyer Reference',
    description: 'Stops with BR-DE-15 if empty.',
  });
  expect(await fieldSummaryOf('/Setup/TargetList', 'Other')).toBeUndefined();
});

it('a page that is not there has no summary', async () => {
  answerWith('', 404);
  expect(await summaryOf('/Reference/Terms/BT-999')).toBeUndefined();
});

it('previews take at most 3 kB', () => {
  const { outputFiles } = buildSync({
    entryPoints: ['src/client/link-preview.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(3000);
});
