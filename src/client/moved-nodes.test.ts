import { expect, it } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes';

/** As much of a node as React uses, with the errors of a browser. */
class TestNode {
  parentNode: TestNode | null = null;
  children: TestNode[] = [];

  removeChild(child: TestNode): TestNode {
    if (child.parentNode !== this) throw new Error('NotFoundError');
    this.children = this.children.filter((one) => one !== child);
    child.parentNode = null;
    return child;
  }

  insertBefore(child: TestNode, next: TestNode | null): TestNode {
    if (next && next.parentNode !== this) throw new Error('NotFoundError');
    const at = next ? this.children.indexOf(next) : this.children.length;
    this.children.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
}

tolerateMovedNodes(TestNode as unknown as typeof Node);

it('a node that a translator has put elsewhere is not removed twice', () => {
  const [parent, text] = [new TestNode(), new TestNode()];
  expect(parent.removeChild(text)).toBe(text);
});

it('a node comes last where the one after it is gone', () => {
  const [parent, gone, text, other] = [0, 1, 2, 3].map(() => new TestNode()) as [
    TestNode,
    TestNode,
    TestNode,
    TestNode,
  ];
  parent.insertBefore(other, null);
  parent.insertBefore(text, gone);
  expect(parent.children).toEqual([other, text]);
});

it('nodes that are in their place are removed and inserted as ever', () => {
  const [parent, first, second] = [new TestNode(), new TestNode(), new TestNode()];
  parent.insertBefore(second, null);
  parent.insertBefore(first, second);
  expect(parent.children).toEqual([first, second]);
  parent.removeChild(first);
  expect(parent.children).toEqual([second]);
});
