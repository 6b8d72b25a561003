import type { Page } from '@playwright/test';
import { expect, german, open, test } from './support/site';

const currencies = `${german.base}/Setup/Currencies`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();
const panel = (page: Page) => page.getByRole('tabpanel').first();
const filter = (page: Page) => page.locator('.filterable-table').first();

/**
 * Keeps back all code that a hydrated page asks for.
 *
 * @returns the paths asked for, and functions that let the code come or fail
 */
async function holdCode(page: Page) {
  const asked: string[] = [];
  let act: 'hold' | 'continue' | 'abort' = 'hold';
  let decide: () => void = () => undefined;
  const decided = new Promise<void>((resolve) => {
    decide = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (act === 'hold') await decided;
    await (act === 'abort' ? route.abort() : route.continue());
  });
  return {
    asked,
    release: () => {
      act = 'continue';
      decide();
    },
    fail: () => {
      act = 'abort';
      decide();
    },
  };
}

for (const path of [
  '/',
  '/Setup/GeneralSetup',
  '/xInvoice',
  '/Release Notes/ModificationHistory',
]) {
  test(`the content of ${path} needs no code until the reader does something`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await open(page, german.base + path);
    await page.waitForLoadState('networkidle');
    const first = scripts.size;
    await expect(page.locator('.theme-doc-markdown')).toContainText('eDocument');

    await page.mouse.move(500, 400);
    await expect.poll(() => scripts.size).toBe(first + 1);
  });
}

test.describe('what a reader does before the code is there', () => {
  test('a press is made up for', async ({ page }) => {
    await open(page, currencies);
    const code = await holdCode(page);
    await tab(page, 'CII').click();
    await expect.poll(() => code.asked.length).toBeGreaterThan(0);
    await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'false');
    code.release();
    await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName('CII');
  });

  test('keys on tabs are made up for, and the focus stays', async ({ page }) => {
    await open(page, currencies);
    const code = await holdCode(page);
    await tab(page, 'UBL').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'UBL')).toBeFocused();
    code.release();
    await expect(tab(page, 'CII')).toBeFocused();
    await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
  });

  test('a text in a filter stays and takes effect', async ({ page }) => {
    await open(page, currencies);
    const code = await holdCode(page);
    const input = filter(page).getByRole('textbox');
    const rows = filter(page).locator('tbody tr:visible');
    const all = await rows.count();
    await input.click();
    await page.keyboard.type('CHF');
    await expect(rows).toHaveCount(all);
    code.release();
    await expect(rows).toHaveCount(2);
    await expect(input).toHaveValue('CHF');
    await expect(input).toBeFocused();
    await expect(page).toHaveURL(/[?&][^=]+=CHF/);
  });

  test('a text that is entered while React takes over takes effect', async ({ page }) => {
    await open(page, currencies);
    const input = filter(page).getByRole('textbox');
    await input.evaluate(async (field) => {
      field.focus();
      const content = field.closest('[data-page-content]') ?? field;
      const isTaken = () => Object.keys(content).some((key) => key.startsWith('__reactContainer'));
      while (!isTaken()) await new Promise((resolve) => setTimeout(resolve));
      document.execCommand('insertText', false, 'CHF');
    });
    await expect(filter(page).locator('tbody tr:visible')).toHaveCount(2);
    await expect(input).toHaveValue('CHF');
  });

  test('a link leads on within the page, with the focus on the new heading', async ({ page }) => {
    await open(page, currencies);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const code = await holdCode(page);
    await page.locator('.theme-doc-markdown a[href="/de-DE/Setup/Countries_Regions"]').click();
    code.release();
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
});

test('code that does not come is reported when something was pressed, and can be tried again', async ({
  page,
  complaints,
}) => {
  await open(page, currencies);
  const code = await holdCode(page);
  await tab(page, 'CII').click();
  await expect.poll(() => code.asked.length).toBe(1);
  code.fail();
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Währungen');
  code.release();
  await retry.click();
  await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
  await expect(retry).toHaveCount(0);
  complaints.length = 0;
});

test('code that does not come goes unnoticed until it is needed', async ({ page, complaints }) => {
  await open(page, currencies);
  const code = await holdCode(page);
  code.fail();
  await page.mouse.move(500, 400);
  await expect.poll(() => code.asked.length).toBe(1);
  await page.mouse.move(510, 410);
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(300);
  expect(code.asked).toHaveLength(1);
  code.release();
  await tab(page, 'CII').click();
  await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
  complaints.length = 0;
});

test.describe('what is the reader’s own shows at once', () => {
  test('a filter in the address', async ({ page }) => {
    await open(page, currencies);
    const input = filter(page).getByRole('textbox');
    await input.fill('CHF');
    await expect(page).toHaveURL(/CHF/);
    await page.reload();
    await expect(input).toHaveValue('CHF');
    await expect(filter(page).locator('tbody tr:visible')).toHaveCount(2);
  });

  test('the syntax chosen on another page', async ({ page }) => {
    await open(page, currencies);
    await tab(page, 'CII').click();
    await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
    await page.goto(`${german.base}/xInvoice`);
    await expect(tab(page, 'CII')).toHaveAttribute('aria-selected', 'true');
  });
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
