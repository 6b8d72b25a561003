import { expect, test, type Page } from '@playwright/test';
import { hydrated, locales, settled } from '../support/site';

/** One page of each template; the pictures are named by it. */
const templates = {
  start: '/',
  handbook: '/Setup/TargetList',
  'how-to': '/HowTo/CorrectInvoice',
  section: '/Setup',
  rule: '/Reference/Rules/BR-DE-15',
  term: '/Reference/Terms/BT-10',
  codes: '/Reference/CodeLists/currencies',
  check: '/Reference/Check',
  search: '/search?q=Leitweg-ID',
  post: '/blog/issuing-deadlines',
  releases: '/Release%20Notes/ModificationHistory',
  'not-found': '/Setup/TargetLst',
} as const;
const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const schemes = ['light', 'dark'] as const;

/** Dates of the history, which change without the design. */
const MOVING = '.theme-last-updated';

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  if (path.includes('?q='))
    await expect(page.locator('main').getByRole('status')).toContainText(/\d/);
  await settled(page);
}

for (const locale of locales) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const scheme of schemes) {
      test(`templates look as before: ${locale.id}, ${size}, ${scheme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((theme) => {
          localStorage.setItem('theme', theme);
          // The bar of the last release is another one with each.
          localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        }, scheme);
        // The font is only used where it is there at once, as it is from the second page on.
        await show(page, `${locale.base}/`);
        for (const [template, path] of Object.entries(templates)) {
          await show(page, locale.base + path);
          await expect
            .soft(page)
            .toHaveScreenshot(`${template}-${locale.id}-${size}-${scheme}.png`, {
              mask: [page.locator(MOVING)],
            });
        }
      });
    }
  }
}
