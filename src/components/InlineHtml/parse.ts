/** A piece of inline HTML. */
export type InlineNode =
  | string
  | { readonly tag: InlineTag; readonly href?: string; readonly children: readonly InlineNode[] };

export const inlineTags = [
  'a',
  'b',
  'br',
  'code',
  'del',
  'em',
  'hr',
  'i',
  'kbd',
  'strong',
] as const;
export type InlineTag = (typeof inlineTags)[number];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
};

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const HREF = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SAFE_HREF = /^(?:https?:|mailto:|[/#?.])/i;

/** Replaces character references by their characters; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, dec, hex, name) => {
    if (name) {
      return entities[String(name)] ?? whole;
    }
    const code = hex ? Number.parseInt(String(hex), 16) : Number(dec);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Reads the inline HTML that Docusaurus passes as a string: table of contents entries, the
 * announcement. Only `inlineTags` become elements, only safe addresses links; of everything else
 * the text remains. Never throws.
 */
export function parseInlineHtml(html: string): InlineNode[] {
  const root: InlineNode[] = [];
  const open: { tag: InlineTag; href?: string; children: InlineNode[] }[] = [];
  const children = () => open.at(-1)?.children ?? root;
  const addText = (text: string) => text && children().push(decodeEntities(text));

  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    addText(html.slice(end, token.index));
    end = token.index + token[0].length;
    const tag = inlineTags.find((name) => name === token[2]?.toLowerCase());
    if (!tag) {
      continue;
    }
    if (token[1]) {
      const depth = open.map((node) => node.tag).lastIndexOf(tag);
      if (depth >= 0) {
        open.length = depth;
      }
      continue;
    }
    const node = { tag, ...hrefOf(tag, token[3] ?? ''), children: [] };
    children().push(node);
    if (tag !== 'br' && tag !== 'hr') {
      open.push(node);
    }
  }
  addText(html.slice(end));
  return root;
}

function hrefOf(tag: InlineTag, attributes: string): { href?: string } {
  const match = tag === 'a' ? HREF.exec(attributes) : null;
  const href = decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return SAFE_HREF.test(href) ? { href } : {};
}
