import { findTerm, pathOf, typeOf, type Syntax } from './find-term';
import { select, splitStep, splitSteps } from './xml-path';
import { descendants, type XmlElementNode } from './xml-tree';

/**
 * A change of a document. `BT-5=USD` gives every occurrence of a term a value, `+BT-95=O` adds the
 * term to the first group that can have it, `-BT-1` removes it, `*BG-22` doubles its first occurrence;
 * a value or term that the document lacks is an error. The same of paths below the document element:
 * `a/b=1` sets all or adds one, `+a/b=1` adds one more, `*a/b` doubles, `-a/b` removes; `a@b` is an
 * attribute, `a[2]` the second. `//@a=1` sets the attribute wherever it is.
 */
export interface Change {
  readonly sign: '' | '+' | '-' | '*';
  /** Id of a term or group, or path. */
  readonly subject: string;
  readonly isTerm: boolean;
  readonly attribute?: string;
  readonly value?: string;
}

const CHANGE = /^([-+*]?)([^@=]*)(?:@([^=]+))?(?:=([^]*))?$/;

/** Changes that semicolons part. */
export function readChanges(text: string): Change[] {
  return text
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, sign = '', subject = '', attribute, value] = CHANGE.exec(one.trimStart()) ?? [];
      return {
        sign: sign as Change['sign'],
        subject,
        isTerm: /^B[TG]-\d/.test(subject),
        ...(attribute === undefined ? {} : { attribute }),
        ...(value === undefined ? {} : { value }),
      };
    });
}

function setAttribute(element: XmlElementNode, name: string, value: string | null): void {
  const attributes = new Map(element.attributes);
  if (value === null) attributes.delete(name);
  else attributes.set(name, value);
  element.attributes = attributes;
}

function setText(element: XmlElementNode, text: string): void {
  element.text = text;
  element.children = [];
}

function add(parent: XmlElementNode, name: string): XmlElementNode {
  const { startLine, endLine } = parent;
  const child = { name, attributes: new Map(), parent, children: [], text: '', startLine, endLine };
  parent.children.push(child);
  return child;
}

function detach(element: XmlElementNode): void {
  const { parent } = element;
  if (parent) parent.children = parent.children.filter((child) => child !== element);
}

/** A copy of an element with all that is in it. */
function copied(element: XmlElementNode, parent: XmlElementNode | null): XmlElementNode {
  const copy: XmlElementNode = { ...element, attributes: new Map(element.attributes), parent };
  copy.children = element.children.map((child) => copied(child, copy));
  return copy;
}

function double(element: XmlElementNode): void {
  element.parent?.children.push(copied(element, element.parent));
}

const STEP = /^(.+?)(?:\[(\d+)\])?$/;

function fits(parent: XmlElementNode, step: string): XmlElementNode[] {
  const [, name = '', place] = STEP.exec(step) ?? [];
  const found = parent.children.filter((child) => child.name === name);
  return place === undefined ? found : found.slice(Number(place) - 1, Number(place));
}

/** Elements along steps below the document element. */
function follow(root: XmlElementNode, steps: readonly string[]): XmlElementNode[] {
  return steps.reduce<XmlElementNode[]>(
    (found, step) => found.flatMap((one) => fits(one, step)),
    [root],
  );
}

/** Elements along steps; where there is none, one is made in the first that leads there. */
function reach(root: XmlElementNode, steps: readonly string[]): XmlElementNode[] {
  let found = [root];
  for (const step of steps) {
    const next = found.flatMap((one) => fits(one, step));
    const [first] = found;
    found = next.length > 0 || !first ? next : [add(first, step.replace(/\[\d+\]$/, ''))];
  }
  return found;
}

/** Elements at a path of names below the document element, for what is no term of EN 16931. */
export const elementsAt = (root: XmlElementNode, path: string): XmlElementNode[] =>
  follow(root, path.replaceAll(/\[\d+\]/g, '').split('/'));

function changePath(root: XmlElementNode, { sign, subject, attribute, value }: Change): void {
  const steps = subject.split('/').filter(Boolean);
  const name = steps.at(-1)?.replace(/\[\d+\]$/, '') ?? '';
  if (sign === '-' && attribute !== undefined) {
    for (const one of follow(root, steps)) setAttribute(one, attribute, null);
  } else if (sign === '-') {
    follow(root, steps).forEach(detach);
  } else if (sign === '*') {
    for (const parent of reach(root, steps.slice(0, -1))) {
      double(fits(parent, name)[0] ?? add(parent, name));
    }
  } else if (subject === '//' && attribute !== undefined) {
    for (const one of descendants(root)) {
      if (one.attributes.has(attribute)) setAttribute(one, attribute, value ?? '');
    }
  } else {
    const [parent] = sign === '+' ? reach(root, steps.slice(0, -1)) : [];
    for (const one of parent ? [add(parent, name)] : reach(root, steps)) {
      if (attribute !== undefined) setAttribute(one, attribute, value ?? '');
      else if (value !== undefined) setText(one, value);
    }
  }
}

/** Gives an element what a predicate of its path asks of it. */
function satisfy(element: XmlElementNode, condition: string): void {
  const [, left = '', right = ''] = /^(\S+)\s*=\s*(\S+)$/.exec(condition) ?? [];
  if (left === '') return;
  let value = right.replaceAll("'", '');
  if (right.startsWith('../../')) {
    const name = right.slice('../../'.length);
    const above = element.parent?.parent?.children.find((child) => child.name === name);
    value = above?.text ?? '';
  }
  if (left.startsWith('@')) setAttribute(element, left.slice(1), value);
  else left.split('/').reduce(add, element).text = value;
}

/** Adds a term to the first group that can have it, with the elements that lead to it. */
export function addTerm(root: XmlElementNode, syntax: Syntax, id: string, value: string): void {
  const path = pathOf(id, syntax, root)?.split(' | ')[0];
  if (!path) throw new Error(`${id} has no place in ${syntax}.`);
  const [first, ...steps] = splitSteps(path.slice(1));
  let element = root;
  let walked = `/${first}`;
  for (const step of steps) {
    if (step.startsWith('@')) {
      setAttribute(element, step.slice(1), value);
      return;
    }
    walked += `/${step}`;
    const { name, conditions } = splitStep(step);
    const existing = select(root, walked)[0]?.element;
    if (!existing) {
      element = add(element, name);
      for (const condition of conditions) satisfy(element, condition);
    } else {
      element = existing;
    }
  }
  element.text = value;
  if (syntax === 'ubl' && typeOf(id)?.endsWith('amount')) {
    const currency = root.children.find(({ name }) => name === 'cbc:DocumentCurrencyCode');
    setAttribute(element, 'currencyID', currency?.text ?? null);
  }
}

function changeTerm(
  root: XmlElementNode,
  syntax: Syntax,
  { sign, subject, value = '' }: Change,
): void {
  if (sign === '+') {
    addTerm(root, syntax, subject, value);
    return;
  }
  const hits = findTerm(root, syntax, subject);
  const [first] = hits;
  if (!first) throw new Error(`The sample has no ${subject} to change.`);
  // CII writes dates without hyphens.
  const isCompact = syntax === 'cii' && typeOf(subject) === 'date';
  const text = isCompact ? value.replaceAll('-', '') : value;
  if (sign === '*') double(first.element);
  for (const { element, attribute } of sign === '*' ? [] : hits) {
    if (attribute !== undefined) setAttribute(element, attribute, sign === '-' ? null : text);
    else if (sign === '-') detach(element);
    else element.text = text;
  }
}

/**
 * Changes a document in place.
 *
 * @throws Error for a term that the document lacks, or has no place for
 */
export function applyChange(root: XmlElementNode, syntax: Syntax, change: Change): void {
  if (change.isTerm) changeTerm(root, syntax, change);
  else changePath(root, change);
}

/** A changed copy of a document. */
export function changed(
  root: XmlElementNode,
  syntax: Syntax,
  changes: readonly Change[],
): XmlElementNode {
  const copy = copied(root, null);
  for (const change of changes) applyChange(copy, syntax, change);
  return copy;
}
