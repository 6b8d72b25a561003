/**
 * Keeps the page alive after a browser's translator has put other nodes in the place of its texts:
 * React would fail to remove, or to insert before, a node that is no longer there.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes({ prototype }: Pick<typeof Node, 'prototype'>): void {
  const removeChild = prototype.removeChild;
  const insertBefore = prototype.insertBefore;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null);
    return child;
  };
}

if (typeof Node !== 'undefined') tolerateMovedNodes(Node);
