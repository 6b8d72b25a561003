import { normalize, type XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { termById, termsOf, type BoundTerm, type TermFacts } from './terms';

/** The value of one business term (BT) at one place. */
export interface TermValue {
  readonly id: string;
  /** Text of the file; dates as `2026-11-22`, line breaks kept. */
  readonly value: string;
  readonly element: XmlElement;
}

/** One occurrence of a business group (BG), or the whole invoice. */
export interface Group {
  /** Null for the whole invoice. */
  readonly id: string | null;
  /** Null for a group that has no element of its own. */
  readonly element: XmlElement | null;
  readonly values: TermValue[];
  readonly groups: Group[];
}

/** An invoice by the terms of EN 16931, whatever its syntax. */
export interface SemanticInvoice {
  readonly root: Group;
  /** Elements with a value that no term of EN 16931 has. */
  readonly unknown: readonly XmlElement[];
}

const contains = (outer: XmlElement | null, inner: XmlElement) => {
  for (let one: XmlElement | null = inner; one; one = one.parent) if (one === outer) return true;
  return false;
};

/** The nearness of two elements: the depth of the innermost element that has both. */
function nearness(a: XmlElement | null, b: XmlElement): number {
  for (let one: XmlElement | null = b; one; one = one.parent) {
    if (a && contains(one, a)) return one.path.length;
  }
  return 0;
}

function newGroup(parent: Group, id: string, element: XmlElement | null): Group {
  const group: Group = { id, element, values: [], groups: [] };
  parent.groups.push(group);
  return group;
}

/** Finds or makes the groups that terms belong to. */
class Groups {
  readonly root: Group = { id: null, element: null, values: [], groups: [] };
  private readonly byElement = new Map<XmlElement, Group[]>();

  /** The occurrence of a group that encloses an element. */
  private enclosing(id: string, element: XmlElement): Group | undefined {
    for (let one: XmlElement | null = element; one; one = one.parent) {
      const found = this.byElement.get(one)?.find((group) => group.id === id);
      if (found) return found;
    }
    return undefined;
  }

  /** The occurrence of a group to which an element belongs: around it, beside it, or a new one. */
  private occurrence(id: string, element: XmlElement): Group {
    const enclosing = this.enclosing(id, element);
    if (enclosing) return enclosing;
    const parent = this.parentOf(termById.get(id), element);
    const nearest = parent.groups
      .filter((group) => group.id === id)
      .map((group) => ({ group, near: nearness(group.element, element) }))
      .sort((a, b) => b.near - a.near)[0];
    return nearest?.group ?? newGroup(parent, id, null);
  }

  parentOf(term: TermFacts | undefined, element: XmlElement): Group {
    return term?.group ? this.occurrence(term.group, element) : this.root;
  }

  open(term: TermFacts, element: XmlElement): void {
    const parent = this.parentOf(term, element);
    // A syntax may spread a group that occurs once over several elements.
    const known = term.isSingle ? parent.groups.find(({ id }) => id === term.id) : undefined;
    const group = known ?? newGroup(parent, term.id, element);
    this.byElement.set(element, [...(this.byElement.get(element) ?? []), group]);
  }
}

/** `20261122` as CII writes it; other dates as they are. */
const isoDate = (value: string) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** UBL puts the code of a note before its text: `#ADU#Text`. */
const NOTE = /^\s*#([A-Z]{3})#/;

function valueOf({ term, attribute }: BoundTerm, element: XmlElement): string {
  if (attribute !== undefined) return normalize(element.attribute(attribute) ?? '');
  const text = element.value;
  if (term.id === 'BT-21') return NOTE.exec(text)?.[1] ?? normalize(text);
  if (term.id === 'BT-22') return text.replace(NOTE, '').trim();
  if (term.type === 'date') return isoDate(normalize(text));
  // Line breaks of payment terms and descriptions are part of them.
  return term.type === 'text' ? text.replace(/^[ \t\r\n]+|[ \t]+$/g, '') : normalize(text);
}

/** Elements that only say which term their neighbour is. */
const STRUCTURAL =
  /(?:TaxScheme\/cbc:ID|ChargeIndicator|udt:Indicator|TradeTax\/ram:TypeCode|Document\/ram:TypeCode|DocumentTypeCode)$/;
const isStructural = ({ path }: XmlElement) => STRUCTURAL.test(path);

/** Reads the values of all terms from an invoice in UBL or CII. */
export function semanticInvoice({ elements, kind }: InvoiceXml): SemanticInvoice {
  const groups = new Groups();
  const unknown: XmlElement[] = [];
  const bound = elements.map((element) => ({ element, terms: termsOf(element, kind) }));
  for (const { element, terms } of bound) {
    for (const { term } of terms) if (term.type === 'group') groups.open(term, element);
  }
  for (const { element, terms } of bound) {
    const values = terms.filter(({ term }) => term.type !== 'group');
    for (const one of values) {
      const value = valueOf(one, element);
      if (value === '') continue;
      groups.parentOf(one.term, element).values.push({ id: one.term.id, value, element });
    }
    const isLeaf = element.children.length === 0 && normalize(element.value) !== '';
    if (values.length === 0 && isLeaf && !isStructural(element)) unknown.push(element);
  }
  return { root: groups.root, unknown };
}
