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

  test('takes the focus, keeps it and gives it back', async ({ page }) => {
    await open(page, '/de-DE/Setup/Currencies');
    const button = page.getByRole('button', { name: 'Navigation öffnen oder schließen' });
    const menu = page.getByRole('dialog', { name: 'Hauptnavigation' });
    const isInMenu = () =>
      menu.evaluate(
        // Between the last stop and the first are those of the browser, where nothing of the page is.
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: '← Zurück zum Hauptmenü' })).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press(key);
        expect(await isInMenu(), `${key}, ${stop}`).toBe(true);
      }
    }

    const back = menu.getByRole('button', { name: '← Zurück zum Hauptmenü' });
    await back.focus();
    await page.keyboard.press('Enter');
    // The button is gone with its menu.
    await expect(menu.getByRole('button', { name: 'Sprachen' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(back).toBeFocused();
  });

  test('closes with a press beside it', async ({ page }) => {
    await open(page, '/de-DE/Setup/Currencies');
    await page.getByRole('button', { name: 'Navigation öffnen oder schließen' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.mouse.click(380, 400);
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('closes when the reader chooses a page', async ({ page }) => {
    await open(page, '/de-DE/Setup/Currencies');
    await page.getByRole('button', { name: 'Navigation öffnen oder schließen' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Einheiten' }).click();
    await expect(page).toHaveURL('/de-DE/Setup/Units');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.getByRole('heading', { level: 1, name: 'Einheiten' })).toBeFocused();
  });

  test('opens a section by its label, whose page is the first entry', async ({ page }) => {
    await open(page, '/de-DE/Reference/Rules/BR-DE-15');
    await page.getByRole('button', { name: 'Navigation öffnen oder schließen' }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
    await menu.getByRole('button', { name: 'Einrichtung', exact: true }).click();
    await expect(menu).toBeInViewport();
    const section = menu.getByRole('listitem').filter({ hasText: /^Einrichtung/ });
    await section.getByRole('link').first().click();
    await expect(page).toHaveURL('/de-DE/Setup');
    await expect(menu).not.toBeInViewport();
  });

  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    test(`the title is on the first screen, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of [
        '/',
        '/HowTo/Peppol',
        '/Setup/TargetList',
        '/Reference/Rules/BR-DE-15',
        '/Reference/Terms/BT-10',
        '/Reference/CodeLists/units',
      ]) {
        await open(page, `/de-DE${path}`);
        const title = page.locator('h1');
        await expect(title, path).toBeInViewport({ ratio: width === 390 ? 1 : 0.3 });
        const { y = Infinity } = (await title.boundingBox()) ?? {};
        expect(y, path).toBeLessThanOrEqual(width === 390 ? 150 : height - 30);
        const bar = await page.locator('.theme-announcement-bar').boundingBox();
        expect(bar?.height, path).toBeLessThan(36);
      }
    });
  }

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
