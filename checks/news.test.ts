import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const posts = readdirSync('blog').filter((name) => name.endsWith('.mdx'));
const read = (file: string) => readFileSync(file, 'utf8');
const slugOf = (text: string) => /^slug: (\S+)$/m.exec(text)?.[1] ?? '';
const textOf = new Map(posts.map((name) => [slugOf(read(`blog/${name}`)), read(`blog/${name}`)]));

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({
    route: `/${name.replace(/(?:\/index)?\.mdx$/, '')}`,
    text: read(`docs/${name}`),
  }));

describe('news and handbook', () => {
  it.each([...textOf])('%s has a page that it links to and that links back', (slug, text) => {
    const both = pages.filter(
      (page) =>
        new RegExp(`\\]\\(${page.route}[/#)]`).test(text) &&
        page.text.includes(`News on this: [`) &&
        page.text.includes(`](/blog/${slug})`),
    );
    expect(both.map(({ route }) => route)).not.toEqual([]);
  });

  it('the dates on the home page are those of the posts', () => {
    const rows = [
      ...read('docs/intro.mdx').matchAll(/^\| (\d+ \w+ \d{4}) \|.*\(\/blog\/([\w-]+)\) \|$/gm),
    ];
    expect(rows).not.toEqual([]);
    for (const [, date, slug = ''] of rows) expect(textOf.get(slug), slug).toContain(date);
  });
});
