const INNER = /<((?:[\w.-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice))(?=[\s>])/;

/** The start tag that begins at an offset. */
const tagAt = (text: string, at: number) => text.slice(at, text.indexOf('>', at) + 1);

const declarations = (tag: string) => [
  ...tag.matchAll(/\sxmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g),
];

/**
 * The invoice inside an envelope of a network (SBDH), with blank lines in place of what surrounds
 * it, so that lines and columns stay; undefined where there is no envelope.
 */
export function withoutEnvelope(text: string): string | undefined {
  const outer = /<(?:[\w.-]+:)?StandardBusinessDocument(?=[\s>])/.exec(text.slice(0, 4096));
  if (!outer) return undefined;
  const inner = INNER.exec(text);
  if (!inner) return undefined;
  const end = text.lastIndexOf(`</${inner[1]}`);
  if (end < 0) return undefined;
  const tag = tagAt(text, inner.index);
  const own = new Set(declarations(tag).map(([one]) => one.split('=')[0]?.trim()));
  const inherited = declarations(tagAt(text, outer.index))
    .map(([one]) => one)
    .filter((one) => !own.has(one.split('=')[0]?.trim()));
  const before = text.slice(0, inner.index).replace(/[^\n]/g, ' ');
  const rest = text.slice(inner.index + inner[0].length, text.indexOf('>', end) + 1);
  return `${before}${inner[0]}${inherited.join('')}${rest}`;
}
