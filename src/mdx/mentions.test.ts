import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { fieldTable } from './field-tables';
import { mentions } from './mentions';

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkGfm).use(remarkStringify, { resourceLink: true });

function linked(markdown: string, path = 'docs/eDocument.mdx'): string {
  const tree: Root = parser.parse(markdown);
  mentions()(tree, new VFile({ path }));
  return writer.stringify(tree).trim();
}

describe('mentions', () => {
  it('become links the first time in a paragraph', () => {
    expect(linked('BT-10 is not BT-13, and BT-10 stays.')).toBe(
      '[BT-10](/Reference/Terms/BT-10) is not [BT-13](/Reference/Terms/BT-13), and BT-10 stays.',
    );
    expect(linked('BT-10\n\nBT-10').match(/Terms\/BT-10\)/g)).toHaveLength(2);
  });

  it('of rules are links in code as well, those of families to their row', () => {
    expect(linked('`BR-DE-15` and `UBL-CR-646`')).toBe(
      '[`BR-DE-15`](/Reference/Rules/BR-DE-15) and [`UBL-CR-646`](/Reference/Rules/UBL-CR#UBL-CR-646)',
    );
  });

  it('of captions lead to the field in the language of the page', () => {
    expect(linked('**Buyer Reference**')).toContain('(/Setup/TargetList#field-buyer-reference)');
    const german = 'i18n/de-DE/docusaurus-plugin-content-docs/current/eDocument.mdx';
    expect(linked('**Käuferreferenz**', german)).toContain('#field-buyer-reference');
    expect(linked('**eDocument**', german)).toBe('**eDocument**');
    expect(linked('**eDocument**', 'docs/xInvoice.mdx')).toBe('[**eDocument**](/eDocument)');
  });

  it('of a field stay text in the row that describes it', () => {
    const tree: Root = { type: 'root', children: [fieldTable('target-list', 'en-GB')] };
    mentions()(tree, new VFile({ path: 'docs/Setup/TargetList.mdx' }));
    const written = writer().use(remarkMdx).stringify(tree);
    expect(written).toContain('| **Buyer Reference** ');
    expect(written).toContain('[BT-10](/Reference/Terms/BT-10)');
  });

  it('of codes lead to their row', () => {
    expect(linked('`H87`, `0204`')).toBe(
      '[`H87`](/Reference/CodeLists/units#unit-H87), [`0204`](/Reference/CodeLists/eas#eas-0204)',
    );
  });

  it('stay as they are in headings, links and blocks of code', () => {
    for (const text of ['# BT-10', '[BT-10](/eDocument)', '```\nBT-10\n```']) {
      expect(linked(text)).toBe(text);
    }
  });

  it('of what there is not stay text', () => {
    expect(linked('BT-999, BR-XX-1, XBT-10, BT-10x')).toBe('BT-999, BR-XX-1, XBT-10, BT-10x');
  });
});
