import { hasText, normalize, type XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { XSI } from '../reading/names';
import { fixedValue } from './cii-lists';
import { contentOf, type Group, type Slot, type Vocabulary } from './content';
import {
  hasForm,
  isAttributeValue,
  requiredAttribute,
  simpleType,
  type Form,
  type SimpleKind,
} from './simple-types';

/** A fault of structure: what an XML schema validator refuses. */
export type Fault = { element: XmlElement } & (
  | {
      rule: 'unknown-element';
      /** Names that may come in its place, at most a few; none when nothing may follow. */
      allowed: readonly string[];
    }
  | { rule: 'wrong-order' | 'too-many' }
  | { rule: 'missing-element'; missing: string }
  | { rule: 'unexpected-text' }
  | { rule: 'wrong-value'; form: Form }
  | { rule: 'unknown-attribute' | 'missing-attribute'; attribute: string }
  | {
      rule: 'wrong-attribute';
      attribute: string;
      /** The one value that it may have, if there is only one. */
      only?: string;
    }
);

/** Faults after which the rest of a file is not looked at. */
export const MAX_FAULTS = 10_000;
const MAX_ALLOWED = 8;
const ANYWHERE: ReadonlySet<string> = new Set(Object.values(XSI));

/** Ends of the names of CII's types by the kind of value; no type of UBL or CII has another one below it. */
const TYPE_ENDS: Readonly<Partial<Record<SimpleKind, string>>> = {
  text: 'Text',
  id: 'ID',
  id3: 'ID',
  code: 'Code',
  code3: 'Code',
  code3N: 'Code',
  code3U: 'Code',
  code3NU: 'Code',
  amount: 'Amount',
  quantity: 'Quantity',
  measure: 'Measure',
  measure3: 'Measure',
  number: '(?:Percent|Rate|Numeric)',
  binary: 'BinaryObject',
};

/** Elements that may come once the slots before `from` have passed: up to the next that is required. */
function allowedFrom({ slots }: Group, from: number): string[] {
  const rest = slots.slice(from);
  const end = rest.findIndex(({ required }) => required);
  return rest
    .slice(0, end < 0 ? rest.length : end + 1)
    .slice(0, MAX_ALLOWED)
    .map(({ name }) => name);
}

class Judgement {
  readonly faults: Fault[] = [];
  private readonly content: ReadonlyMap<string, Group>;
  private readonly syntax: 'ubl' | 'cii';

  constructor(vocabulary: Vocabulary) {
    this.content = contentOf(vocabulary);
    this.syntax = vocabulary === 'ubl' ? 'ubl' : 'cii';
  }

  private get isFull(): boolean {
    return this.faults.length >= MAX_FAULTS;
  }

  private add(fault: Fault): void {
    if (!this.isFull) this.faults.push(fault);
  }

  private attributes(element: XmlElement, kind: SimpleKind | null): void {
    const known = kind === null ? [] : simpleType(kind).attributes;
    for (const [attribute, value] of element.attributes) {
      if (ANYWHERE.has(attribute)) continue;
      if (!known.includes(attribute)) {
        this.add({ rule: 'unknown-attribute', element, attribute });
      } else if (kind && !isAttributeValue(kind, attribute, normalize(value), this.syntax)) {
        this.add({ rule: 'wrong-attribute', element, attribute });
      }
    }
    const attribute = kind === null ? undefined : requiredAttribute(kind, this.syntax);
    if (attribute !== undefined && !element.attributes.has(attribute)) {
      this.add({ rule: 'missing-attribute', element, attribute });
    }
  }

  /** A type that the element names by `xsi:type`, which has to be its own. */
  private named(element: XmlElement, type: SimpleKind | { group: string }): void {
    const given = element.attribute(XSI.type);
    if (given === undefined) return;
    const attribute = XSI.type;
    if (typeof type !== 'string') {
      const prefixes =
        this.syntax === 'cii' ? ['ram:', 'udt:', 'qdt:'] : [element.name.replace(/[^:]*$/, '')];
      const types = prefixes.map((prefix) => `${prefix}${type.group}Type`);
      const only = element.parent ? types : [`${element.name}Type`];
      if (!only.includes(given)) {
        this.add({ rule: 'wrong-attribute', element, attribute, only: only[0] ?? '' });
      }
    } else if (this.syntax === 'ubl') {
      const only = `${element.name}Type`;
      if (given !== only) this.add({ rule: 'wrong-attribute', element, attribute, only });
    } else if (!new RegExp(`^[qu]dt:\\w*${TYPE_ENDS[type] ?? ''}Type$`).test(given)) {
      this.add({ rule: 'wrong-attribute', element, attribute });
    }
  }

  private value(element: XmlElement, kind: SimpleKind, list: string | undefined): void {
    this.attributes(element, kind);
    this.named(element, kind);
    if (list !== undefined) this.list(element, list);
    const [child] = element.children;
    const { form } = simpleType(kind);
    if (child) this.add({ rule: 'unknown-element', element: child, allowed: [] });
    else if (form && !hasForm(normalize(element.value), form)) {
      this.add({ rule: 'wrong-value', element, form });
    }
  }

  /** Attributes against the code list that the schema fixes. */
  private list(element: XmlElement, list: string): void {
    for (const [attribute, value] of element.attributes) {
      const only = fixedValue(list, attribute);
      if (only !== undefined && normalize(value) !== only) {
        this.add({ rule: 'wrong-attribute', element, attribute, only });
      }
    }
  }

  /** Children of a group against its slots, each of which has its place in the order. */
  private children(element: XmlElement, group: Group): void {
    let reached = 0;
    let isOrdered = true;
    const counts = new Map<number, number>();
    for (const child of element.children) {
      if (this.isFull) return;
      const index = group.byName.get(child.name);
      const slot = index === undefined ? undefined : group.slots[index];
      if (index === undefined || slot === undefined) {
        const isOver = counts.has(reached) && group.slots[reached]?.many === false;
        const allowed = allowedFrom(group, isOver ? reached + 1 : reached);
        this.add({ rule: 'unknown-element', element: child, allowed });
        continue;
      }
      const count = (counts.get(index) ?? 0) + 1;
      counts.set(index, count);
      if (count > 1 && !slot.many) {
        this.add({ rule: 'too-many', element: child });
      } else if (index < reached && isOrdered) {
        // One that comes too early makes all that follow late, so the first of a group is enough.
        this.add({ rule: 'wrong-order', element: child });
        isOrdered = false;
      }
      reached = Math.max(reached, index);
      this.typed(child, slot);
    }
    for (const [index, { name, required }] of group.slots.entries()) {
      if (required && !counts.has(index)) {
        this.add({ rule: 'missing-element', element, missing: name });
      }
    }
  }

  private choice(element: XmlElement, group: Group): void {
    const allowed = group.slots.map(({ name }) => name);
    for (const [index, child] of element.children.entries()) {
      const slot = group.slots[group.byName.get(child.name) ?? -1];
      if (slot && index === 0) this.typed(child, slot);
      else if (slot) this.add({ rule: 'too-many', element: child });
      else this.add({ rule: 'unknown-element', element: child, allowed });
    }
    const [missing] = allowed;
    if (element.children.length === 0 && missing !== undefined) {
      this.add({ rule: 'missing-element', element, missing });
    }
  }

  group(element: XmlElement, name: string): void {
    const group = this.content.get(name);
    if (!group) return;
    this.attributes(element, null);
    this.named(element, { group: name });
    if (element.pieces.some(hasText)) this.add({ rule: 'unexpected-text', element });
    if (group.isChoice) this.choice(element, group);
    else this.children(element, group);
  }

  /** The content of an extension: one element that is none of the extension's own; not judged. */
  private extension(element: XmlElement): void {
    this.attributes(element, null);
    if (element.pieces.some(hasText)) this.add({ rule: 'unexpected-text', element });
    const [first, ...more] = element.children;
    if (!first) this.add({ rule: 'missing-element', element, missing: '*' });
    else if (/^(?:ext:|\{\})/.test(first.name)) more.unshift(first);
    for (const child of more) {
      this.add({ rule: 'unknown-element', element: child, allowed: [] });
    }
  }

  private typed(element: XmlElement, { type, list }: Slot): void {
    if (type === 'any') this.extension(element);
    else if (typeof type === 'string') this.value(element, type, list);
    else this.group(element, type.group);
  }
}

/**
 * Finds what an XML schema validator would refuse, from the tables of the vocabulary: elements and
 * attributes that are unknown, missing, doubled or out of order, and values of a wrong form. Stops at
 * MAX_FAULTS.
 */
export function judgeStructure({ root, kind }: InvoiceXml, cii: 'd16b' | 'd22b'): Fault[] {
  const judgement = new Judgement(kind === 'cii' ? cii : 'ubl');
  judgement.group(root, root.name.replace('rsm:', ''));
  return judgement.faults.sort(
    ({ element: a }, { element: b }) =>
      a.position.line - b.position.line || a.position.column - b.position.column,
  );
}
