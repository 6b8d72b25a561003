import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Docusaurus' tsconfig leaves JSX to its own compiler.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{src,packages,postbuild,checks,scripts,tests}/**/*.test.{ts,tsx}'],
    // Builds of the whole site, for its error messages.
    testTimeout: 60_000,
    // Imports JSON as bundlers do, which Node refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
});
