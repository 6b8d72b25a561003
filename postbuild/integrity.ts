import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/site/files-below';
import type { BuiltLocale } from './built-locale';

/** A script or style sheet as Docusaurus' template names it, in a minified page. */
const NAMED_FILE = /<(?:link rel=stylesheet href|template data-script)=(\/[^\s>]+)/g;

/**
 * Puts the hash of each script and style sheet beside its name in the pages of a locale, so that
 * browsers refuse a damaged one. Docusaurus makes the pages from the names alone.
 *
 * @throws Error when a page names a file that is not there
 */
export function writeIntegrity({ folder, baseUrl }: BuiltLocale): void {
  const known = new Map<string, string>();
  const hashOf = (address: string): string => {
    const file = path.join(folder, decodeURI(address.slice(baseUrl.length)));
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
    known.set(address, hash);
    return hash;
  };
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const checked = html.replace(NAMED_FILE, (tag, address: string) => {
      if (!address.startsWith(`${baseUrl}assets/`)) return tag;
      const name = tag.startsWith('<link') ? 'integrity' : 'data-integrity';
      return `${tag} ${name}="sha256-${known.get(address) ?? hashOf(address)}"`;
    });
    if (checked !== html) writeFileSync(path.join(folder, file), checked);
  }
}
