import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageData } from '../../../postbuild/read-site';
import { localeId, type LocaleId } from '../../locales';
import { ENTITIES } from '../entities';
import { entityData } from '../entities/page-data';
import type { EntityPages } from '../entities/pages';
import { pagesOf } from './pages';
import { redirectPages } from './redirect-pages';

/**
 * Finishes the build of each language with the programs in `postbuild/`: what follows from its pages,
 * then what hosts need for all languages that the build has so far. The last language leaves the
 * whole site finished, whichever were built.
 */
export function postbuild(context: LoadContext): Plugin {
  let pages: readonly PageData[] = [];
  return {
    name: 'postbuild',
    allContentLoaded({ allContent }) {
      const made = allContent[ENTITIES]?.['default'] as EntityPages;
      const locale = localeId(context.i18n.currentLocale);
      pages = [
        ...pagesOf(allContent, context.siteDir),
        ...entityData(made, context.baseUrl, locale),
      ];
    },
    async postBuild(props) {
      const { siteDir, outDir, baseUrl, siteConfig, i18n } = props;
      const locale = i18n.currentLocale as LocaleId;
      const buildDir = locale === i18n.defaultLocale ? outDir : path.dirname(outDir);
      await redirectPages(context, props);
      // Loaded here, since a development server does without.
      const { finishLocale, finishSite, PAGES_FILE } = await import('../../../postbuild');
      writeFileSync(path.join(outDir, PAGES_FILE), JSON.stringify(pages));
      const built = { locale, folder: outDir, baseUrl };
      const known = await finishLocale(siteDir, buildDir, built, siteConfig);
      await finishSite(siteDir, buildDir, {}, known);
    },
  };
}
