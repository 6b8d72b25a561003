import type { Parent, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ledgerDay } from '../facts/ledger-model';
import { localeOfFile } from '../locales';

/** Joins texts that follow each other, since React would part them by comments. */
function joined(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.reduce<PhrasingContent[]>((done, node) => {
    const last = done.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') return [...done, node];
    return [...done.slice(0, -1), { ...last, value: last.value + node.value }];
  }, []);
}

/**
 * Puts the day of the last comparison in the place of `<LedgerDay of="duty" />`, as text. With
 * several entries it is the earliest one.
 *
 * @throws naming file, line and remedy when there is no such entry
 */
export function ledgerDays() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxTextElement', (element: MdxJsxTextElement, index, parent) => {
      if (element.name !== 'LedgerDay' || index === undefined) return;
      const [attribute] = element.attributes;
      const ids = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
      try {
        const value = ledgerDay(typeof ids === 'string' ? ids : '', localeOfFile(file.path));
        const block = parent as Parent & { children: PhrasingContent[] };
        block.children[index] = { type: 'text', value, position: element.position };
        block.children = joined(block.children);
        return index;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const where = `${file.path}:${element.position?.start.line ?? '?'}`;
        throw new Error(`${where}: <LedgerDay>: ${reason}`, { cause: error });
      }
    });
  };
}
