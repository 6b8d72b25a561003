import path from 'node:path';
import { inspect } from 'node:util';
import matter from 'gray-matter';
import { expect, it } from 'vitest';
import { placedMistakes } from './front-matter';

/** The parser of Docusaurus; its own fails in the same way. */
const defaultParseFrontMatter = ({ fileContent }: { fileContent: string }) =>
  Promise.resolve().then(() => {
    const { data: frontMatter, content } = matter(fileContent, {});
    return { frontMatter, content };
  });

const parse = placedMistakes(({ defaultParseFrontMatter: read, ...file }) => read(file), '/site');
const frontMatterOf = (fileContent: string) =>
  parse({
    filePath: path.join('/site', 'docs', 'a.mdx'),
    fileContent,
    defaultParseFrontMatter,
  });

it('reads front matter without a mistake', async () => {
  expect(await frontMatterOf('---\ntitle: A\n---\nText')).toMatchObject({
    frontMatter: { title: 'A' },
  });
});

it('names file, line and way out of a mistake, and prints nothing else of the page', async () => {
  const error = await frontMatterOf('---\ntitle: A\ndescription: B: c\nsecret: d\n---\n').catch(
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
      defaultParseFrontMatter,
    }),
  ).rejects.toThrow(TypeError);
});
