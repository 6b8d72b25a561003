import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { synthetic } from '../bench/corpus/synthetic';
import { createIndex } from './createIndex';
import { SearchEngine } from './engine';
import { pageOf } from './groups';

const { corpus, subjects } = synthetic('de', 10_000);
const built = await createIndex(corpus.records, { language: 'de-DE' });

describe('an index of 10,000 records', () => {
  it('loads no file of more than 300 kB (brotli) before its first result, and few of them', async () => {
    const loaded: string[] = [];
    const engine = await SearchEngine.open(built.manifest, (name) => {
      loaded.push(name);
      return Promise.resolve(built.files.get(name) ?? new Uint8Array());
    });
    const { hits } = await engine.query(subjects[0]?.title ?? '');
    expect(pageOf(hits[0]?.url ?? '')).toBe(subjects[0]?.url);
    const sizes = loaded.map((name) => brotliCompressSync(built.files.get(name) ?? '').length);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(built.files.size).toBeGreaterThan(4);
    expect(new Set(loaded).size).toBeLessThan(built.files.size);
  });

  it('is stored in pieces, each loaded once', async () => {
    const loaded: string[] = [];
    const engine = await SearchEngine.open(built.manifest, (name) => {
      loaded.push(name);
      return Promise.resolve(built.files.get(name) ?? new Uint8Array());
    });
    for (const { title } of subjects.slice(0, 20)) await engine.query(title);
    expect(new Set(loaded).size).toBe(loaded.length);
  });
});
