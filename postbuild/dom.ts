import type { Element, ElementContent, Nodes, Root } from 'hast';

/** Whether an element has a class, or one that a CSS module made of it. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return (
    Array.isArray(className) &&
    className.some((value) => value === name || String(value).startsWith(`${name}_`))
  );
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
    replaceElements(child, replace);
    return replace(child) ?? [child];
  });
}
