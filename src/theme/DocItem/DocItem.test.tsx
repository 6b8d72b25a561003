import { renderToReadableStream } from 'react-dom/server.edge';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import DocItem from './index';
import Content from './Content';

const page = vi.hoisted(() => ({ locale: 'de-DE', source: '', stale: [''], untranslated: [''] }));

vi.mock(
  '@docusaurus/Translate',
  async () => (await import('@site/src/components/testing')).translation,
);
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: page.locale, defaultLocale: 'en-GB' } }),
}));
vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => page }));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { source: page.source, frontMatter: {}, slug: '/Setup' } }),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({ createUrl: () => '/Setup' }),
}));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({ title }: { title: string }) => <title>{title}</title>,
}));
vi.mock('@docusaurus/Head', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@theme/Admonition', () => ({
  default: ({ title, children }: { title: string; children: ReactNode }) => (
    <aside aria-label={title}>{children}</aside>
  ),
}));
vi.mock('@theme-original/DocItem', () => ({ default: () => <p>The page</p> }));
vi.mock('@theme-original/DocItem/Content', () => ({ default: () => <p>The text</p> }));
vi.mock('@site/src/components/HandbookLink', () => ({ HandbookLink: () => null }));

async function render(element: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(element);
  await stream.allReady;
  return new Response(stream).text();
}

beforeEach(() => {
  const source = '@site/i18n/de-DE/docusaurus-plugin-content-docs/current/Setup.mdx';
  Object.assign(page, { locale: 'de-DE', source, stale: [], untranslated: [] });
});

const content = () => render(<Content>text</Content>);

it('a page whose translation is as new as the English one says nothing', async () => {
  expect(await content()).toBe('<p>The text</p>');
});

it('a page whose English one is newer says so above its text', async () => {
  page.stale = ['docs/Setup.mdx'];
  expect(await content()).toMatch(
    /<aside aria-label="The English page is newer">.+<p>The text<\/p>$/,
  );
});

it('a page that is not translated is marked as English', async () => {
  page.source = '@site/docs/Setup.mdx';
  const html = await content();
  expect(html).toContain('<aside aria-label="Not translated yet">');
  expect(html).toContain('<div lang="en-GB"><p>The text</p></div>');
});

it('a page has the title and the rank of its front matter', async () => {
  const frontMatter = { title_meta: 'Setup: all fields', page_rank: 7 };
  const html = await render(<DocItem route={{} as never} content={{ frontMatter } as never} />);
  expect(html).toContain('<title>Setup: all fields</title>');
  expect(html).toContain('<meta name="docsearch:page_rank" content="7"/>');
  expect(await render(<DocItem route={{} as never} content={{ frontMatter: {} } as never} />)).toBe(
    '<p>The page</p>',
  );
});
