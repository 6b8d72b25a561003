import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

test.describe('elements of every page', () => {
  test('the language dropdown keeps search and hash', async ({ page }) => {
    await open(page, '/eDocument?from=help#fields');
    const dropdown = page.locator('.navbar .dropdown');
    await dropdown.hover();
    await dropdown.getByRole('link', { name: 'German' }).click();
    await expect(page).toHaveURL('/de-DE/eDocument?from=help#fields');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('Escape closes the language dropdown that a pointer has opened, until it comes again', async ({
    page,
  }) => {
    await open(page, '/de-DE/eDocument');
    const button = page.locator('.navbar .dropdown > .navbar__link');
    const menu = page.locator('.navbar .dropdown__menu');
    for (const isFocused of [false, true]) {
      await button.hover();
      await expect(menu).toBeVisible();
      if (isFocused) await menu.getByRole('link').first().focus();
      // The keys are loaded with the first sign of a reader.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden({ timeout: 1000 });
      }).toPass();
      if (isFocused) await expect(button).toBeFocused();
      await page.mouse.move(5, 500);
    }
    // What a key opens is there, also below a pointer at rest.
    await button.hover();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  for (const locale of inTurn('navbar-footer', locales)) {
    test(`the language dropdown takes arrows, Home, End, Space and Escape, ${locale.id}`, async ({
      page,
    }) => {
      await open(page, `${locale.base}/eDocument`);
      const button = page.locator('.navbar .dropdown > .navbar__link');
      const menu = page.locator('.navbar .dropdown__menu');
      const english = menu.locator('[hreflang="en-GB"]');
      const german = menu.locator('[hreflang="de-DE"]');
      await button.focus();
      // The keys are loaded with the first sign of a reader.
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(english).toBeFocused({ timeout: 1000 });
      }).toPass();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const [key, focused] of [
        ['ArrowDown', german],
        ['ArrowDown', english],
        ['ArrowUp', german],
        ['Home', english],
        ['End', german],
      ] as const) {
        await page.keyboard.press(key);
        await expect(focused, key).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowUp');
      await expect(german).toBeFocused();
      await page.keyboard.press('Escape');
      for (const isOpen of [true, false]) {
        await page.keyboard.press('Space');
        await expect(menu).toBeVisible({ visible: isOpen });
        await expect(button).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
    });
  }

  test('the navbar does not hide on scroll', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
  });

  test('keyboard: skip link first, then announcement, navbar and sidebar', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeFocused();
    const reached = new Set<string>();
    for (let i = 0; i < 14; i += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const region = document.activeElement?.closest(
            '.theme-announcement-bar, .navbar, .theme-doc-sidebar-menu',
          );
          const names = ['theme-announcement-bar', 'navbar', 'theme-doc-sidebar-menu'];
          return names.find((name) => region?.classList.contains(name)) ?? 'elsewhere';
        }),
      );
    }
    expect([...reached].slice(0, 3)).toEqual([
      'theme-announcement-bar',
      'navbar',
      'theme-doc-sidebar-menu',
    ]);
  });
});
