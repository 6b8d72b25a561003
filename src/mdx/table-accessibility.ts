import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

function text(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(text).join('') : '';
}

function elements(node: Element, ...names: string[]): Element[] {
  return node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}

function rows(table: Element, part: 'thead' | 'tbody'): Element[] {
  return elements(table, part).flatMap((group) => elements(group, 'tr'));
}

/** A heading without text names nothing; it is an empty corner of the table. */
function scopeColumns(row: Element): void {
  for (const cell of elements(row, 'th')) {
    if (text(cell).trim() === '') cell.tagName = 'td';
    else cell.properties.scope = 'col';
  }
}

/** The first cell says what the row is about. */
function scopeRow(row: Element): void {
  const [first, ...others] = elements(row, 'th', 'td');
  if (first && others.length > 0 && text(first).trim() !== '') {
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

function scroller(table: Element, caption: string, id: string): Element {
  const named: Element = {
    type: 'element',
    tagName: 'caption',
    properties: { id, className: ['visually-hidden'] },
    children: [{ type: 'text', value: caption }],
  };
  return {
    type: 'element',
    tagName: 'div',
    // A group and no region: a page with ten tables would have ten landmarks.
    properties: {
      className: ['table-scroll'],
      role: 'group',
      tabIndex: 0,
      ariaLabelledBy: [id],
    },
    children: [{ ...table, children: [named, ...table.children] }],
  };
}

/**
 * Makes the tables of Markdown usable without seeing them: column and row headings have a scope,
 * the heading above is the (hidden) caption, and the box that a wide table scrolls in has that name
 * and can be focused, so that it can be scrolled with the keyboard. Tables below the same heading
 * are numbered. Runs after transformers that look for `td`.
 */
export function tableAccessibility() {
  return (tree: Root): void => {
    let heading = '';
    let inSection = 0;
    let onPage = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) {
        heading = text(node).trim();
        inSection = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      rows(node, 'thead').forEach(scopeColumns);
      rows(node, 'tbody').forEach(scopeRow);
      inSection += 1;
      onPage += 1;
      const caption = inSection > 1 ? `${heading} (${inSection})` : heading;
      const siblings: (RootContent | ElementContent)[] = parent.children;
      siblings[index] = scroller(node, caption, `table-${onPage}`);
      return SKIP;
    });
  };
}
