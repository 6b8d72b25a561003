import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

test.describe('mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of inTurn('mobile', locales)) {
    test(`is shown and hidden, with secondary menu and way back, ${locale.id}`, async ({
      page,
    }) => {
      const words =
        locale.id === 'de-DE'
          ? {
              open: 'Navigation öffnen oder schließen',
              close: 'Navigation schließen',
              back: '← Zurück zum Hauptmenü',
              doc: 'Allgemeine Einrichtung',
            }
          : {
              open: 'Toggle navigation bar',
              close: 'Close navigation bar',
              back: '← Back to main menu',
              doc: 'General Setup',
            };
      await open(page, `${locale.base}/Setup/Currencies`);
      const sidebar = page.locator('.navbar-sidebar');
      await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);

      await page.getByRole('button', { name: words.open }).click();
      await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
      // The sidebar of the docs comes first; the main menu with the languages is one step back.
      await expect(sidebar.getByRole('link', { name: words.doc })).toBeVisible();
      await sidebar.getByRole('button', { name: words.back }).click();
      await expect(sidebar.locator('.navbar-sidebar__items')).not.toHaveClass(/--show-secondary/);

      await sidebar.getByRole('button', { name: words.close }).click();
      await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    });
  }

  test('closes when the reader chooses a page', async ({ page }) => {
    await open(page, '/de-DE/Setup/Currencies');
    await page.getByRole('button', { name: 'Navigation öffnen oder schließen' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Einheiten' }).click();
    await expect(page).toHaveURL('/de-DE/Setup/Units');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });

  for (const locale of inTurn('mobile', locales)) {
    test(`no page scrolls sideways at 390 px, ${locale.id}`, async ({ page }) => {
      for (const path of [
        '/',
        '/eDocument',
        '/Setup/Units',
        '/Setup/XMLSchemas/XMLSchemaLines',
        '/blog',
        '/search',
      ]) {
        await open(page, locale.base + path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
    });
  }
});

test.describe('desktop breakpoint 996 px', () => {
  for (const [width, desktop] of [
    [997, true],
    [996, false],
  ] as const) {
    test(`at ${width} px the sidebar is ${desktop ? 'beside the text' : 'behind the menu button'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/de-DE/Setup/Currencies');
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible({ visible: desktop });
      await expect(page.locator('.navbar__toggle')).toBeVisible({ visible: !desktop });
    });
  }
});
