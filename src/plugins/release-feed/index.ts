import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { identity } from '../../site/identity';
import { createFeed, releasesOf } from './feed';

const PAGE = 'Release Notes/ModificationHistory';
const FOLDER = 'release-notes';
const texts: Readonly<Record<string, { title: string; description: string }>> = {
  'en-GB': {
    title: 'Releases',
    description: 'What each version changes, and what you must do',
  },
  'de-DE': {
    title: 'Versionen',
    description: 'Was jede Version ändert und was Sie tun müssen',
  },
};

/** Writes `release-notes/atom.xml` and `rss.xml` from the finished page of release notes. */
export function releaseFeed({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const text = texts[language] ?? texts['en-GB'];
  const title = `${siteConfig.title}: ${text?.title}`;
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
      const { atom, rss } = createFeed(releases, {
        title,
        description: text?.description ?? '',
        author: identity.companyName,
        address,
        folder: new URL(baseUrl + FOLDER, siteConfig.url).href,
        language,
      });
      const folder = path.join(outDir, FOLDER);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'atom.xml'), atom);
      writeFileSync(path.join(folder, 'rss.xml'), rss);
      return Promise.resolve();
    },
  };
}
