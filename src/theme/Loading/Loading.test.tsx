import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import Loading from './index';

vi.mock(
  '@docusaurus/Translate',
  async () => (await import('@site/src/components/testing')).translation,
);
vi.mock(
  '@generated/docusaurus.config',
  async () => (await import('@site/src/components/testing')).siteConfig,
);

const state = { isLoading: true, pastDelay: false, timedOut: false, retry: () => undefined };
const render = (change: object) =>
  renderToStaticMarkup(<Loading {...state} error={undefined} {...change} />);

it('shows nothing before the delay', () => {
  expect(render({})).toBe('');
});

it('shows a named animation after the delay', () => {
  expect(render({ pastDelay: true })).toContain('role="progressbar" aria-label="Loading the page"');
});

it('shows the error with a Retry button and the ways on', () => {
  const html = render({ error: new Error('Loading chunk 7 failed.'), pastDelay: true });
  expect(html).toContain('role="alert"');
  expect(html).toContain('Loading chunk 7 failed.');
  expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
  expect(html).toContain('<a href="/search">');
  expect(html).toMatch(/<a href="mailto:docs@example.com\?[^"]*Loading%20chunk%207%20failed/);
});
