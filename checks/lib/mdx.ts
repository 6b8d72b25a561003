import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Syntax tree of a page, read as Docusaurus reads it. Heading ids stay in the text of the heading.
 *
 * @throws VFileMessage with line and column when the text is no valid MDX
 */
export function parseMdx(text: string): Root {
  return parser.parse(escapeHeadingIds(text));
}

/** Docusaurus takes heading ids away before MDX sees them as expressions; lines stay the same. */
export function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6}\s.*)\{(#[\w-]+)\}[ \t]*$/gm, '$1\\{$2}');
}

/** A heading with what readers see of it and its explicit id. */
interface PageHeading {
  depth: Heading['depth'];
  text: string;
  id?: string;
  line: number;
}

/** The headings of a page in their order. */
export function headingsOf(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const [, text = '', id] = /^(.*?)\s*(?:\{#([\w-]+)\})?\s*$/s.exec(toString(node)) ?? [];
    headings.push({ depth: node.depth, text, line: lineOf(node), ...(id && { id }) });
  });
  return headings;
}

/** Line where a node begins, counted from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
