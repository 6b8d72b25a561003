import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import helpMap from '../../src/facts/help-map.json';
import { identity } from '../../src/site/identity';
import { defaultLocale } from '../../src/site/locales';
import type { BuiltLocale } from '../built-locale';
import { aliasPage } from './alias';
import { helpProblems } from './help-map';

/**
 * Serves the help that Business Central opens: checks that every page of the add-on leads to a
 * place that exists in each language, publishes the map as `/help-map.json`, and answers addresses
 * with the default language (`/en-GB/…`), which Docusaurus serves without it.
 *
 * @param addresses clean paths of the pages of the locale, encoded
 * @throws Error that names what leads nowhere
 */
export function writeHelp({ locale, folder }: BuiltLocale, addresses: readonly string[]): void {
  const problems = helpProblems(helpMap.pages, folder);
  if (problems.length > 0) {
    throw new Error([`src/facts/help-map.json, ${locale}:`, ...problems].join('\n  '));
  }
  if (locale !== defaultLocale) return;
  writeFileSync(path.join(folder, 'help-map.json'), JSON.stringify(helpMap));
  for (const address of addresses) {
    const target = path.join(folder, defaultLocale, decodeURI(address));
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), aliasPage(address, identity.siteUrl));
  }
}
