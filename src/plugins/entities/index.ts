import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageData } from '../../../postbuild/read-site';
import { buildSync } from 'esbuild';
import { ruleRoute } from '../../facts/entity-routes';
import messages from '../../facts/rule-messages.json';
import { addressOf } from '../../site/address';
import { inLocale, localeId, type LocaleId, type Localized } from '../../locales';
import type { EntityPages } from './pages';

/** Name of this plugin, by which `allContent` has its pages. */
export const ENTITIES = 'entities';

/** What validators report when a rule is broken, by the address of its page. */
const REPORTED = new Map(
  Object.entries<Localized<string>>(messages.rules).map(([id, text]) => [ruleRoute(id), text]),
);

/** What is known about the pages of the plugin after the build. */
export function entityData(
  { rules, terms, tables }: EntityPages,
  baseUrl: string,
  locale: LocaleId,
): PageData[] {
  return [...rules, ...terms, ...tables].map(({ route, title, description, breadcrumbs }) => {
    const reported = REPORTED.get(route);
    return {
      kind: 'entity' as const,
      path: addressOf(baseUrl, route),
      title,
      description,
      breadcrumbs: breadcrumbs.map(({ label }) => label),
      asks: reported ? [inLocale(reported, locale)] : [],
    };
  });
}

/** `pages.ts`, bundled: the engine in one piece loads in a tenth of the time of its modules. */
function loadPages(): typeof import('./pages') {
  const file = path.join(__dirname, 'pages.ts');
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
    logLevel: 'error',
  });
  const module = { exports: {} };
  const code = outputFiles.map(({ text }) => text).join('');
  const run: unknown = vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: file,
  });
  Reflect.apply(run as () => void, undefined, [module, module.exports, createRequire(file)]);
  return module.exports as typeof import('./pages');
}

/**
 * Makes a page for each rule, each term and each code list, and one for each family of rules of the
 * syntax, from the facts. The pages of rules and of terms have one route each, and in the browser they
 * stay as the server wrote them (`src/upstream/entity-routes.ts`), also when a link leads to one
 * (`src/upstream/entity-document.ts`), so that a thousand pages add nothing to the
 * scripts of the site.
 */
export function entities({ baseUrl, i18n, siteDir }: LoadContext): Plugin {
  const component = (name: string) => path.join(siteDir, 'src/components/EntityPage', name);
  return {
    name: ENTITIES,
    loadContent(): EntityPages {
      return loadPages().entityPages(localeId(i18n.currentLocale));
    },
    async contentLoaded({ content, actions }) {
      const { addRoute, createData } = actions;
      const { rules, terms, tables } = content as EntityPages;
      for (const [kind, pages] of [
        ['rule', rules],
        ['term', terms],
      ] as const) {
        await createData(`${kind}s.json`, JSON.stringify(pages));
        for (const { route } of pages) {
          addRoute({
            path: addressOf(baseUrl, route),
            component: `@entity/${kind}`,
            exact: true,
            entity: kind,
          });
        }
      }
      for (const table of tables) {
        const name = table.route.split('/').at(-1) ?? '';
        await createData(`${name}.json`, JSON.stringify(table));
        addRoute({
          path: addressOf(baseUrl, table.route),
          component: '@site/src/components/EntityTable',
          // By alias: chunks are named after this path, which must not depend on the folder of the build.
          modules: { page: `@generated/${ENTITIES}/default/${name}.json` },
          exact: true,
        });
      }
    },
    configureWebpack(_config, isServer) {
      const isWhole = isServer || process.env.NODE_ENV !== 'production';
      return {
        resolve: {
          alias: Object.fromEntries(
            ['rule', 'term'].map((kind) => [
              `@entity/${kind}$`,
              component(isWhole ? `${kind}.tsx` : 'frozen.tsx'),
            ]),
          ),
        },
      };
    },
  };
}
