import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  cellClass,
  frameClasses,
  headClass,
  pieces,
  shortColumns,
  tableFit,
  type TableFit,
} from '../facts/table-fit';
import { messagesIn, type Text as Wording } from '../locales/messages';
import { messages } from '../components/FilterableTable/messages';
import { localeOfFile } from '../locales';
import { summaryOf } from './folded-table';
import { elementsOf, LONGEST_WHOLE_CODE } from './whole-codes';

const HEADING = /^h[1-6]$/;
/** From so many links on, a table can be skipped with the keyboard. */
const MANY_LINKS = 10;
const NOTHING: Element = { type: 'element', tagName: 'span', properties: {}, children: [] };

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
    if (toString(cell).trim() === '') cell.tagName = 'td';
    else cell.properties.scope = 'col';
  }
}

/** The first cell says what the row is about. */
function scopeRow(row: Element): void {
  const [first, ...others] = elements(row, 'th', 'td');
  if (first && others.length > 0 && toString(first).trim() !== '') {
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/**
 * Names the column before each value, for rows that are shown as blocks. An attribute, so that
 * the name is in the text of a cell for no reader, search or copy.
 */
function label(cells: readonly Element[][]): TableFit {
  const [headings = []] = cells;
  const texts = headings.map((_, at) => cells.map((row) => toString(row[at] ?? NOTHING).trim()));
  const fit = tableFit(texts);
  const isShort = shortColumns(texts);
  cells.forEach((row, number) =>
    row.forEach((cell, at) => {
      const name = toString(headings[at] ?? NOTHING).trim();
      if (fit.width !== 'narrow' && number > 0 && at > 0 && name !== '') {
        cell.properties.dataLabel = name;
      }
      const isWhole = isShort[at] && /\s/.test(toString(cell).trim());
      const ofFit = number === 0 ? headClass(fit, at) : cellClass(fit, at, toString(cell));
      const className = ofFit ?? (isWhole ? 'whole' : undefined);
      if (className) cell.properties.className = className.split(' ');
      keepWhole(cell);
    }),
  );
  return fit;
}

/** An element for which the theme's component of that name is not used. */
function plain(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: ElementContent[],
): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    data: { _mdxExplicitJsx: true },
  };
}

/** Lets identifiers in a cell break where their parts meet, and short ones not at all. */
function keepWhole(cell: Element): void {
  visit(cell, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts = pieces(node.value);
    const isCode = 'tagName' in parent && parent.tagName === 'code';
    if (isCode && node.value.length <= LONGEST_WHOLE_CODE) return undefined;
    if (parts.length < 2 && !parts[0]?.whole) return undefined;
    const nodes = elementsOf(parts);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  visit(cell, { tagName: 'code' }, (code, index, parent) => {
    const isPlain = code.children.every(({ type }) => type === 'text');
    if (!parent || index === undefined || isPlain) return;
    // The theme shows code with elements inside as a block.
    parent.children[index] = plain('code', {}, code.children);
  });
}

function linkCount(table: Element): number {
  let count = 0;
  visit(table, (node) => {
    count += Number('tagName' in node && node.tagName === 'a');
    count += Number('name' in node && node.name === 'a');
  });
  return count;
}

function frame(
  table: Element,
  caption: string,
  place: string,
  t: Wording<typeof messages>,
): Element | MdxJsxTextElementHast {
  const isLong = linkCount(table) >= MANY_LINKS;
  const all = [...rows(table, 'thead'), ...rows(table, 'tbody')];
  const fit = label(all.map((row) => elements(row, 'th', 'td')));
  const named: Element = {
    ...NOTHING,
    tagName: 'caption',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: caption }],
  };
  const framed: Element = {
    ...NOTHING,
    tagName: 'div',
    properties: { className: frameClasses(fit).split(' ') },
    children: [
      ...(isLong
        ? [
            plain('a', { className: 'skip-table visually-hidden', href: `#${place}` }, [
              { type: 'text', value: t('skip') },
            ]),
          ]
        : []),
      { ...table, children: [named, ...table.children] },
      ...(isLong ? [plain('span', { id: place, tabIndex: '-1' }, [])] : []),
    ],
  };
  const body = rows(table, 'tbody');
  const summary = summaryOf(
    body.map((row) => elements(row, 'th', 'td')),
    fit,
    caption,
    t('count', { count: body.length }),
  );
  return summary
    ? plain('details', { className: 'fold' }, [
        plain('summary', { className: 'search-noindex' }, summary),
        framed,
      ])
    : framed;
}

function titleOf({ data }: VFile): string {
  const { title } = (data.frontMatter ?? {}) as { title?: string };
  return title ?? '';
}

/**
 * The heading, for further tables below it with the names of their columns, so that they can be told
 * apart; these names alone in a part of a page, which has no title.
 */
function captionOf(table: Element, heading: string, taken: ReadonlySet<string>): string {
  if (heading !== '' && !taken.has(heading)) return heading;
  const columns = rows(table, 'thead').flatMap((row) => elements(row, 'th'));
  const names = columns.map((cell) => toString(cell).trim()).join(', ');
  const named = heading === '' ? names : `${heading}: ${names}`;
  return taken.has(named) ? `${named} (${taken.size + 1})` : named;
}

/**
 * Makes the tables of Markdown usable without seeing them: column and row headings have a scope,
 * the heading above, or the title, is the (hidden) caption; further tables below it add their columns. The frame
 * says how much width a table needs; with less, each row is shown as a block (src/css/tables.css).
 * A table with many links begins with a link that skips it.
 * Runs after transformers that look for `td`.
 */
export function tableAccessibility() {
  return (tree: Root, file: VFile): void => {
    const t = messagesIn(messages, localeOfFile(file.path ?? ''));
    // Above the first heading, the table is about the page.
    let heading = titleOf(file);
    const captions = new Set<string>();
    let inPage = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) {
        heading = toString(node).trim();
        captions.clear();
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      rows(node, 'thead').forEach(scopeColumns);
      rows(node, 'tbody').forEach(scopeRow);
      inPage += 1;
      const caption = captionOf(node, heading, captions);
      captions.add(caption);
      const siblings: (RootContent | ElementContent)[] = parent.children;
      siblings[index] = frame(node, caption, `after-table-${inPage}`, t);
      return SKIP;
    });
  };
}
