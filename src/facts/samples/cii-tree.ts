/** An element to be written; `null` where its value is missing, so that nothing is written. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text, or the elements inside. */
  readonly content: string | readonly XmlNode[];
}

type Inner = XmlNode | null | undefined | readonly (XmlNode | null)[];

/** An element with text; null without it. Attributes without value are left out. */
export function leaf(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlNode | null {
  if (text === undefined) return null;
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return { name, attributes: Object.fromEntries(given), content: text };
}

/** An element with elements inside; null without any. */
export function node(name: string, ...inner: readonly Inner[]): XmlNode | null {
  const content = inner.flat().filter((one): one is XmlNode => Boolean(one));
  return content.length === 0 ? null : { name, attributes: {}, content };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The element as XML: two spaces a level, one tag a line, without final newline. */
export function serialize({ name, attributes, content }: XmlNode, indent = ''): string {
  const start = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escape(value)}"`,
    `${indent}<${name}`,
  );
  if (typeof content === 'string') return `${start}>${escape(content)}</${name}>`;
  if (content.length === 0) return `${start}/>`;
  const inside = content.map((child) => serialize(child, `${indent}  `)).join('\n');
  return `${start}>\n${inside}\n${indent}</${name}>`;
}
