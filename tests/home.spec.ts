import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';
import { modalOf } from './support/search';

const TEXTS = {
  'en-GB': { field: 'Search, or paste a message', search: 'Search', check: 'Check an invoice' },
  'de-DE': {
    field: 'Suchen oder eine Meldung einfügen',
    search: 'Suchen',
    check: 'Rechnung prüfen',
  },
};

for (const locale of inTurn('home', locales)) {
  const { field: name, search, check } = TEXTS[locale.id];
  const home = `${locale.base}/`;

  test(`the field of the home page opens the search, ${locale.id}`, async ({ page }) => {
    await open(page, home);
    const field = page.getByRole('main').getByRole('button', { name });
    const { dialog, input } = modalOf(page);
    await field.click();
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('XML');
    await expect(input).toHaveValue('XML');
    await expect(page).toHaveURL(home);
  });

  test(`a message pasted into it is searched for, and in no address, ${locale.id}`, async ({
    page,
  }) => {
    await open(page, home);
    await page.getByRole('main').getByRole('button', { name }).focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', `[BR-DE-15]\n${'x'.repeat(100)}`);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await expect(modalOf(page).input).toHaveValue('BR-DE-15');
    await expect(page).toHaveURL(home);
  });

  test(`the first screen of the home page is enough to begin, ${locale.id}`, async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, home);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link', { name: check, exact: true })).toBeInViewport();
      await expect(main.getByRole('link', { name: search, exact: true })).toBeHidden();
      if (width === 1280) {
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeInViewport();
        const journey = await page.locator('.journey ol').boundingBox();
        const text = await page.locator('.markdown').boundingBox();
        expect(journey?.width).toBe(text?.width);
      }
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the home page begins with a list of links, ${locale.id}`, async ({ page }) => {
      await page.goto(home);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name })).toBeHidden();
      const link = main.getByRole('link', { name: search, exact: true });
      await expect(link).toHaveAttribute('href', `${locale.base}/search`);
      await expect(link).toBeVisible();
    });
  });
}
