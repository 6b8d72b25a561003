import type { Element, ElementContent, Root } from 'hast';

/** True for a class, and for one that a CSS module made of it. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return (
    Array.isArray(className) &&
    className.some((value) => value === name || String(value).startsWith(`${name}_`))
  );
}

export { toString as textOf } from 'hast-util-to-string';

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
