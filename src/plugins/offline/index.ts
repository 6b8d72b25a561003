import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { webManifest } from '../../../postbuild/offline/web-manifest';

const FILE = 'manifest.webmanifest';

/**
 * Lets the reader install the site: writes the web app manifest of the locale and names it in its
 * pages. The workers that keep the handbook follow in `npm run build:finish`.
 */
export function offline({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'offline',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + FILE } }],
    }),
    postBuild({ outDir }) {
      const manifest = webManifest(
        siteConfig.title,
        siteConfig.tagline,
        i18n.currentLocale,
        baseUrl,
      );
      writeFileSync(path.join(outDir, FILE), JSON.stringify(manifest));
      return Promise.resolve();
    },
  };
}
