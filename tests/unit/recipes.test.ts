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

it('the recipe for a rule names two modules and three data files, each with rules of XRechnung', () => {
  const [, recipe = ''] = read('DEVELOPING.md').split('{#rule}');
  const [steps = ''] = recipe.split('npx vitest');
  const files = found(steps, /`([\w./-]+\.(?:ts|json))`/g);
  expect(files.filter((file) => file.endsWith('.ts'))).toHaveLength(2);
  expect(files).toHaveLength(5);
  const without = files.filter((file) => !/BR-DE|xrechnung/i.test(read(file)));
  expect(without).toEqual([]);
});

/** The test that fails when a step of a recipe is missing. */
const PROOFS = [
  ['a message of others', 'src/desk/decode/notices.test.ts', 'every notice has a text among'],
  ['a check of the rehearsal', 'src/rehearsal/judge/checks.test.ts', 'every check has a case'],
  ['a field', 'src/mdx/field-tables.test.ts', 'has a description for each field'],
] as const;

it.each(PROOFS)(
  'the recipe for %s runs the test that notices a missing step',
  (name, file, test) => {
    const row = read('DEVELOPING.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${name}`));
    const [, run = ''] = /`npx vitest run ([^`]+)`/.exec(row ?? '') ?? [];
    expect(run.split(' ').filter((path) => file.startsWith(path))).toHaveLength(1);
    expect(read(file)).toContain(`'${test}`);
  },
);
