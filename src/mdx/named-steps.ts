import type { List, Parent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Captions in bold that the numbered steps of a section name, each with the number of the first step.
 *
 * @param parent whose children are the blocks of the page
 * @param index of a block in the section
 */
export function namedSteps({ children }: Parent, index: number): Map<string, number> {
  const headings = children.flatMap(({ type }, at) => (type === 'heading' ? [at] : []));
  const start = Math.max(-1, ...headings.filter((at) => at < index)) + 1;
  const end = headings.find((at) => at > index);
  const section = children.slice(start, end) as RootContent[];
  const steps = new Map<string, number>();
  for (const list of section.filter(
    (node): node is List => node.type === 'list' && node.ordered === true,
  )) {
    for (const [at, item] of list.children.entries()) {
      visit(item, 'strong', (strong) => {
        const caption = toString(strong);
        if (!steps.has(caption)) steps.set(caption, (list.start ?? 1) + at);
      });
    }
  }
  return steps;
}
