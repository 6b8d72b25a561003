import type { Page } from '@playwright/test';
import { hopeless, openModal, searchTexts, type } from './support/search';
import { expect, locales, open, test } from './support/site';
import { translatePage, type Translating } from './support/translator';

/** Pages with a tool, and pages whose parts change while they are read. */
const PAGES = [
  '/Reference/LeitwegID',
  '/Reference/CashDiscount',
  '/Reference/Check',
  '/Reference/Rules',
  '/Reference/BusinessTerms',
  '/Reference/FieldIndex',
  '/Setup/Units',
  '/HowTo/GoLive',
] as const;

const MODES: readonly Translating[] = ['once', 'repeated'];

/** The page shows its content, not the screen of a crash. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[data-crash], .error-page')).toHaveCount(0);
  await expect(page.getByText(/This page crashed|Die Seite ist abgestürzt/i)).toHaveCount(0);
}

/** Types into each box of a page and presses what changes it, as a reader who tries a tool. */
async function useEverything(page: Page): Promise<void> {
  const main = page.locator('main');
  for (const box of await main.getByRole('textbox').all()) {
    if (!(await box.isVisible()) || !(await box.isEditable())) continue;
    await box.fill('04011000-1234512345-06');
    await box.press('Backspace');
    await box.fill('BR-DE-15');
    await box.fill('');
  }
  for (const choice of await main.getByRole('radio').or(main.getByRole('checkbox')).all()) {
    if (await choice.isVisible()) await choice.click({ force: true });
  }
  for (const button of await main.locator('button:not([disabled])').all()) {
    if (await button.isVisible().catch(() => false)) {
      await button.click({ timeout: 5_000, noWaitAfter: true }).catch(() => undefined);
    }
    await page.keyboard.press('Escape');
  }
}

for (const locale of locales) {
  for (const when of MODES) {
    test(`every tool survives a translator that works ${when}, ${locale.id}`, async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.dismiss());
      for (const path of PAGES) {
        await open(page, locale.base + path);
        await translatePage(page, when);
        await useEverything(page);
        await expectAlive(page);
      }
    });

    test(`search and navigation survive a translator that works ${when}, ${locale.id}`, async ({
      page,
    }) => {
      const texts = searchTexts.find((one) => one.locale === locale);
      if (!texts) throw new Error(`No texts for ${locale.id}`);
      await open(page, `${locale.base}/HowTo`);
      await translatePage(page, when);
      const modal = await openModal(page);
      for (const query of [texts.query, hopeless, texts.question]) {
        await type(modal.input, query);
        await expect(modal.dialog).toBeVisible();
      }
      await modal.input.fill(texts.query);
      await expect(modal.options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/HowTo$/);
      await expectAlive(page);
      await page.locator('.pagination-nav a').last().click();
      await expectAlive(page);
      await page.goBack();
      await expectAlive(page);

      await open(page, `${locale.base}/search`);
      await translatePage(page, when);
      await page.locator('main').getByRole('searchbox').fill(texts.query);
      await expect(page.locator('main article').first()).toBeVisible();
      await page.locator('main').getByRole('searchbox').fill(hopeless);
      await expectAlive(page);
    });
  }
}
