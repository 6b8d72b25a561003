import type { LoadedContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { addressOf } from '../../site/address';
import { localeId } from '../../locales';
import { documentOf } from './document';
import { loadPages } from './load-pages';
import type { EntityPages } from './pages';
import { sections, type Section } from './sections';
import { sidebarOf, withPagesBelow } from './sidebar';

/** Name of this plugin, by which `allContent` has its pages. */
export const ENTITIES = 'entities';

/**
 * Pages of rules or terms whose data is one chunk. The scripts of every page of the site name each
 * chunk, about 19 bytes for one; so one for each page would cost every reader 11 kB (brotli), and six
 * together add 2 kB to their own pages, since they repeat each other.
 */
const CHUNK = 6;

type Page = Section['pages'][number];

/** Neighbours that share a chunk; each page with a table has its own. */
function chunksOf(pages: readonly Page[]): Page[][] {
  const texts = pages.filter((page) => 'sections' in page);
  const tables = pages.filter((page) => !('sections' in page));
  const groups = texts.flatMap((_, at) => (at % CHUNK === 0 ? [texts.slice(at, at + CHUNK)] : []));
  return [...groups, ...tables.map((page) => [page])];
}

/** The sidebar that the pages are in; that of the handbook, with their section spread out. */
const SIDEBAR = 'docs';

/**
 * Makes a page for each rule, each term and each code list, and one for each family of rules of the
 * syntax, from the facts.
 *
 * They are documents of the handbook: the routes have the shape that the docs plugin gives to those of
 * a version, out of the components that its options name (`@theme/DocsRoot` and so on), and the theme's
 * `DocItem` gets from data what MDX exports. So sidebar, table of contents, badge, date and actions are
 * those of the theme, and nothing here relies on more of Docusaurus than `addRoute`, these components
 * and the public types of their props. Each section has a root of its own, because its sidebar comes
 * with it: the lists of rules and terms are loaded by their own pages alone. MDX files instead, one for
 * each page, would take the compiler minutes; one route with a parameter would leave Docusaurus without
 * the addresses for its pages, its sitemap and the check of links.
 */
export function entities({ baseUrl, i18n }: LoadContext): Plugin {
  const locale = localeId(i18n.currentLocale);
  return {
    name: ENTITIES,
    loadContent(): EntityPages {
      return loadPages().entityPages(locale);
    },
    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const made = allContent[ENTITIES]?.['default'] as EntityPages;
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const version = docs.loadedVersions.find(({ isLast }) => isLast);
      if (!version) throw new Error('The docs plugin has no version that the pages could be in.');
      const { versionName, label, banner, badge, noIndex, className, isLast } = version;
      const sidebar = sidebarOf(version, SIDEBAR, baseUrl);
      for (const section of sections(made, locale, baseUrl)) {
        const place = { baseUrl, sidebar: SIDEBAR, version: versionName };
        const routes = await Promise.all(
          chunksOf(section.pages).map(async (chunk): Promise<RouteConfig[]> => {
            const docs = chunk.map((page) => documentOf(section, page, place));
            const name = `${chunk[0]?.route.slice(1)}.json`;
            const byPath = docs.map((doc) => [doc.metadata.permalink, doc] as const);
            await createData(name, JSON.stringify(Object.fromEntries(byPath)));
            return docs.map(({ metadata, text }) => ({
              path: metadata.permalink,
              component: `@site/src/components/${'sections' in text ? 'EntityPage' : 'EntityTable'}`,
              // By alias: chunks are named after this path, which must not depend on the folder of the build.
              modules: {
                pages: `@generated/${ENTITIES}/default/${name}`,
                DocItem: '@theme/DocItem',
              },
              metadata: { lastUpdatedAt: metadata.lastUpdatedAt },
              sidebar: SIDEBAR,
              exact: true,
            }));
          }),
        );
        const props: { version: PropVersionMetadata } = {
          version: {
            pluginId: 'default',
            version: versionName,
            ...{ label, banner, badge, noIndex, className, isLast },
            docsSidebars: {
              [SIDEBAR]: withPagesBelow(sidebar, addressOf(baseUrl, section.above), section.items),
            },
            docs: {},
          },
        };
        // Strict, with a slash: the page above the section is not in it.
        const root = { path: addressOf(baseUrl, section.folder), exact: false, strict: true };
        addRoute({
          ...root,
          component: '@theme/DocsRoot',
          routes: [
            {
              ...root,
              component: '@theme/DocVersionRoot',
              props,
              routes: [{ ...root, component: '@theme/DocRoot', routes: routes.flat() }],
            },
          ],
        });
      }
    },
  };
}
