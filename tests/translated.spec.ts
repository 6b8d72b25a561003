import type { Page } from '@playwright/test';
import { inTurn } from './support/sample';
import { hopeless, modalOf, openModal, searchTexts, type } from './support/search';
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
  '/Reference/CodeLists/eas',
  '/Setup/Units',
  '/HowTo/GoLive',
] as const;

const MODES: readonly Translating[] = ['at once', 'delayed', 'repeated'];
const CASES = locales.flatMap((locale) => MODES.map((when) => ({ locale, when })));

/** The page shows its content, not the screen of a crash. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText(/This page crashed|Die Seite ist abgestürzt/i)).toHaveCount(0);
}

/** Fills each box of a page and presses what changes it, in the page, since that takes no time. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const seen = new Set<Element>();
    window.print = () => undefined;
    // Twice, since a tool shows more after it was used.
    for (let round = 0; round < 2; round += 1) {
      const boxes = document.querySelectorAll<HTMLInputElement>(
        'main input:is([type="text"], [type="search"], :not([type]))',
      );
      for (const box of Array.from(boxes)) {
        for (const value of ['04011000-1234512345-06', '1', 'BR-DE-15', 'qqxxzzyy', '']) {
          setValue?.call(box, value);
          box.dispatchEvent(new Event('input', { bubbles: true }));
          await painted();
        }
      }
      const parts = document.querySelectorAll<HTMLElement>(
        'main :is(button, summary, input[type="radio"], input[type="checkbox"], [role="tab"])',
      );
      for (const part of Array.from(parts)
        .filter((one) => !seen.has(one))
        .slice(0, 60)) {
        seen.add(part);
        if (part.isConnected && part.checkVisibility()) part.click();
        await painted();
      }
    }
  });
  await page.keyboard.press('Escape');
}

for (const { locale, when } of inTurn('translated tools', CASES)) {
  test(`every tool survives a translator that works ${when}, ${locale.id}`, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    for (const path of PAGES) {
      await open(page, locale.base + path);
      await translatePage(page, when);
      await useEverything(page);
      await expectAlive(page);
    }
  });
}

for (const locale of inTurn('translated texts', locales)) {
  test(`a translated tool goes on to say what it says untranslated, ${locale.id}`, async ({
    page,
  }) => {
    await open(page, `${locale.base}/Reference/LeitwegID`);
    const main = page.locator('main');
    const box = main.getByRole('textbox').first();
    const answers = async () => {
      const texts: string[] = [];
      for (const id of ['04011000-1234512345-06', '04011000-1234512345-07', 'x', '']) {
        await box.fill(id);
        texts.push((await main.innerText()).toUpperCase().replace(/\s+/g, ' '));
      }
      return texts;
    };
    const untranslated = await answers();
    expect(new Set(untranslated).size).toBe(4);
    await translatePage(page, 'repeated');
    expect(await answers()).toEqual(untranslated);
  });
}

for (const { locale, when } of inTurn('translated search', CASES)) {
  test(`search and navigation survive a translator that works ${when}, ${locale.id}`, async ({
    page,
  }) => {
    const texts = searchTexts.find((one) => one.locale === locale);
    if (!texts) throw new Error(`No texts for ${locale.id}`);
    await open(page, `${locale.base}/HowTo`);
    await translatePage(page, when);
    const modal = await openModal(page);
    for (const query of [hopeless, texts.question, texts.query]) {
      await type(modal.input, query);
      await expect(modal.dialog).toBeVisible();
    }
    await expect(modal.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toHaveCount(0);
    for (const link of ['.pagination-nav a', '.theme-doc-sidebar-menu a', '.breadcrumbs a']) {
      const address = page.url();
      await page.locator(link).last().click();
      await expect(page).not.toHaveURL(address);
      await expectAlive(page);
    }
    await page.goBack();
    await expectAlive(page);
    await page.locator('nav.navbar button[title]').first().click();
    await expectAlive(page);

    await open(page, `${locale.base}/search`);
    await translatePage(page, when);
    await type(page.getByRole('searchbox'), texts.query);
    await expect(page.locator('main ol a').first()).toBeVisible();
    await type(page.getByRole('searchbox'), hopeless);
    await expect(page.locator('main ol a')).toHaveCount(0);
    await expectAlive(page);
  });
}
