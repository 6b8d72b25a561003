import { toString } from 'mdast-util-to-string';
import type { Nodes, Parents } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { lineOf } from './mdx';
import type { Page } from './project';

/** A paragraph, heading or table cell as readers read it. */
interface Prose {
  /** Code is replaced by a placeholder, heading ids are gone; line breaks are those of the file. */
  text: string;
  line: number;
  /** Plain text of the front matter, where Markdown has no meaning. */
  plain?: true;
}

/** Stands for inline code and components, so that words around it are not joined. */
const PLACEHOLDER = '\uFFFC';

const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** All prose of a page: title and description of the front matter, then the text. */
export function proseOf(page: Page): Prose[] {
  const prose: Prose[] = [];
  for (const key of ['title', 'description']) {
    const text = page.frontMatter[key];
    if (typeof text === 'string') {
      const line = page.text.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1;
      prose.push({ text, line, plain: true });
    }
  }
  visit(page.tree, (node) => {
    if (!blocks.has(node.type)) {
      return undefined;
    }
    const text = proseText(node).replace(/\s*\{#[\w-]+\}\s*$/, '');
    prose.push({ text, line: lineOf(node) });
    return SKIP;
  });
  return prose;
}

function proseText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'image':
    case 'mdxTextExpression':
    case 'html':
      return PLACEHOLDER;
    case 'break':
      return '\n';
    case 'textDirective':
      // A colon in prose, as in 10:30: Docusaurus turns it back into text.
      return `:${node.name}${toString(node)}`;
    default:
      return 'children' in node ? (node as Parents).children.map(proseText).join('') : '';
  }
}

/** The same text with quotations blanked out; offsets are preserved. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^”“]*”|„[^“”]*“|‘[^’‘]*’|‚[^‘’]*‘|"[^"]*"/g, (quotation) =>
    quotation.replace(/\S/g, ' '),
  );
}

/** The line of an offset in a text that begins on a line, else the first. */
export function lineAt(
  { text, line = 1 }: { text: string; line?: number },
  offset: number,
): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}

/** A text as a part of a regular expression that matches it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
