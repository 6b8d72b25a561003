import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createFeed, releasesOf } from './feed';

const PAGE = 'Release Notes/ModificationHistory';
const FOLDER = 'release-notes';
const titles: Readonly<Record<string, string>> = {
  'en-GB': 'Releases',
  'de-DE': 'Versionen',
};

/** Writes `release-notes/atom.xml` and `rss.xml` from the finished page of release notes. */
export function releaseFeed({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const title = `${siteConfig.title}: ${titles[i18n.currentLocale] ?? titles['en-GB']}`;
  return {
    name: 'release-feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title,
            href: `${baseUrl}${FOLDER}/atom.xml`,
          },
        },
      ],
    }),
    postBuild({ outDir }) {
      const address = new URL(baseUrl + encodeURI(PAGE), siteConfig.url).href;
      const html = readFileSync(path.join(outDir, PAGE, 'index.html'), 'utf8');
      const releases = releasesOf(html, address);
      const feed = createFeed(releases, { title, address, language: i18n.currentLocale });
      const folder = path.join(outDir, FOLDER);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'atom.xml'), feed.atom1());
      writeFileSync(path.join(folder, 'rss.xml'), feed.rss2());
      return Promise.resolve();
    },
  };
}
