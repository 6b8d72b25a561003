import path from 'node:path';
import { inspect } from 'node:util';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { placedMistakes } from './front-matter';

const parse = placedMistakes(
  ({ defaultParseFrontMatter, ...file }) => defaultParseFrontMatter(file),
  '/site',
);
const read = (fileContent: string) =>
  parse({
    filePath: path.join('/site', 'docs', 'a.mdx'),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it('reads front matter without a mistake', async () => {
  expect(await read('---\ntitle: A\n---\nText')).toMatchObject({ frontMatter: { title: 'A' } });
});

it('names file, line and way out of a mistake, and prints nothing else of the page', async () => {
  const error = await read('---\ntitle: A\ndescription: B: c\nsecret: d\n---\n').catch(
    (mistake: unknown) => mistake,
  );
  const printed = inspect(error);
  expect(printed).toMatch(/docs[/\\]a\.mdx:3: the front matter cannot be read: .+ Quote a value/);
  expect(printed).not.toMatch(/secret|\n/);
});

it('hands on what is no mistake of YAML', async () => {
  const broken = placedMistakes(() => Promise.reject(new TypeError('other')));
  await expect(
    broken({
      filePath: 'a.mdx',
      fileContent: '',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }),
  ).rejects.toThrow(TypeError);
});
