import { businessTerm, findTerm } from '../business-terms';
import type { Syntax } from '../catalogue';
import type { XmlElementNode } from '../xml-tree';
import type { PathHit } from '../xml-path';

/** One occurrence of a group of terms, for example one invoice line. */
export type Group = XmlElementNode;

function lies(element: XmlElementNode, within: XmlElementNode): boolean {
  for (let node: XmlElementNode | null = element; node; node = node.parent) {
    if (node === within) return true;
  }
  return false;
}

/** An invoice read by business term, so that one rule serves UBL and CII. */
export class InvoiceDocument {
  constructor(
    readonly root: XmlElementNode,
    readonly syntax: Syntax,
  ) {}

  private hits(id: string, within?: Group): PathHit[] {
    const term = businessTerm(id);
    if (!term) throw new Error(`${id} is not a business term.`);
    const found = findTerm(this.root, this.syntax, term);
    return within ? found.filter(({ element }) => lies(element, within)) : found;
  }

  /** All values of a term, blanks at the ends removed, dates as ISO 8601; empty ones left out. */
  values(id: string, within?: Group): string[] {
    const isDate = businessTerm(id)?.type === 'date';
    return this.hits(id, within)
      .map(({ value }) => value.trim())
      .filter((value) => value !== '')
      .map((value) => (isDate ? value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : value));
  }

  /** First value of a term, or undefined. */
  value(id: string, within?: Group): string | undefined {
    return this.values(id, within)[0];
  }

  /** First value of a term exactly as it stands in the file, with its line breaks. */
  raw(id: string): string | undefined {
    return this.hits(id)[0]?.value;
  }

  /** True when the term has a value, or the group occurs. */
  has(id: string, within?: Group): boolean {
    return id.startsWith('BG-')
      ? this.hits(id, within).length > 0
      : this.values(id, within).length > 0;
  }

  /** Each occurrence of a group. */
  groups(id: string, within?: Group): Group[] {
    return this.hits(id, within).map(({ element }) => element);
  }

  /** First value of a term as a number, or undefined when it is absent. */
  number(id: string, within?: Group): number | undefined {
    const value = this.value(id, within);
    return value === undefined ? undefined : Number(value);
  }

  /** First value of an amount in cents; 0 when it is absent. */
  cents(id: string, within?: Group): number {
    return toCents(this.number(id, within) ?? 0);
  }

  /** Sum of all values of an amount, in cents. */
  sum(id: string, within?: Group): number {
    return this.values(id, within).reduce((total, value) => total + toCents(Number(value)), 0);
  }
}

/** An amount in whole cents, rounded half up as the validation rules do. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6)));
}
