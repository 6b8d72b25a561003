import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import helpMap from '../../data/help-map.json';
import { defaultLocale } from '../../site/locales';
import { aliasPage } from './alias';
import { helpProblems } from './help-map';

/**
 * Serves the help that Business Central opens: checks that every page of the add-on leads to a
 * place that exists in each language, publishes the map as `/help-map.json`, and answers addresses
 * with the default language (`/en-GB/…`), which Docusaurus serves without it.
 */
export function contextSensitiveHelp({ i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'help-map',
    async postBuild({ outDir, routesPaths }) {
      const problems = helpProblems(helpMap.pages, outDir);
      if (problems.length > 0) {
        throw new Error(
          [`src/data/help-map.json, ${i18n.currentLocale}:`, ...problems].join('\n  '),
        );
      }
      if (i18n.currentLocale !== defaultLocale) return;
      writeFileSync(path.join(outDir, 'help-map.json'), JSON.stringify(helpMap));
      for (const route of routesPaths.filter((candidate) => !candidate.endsWith('.html'))) {
        // Some plugins give their routes encoded, some not.
        const plain = decodeURI(route);
        const folder = path.join(outDir, defaultLocale, plain);
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'index.html'), aliasPage(encodeURI(plain), siteConfig.url));
      }
    },
  };
}
