import type { LoadContext, Plugin } from '@docusaurus/types';
import { WEB_MANIFEST } from '../../offline/protocol';

/**
 * Lets the reader install the site: names the web app manifest of the locale in its pages. The
 * manifest and the workers that keep the handbook are written by `postbuild/offline`.
 */
export function offline({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'offline',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + WEB_MANIFEST } },
      ],
    }),
  };
}
