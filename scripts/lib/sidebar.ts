/** Edits of `sidebars.ts` as text, so that its order, comments and layout stay. */

import { escapeRegExp } from '../../checks/lib/prose';

const entry = (id: string) => new RegExp(`^(\\s*)'${escapeRegExp(id)}',$`, 'm');

/**
 * Puts a page behind another one.
 *
 * @throws Error when the other page is not in the sidebar
 */
export function insertAfter(sidebar: string, id: string, after: string): string {
  if (!entry(after).test(sidebar)) {
    throw new Error(`"${after}" is not on a line of its own in sidebars.ts.`);
  }
  return sidebar.replace(entry(after), (line, indent: string) => `${line}\n${indent}'${id}',`);
}

/** Replaces the id of a page wherever it is quoted. */
export function replaceId(sidebar: string, from: string, to: string): string {
  return sidebar.replaceAll(`'${from}'`, `'${to}'`);
}

/** The last page of the sidebar in the same folder, if there is one. */
export function lastSibling(sidebar: string, id: string): string | undefined {
  const folder = id.replace(/[^/]*$/, '');
  const siblings = [...sidebar.matchAll(/^\s*'([^']+)',$/gm)]
    .map((match) => match[1] ?? '')
    .filter((other) => other.replace(/[^/]*$/, '') === folder);
  return siblings.at(-1);
}
