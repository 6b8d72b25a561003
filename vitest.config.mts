import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const ALL = '{src,packages,postbuild,checks,scripts,tests,bench}/**/*.test.{ts,tsx}';
/** What the built site proves without a browser: `npm run build` comes first. */
const BUILT = 'tests/built/**/*.test.ts';
const alone = [
  'src/{client,components,hooks,loading,offline,theme,upstream}/**/*.test.{ts,tsx}',
  'src/desk/*/worker.test.ts',
  'packages/invoice/src/{validate-cut,cli/cli}.test.ts',
  'packages/search/src/{download,algolia/client}.test.ts',
];

export default defineConfig({
  // Docusaurus' tsconfig leaves JSX to its own compiler.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      '@site': fileURLToPath(new URL('.', import.meta.url)),
      // Docusaurus generates it for each build of a locale.
      '@generated/i18n': fileURLToPath(new URL('src/locales/testing.ts', import.meta.url)),
    },
  },
  test: {
    // Patience, not a measure, also for builds of the site and hooks that prepare them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      // Each file loads its modules anew: its tests replace modules, globals or clocks.
      { extends: true, test: { name: 'alone', include: alone } },
      // The files share what they load, in half of the time.
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: [ALL],
          exclude: [...configDefaults.exclude, ...alone, BUILT],
        },
      },
      {
        extends: true,
        test: { name: 'built', include: [BUILT], expect: { poll: { timeout: 60_000 } } },
      },
    ],
  },
});
