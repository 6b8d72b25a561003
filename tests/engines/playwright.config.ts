import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support';

/**
 * The smaller suite for browsers that Playwright cannot drive as they are installed: it runs the
 * tests, and `firefox.ts` and `webkit.ts` drive the browsers.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // One browser at a time, and one tab in it.
  workers: 1,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' }, grepInvert: /@private/ },
    // Its driver opens private windows alone.
    { name: 'webkit', use: { engine: 'webkit' }, grepInvert: /@storing/ },
  ],
});
