import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import helpMap from '../../src/facts/help-map.json';
import { identity } from '../../src/site/identity';
import { defaultLocale } from '../../src/site/locales';
import type { BuiltLocale } from '../built-locale';
import type { BuiltPage } from '../hosting/facts';
import { aliasPage } from './alias';
import { helpProblems } from './help-map';

/** Publishes the map of the help that Business Central opens, as `/help-map.json`. */
export function writeHelpMap(buildDir: string): void {
  writeFileSync(path.join(buildDir, 'help-map.json'), JSON.stringify(helpMap));
}

/**
 * Serves the help that Business Central opens: checks that every page of the add-on leads to a
 * place that exists in each language, and answers addresses with the default language (`/en-GB/…`),
 * which Docusaurus serves without it.
 *
 * @throws Error that names what leads nowhere
 */
export function writeHelp({ locale, folder }: BuiltLocale, pages: readonly BuiltPage[]): void {
  const problems = helpProblems(helpMap.pages, folder);
  if (problems.length > 0) {
    throw new Error([`src/facts/help-map.json, ${locale}:`, ...problems].join('\n  '));
  }
  if (locale !== defaultLocale) return;
  for (const { canonical, isRedirect } of pages) {
    if (!canonical || isRedirect) continue;
    const target = path.join(folder, defaultLocale, decodeURI(canonical));
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), aliasPage(canonical, identity.siteUrl));
  }
}
