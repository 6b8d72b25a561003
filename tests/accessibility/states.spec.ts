import { inTurn } from '../support/sample';
import { expect, locales, open, test } from '../support/site';
import { breakIndex, hopeless, openModal, searchTexts, type } from '../support/search';
import { coloursOf, expectNoFindings } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const texts of inTurn('accessibility/states', searchTexts)) {
  const { locale, query } = texts;

  test(`axe finds nothing in the search modal: open, results, no results, ${locale.id}`, async ({
    page,
  }) => {
    await open(page, `${locale.base}/tags`);
    const { input, options, panel } = await openModal(page);
    await expectNoFindings(page, 'modal open', coloursOf(locale));
    await type(input, query);
    await expect(options.first()).toBeVisible();
    await expectNoFindings(page, 'modal with results', coloursOf(locale));
    await input.press('ArrowDown');
    await expectNoFindings(page, 'modal with a chosen result', coloursOf(locale));
    await type(input, hopeless);
    await expect(panel).toContainText(texts.noResults(hopeless));
    await expectNoFindings(page, 'modal without results', coloursOf(locale));
  });

  test(`axe finds nothing in the search modal in error, ${locale.id}`, async ({ page }) => {
    await open(page, `${locale.base}/tags`);
    await breakIndex(page);
    const { dialog, input } = await openModal(page);
    await type(input, query);
    await expect(dialog).toContainText(texts.errorTitle);
    await expectNoFindings(page, 'modal in error', coloursOf(locale));
  });

  test(`axe finds nothing on the search page with and without results, ${locale.id}`, async ({
    page,
  }) => {
    for (const [words, state] of [
      [query, texts.pageTitle(query)],
      [hopeless, texts.nothingFound],
    ] as const) {
      await open(page, `${locale.base}/search?q=${encodeURIComponent(words)}`);
      await expect(page.locator('main')).toContainText(state);
      await expectNoFindings(page, `search page, ${words}`, coloursOf(locale));
    }
  });
}

for (const locale of inTurn('accessibility/states', locales)) {
  test(`axe finds nothing on the mobile page with its sidebar, both menus, ${locale.id}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${locale.base}/Setup/Process`);
    await expectNoFindings(page, 'mobile page', coloursOf(locale));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expectNoFindings(page, 'sidebar open', coloursOf(locale));
    await page.locator('.navbar-sidebar__back').click();
    await expectNoFindings(page, 'main menu open', coloursOf(locale));
  });

  test(`axe finds nothing on the page for an unknown address, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    await open(page, `${locale.base}/no-such-page`);
    await expectNoFindings(page, 'not found', coloursOf(locale));
    consoleCheck.allow(/status of 404/);
  });
}
