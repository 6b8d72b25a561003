import type { InlineCode, Link, Parent, PhrasingContent, Root, Strong, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageAddress } from '../facts/field-model';
import { mentionedCaption, mentionedCode, mentionedId, MENTION } from '../facts/mentions';
import { localeOfFile, type LocaleId } from '../locales';

function link(url: string, child: PhrasingContent): Link {
  return { type: 'link', url, children: [child] as Link['children'] };
}

/** The text with its mentions as links, each target once. */
function linked(node: Text, seen: Set<string>): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(MENTION)) {
    const url = mentionedId(match[0]);
    if (url === undefined || seen.has(url)) continue;
    seen.add(url);
    if (match.index > end) parts.push({ type: 'text', value: node.value.slice(end, match.index) });
    parts.push(link(url, { type: 'text', value: match[0] }));
    end = match.index + match[0].length;
  }
  if (end === 0) return [node];
  if (end < node.value.length) parts.push({ type: 'text', value: node.value.slice(end) });
  return parts;
}

function whole(node: InlineCode | Strong, url: string | undefined, seen: Set<string>) {
  if (url === undefined || seen.has(url)) return [node];
  seen.add(url);
  return [link(url, node)];
}

const isParent = (node: PhrasingContent): node is PhrasingContent & Parent => 'children' in node;

interface Place {
  readonly locale: LocaleId;
  /** Addresses that a link has already. */
  readonly seen: Set<string>;
  /** Address of the page, and anchor of the row: what they are about is described, not mentioned. */
  readonly page: string | undefined;
  readonly row: string | undefined;
}

function captionAddress(node: Strong, { locale, page, row }: Place): string | undefined {
  const url = mentionedCaption(toString(node), locale);
  const isRow = row !== undefined && url?.split('#')[1] === row;
  return isRow || url === page ? undefined : url;
}

function linkIn(children: readonly PhrasingContent[], place: Place): PhrasingContent[] {
  const { seen } = place;
  return children.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return linked(node, seen);
    if (node.type === 'inlineCode') {
      return whole(node, mentionedId(node.value) ?? mentionedCode(node.value), seen);
    }
    if (node.type === 'strong') return whole(node, captionAddress(node, place), seen);
    if (node.type === 'link' || node.type === 'linkReference' || !isParent(node)) return [node];
    node.children = linkIn(node.children as PhrasingContent[], place);
    return [node];
  });
}

/**
 * Links what prose mentions: terms, rules, captions of pages and fields in bold, and codes of lists.
 * The first mention in a paragraph or cell leads to the page of it; headings, blocks of code and links
 * stay as they are.
 */
export function mentions() {
  return (tree: Root, file: VFile): void => {
    const locale = localeOfFile(file.path);
    const doc = /\/(?:docs|current)\/(.+\.mdx)$/.exec(`/${file.path}`)?.[1];
    const page = doc === undefined ? undefined : pageAddress(doc);
    visit(tree, ['paragraph', 'tableCell'], (node, _index, parent) => {
      const block = node as unknown as Parent & { children: PhrasingContent[] };
      const seen = new Set<string>();
      visit(block, 'link', ({ url }: Link) => {
        seen.add(url);
      });
      const id = parent?.type === 'tableRow' ? parent.data?.hProperties?.id : undefined;
      const row = typeof id === 'string' ? id : undefined;
      block.children = linkIn(block.children, { locale, seen, page, row });
    });
  };
}
