import type { Element, ElementContent, Nodes, Root } from 'hast';
import { visit, EXIT } from 'unist-util-visit';

/** Whether an element has a class, or one that a CSS module made of it. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return (
    Array.isArray(className) &&
    className.some((value) => value === name || String(value).startsWith(`${name}_`))
  );
}

/** The first element below a node for which the test holds. */
export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element: Element) => {
    if (!test(element)) {
      return undefined;
    }
    found = element;
    return EXIT;
  });
  return found;
}

/** All elements below a node for which the test holds, in their order. */
export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element: Element) => {
    if (test(element)) {
      found.push(element);
    }
  });
  return found;
}

/** Text of a node without markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A new element with the given children. */
export function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Replaces elements from the leaves up; `undefined` keeps one. Comments are dropped. */
export function replaceElements(
  node: Root | Element,
  replace: (element: Element) => ElementContent[] | undefined,
): void {
  node.children = (node.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') {
      return child.type === 'comment' ? [] : [child];
    }
    // Nobody asks where something stood, and copying the places takes time.
    delete child.position;
    replaceElements(child, replace);
    return replace(child) ?? [child];
  });
}
