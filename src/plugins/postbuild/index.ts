import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LocaleId } from '../../site/locales';
import { redirectPages } from './redirect-pages';

/**
 * Finishes the build of each language with the programs in `postbuild/`: what follows from its pages,
 * then what hosts need for all languages that the build has so far. The last language leaves the
 * whole site finished, whichever were built.
 */
export function postbuild(context: LoadContext): Plugin {
  return {
    name: 'postbuild',
    async postBuild(props) {
      const { siteDir, outDir, baseUrl, siteConfig, i18n } = props;
      await redirectPages(context, props);
      // Loaded here, since a development server does without.
      const { finishLocale, finishSite } = await import('../../../postbuild');
      const locale = i18n.currentLocale as LocaleId;
      finishLocale(siteDir, { locale, folder: outDir, baseUrl }, siteConfig);
      await finishSite(siteDir, locale === i18n.defaultLocale ? outDir : path.dirname(outDir));
    },
  };
}
