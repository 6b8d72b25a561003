import { CONTENT_LEVEL, type TreeNode } from './tree';

/** The sections around an answer, which all pages call the same; `Other` is what a page is there for. */
export const SectionKind = { Other: 0, Prepare: 1, Steps: 2, Test: 3, Result: 4, Undo: 5 } as const;
export type SectionKind = (typeof SectionKind)[keyof typeof SectionKind];

const ANCHORS: Readonly<Record<string, SectionKind>> = {
  'before-you-start': SectionKind.Prepare,
  steps: SectionKind.Steps,
  test: SectionKind.Test,
  result: SectionKind.Result,
  undo: SectionKind.Undo,
};

/** The kind of the section that each node is, or is in. */
export function sectionKinds(nodes: readonly TreeNode[]): SectionKind[] {
  let kind: SectionKind = SectionKind.Other;
  return nodes.map(({ anchor, level }) => {
    if (level < CONTENT_LEVEL) kind = ANCHORS[anchor ?? ''] ?? SectionKind.Other;
    return kind;
  });
}
