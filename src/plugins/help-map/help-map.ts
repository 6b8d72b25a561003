import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';

/** Where the help of one page of the add-on stands. */
export interface HelpTarget {
  /** English caption of the page, with the part after a comma. */
  readonly page: string;
  /** Path without language, as the page's canonical link has it. */
  readonly path: string;
  /** Id on that page, the same in every language. */
  readonly anchor?: string;
}

function hasId(tree: Nodes, id: string): boolean {
  let found = false;
  visit(tree, 'element', ({ properties }) => {
    found = properties.id === id;
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * What is wrong with the targets in a finished build of one language: one sentence for each page
 * that is not there, each anchor that is not on its page, and each name that occurs twice.
 */
export function helpProblems(targets: readonly HelpTarget[], buildDir: string): string[] {
  const trees = new Map<string, Root | undefined>();
  const seen = new Set<string>();
  return targets.flatMap(({ page, path: target, anchor }) => {
    if (seen.has(page)) return [`"${page}" occurs twice.`];
    seen.add(page);
    if (!trees.has(target)) {
      const file = path.join(buildDir, target, 'index.html');
      trees.set(target, existsSync(file) ? fromHtml(readFileSync(file, 'utf8')) : undefined);
    }
    const tree = trees.get(target);
    if (!tree) return [`"${page}" leads to ${target}, which is not a page.`];
    if (anchor !== undefined && !hasId(tree, anchor)) {
      return [`"${page}" leads to #${anchor}, which is not on ${target}.`];
    }
    return [];
  });
}
