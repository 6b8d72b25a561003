import type { PageKind } from '../types';
import { CONTENT_LEVEL, type TreeNode, type TreePage } from './tree';

const LATER_KINDS: ReadonlySet<PageKind> = new Set(['reference', 'rules', 'news']);

/** A text that begins with a code, which has no small letter (`C62: one`, `BT-5: Currency`). */
export const CODE_LABEL = /^[^\p{Ll}:]{1,30}: /u;

/** True for the row of a table of codes, which is found by its first cell. */
export const isCodeRow = ({ level, text }: TreeNode): boolean =>
  level === CONTENT_LEVEL && CODE_LABEL.test(text);

/**
 * True for parts that most questions are answered without, so that they need not be loaded before the first answer:
 * pages that are looked up by what they are called, and the rows of code tables.
 */
export function isLater({ kind }: TreePage, node: TreeNode): boolean {
  return LATER_KINDS.has(kind) || isCodeRow(node);
}
