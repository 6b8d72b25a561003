import type { PageKind } from '../types';
import { CONTENT_LEVEL, type TreeNode, type TreePage } from './tree';

const LATER_KINDS: ReadonlySet<PageKind> = new Set(['reference', 'rules', 'news']);

/** A row of a table of codes: its first cell has no small letter (`C62: one`, `BT-5: Currency`). */
const CODE_ROW = /^[^\p{Ll}:]{1,30}: /u;

/** Whether a block is the row of a code, which is found by it. */
export const isCodeRow = ({ level, text }: TreeNode): boolean =>
  level === CONTENT_LEVEL && CODE_ROW.test(text);

/**
 * What most questions are answered without, so that it need not be loaded before the first answer:
 * pages that are looked up by what they are called, and the rows of code tables.
 */
export function isLater({ kind }: TreePage, node: TreeNode): boolean {
  return LATER_KINDS.has(kind) || isCodeRow(node);
}
