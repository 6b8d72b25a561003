import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { datePatterns } from './date-patterns';

/** Parts of the theme that this site's configuration never shows. */
const neverShown = [
  // There is one version.
  '@theme/DocVersionBanner',
  // The sidebar cannot be hidden.
  '@theme/DocSidebar/Desktop/CollapseButton',
  '@theme/DocRoot/Layout/Sidebar/ExpandButton',
  // No author in blog/authors.yml has "socials".
  '@theme/Blog/Components/Author/Socials',
  // The footer has columns and no logo.
  '@theme/Footer/Links/Simple',
  '@theme/Footer/Logo',
];

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

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Takes a plugin of Docusaurus out of the configuration of the bundler. */
function removePlugin({ plugins = [] }: BundlerConfig, name: string): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === name);
  if (index < 0) {
    throw new Error(
      `src/plugins/first-load/index.ts: Docusaurus has no ${name} any more. See what has replaced ` +
        'it, and adapt or remove the line.',
    );
  }
  plugins.splice(index, 1);
}

/** The script of `inline/`, small and in one piece. */
function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'inline/index.ts')],
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

/**
 * Keeps small and few what a reader loads with the first page: leaves out what browsers never use,
 * loads what all pages of a kind share as one file, and all code after the first paint.
 */
export function firstLoad({ generatedFilesDir, i18n }: LoadContext): Plugin {
  const here = (file: string) => path.join(__dirname, file);
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const adapt = (rule: string, test: string | RegExp, options: object = {}) => ({
    test,
    use: [{ loader: here('adapt-loader.mjs'), options: { rule, ...options } }],
  });
  const onBothSides = [
    adapt('version', /plugin-content-docs[\\/]default[\\/]p[\\/](?:index|de-de)-\w+\.json$/),
    adapt('globalData', generated('globalData.json')),
    adapt('dates', /theme-common[\\/]lib[\\/]utils[\\/]IntlUtils\.js$/),
  ];
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
    name: 'first-load',
    async contentLoaded({ actions }) {
      await actions.createData('dates.json', JSON.stringify(datePatterns(i18n.currentLocale)));
    },
    // The development server inserts its scripts itself.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? { preBodyTags: [{ tagName: 'script', innerHTML: inlineScript() }] }
        : {},
    configureWebpack(config, isServer) {
      const alias = Object.fromEntries(neverShown.map((part) => [part, here('absent.ts')]));
      const font = {
        test: /source-sans-3.+\.woff2$/,
        enforce: 'pre' as const,
        use: [here('subset-font-loader.mjs')],
      };
      // While writing, changes of configuration and translations must show at once.
      if (process.env.NODE_ENV !== 'production') {
        return { resolve: { alias }, module: { rules: [font] } };
      }
      if (isServer) {
        const rules = [
          font,
          ...onBothSides,
          adapt('serverRegistry', generated('registry.js'), { merged }),
        ];
        return { resolve: { alias }, module: { rules } };
      }
      removePlugin(config, 'ChunkAssetPlugin');
      return {
        resolve: { alias: { ...alias, '@docusaurus/utils-common$': here('utils-common.ts') } },
        module: {
          rules: [
            font,
            ...onBothSides,
            adapt('config', generated('docusaurus.config.mjs')),
            adapt('siteMetadata', generated('site-metadata.json')),
            adapt('translations', generated('codeTranslations.json')),
            adapt('registry', generated('registry.js')),
            adapt('prefetch', /core[\\/]lib[\\/]client[\\/]docusaurus\.js$/),
            adapt('order', /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/),
            adapt('app', /core[\\/]lib[\\/]client[\\/]App\.js$/),
            adapt('entry', /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/),
            // Only code that the bundler leaves out uses them, and they do not say that they can be, too.
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
            {
              test: /\.[jt]sx?$/,
              enforce: 'pre' as const,
              use: [
                {
                  loader: here('translate-loader.mjs'),
                  options: { messages: generated('codeTranslations.json') },
                },
              ],
            },
          ],
        },
        optimization: {
          // The name of a chunk is its id: the runtime needs no table from one to the other.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
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
