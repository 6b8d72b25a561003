import { inTurn } from './support/sample';
import { english, expect, german, locales, open, test } from './support/site';

test.describe('elements of every page', () => {
  for (const locale of inTurn('navbar-footer', locales)) {
    test(`the logo links to the external home page of the product, ${locale.id}`, async ({
      page,
    }) => {
      await open(page, `${locale.base}/eDocument`);
      await expect(page.locator('.navbar__brand')).toHaveAttribute(
        'href',
        'https://www.example.com/edocument',
      );
    });

    test(`the footer is dark and has its three columns and a copyright line, ${locale.id}`, async ({
      page,
    }) => {
      await open(page, `${locale.base}/eDocument`);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveClass(/footer--dark/);
      await expect(footer.locator('.footer__title')).toHaveText(
        locale === german ? ['Produkt', 'Links', 'Mehr'] : ['Product', 'Links', 'More'],
      );
      await expect(
        footer.getByRole('link', { name: locale === german ? 'Willkommen' : 'Welcome' }),
      ).toHaveAttribute('href', `${locale.base}/`);
      await expect(footer.getByRole('link', { name: 'Example Company' })).toHaveAttribute(
        'href',
        'https://www.example.com',
      );
      await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()}`);
    });

    test(`docs pages have sidebar, breadcrumbs, paginator and version badge, ${locale.id}`, async ({
      page,
    }) => {
      await open(page, `${locale.base}/Setup/Currencies`);
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
      await expect(page.locator('.theme-doc-breadcrumbs')).toContainText(
        locale === german ? 'Währungen' : 'Currencies',
      );
      await expect(page.locator('.pagination-nav__link')).toHaveCount(2);
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(
        locale === german ? 'Version: Aktuell' : 'Version: Next',
      );
    });
  }

  test('the language dropdown lists English (UK) and German, in German on de-DE', async ({
    page,
  }) => {
    for (const [locale, names] of [
      [english, ['English (UK)', 'German']],
      [german, ['Englisch (UK)', 'Deutsch']],
    ] as const) {
      await open(page, `${locale.base}/eDocument`);
      const dropdown = page.locator('.navbar .dropdown').filter({ hasText: names[0] });
      await dropdown.hover();
      await expect(dropdown.locator('.dropdown__menu a')).toHaveText([...names]);
    }
  });

  test('the language dropdown keeps search and hash', async ({ page }) => {
    await open(page, '/eDocument?from=help#fields');
    const dropdown = page.locator('.navbar .dropdown');
    await dropdown.hover();
    await dropdown.getByRole('link', { name: 'German' }).click();
    await expect(page).toHaveURL('/de-DE/eDocument?from=help#fields');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('the language dropdown opens and is walked by keyboard', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    const button = page.locator('.navbar .dropdown > .navbar__link');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar .dropdown__menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Englisch (UK)' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/eDocument');
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
    });
  }

  test('the navbar does not hide on scroll', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
  });

  test('the search button is in the navbar and opens the search', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    await page.locator('.navbar .DocSearch-Button').click();
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
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

test.describe('version metadata', () => {
  for (const locale of inTurn('navbar-footer', locales)) {
    test(`the version is "current", the last one, with its tag for the search, ${locale.id}`, async ({
      page,
    }) => {
      await open(page, `${locale.base}/eDocument`);
      await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
        'content',
        'current',
      );
      await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute(
        'content',
        'docs-default-current',
      );
      await expect(page.locator('meta[name="docusaurus_locale"]')).toHaveAttribute(
        'content',
        locale.id,
      );
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    });
  }
});

test('the documentation framework is Docusaurus 3.8.1', async ({ page }) => {
  await open(page, '/de-DE/eDocument');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    'Docusaurus v3.8.1',
  );
});

test.describe('table of contents', () => {
  test('lists headings of levels 2 and 3 only', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    const inToc = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      );
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)')
      .evaluateAll((elements) => elements.map((element) => element.id));
    expect(inToc).toEqual(headings);
    expect(inToc.length).toBeGreaterThan(3);
  });
});
