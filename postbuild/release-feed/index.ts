import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identity } from '../../src/site/identity';
import type { BuiltLocale } from '../built-locale';
import { createFeed, releasesOf } from './feed';
import { feedTexts, FOLDER } from '../../src/site/release-feed';

const PAGE = 'Release Notes/ModificationHistory';

/** Writes `release-notes/atom.xml` and `rss.xml` from the finished page of release notes. */
export function writeReleaseFeed({ locale, folder, baseUrl }: BuiltLocale): void {
  const address = new URL(baseUrl + encodeURI(PAGE), identity.siteUrl).href;
  const html = readFileSync(path.join(folder, PAGE, 'index.html'), 'utf8');
  const { atom, rss } = createFeed(releasesOf(html, address), {
    ...feedTexts(identity.productName, locale),
    author: identity.companyName,
    address,
    folder: new URL(baseUrl + FOLDER, identity.siteUrl).href,
    language: locale,
  });
  const target = path.join(folder, FOLDER);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'atom.xml'), atom);
  writeFileSync(path.join(target, 'rss.xml'), rss);
}
