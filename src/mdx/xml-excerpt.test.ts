import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { xmlExcerpt } from './xml-excerpt';

const fixtures = path.join(__dirname, 'fixtures', 'xml-excerpt');
const page = readFileSync(path.join(fixtures, 'page.mdx'), 'utf8');
const english = 'docs/Setup/Currencies.mdx';
const german = 'i18n/de-DE/docusaurus-plugin-content-docs/current/Setup/Currencies.mdx';

async function transform(value: string, file = english): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(xmlExcerpt).use(remarkStringify);
  return String(await processor.process(new VFile({ value, path: file })));
}

describe('XmlExcerpt in Markdown', () => {
  it('becomes tabs with an excerpt in each syntax', async () => {
    await expect(await transform(page)).toMatchFileSnapshot(path.join(fixtures, 'page.en.mdx'));
  });

  it('offers the files in German on a German page', async () => {
    const text = await transform(page, german);
    await expect(text).toMatchFileSnapshot(path.join(fixtures, 'page.de.mdx'));
  });

  it('becomes the lines of one file without tabs, where the syntax is named', async () => {
    const text = await transform('<XmlExcerpt sample="standard" syntax="cii" bt="BT-5" />');
    expect(text).toMatch(/^```xml title="standard.cii.xml"/);
    expect(text).toContain('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>');
    expect(text).not.toContain('Tabs');
    expect(text).not.toContain('standard.ubl.xml');
  });

  it('leaves other elements alone', async () => {
    expect(await transform('<CodeTable list="units" />')).toBe('<CodeTable list="units" />\n');
  });

  it.each([
    ['sample="standart" bt="BT-5"', '"standart" is not a sample. Allowed: standard, mixed-rates'],
    ['sample="standard" bt="BT-999"', '"BT-999" is not a business term in standard.ubl.xml'],
    ['sample="standard" bt="BT-6"', '"BT-6" is not a business term in standard.ubl.xml'],
    ['sample="standard"', 'names no business term'],
    ['sample="standard" bt="BT-5" title="a"', '"title" is not an attribute'],
    ['sample="standard" bt="BT-5" syntax="UBL"', '"UBL" is not a syntax. Allowed: ubl, cii'],
    ['sample="standard" bt={"BT-5"}', '"bt" must be a plain string'],
    ['sample="standard" {...props}', '"{...}" must be a plain string'],
  ])('refuses %s with file, line and remedy', async (attributes, message) => {
    const run = transform(`First line.\n\n<XmlExcerpt ${attributes} />`);
    await expect(run).rejects.toThrow(`${english}:3: <XmlExcerpt>: `);
    await expect(run).rejects.toThrow(message);
  });

  it('refuses to stand inside a sentence', async () => {
    await expect(transform('See <XmlExcerpt sample="standard" bt="BT-5" /> here.')).rejects.toThrow(
      'line of its own',
    );
  });
});

it('renders code blocks with title, marked lines and a download link', async () => {
  const pass = (name: string) =>
    function Stub({ children, ...props }: Record<string, unknown>) {
      return createElement(name, props, children as ReactNode);
    };
  const { default: Content } = await evaluate('<XmlExcerpt sample="standard" bt="BT-5" />', {
    ...runtime,
    remarkPlugins: [xmlExcerpt],
  });
  const html = renderToStaticMarkup(
    createElement(Content, { components: { Tabs: pass('x-tabs'), TabItem: pass('x-tab') } }),
  );
  expect(html).toContain('<x-tab value="ubl" label="UBL"><pre><code class="language-xml">');
  expect(html).toContain('&lt;cbc:DocumentCurrencyCode&gt;EUR&lt;/cbc:DocumentCurrencyCode&gt;');
  expect(html).toContain('&lt;ram:InvoiceCurrencyCode&gt;EUR&lt;/ram:InvoiceCurrencyCode&gt;');
  expect(html).toContain(
    '<a href="pathname:///samples/standard.cii.xml" download="standard.cii.xml" target="_self">',
  );
});
