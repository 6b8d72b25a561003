import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
    include: ['{src,packages,postbuild,checks,scripts,tests}/**/*.test.{ts,tsx}'],
    // Patience, not a measure, also for builds of the site and hooks that prepare them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Imports JSON as bundlers do, which Node refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
});
