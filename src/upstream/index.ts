import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeId } from '../locales';
import { usesDocList } from './doc-list';
import { failureMessage } from './failure-message';
import {
  chunkNames,
  exactCapitals,
  noBuildOptions,
  noDocList,
  noNames,
  stayOffline,
} from './rewritings';

/** Modules that Docusaurus loads one by one, and the chunk that they become. */
const mergedModules: Readonly<Record<string, readonly string[]>> = {
  docs: [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    '@generated/entities/default/__plugin.json',
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

/** Data of the docs plugin about a version and about tags, which its pages load. */
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
const rewriting = (test: string | RegExp, rewrite: Rewrite) => ({
  test,
  enforce: 'pre' as const,
  use: [
    {
      loader: here('rewrite-loader.mjs'),
      options: {
        files: [here('rewritings.ts')],
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
    // The development server inserts its scripts itself.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            // Before the style sheet, which would keep it waiting.
            headTags: [{ tagName: 'script', innerHTML: inlineScript() }],
            // At the top, where a page without its style sheet shows it.
            preBodyTags: [failureMessage(localeId(i18n.currentLocale), baseUrl)],
          }
        : {},
    configureWebpack(_config, isServer) {
      const font = {
        test: /source-sans-3.+\.woff2$/,
        enforce: 'pre' as const,
        use: [here('subset-font-loader.mjs')],
      };
      // While writing, changes of translations must show at once.
      if (process.env.NODE_ENV !== 'production') return { module: { rules: [font] } };
      const rules = [font];
      if (isServer) {
        const registry = rewriting(generated('registry.js'), (text) => chunkNames(text, merged));
        return { module: { rules: [...rules, registry] } };
      }
      const needsDocs = usesDocList(siteDir, siteConfig.themeConfig.navbar);
      return {
        resolve: {
          alias: {
            '@docusaurus/utils-common$': here('utils-common.ts'),
          },
        },
        module: {
          rules: [
            ...rules,
            rewriting(/core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, stayOffline),
            rewriting(/react-router[\\/]esm[\\/]react-router\.js$/, exactCapitals),
            rewriting(generated('registry.js'), noNames),
            rewriting(generated('docusaurus.config.mjs'), noBuildOptions),
            ...(needsDocs ? [] : [rewriting(VERSION, noDocList)]),
            // Only code that is tree-shaken uses them, and they do not declare `sideEffects: false`.
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
        optimization: {
          // As Docusaurus names its chunks, so that the server finds the files of a page by these names.
          chunkIds: 'named' as const,
          splitChunks: {
            cacheGroups: {
              // As the bundler's own group, but for the readers of XML, HTML and workbooks: what a worker needs
              // before it runs is in its one file, which the page can fetch anew.
              defaultVendors: {
                idHint: 'vendors',
                test: /[\\/]node_modules[\\/](?!(?:saxes|htmlparser2|entities|hucre)[\\/])/,
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
