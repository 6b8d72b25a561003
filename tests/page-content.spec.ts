import type { Page } from '@playwright/test';
import { expect, german, open, test } from './support/site';

const currencies = `${german.base}/Setup/Currencies`;
const codes = `${german.base}/Reference/CodeLists/currencies`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();
const filter = (page: Page) => page.locator('.filterable-table').first();

test('a text in a filter takes effect and stays in the page', async ({ page }) => {
  await open(page, codes);
  const input = filter(page).getByRole('textbox');
  await input.pressSequentially('CHF');
  await expect(filter(page).locator('tbody tr:visible')).toHaveCount(2);
  await expect(page).toHaveURL(codes);
});

test('a filter does not find what the buttons of rows are called', async ({ page }) => {
  await open(page, '/Reference/CodeLists/currencies');
  await filter(page).getByRole('textbox').pressSequentially('cop');
  await expect(filter(page).locator('tbody tr:visible')).toHaveCount(1);
  await expect(filter(page).locator('tbody tr:visible th')).toHaveText('COP');
});

test('a link can bring the text of a filter', async ({ page }) => {
  await open(page, `${codes}?currencies=CHF`);
  await expect(filter(page).getByRole('textbox')).toHaveValue('CHF');
  await expect(filter(page).locator('tbody tr:visible')).toHaveCount(2);
});

test('the syntax chosen on one page is chosen on another', async ({ page }) => {
  await open(page, currencies);
  await tab(page, 'CII').click();
  await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${german.base}/eDocument`);
  await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
});

test('a link leads on within the page, with the focus on the new heading', async ({ page }) => {
  await open(page, currencies);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('.theme-doc-markdown a[href="/de-DE/Setup/Countries_Regions"]').click();
  await expect(page.locator('h1')).toHaveText('Länder/Regionen');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('with a key held, a link opens a page of its own', async ({ page, context }) => {
  await open(page, currencies);
  const opened = context.waitForEvent('page');
  await page
    .locator('.theme-doc-markdown a[href="/de-DE/Setup/Countries_Regions"]')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).locator('h1')).toHaveText('Länder/Regionen');
  await expect(page).toHaveURL(currencies);
});

test('a page that was left and come back to is whole', async ({ page }) => {
  await open(page, currencies);
  const text = await page.locator('.theme-doc-markdown').innerText();
  await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
  await expect(page.locator('h1')).toHaveText('Einheiten');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Währungen');
  expect(await page.locator('.theme-doc-markdown').innerText()).toBe(text);
  await tab(page, 'CII').click();
  await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
});

for (const path of ['/Reference/Rules/BR-DE-15', '/de-DE/Reference/Terms/BT-10']) {
  test(`description and data for machines stay when ${path} comes to life`, async ({ page }) => {
    await open(page, path);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /BR-DE-15|BT-10/);
    const data = page.locator('script[type="application/ld+json"]');
    expect((await data.allTextContents()).join()).toContain('"DefinedTerm"');
  });
}
