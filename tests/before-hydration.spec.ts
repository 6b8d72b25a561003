import type { Page } from '@playwright/test';
import { holdBack } from './support/chunks';
import { expect, german, hydrated, test } from './support/site';

/**
 * Opens a page and keeps its code back.
 *
 * @returns function that lets the code come, and resolves when the page reacts
 */
async function openWithoutCode(page: Page, path = '/Setup/Units'): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/js\//);
  await page.goto(german.base + path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    release();
    await hydrated(page);
  };
}

const dialogInput = (page: Page) => page.getByRole('dialog').locator('input');

test('a link leads on without any code', async ({ page }) => {
  await openWithoutCode(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Currencies"]').click();
  await expect(page).toHaveURL('/de-DE/Setup/Currencies');
  await expect(page.locator('h1')).toHaveText('Währungen');
});

test('the search button opens the search, with what was typed after it', async ({ page }) => {
  const react = await openWithoutCode(page);
  await page.locator('.DocSearch-Button').click();
  await page.keyboard.type('Beleg');
  await react();
  await expect(dialogInput(page)).toHaveValue('Beleg');
});

test('the field of the home page does so, too', async ({ page }) => {
  const react = await openWithoutCode(page, '/');
  await page.locator('main button[data-search]').click();
  await page.keyboard.type('Beleg');
  await react();
  await expect(dialogInput(page)).toHaveValue('Beleg');
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens the search`, async ({ page }) => {
    const react = await openWithoutCode(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('XML');
    await react();
    await expect(dialogInput(page)).toHaveValue('XML');
  });
}

test('the colour mode changes', async ({ page }) => {
  const react = await openWithoutCode(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  // Disabled until the page reacts, so that Playwright would not click it.
  const box = await page.locator('.navbar [class*="colorModeToggle"] button').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await react();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the announcement closes', async ({ page }) => {
  const react = await openWithoutCode(page);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').click();
  await react();
  await expect(bar).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.locator('.navbar__toggle');
  const sidebar = (page: Page) => page.locator('.navbar-sidebar--show');

  test('the menu opens', async ({ page }) => {
    const react = await openWithoutCode(page);
    await menu(page).click();
    await react();
    await expect(sidebar(page)).toHaveCount(1);
  });

  test('the menu opens once when it is pressed while the page comes alive', async ({ page }) => {
    const react = await openWithoutCode(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    const alive = react();
    await page.waitForFunction(() => 'docusaurus' in window);
    await menu(page).click();
    await alive;
    await expect(sidebar(page)).toHaveCount(1);
  });
});

test('typing without a search before is not kept', async ({ page }) => {
  const react = await openWithoutCode(page);
  await page.keyboard.type('abc');
  await react();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tab that was pressed is chosen', async ({ page }) => {
  const react = await openWithoutCode(page, '/Setup/Currencies');
  const tab = page.getByRole('tab', { name: 'CII' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await react();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a Leitweg-ID that was typed is checked', async ({ page }) => {
  const react = await openWithoutCode(page, '/Reference/LeitwegID');
  const tool = page.locator('#leitweg-id-checker');
  await tool.getByLabel('Leitweg-ID').fill('04011000-1234512345-07');
  await react();
  await expect(tool.getByLabel('Leitweg-ID')).toHaveValue('04011000-1234512345-07');
  await expect(tool.getByRole('status').first()).toContainText('keine gültige Leitweg-ID');
});

test('a Leitweg-ID that was typed wins over the one of the link', async ({ page }) => {
  const path = '/Reference/LeitwegID#leitweg-id=04011000-1234512345-06';
  const react = await openWithoutCode(page, path);
  const field = page.locator('#leitweg-id-checker input');
  await field.fill('991-01234-44');
  await react();
  await expect(field).toHaveValue('991-01234-44');
});

test('days and percentage that were typed are in the cash discount', async ({ page }) => {
  const react = await openWithoutCode(page, '/Reference/CashDiscount');
  const tool = page.locator('#cash-discount-builder');
  await tool.getByLabel('Tage', { exact: true }).fill('10');
  await tool.locator('[name="percent"]').fill('3');
  await react();
  await expect(tool.locator('pre')).toContainText('#SKONTO#TAGE=10#PROZENT=3.00#');
});

test('points that were ticked join the stored ones', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('edocument.checklist.go-live', '["company"]'),
  );
  const react = await openWithoutCode(page, '/HowTo/GoLive');
  const points = page.getByRole('checkbox');
  await points.nth(0).check();
  await points.nth(2).check();
  await react();
  await expect(page.getByRole('status').filter({ hasText: '3' })).toBeVisible();
  for (const at of [0, 1, 2]) await expect(points.nth(at)).toBeChecked();
});

test('the syntax that was chosen is shown in the explorer', async ({ page }) => {
  const react = await openWithoutCode(page, '/Reference/BusinessTerms');
  const choice = page.getByRole('radio', { name: 'CII' });
  await choice.check();
  await react();
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', 'cii');
  await expect(choice).toBeChecked();
});
