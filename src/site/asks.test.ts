import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAsks, withoutAsks } from './asks';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'asks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the questions of a page out of its script', async () => {
  const parse = withoutAsks(({ defaultParseFrontMatter, ...file }) =>
    defaultParseFrontMatter(file),
  );
  const { frontMatter, content } = await parse({
    filePath: 'a.mdx',
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({ frontMatter: { title: 'A', asks: ['Where is A?'] }, content: 'Text' }),
  });
  expect(frontMatter).toEqual({ title: 'A' });
  expect(content).toBe('Text');
});

it('reads the questions of a page, of which it may have none', () => {
  const file = path.join(folder, 'a.mdx');
  writeFileSync(file, '---\ntitle: A\nasks:\n  - Where is A?\n  - What is A?\n---\n');
  expect(readAsks(file)).toEqual(['Where is A?', 'What is A?']);
  writeFileSync(file, 'Text');
  expect(readAsks(file)).toEqual([]);
});
