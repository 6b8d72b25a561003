import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Feed } from 'feed';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find } from 'edocument-search/records';
import { identity } from '../src/site/identity';
import { feedTexts, FOLDER } from '../src/site/release-feed';
import { dateIn } from '../src/site/written-date';
import type { BuiltLocale } from './built-locale';
import { hasClass, replaceElements, textOf } from './dom';
import type { SitePage } from './read-site';

/** A version in the release notes. */
interface Release {
  /** Id of its heading, for example `v3-2-0`. */
  id: string;
  title: string;
  date: Date;
  /** Text without heading, as HTML with absolute addresses. */
  html: string;
}

/**
 * The versions on a built page of release notes: each h2 with an id such as `v3-2-0`, with what
 * follows it up to the next h2.
 *
 * @param address absolute address of the page
 * @throws Error when a version has no date
 */
export function releasesOf(tree: Root, address: string): Release[] {
  const body = find(tree, (node) => hasClass(node, 'theme-doc-markdown'));
  const sections: { heading: Element; content: ElementContent[] }[] = [];
  for (const child of body?.children ?? []) {
    if (child.type === 'element' && child.tagName === 'h2') {
      sections.push({ heading: child, content: [] });
    } else {
      sections.at(-1)?.content.push(child);
    }
  }
  return sections
    .filter(({ heading }) => /^v\d/.test(String(heading.properties.id)))
    .map(({ heading, content }) => {
      const section: Root = { type: 'root', children: structuredClone(content) };
      const id = String(heading.properties.id);
      const date = dateIn(textOf(section));
      if (!date) {
        throw new Error(`${address}#${id} names no date: write "Released on 2 November 2026."`);
      }
      replaceElements(section, (node) => {
        if (hasClass(node, 'hash-link')) {
          return [];
        }
        delete node.properties.className;
        if (typeof node.properties.href === 'string') {
          node.properties.href = new URL(node.properties.href, address).href;
        }
        return undefined;
      });
      const title = textOf(heading)
        .replace(/\u200B/g, '')
        .trim();
      return { id, title, date, html: toHtml(section) };
    });
}

/** Title and description of a feed. */
interface FeedSite {
  title: string;
  description: string;
  author: string;
  /** Absolute address of the page of release notes. */
  address: string;
  /** Absolute address of the folder with the feed's files. */
  folder: string;
  language: string;
}

/** The feed of releases as Atom and as RSS. */
export function createFeed(
  releases: readonly Release[],
  { title, description, author, address, folder, language }: FeedSite,
): { atom: string; rss: string } {
  const feed = new Feed({
    id: address,
    link: address,
    title,
    description,
    language,
    author: { name: author },
    copyright: '',
    updated: releases[0]?.date ?? new Date(0),
    feedLinks: { atom: `${folder}/atom.xml`, rss: `${folder}/rss.xml` },
  });
  for (const { id, title: version, date, html } of releases) {
    const link = `${address}#${id}`;
    feed.addItem({ id: link, link, title: version, date, content: html });
  }
  // The library names the language in RSS only.
  const atom = feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
  return { atom, rss: feed.rss2() };
}

/** Path of the page of release notes in its locale. */
export const RELEASE_NOTES = 'Release Notes/ModificationHistory';

/**
 * Writes `release-notes/atom.xml` and `rss.xml`, if the page is that of the release notes.
 *
 * @returns whether it is
 */
export function writeReleaseFeed(
  { locale, folder, baseUrl }: BuiltLocale,
  { canonical = '', tree }: SitePage,
): boolean {
  if (decodeURI(canonical) !== baseUrl + RELEASE_NOTES) return false;
  const address = new URL(canonical, identity.siteUrl).href;
  const { atom, rss } = createFeed(releasesOf(tree, address), {
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
  return true;
}
