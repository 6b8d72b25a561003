import { businessTerm, findTerm, pathOf } from './business-terms';
import type { Syntax } from './catalogue';
import { select, splitStep, splitSteps } from './xml-path';
import type { XmlElementNode } from './xml-tree';

/** Breaks a document that was read with `parseXml`, in the same way in both syntaxes. */
type Mutation = (root: XmlElementNode, syntax: Syntax) => void;

function hits(root: XmlElementNode, syntax: Syntax, id: string) {
  const term = businessTerm(id);
  const found = term ? findTerm(root, syntax, term) : [];
  if (found.length === 0) throw new Error(`The sample has no ${id} to change.`);
  return found;
}

function setAttribute(element: XmlElementNode, name: string, value: string | null): void {
  const attributes = new Map(element.attributes);
  if (value === null) attributes.delete(name);
  else attributes.set(name, value);
  element.attributes = attributes;
}

function appendChild(parent: XmlElementNode, name: string, text = ''): XmlElementNode {
  const child = {
    name,
    attributes: new Map<string, string>(),
    parent,
    children: [],
    text,
    startLine: parent.startLine,
    endLine: parent.endLine,
  };
  parent.children.push(child);
  return child;
}

/** Removes every occurrence of these terms or groups. */
export function remove(...ids: string[]): Mutation {
  return (root, syntax) => {
    for (const { element, attribute } of ids.flatMap((id) => hits(root, syntax, id))) {
      const { parent } = element;
      if (attribute !== undefined) setAttribute(element, attribute, null);
      else if (parent) parent.children = parent.children.filter((child) => child !== element);
    }
  };
}

/** Gives every occurrence of a term this value; a date as ISO 8601, in CII written its way. */
export function set(id: string, value: string): Mutation {
  return (root, syntax) => {
    const compact = syntax === 'cii' && businessTerm(id)?.type === 'date';
    const text = compact ? value.replaceAll('-', '') : value;
    for (const { element, attribute } of hits(root, syntax, id)) {
      if (attribute === undefined) element.text = text;
      else setAttribute(element, attribute, text);
    }
  };
}

/** Elements at a path of names below the document element, for what is no term of EN 16931. */
export function elementsAt(root: XmlElementNode, path: string): XmlElementNode[] {
  return path
    .split('/')
    .reduce(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [root],
    );
}

/** Gives the first element at a path, or attribute of it (`a/b@c`), a value; what is missing is made. */
export function put(path: string, value: string): Mutation {
  return (root) => {
    const [names = '', attribute] = path.split('@');
    const element = names
      .split('/')
      .reduce(
        (parent, name) =>
          parent.children.find((child) => child.name === name) ?? appendChild(parent, name),
        root,
      );
    if (attribute !== undefined) setAttribute(element, attribute, value);
    else element.text = value;
  };
}

function copied(element: XmlElementNode, parent: XmlElementNode): XmlElementNode {
  const copy: XmlElementNode = { ...element, attributes: new Map(element.attributes), parent };
  copy.children = element.children.map((child) => copied(child, copy));
  return copy;
}

/** Puts a copy of the first element at a path beside it. */
export function double(path: string): Mutation {
  return (root) => {
    const [first] = elementsAt(root, path);
    if (!first?.parent) throw new Error(`The sample has no ${path} to copy.`);
    first.parent.children.push(copied(first, first.parent));
  };
}

/** Removes the elements at a path. */
export function drop(path: string): Mutation {
  return (root) => {
    const gone = new Set(elementsAt(root, path));
    if (gone.size === 0) throw new Error(`The sample has no ${path} to remove.`);
    for (const { parent } of gone) {
      if (parent) parent.children = parent.children.filter((child) => !gone.has(child));
    }
  };
}

/** Adds a second occurrence of a group beside the first. */
export function repeat(id: string): Mutation {
  return (root, syntax) => {
    const first = hits(root, syntax, id)[0];
    first?.element.parent?.children.push(first.element);
  };
}

function satisfy(element: XmlElementNode, condition: string): void {
  const [, left = '', right = ''] = /^(\S+)\s*=\s*(\S+)$/.exec(condition) ?? [];
  if (left === '') return;
  let value = right.replaceAll("'", '');
  if (right.startsWith('../../')) {
    const name = right.slice('../../'.length);
    const above = element.parent?.parent?.children.find((child) => child.name === name);
    value = above?.text ?? '';
  }
  if (left.startsWith('@')) {
    setAttribute(element, left.slice(1), value);
  } else {
    const names = left.split('/');
    const leaf = names.reduce((parent, name) => appendChild(parent, name), element);
    leaf.text = value;
  }
}

/** Adds a term to the first group that can have it, with the elements that lead to it. */
export function add(id: string, value: string): Mutation {
  return (root, syntax) => {
    const term = businessTerm(id);
    const path = term ? pathOf(term, syntax, root)?.split(' | ')[0] : null;
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
        element = appendChild(element, name);
        for (const condition of conditions) satisfy(element, condition);
      } else {
        element = existing;
      }
    }
    element.text = value;
    if (syntax === 'ubl' && term?.type.endsWith('amount')) {
      const currency = root.children.find(({ name }) => name === 'cbc:DocumentCurrencyCode');
      setAttribute(element, 'currencyID', currency?.text ?? null);
    }
  };
}
