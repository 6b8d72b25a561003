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

  const CONTENT = 'i18n/de-DE/docusaurus-plugin-content-';
  const languages = [
    ['en-GB', 'docs/', 'blog/', String.raw`\d+ \w+ \d{4}`],
    ['de-DE', `${CONTENT}docs/current/`, `${CONTENT}blog/`, String.raw`\d\d\.\d\d\.\d{4}`],
  ] as const;

  it.each(languages)('the dates on the home page are those of the posts, %s', (...language) => {
    const [, docs, blog, day] = language;
    const row = new RegExp(String.raw`^\| (${day}) \|.*\(/blog/([\w-]+)\) \|$`, 'gm');
    const rows = [...read(`${docs}intro.mdx`).matchAll(row)];
    expect(rows.length).toBeGreaterThan(1);
    for (const [, date, slug = ''] of rows) {
      const post = posts.find((name) => slugOf(read(blog + name)) === slug);
      expect(read(`${blog}${post}`), slug).toContain(date);
    }
  });

  it.each(languages)('the version on the home page is the newest one, %s', (...language) => {
    const [, docs, , day] = language;
    const history = read(`${docs}Release Notes/ModificationHistory.mdx`);
    const versions = [
      ...history.matchAll(new RegExp(String.raw`^\| \[([\d.]+)\]\(.*?\) \| (${day}) \|`, 'gm')),
    ].sort(([, left = ''], [, right = '']) => right.localeCompare(left, 'en', { numeric: true }));
    const [, version, date] = versions[0] ?? [];
    expect(read(`${docs}intro.mdx`)).toMatch(
      new RegExp(`^Version ${version} (?:of|vom) ${date}: `, 'm'),
    );
  });
});
