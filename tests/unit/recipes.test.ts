import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'DEVELOPING.md', 'deploy/README.md'];
const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

it.each(GUIDES)('%s names only files that exist', (guide) => {
  const paths = found(
    read(guide),
    /`((?:src|packages|scripts|checks|postbuild|bench|tests|deploy|docs)\/[\w./-]+)`/g,
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(GUIDES)('%s names only commands that exist', (guide) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const names = found(read(guide), /npm run (?:--silent )?([a-z][\w:-]*)/g);
  expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('the recipe for a rule names at most five files, each with rules of XRechnung', () => {
  const [, recipe = ''] = read('DEVELOPING.md').split('{#rule}');
  const [steps = ''] = recipe.split('npx vitest');
  const files = found(steps, /`([\w./-]+\.(?:ts|json))`/g);
  expect(files.filter((file) => file.endsWith('.ts'))).toHaveLength(4);
  expect(files.length).toBeLessThanOrEqual(5);
  const inFolder = files.filter((file) => file.includes('/'));
  const without = inFolder.filter((file) => !/BR-DE|xrechnung/i.test(read(file)));
  expect(without).toEqual([]);
});
