import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** Where the help of one page of the add-on stands. */
export interface HelpTarget {
  /** English caption of the page, with the part after a comma. */
  readonly page: string;
  /** Path without language, as the page's canonical link has it. */
  readonly path: string;
  /** Id on that page, the same in every language. */
  readonly anchor?: string;
}

function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  new Parser({
    onopentag(_tagName, { id }) {
      if (id !== undefined) ids.add(id);
    },
  }).end(html);
  return ids;
}

/**
 * What is wrong with the targets in a finished build of one language: one sentence for each page
 * that is not there, each anchor that is not on its page, and each name that occurs twice.
 */
export function helpProblems(targets: readonly HelpTarget[], buildDir: string): string[] {
  const idsOf = new Map<string, Set<string> | undefined>();
  const seen = new Set<string>();
  return targets.flatMap(({ page, path: target, anchor }) => {
    if (seen.has(page)) return [`"${page}" occurs twice.`];
    seen.add(page);
    if (!idsOf.has(target)) {
      const file = path.join(buildDir, target, 'index.html');
      idsOf.set(target, existsSync(file) ? idsIn(readFileSync(file, 'utf8')) : undefined);
    }
    const ids = idsOf.get(target);
    if (!ids) return [`"${page}" leads to ${target}, which is not a page.`];
    if (anchor !== undefined && !ids.has(anchor)) {
      return [`"${page}" leads to #${anchor}, which is not on ${target}.`];
    }
    return [];
  });
}
