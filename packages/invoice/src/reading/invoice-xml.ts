import { settled } from '../settled';
import type { XmlElement } from './element';
import type { InvoiceKind } from './names';

const NO_ELEMENTS: readonly XmlElement[] = [];

function group<Key>(
  elements: Iterable<XmlElement>,
  keys: (element: XmlElement) => Iterable<Key>,
): ReadonlyMap<Key, readonly XmlElement[]> {
  const groups = new Map<Key, XmlElement[]>();
  for (const element of elements) {
    for (const key of keys(element)) {
      const found = groups.get(key);
      if (found) found.push(element);
      else groups.set(key, [element]);
    }
  }
  return groups;
}

/** An invoice that has been read, with the indexes that make rules quick. */
export class InvoiceXml {
  private readonly byName: ReadonlyMap<string, readonly XmlElement[]>;
  private readonly byPath: ReadonlyMap<string, readonly XmlElement[]>;
  private readonly byAttribute: ReadonlyMap<string, readonly XmlElement[]>;
  private readonly results = new Map<unknown, () => unknown>();

  constructor(
    readonly kind: InvoiceKind,
    readonly root: XmlElement,
    /** All elements in document order. */
    readonly elements: readonly XmlElement[],
  ) {
    this.byName = group(elements, ({ name }) => [name]);
    this.byPath = group(elements, ({ path }) => [path]);
    this.byAttribute = group(elements, ({ attributes }) => attributes.keys());
  }

  get syntax(): 'ubl' | 'cii' {
    return this.kind === 'cii' ? 'cii' : 'ubl';
  }

  /** All elements of a name, wherever they are. */
  named(name: string): readonly XmlElement[] {
    return this.byName.get(name) ?? NO_ELEMENTS;
  }

  /** All elements with this path from the document element on, `/Invoice/cac:InvoiceLine`. */
  at(path: string): readonly XmlElement[] {
    return this.byPath.get(path) ?? NO_ELEMENTS;
  }

  /** All paths that occur. */
  paths(): Iterable<string> {
    return this.byPath.keys();
  }

  /** All elements that have an attribute of this name. */
  withAttribute(name: string): readonly XmlElement[] {
    return this.byAttribute.get(name) ?? NO_ELEMENTS;
  }

  /** What a function gives for this invoice, calculated once, also when it is not computable. */
  once<Result>(calculate: (invoice: InvoiceXml) => Result): Result {
    const result = this.results.get(calculate) ?? settled(() => calculate(this));
    this.results.set(calculate, result);
    return result() as Result;
  }
}
