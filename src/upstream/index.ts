import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeId } from '../locales';
import { withoutChunkTable } from './chunk-table';
import { datePatterns } from './date-patterns';
import { usesDocList } from './doc-list';
import { fetchEntities, oneChunkForAll, oneRouteForAll } from './entity-routes';
import { failureMessage } from './failure-message';
import {
  chunkNames,
  fetchAhead,
  fileByName,
  formatDates,
  noBaseUrlBanner,
  noBuildOptions,
  noDocList,
  noNames,
  noPageIds,
  noPluginVersions,
  noTable,
  orderByCode,
  prefetchLater,
  preloadByPath,
  stayOffline,
} from './rewritings';
import { freeCompilers } from './split-chunks';
import { stableNames } from './stable-names';
import { translateTexts } from './translate-texts';

/** Modules that Docusaurus loads one by one, and the chunk that they become. */
const mergedModules: Readonly<Record<string, readonly string[]>> = {
  docs: [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  ],
  blog: [
    '@theme/BlogListPage',
    '@theme/BlogPostPage',
    '@generated/docusaurus-plugin-content-blog/default/__plugin.json',
    '~blog/default/blogMetadata-default.json',
    '~blog/default/blog-post-list-prop-default.json',
  ],
};

/** Name that Docusaurus 3.8.1 gives the chunk of a module; see core/lib/server/codegen. */
const chunkNameOf = (module: string) => createHash('md5').update(module).digest('hex').slice(0, 8);

/** What the docs plugin tells its pages about their version, and about tags. */
const VERSION = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

const here = (file: string) => path.join(__dirname, file);

/** The script of `inline/`, small and in one piece. */
function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [here('inline/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

type Rewrite = (text: string, file: string) => string;

/** A rule of the bundler that rewrites the files of a test; an error names file and remedy. */
const rewriting = (test: string | RegExp, rewrite: Rewrite, files: readonly string[] = []) => ({
  test,
  enforce: 'pre' as const,
  use: [
    {
      loader: here('rewrite-loader.mjs'),
      options: {
        files: [...files, here('rewritings.ts'), here('translate-texts.ts')],
        rewrite: (text: string, file: string): string => {
          try {
            return rewrite(text, file);
          } catch (error) {
            throw new Error(
              `${file}: ${(error as Error).message}. See src/upstream/README.md, and adapt or remove the rewriting.`,
              { cause: error },
            );
          }
        },
      },
    },
  ],
});

/**
 * Everything that the build does to what Docusaurus ships, so that a reader loads less with the first
 * page and sooner can use it. `README.md` has the reason and the figure of each.
 */
export function upstream(context: LoadContext): Plugin {
  const { generatedFilesDir, i18n, baseUrl, siteDir, siteConfig } = context;
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const merged = Object.fromEntries(
    Object.entries(mergedModules).flatMap(([name, modules]) =>
      modules.map((each) => [chunkNameOf(each), name]),
    ),
  );
  const mergedGroups = Object.fromEntries(
    Object.keys(mergedModules).map((name) => [
      name,
      {
        name,
        chunks: (chunk: { name?: string | null }) => merged[chunk.name ?? ''] === name,
        enforce: true,
        priority: 45,
      },
    ]),
  );

  return {
    name: 'upstream',
    async contentLoaded({ actions }) {
      await actions.createData('dates.json', JSON.stringify(datePatterns(i18n.currentLocale)));
    },
    // The development server inserts its scripts itself.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            // Before the style sheet, which would keep it waiting.
            headTags: [{ tagName: 'script', innerHTML: inlineScript() }],
            postBodyTags: [failureMessage(localeId(i18n.currentLocale), baseUrl)],
          }
        : {},
    configureWebpack(config, isServer) {
      const font = {
        test: /source-sans-3.+\.woff2$/,
        enforce: 'pre' as const,
        use: [here('subset-font-loader.mjs')],
      };
      // While writing, changes of translations must show at once.
      if (process.env.NODE_ENV !== 'production') return { module: { rules: [font] } };
      const rules = [
        font,
        rewriting(/theme-common[\\/]lib[\\/]utils[\\/]IntlUtils\.js$/, formatDates),
        rewriting(generated('routes.js'), (text) =>
          isServer ? oneRouteForAll(text) : fetchEntities(oneRouteForAll(text)),
        ),
        rewriting(generated('routesChunkNames.json'), oneChunkForAll),
      ];
      if (isServer) {
        const registry = rewriting(generated('registry.js'), (text) => chunkNames(text, merged));
        return { module: { rules: [...rules, registry] } };
      }
      const needsDocs = usesDocList(siteDir, siteConfig.themeConfig.navbar);
      const table = generated('codeTranslations.json');
      const messages = JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>;
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace', plugins: 'replace' },
        plugins: [...withoutChunkTable(config.plugins), freeCompilers as never],
        resolve: {
          alias: {
            '@docusaurus/utils-common$': here('utils-common.ts'),
            'prop-types$': here('prop-types.ts'),
          },
        },
        module: {
          rules: [
            ...rules,
            rewriting(/theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, orderByCode),
            rewriting(/core[\\/]lib[\\/]client[\\/]prefetch\.js$/, fetchAhead),
            rewriting(/core[\\/]lib[\\/]client[\\/]preload\.js$/, preloadByPath),
            rewriting(/core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, (text) =>
              prefetchLater(fileByName(text)),
            ),
            rewriting(/core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, stayOffline),
            rewriting(table, noTable),
            rewriting(generated('registry.js'), noNames),
            rewriting(generated('docusaurus.config.mjs'), noBuildOptions),
            rewriting(generated('site-metadata.json'), noPluginVersions),
            ...(siteConfig.baseUrlIssueBanner
              ? []
              : [rewriting(/BaseUrlIssueBanner[\\/]index\.js$/, noBaseUrlBanner)]),
            ...(needsDocs
              ? []
              : [
                  rewriting(VERSION, noDocList),
                  rewriting(generated('globalData.json'), noPageIds),
                ]),
            rewriting(/\.[jt]sx?$/, (text, file) => translateTexts(text, file, messages), [table]),
            // Only code that is tree-shaken uses them, and they do not declare `sideEffects: false`.
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
        optimization: {
          ...stableNames(config.optimization),
          // Docusaurus names its chunks: a second name for each would be a table in the first load.
          chunkIds: 'named' as const,
          splitChunks: {
            cacheGroups: {
              // As the bundler's own group, but for the readers of XML and HTML: what a worker needs before it
              // runs is in its one file, which the page can fetch anew.
              defaultVendors: {
                idHint: 'vendors',
                test: /[\\/]node_modules[\\/](?!(?:saxes|htmlparser2|entities)[\\/])/,
                reuseExistingChunk: true,
                // Not after its modules, whose paths every page would have in its table of chunks.
                name: (_module: unknown, chunks: readonly { name?: string | null }[]) => {
                  const names = chunks.map(({ name }) => name);
                  return names.every(Boolean) ? chunkNameOf(names.sort().join()) : undefined;
                },
                priority: -10,
              },
              // The look of the search dialog comes with its code, not with every page.
              dialogStyles: {
                test: /SearchDialog[\\/]dialog\.css/,
                type: 'css/mini-extract',
                chunks: 'async' as const,
                enforce: true,
                priority: 60,
              },
              ...mergedGroups,
            },
          },
        },
      };
    },
  };
}
