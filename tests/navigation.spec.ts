import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site';

/** Elements of which the style was computed while something happened on a page. */
async function styledElements(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await action();
  const trace = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

const link = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' });

test('a navigation computes the style of the page once', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  await link(page).hover();
  const styled = await styledElements(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: 'Einheiten' })).toBeFocused();
  });
  const elements = await page.locator('*').count();
  expect(styled).toBeGreaterThan(elements / 10);
  expect(styled).toBeLessThan(elements);
});

test('the heading of a new page has a ring for the keyboard only', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Einheiten' });

  await open(page, '/de-DE/Setup/Currencies');
  await link(page).click();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');

  await open(page, '/de-DE/Setup/Currencies');
  await page.keyboard.press('Tab');
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'solid');
});
