import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { fieldAnchors } from './field-anchors';

const EN = 'docs/Setup/Units.mdx';
const DE = 'i18n/de-DE/docusaurus-plugin-content-docs/current/Setup/Units.mdx';
const FIELDS = ['Code', 'Description', 'International Standard Code', 'Symbol'];
const FELDER = ['Code', 'Beschreibung', 'Internationaler Standardcode', 'Symbol'];

function page(captions: readonly string[]): string {
  const rows = captions.map((caption) => `| **${caption}** | Code[10] |`).join('\n');
  return `| Other | Table |\n|---|---|\n| **x** | y |\n\n<h2 id="fields">Fields</h2>\n\nText.\n\n| Field | Type |\n|---|---|\n${rows}\n`;
}

/** MDX keeps JSX headings apart; a page's own headings are elements with an id. */
function headingIds() {
  return (tree: { children: unknown[] }) => {
    tree.children = tree.children.map((node) => {
      const jsx = node as { type: string; name?: string; children?: unknown[] };
      return jsx.type === 'mdxJsxFlowElement' && jsx.name === 'h2'
        ? { type: 'element', tagName: 'h2', properties: { id: 'fields' }, children: [] }
        : node;
    });
  };
}

async function compiled(
  captions: readonly string[],
  path: string,
  frontMatter: Record<string, unknown> = { entity: 'units' },
): Promise<string> {
  const file = new VFile({ value: page(captions), path, data: { frontMatter } });
  return String(
    await compile(file, {
      jsx: true,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [headingIds, fieldAnchors],
    }),
  );
}

it('gives both languages the same anchors', async () => {
  const ids = (code: string) => [...code.matchAll(/tr id="([^"]+)"/g)].map(([, id]) => id);
  const english = ids(await compiled(FIELDS, EN));
  expect(english).toEqual([
    'field-code',
    'field-description',
    'field-international-standard-code',
    'field-symbol',
  ]);
  expect(ids(await compiled(FELDER, DE))).toEqual(english);
});

it('leaves pages without an entity alone', async () => {
  expect(await compiled(['Anything'], EN, {})).not.toContain('tr id=');
});

it.each([
  [
    'an unknown caption',
    [...FIELDS.slice(0, 3), 'Sign'],
    /Units\.mdx: "Sign" is not a field.*Symbol/,
  ],
  ['a missing field', FIELDS.slice(0, 3), /lacks Symbol\. Captions of units: Code, Description/],
  ['a field with two rows', [...FIELDS, 'Code'], /"Code" has two rows/],
  ['a caption of the other language', FELDER, /"Beschreibung" is not a field/],
])('rejects %s', async (_, captions, message) => {
  await expect(compiled(captions, EN)).rejects.toThrow(message);
});

it('rejects an unknown entity with the entities there are', async () => {
  await expect(compiled(FIELDS, EN, { entity: 'unit' })).rejects.toThrow(/"unit".*units/);
});

it('rejects a page without the table', async () => {
  const file = new VFile({ value: 'Text.', path: EN, data: { frontMatter: { entity: 'units' } } });
  await expect(compile(file, { rehypePlugins: [fieldAnchors] })).rejects.toThrow(/no table/);
});
