import { defineConfig } from '@playwright/test';
// First here, so that all workers share its seed.
import './tests/support/sample';

const port = Number(process.env.TEST_PORT ?? 4173);
/** Tests that start a command which compiles the site: `npm run verify:all` has them. */
const commandTests = /tests\/commands\/.+\.spec\.ts$/;
/** Tests of the build with hosted search, which a project of its own makes first. */
const variantTests = /(?:search-hosted|variant)\.spec\.ts$/;
/** Tests for other browsers, and pictures, each with a configuration of their own. */
const otherTests = /tests\/(?:engines|visual)\/.+\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // `*.test.ts` are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors, since pages wait, too: for files, frames and keys.
  workers: 3,
  // A test that passes only sometimes proves nothing: it is mended, not tried again.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Patience, not a measure: what holds is seen at once. Specs set no shorter ones.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '.cache/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: [variantTests, commandTests, otherTests] },
    { name: 'variant build', testMatch: 'variant-build.setup.ts' },
    { name: 'variant', testMatch: variantTests, dependencies: ['variant build'] },
    { name: 'commands', testMatch: commandTests },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/de-DE/`,
    reuseExistingServer: false,
  },
});
