import type { LoadContext, Plugin } from '@docusaurus/types';
import { feedTexts, FOLDER } from '../../site/release-feed';

/** Names the feed of releases in the pages; `postbuild/release-feed` writes it. */
export function releaseFeed({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const { title } = feedTexts(siteConfig.title, i18n.currentLocale);
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
  };
}
