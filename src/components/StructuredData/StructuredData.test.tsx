import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import StructuredData from '.';

vi.mock('@docusaurus/Head', () => ({
  default: ({ children }: { children: { props: { children: string } } }) => (
    <pre>{children.props.children}</pre>
  ),
}));

it('keeps the data, with nothing that ends a script', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const text = renderToStaticMarkup(<StructuredData data={data} />)
    .replace(/<\/?pre>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>');
  expect(text).not.toContain('&lt;');
  expect(JSON.parse(text)).toEqual(data);
});
