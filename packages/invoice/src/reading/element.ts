/** Where something begins in a file: line and column, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** From this number on, children are looked up by name in an index. */
const MANY_CHILDREN = 32;

const NO_ELEMENTS: readonly XmlElement[] = [];
const stepsOf = new Map<string, readonly string[]>();

function steps(path: string): readonly string[] {
  let found = stepsOf.get(path);
  if (!found) {
    found = path.split('/');
    stepsOf.set(path, found);
  }
  return found;
}

function groupByName(elements: readonly XmlElement[]): ReadonlyMap<string, readonly XmlElement[]> {
  const groups = new Map<string, XmlElement[]>();
  for (const element of elements) {
    const group = groups.get(element.name);
    if (group) group.push(element);
    else groups.set(element.name, [element]);
  }
  return groups;
}

/** An element with its canonical name, its position, and what rules ask of it. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  /** Pieces of text, also empty ones, and elements, in document order. Comments part the pieces. */
  readonly content: (string | XmlElement)[] = [];
  /** Position among siblings of the same name, from 1. */
  readonly place: number;
  private byName: ReadonlyMap<string, readonly XmlElement[]> | null = null;
  private counts: Map<string, number> | null = null;

  constructor(
    /** Name with the usual prefix, such as `cbc:ID`. */
    readonly name: string,
    readonly parent: XmlElement | null,
    readonly position: Position,
    /** Values by name; names in a namespace are `{uri}name`. */
    readonly attributes: ReadonlyMap<string, string>,
    /** Name as the file has it, with the file's prefix. */
    readonly tag: string,
    /** Names from the document element to this one, `/Invoice/cac:InvoiceLine/cbc:ID`. */
    readonly path: string,
  ) {
    this.place = parent ? parent.addName(name) : 1;
  }

  /** Children of a name, or all for `*`. */
  private named(name: string): readonly XmlElement[] {
    if (name === '*') return this.children;
    if (this.children.length < MANY_CHILDREN) {
      return this.children.filter((child) => child.name === name);
    }
    this.byName ??= groupByName(this.children);
    return this.byName.get(name) ?? NO_ELEMENTS;
  }

  private addName(name: string): number {
    this.counts ??= new Map();
    const place = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, place);
    return place;
  }

  /** All text inside, also below children and in CDATA, unchanged. */
  get value(): string {
    const { content } = this;
    if (content.length === 1 && typeof content[0] === 'string') return content[0];
    return content.map((part) => (typeof part === 'string' ? part : part.value)).join('');
  }

  /** Pieces of text directly inside, which comments and children part. */
  get pieces(): readonly string[] {
    return this.content.filter((part) => typeof part === 'string');
  }

  /**
   * Elements along a path of child names, in document order. `*` is any name, `..` the parent,
   * `.` the element itself.
   */
  all(path: string): readonly XmlElement[] {
    let found: readonly XmlElement[] = [this];
    for (const step of steps(path)) {
      if (found.length === 0) return NO_ELEMENTS;
      if (step === '.') continue;
      if (step === '..') {
        found = [...new Set(found.map(({ parent }) => parent))].filter((one) => one !== null);
      } else if (found.length === 1) {
        found = found[0]?.named(step) ?? NO_ELEMENTS;
      } else {
        found = found.flatMap((one) => one.named(step));
      }
    }
    return found;
  }

  /** The first element along a path. */
  first(path: string): XmlElement | undefined {
    return this.all(path)[0];
  }

  has(path: string): boolean {
    return this.all(path).length > 0;
  }

  count(path: string): number {
    return this.all(path).length;
  }

  /** Values along a path, unchanged. */
  values(path: string): string[] {
    return this.all(path).map(({ value }) => value);
  }

  /** Value of the first element along a path, or an empty string. */
  text(path: string): string {
    return this.first(path)?.value ?? '';
  }

  /** True when one of the elements along a path has this value. */
  is(path: string, value: string): boolean {
    return this.all(path).some((one) => one.value === value);
  }

  attribute(name: string): string | undefined {
    return this.attributes.get(name);
  }

  within(name: string): boolean {
    for (let one = this.parent; one; one = one.parent) if (one.name === name) return true;
    return false;
  }
}

/**
 * Location of an element: its path with a position from 2 on among siblings of the same name,
 * `/Invoice/cac:InvoiceLine[2]/cbc:ID`; with `attribute`, that of its attribute.
 */
export function locate(element: XmlElement, attribute?: string): string {
  const { parent, name, place } = element;
  const step = place > 1 ? `${name}[${place}]` : name;
  const end = attribute === undefined ? '' : `/@${attribute}`;
  return `${parent ? locate(parent) : ''}/${step}${end}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<"]/g, (one) => ESCAPES[one] ?? one);

/** An element as a file has it, with another value. Attributes in a namespace are left out. */
export function written(
  { tag, attributes }: Pick<XmlElement, 'tag' | 'attributes'>,
  value: string,
): string {
  const given = [...attributes]
    .filter(([name]) => !name.startsWith('{'))
    .map(([name, text]) => ` ${name}="${escapeText(text)}"`);
  return `<${tag}${given.join('')}>${escapeText(value)}</${tag}>`;
}

function withoutBlanks(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

/** Characters from which a text is kept: dozens of rules ask for the same one, and megabytes take long. */
const LONG = 10_000;
let lastLong = { text: '', normalized: '' };

/** Text with blanks (space, tab, CR, LF) at the ends taken off, and single ones inside. */
export function normalize(text: string): string {
  if (text.length < LONG) return withoutBlanks(text);
  if (lastLong.text !== text) lastLong = { text, normalized: withoutBlanks(text) };
  return lastLong.normalized;
}

/** True when the text has more than blanks; a no-break space is a value. */
export function hasText(text: string): boolean {
  return /[^ \t\r\n]/.test(text);
}
