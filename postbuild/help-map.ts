import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpTargets, type HelpTarget } from '../src/facts/help';
import { identity } from '../src/site/identity';
import { aliasPage } from './alias-page';

/**
 * Problems of the targets in a finished build of one language: one sentence for each page
 * that is not there, each anchor that is not on its page, and each name that occurs twice.
 *
 * @param ids ids on each page, by its path without language
 */
export function helpProblems(
  targets: readonly HelpTarget[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const seen = new Set<string>();
  return targets.flatMap(({ page, path: target, anchor }) => {
    if (seen.has(page)) return [`"${page}" occurs twice.`];
    seen.add(page);
    const found = ids.get(decodeURI(target));
    if (!found) return [`"${page}" leads to ${target}, which is not a page.`];
    if (anchor !== undefined && !found.has(anchor)) {
      return [`"${page}" leads to #${anchor}, which is not on ${target}.`];
    }
    return [];
  });
}

/**
 * Checks that every page of the add-on has its help in a language.
 *
 * @throws Error that names what leads nowhere
 */
export function checkHelp(locale: string, ids: ReadonlyMap<string, ReadonlySet<string>>): void {
  const problems = helpProblems(helpTargets, ids);
  if (problems.length > 0) {
    throw new Error([`Help map (src/facts/help.ts), ${locale}:`, ...problems].join('\n  '));
  }
}

/** Publishes the map of the help that Business Central opens, as `/help-map.json`. */
export function writeHelpMap(buildDir: string): void {
  writeFileSync(path.join(buildDir, 'help-map.json'), JSON.stringify({ pages: helpTargets }));
}

/**
 * Answers addresses with the default language (`/en-GB/…`), which Business Central opens and
 * Docusaurus serves without it.
 *
 * @param addresses clean paths of the pages of the default language, encoded
 */
export function writeAliases(folder: string, locale: string, addresses: readonly string[]): void {
  for (const address of addresses) {
    const target = path.join(folder, locale, decodeURI(address));
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), aliasPage(address, identity.siteUrl));
  }
}
