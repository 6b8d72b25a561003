import type { Page } from '@playwright/test';
import { inTurn } from './support/sample';
import { expect, locales, open, settled, test } from './support/site';

const link = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' });

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

for (const { id, base } of inTurn('navigation', locales)) {
  test(`links to and between rules and terms load no document, ${id}`, async ({ page }) => {
    await open(page, `${base}/xInvoice`);
    await page.evaluate(() => void (document.body.dataset.kept = ''));
    const heading = page.getByRole('heading', { level: 1 });
    const markdown = page.locator('link[type="text/markdown"]');

    await page.locator('main a[href$="/Rules/BR-DE-15"]').first().click();
    await expect(heading).toHaveText(/^BR-DE-15/);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^BR-DE-15/);
    await expect(markdown).toHaveAttribute('href', `${base}/Reference/Rules/BR-DE-15.md`);
    // Its breadcrumbs, and the term that it defines.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
    await page.getByRole('main').locator('a[href$="/Terms/BT-10"]').first().click();
    await expect(heading).toHaveText(/^BT-10/);
    await expect(page).toHaveTitle(/^BT-10/);
    await expect(heading).toBeFocused();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(heading).not.toHaveText(/^BT-10:/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText(/^BT-10:/);
    await page.goBack();
    await expect(heading).toHaveText(/^BR-DE-15/);
    await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  });

  test(`a rule is in the sidebar beside its siblings, with a way back, ${id}`, async ({ page }) => {
    await open(page, `${base}/Reference/Rules/BR-DE-15`);
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(/^BR-DE-15/);
    await sidebar.locator('a[href$="/Reference/Rules/BR-DE-16"]').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^BR-DE-16/);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(/^BR-DE-16/);
    await sidebar.locator('a[href$="/Reference/Check"]').click();
    await expect(page).toHaveURL(/\/Reference\/Check$/);
    await expect(sidebar.locator('a[href$="/Reference/Rules/BR-DE-16"]')).toHaveCount(0);
  });
}

test('the entry of the page is in sight in the sidebar, and its branch alone is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sidebar = page.locator('.theme-doc-sidebar-container .menu');
  for (const path of [
    '/Reference/Rules/BR-DE-15',
    '/Reference/Rules/CII-SR',
    '/Reference/Terms/BT-10',
    '/Reference/CodeLists/units',
    '/Reference/Glossary',
    '/HowTo/Update',
    '/Setup/XMLSchemas/XMLSchemaLines',
    '/Accessibility',
  ]) {
    await open(page, `/de-DE${path}`);
    const entry = sidebar.locator('[aria-current="page"]');
    await expect(entry, path).toHaveCount(1);
    await expect(entry, path).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    const opened = sidebar.locator(
      'li:not(.sidebar-group, .menu__list-item--collapsed) > .menu__list',
    );
    await expect(
      opened.filter({ hasNot: page.locator('[aria-current="page"]') }),
      path,
    ).toHaveCount(0);
  }
});

test('the address of no rule is not found when history leads there', async ({ page }) => {
  await open(page, '/de-DE/xInvoice');
  const address = '/de-DE/Reference/Rules/BR-DE-999';
  const link = page.locator('main a[href$="/Rules/BR-DE-15"]').first();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden');
  await expect(link).toHaveCount(0);
  // An error of hydration would come now.
  await settled(page);
});

for (const { id, base } of inTurn('navigation', locales)) {
  test(`the address of no rule hydrates as not found, and leads on, ${id}`, async ({
    page,
    consoleCheck,
  }) => {
    consoleCheck.allow(/status of 404/);
    await open(page, `${base}/Reference/Terms/BT-999`);
    await settled(page);
    await page.getByRole('main').locator('a[href*="/Reference/Terms/BT-"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^BT-/);
  });

  test(`code of pages that links in view lead to is fetched ahead, ${id}`, async ({ page }) => {
    const ahead = page.waitForRequest(
      (request) => request.resourceType() === 'other' && request.url().includes('/assets/js/'),
    );
    await open(page, `${base}/`);
    await ahead;
  });
}
