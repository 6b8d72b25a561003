import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * Pictures of each template against those in `baseline`. They come from Debian's Chromium and fonts,
 * so that only there they are the same; see DEVELOPING.md.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: {
    timeout: 15_000,
    // A browser of another month may draw some edges otherwise.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.1, scale: 'device' },
  },
  reporter: 'list',
  use: {
    ...base.use,
    // A quarter of the bytes: the repository keeps every picture that there ever was.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    cwd: join(__dirname, '../..'),
    url: `http://localhost:${port}/de-DE/`,
    reuseExistingServer: false,
  },
});
