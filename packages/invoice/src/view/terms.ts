import data from '../../data/business-terms.json';
import type { XmlElement } from '../reading/element';
import type { InvoiceKind } from '../reading/names';
import { holds } from './conditions';

/** A business term or group (BT or BG) as the facts have it. */
export interface TermFacts {
  readonly id: string;
  readonly group: string | null;
  readonly type: string;
  /** Occurs at most once in its group. */
  readonly isSingle: boolean;
}

/** The place of a term in a syntax: its plain path is the key of the index. */
interface Binding {
  readonly term: TermFacts;
  readonly attribute?: string;
  /** Predicates, each with how many steps above the element it is asked. */
  readonly conditions: readonly { readonly up: number; readonly condition: string }[];
}

/** A term that an element or one of its attributes carries. */
export interface BoundTerm {
  readonly term: TermFacts;
  readonly attribute?: string;
}

interface TermPaths extends Omit<TermFacts, 'isSingle'> {
  readonly cardinality: string;
  readonly ubl: string | null;
  readonly ublCreditNote?: string | null;
  readonly cii: string | null;
}

const TERMS: readonly TermPaths[] = data.terms;

export const termById: ReadonlyMap<string, TermFacts> = new Map(
  TERMS.map(({ id, group, type, cardinality }) => [
    id,
    { id, group, type, isSingle: cardinality.endsWith('1') },
  ]),
);

/** Parts of a path at a character that is not inside of predicates. */
function split(path: string, separator: '/' | '|'): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of path) {
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (depth === 0 && character === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}

function bind(term: TermFacts, source: string): [path: string, binding: Binding] {
  const steps = split(source, '/').slice(1);
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
  const conditions = steps.flatMap((step, index) =>
    step
      .replaceAll(']', '')
      .split('[')
      .slice(1)
      .map((condition) => ({ up: steps.length - 1 - index, condition: condition.trim() })),
  );
  const path = steps.map((step) => step.replace(/\[.*$/, '').replace(/^(?:ubl|cn):/, ''));
  return [
    `/${path.join('/')}`,
    { term, ...(attribute === undefined ? {} : { attribute }), conditions },
  ];
}

function index(pathsOf: (term: TermPaths) => string | null | undefined) {
  const bindings = new Map<string, Binding[]>();
  for (const paths of TERMS) {
    const term = termById.get(paths.id);
    if (!term) continue;
    for (const source of split(pathsOf(paths) ?? '', '|').filter(Boolean)) {
      const [path, binding] = bind(term, source);
      const known = bindings.get(path);
      if (known) known.push(binding);
      else bindings.set(path, [binding]);
    }
  }
  return bindings;
}

const INDEXES: Readonly<Record<InvoiceKind, ReadonlyMap<string, readonly Binding[]>>> = {
  'ubl-invoice': index(({ ubl }) => ubl),
  'ubl-creditnote': index(({ ublCreditNote }) => ublCreditNote),
  cii: index(({ cii }) => cii),
};

function above(element: XmlElement, steps: number): XmlElement | null {
  let current: XmlElement | null = element;
  for (let step = 0; step < steps; step += 1) current = current?.parent ?? null;
  return current;
}

/** Terms that an element and its attributes carry, groups first. */
export function termsOf(element: XmlElement, kind: InvoiceKind): BoundTerm[] {
  return (INDEXES[kind].get(element.path) ?? [])
    .filter(({ attribute, conditions }) => {
      if (attribute !== undefined && element.attribute(attribute) === undefined) return false;
      return conditions.every(({ up, condition }) => {
        const asked = above(element, up);
        return asked !== null && holds(asked, condition);
      });
    })
    .sort((a, b) => Number(b.term.type === 'group') - Number(a.term.type === 'group'));
}
