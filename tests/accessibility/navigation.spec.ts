import { inTurn } from '../support/sample';
import { expect, locales, open, test, settled } from '../support/site';

test('after a navigation the heading of the new page has the focus, and is in view', async ({
  page,
}) => {
  await open(page, '/de-DE/Setup/Currencies');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' }).click();
  await expect(page).toHaveTitle(/^Einheiten/);
  const heading = page.getByRole('heading', { level: 1, name: 'Einheiten' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The next Tab goes on from there, and the heading is no stop of its own.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expect(heading).not.toHaveAttribute('tabindex');
});

test('the focus moves also between pages of different layouts, and back', async ({ page }) => {
  await open(page, '/Accessibility');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeFocused();
});

test('a link to a place on another page gives it the focus and announces the page', async ({
  page,
}) => {
  await open(page, '/de-DE/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/de-DE/Reference/Law#"]');
    link?.click();
  });
  await expect(page).toHaveURL(/Reference\/Law#dates$/);
  await expect(page.locator('#dates')).toBeFocused();
  await expect(page.locator('#page-announcement')).toHaveText(
    /^E-Rechnungspflicht: .+ \| eDocument$/,
  );
});

test('the first page leaves the focus to the browser', async ({ page }) => {
  await open(page, '/de-DE/Setup/Units');
  await settled(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the skip link is the first stop and is seen', async ({ page }) => {
  await open(page, '/de-DE/Setup/Units');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Zum Hauptinhalt springen');
  await expect(page.locator(':focus')).toBeInViewport();
});

for (const locale of inTurn('accessibility/navigation', locales)) {
  test(`the skip link leads into the content of every kind of page, ${locale.id}`, async ({
    page,
  }) => {
    for (const path of ['/Setup/Units', '/blog', '/tags', '/search', '/markdown-page']) {
      await open(page, locale.base + path);
      const link = page.getByRole('link', {
        name: locale.id === 'de-DE' ? 'Zum Hauptinhalt springen' : 'Skip to main content',
      });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main'), path).toBeFocused();
      await page.keyboard.press('Tab');
      const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(inMain, path).toBe(true);
    }
  });
}

test('every stop of the keyboard on a page shows its focus', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  const hidden: string[] = [];
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const visible = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return visible ? undefined : element.outerHTML.slice(0, 120);
    });
    if (problem) hidden.push(problem);
  }
  expect(hidden).toEqual([]);
});

test('a pointer that moves takes no outline from a reader with a keyboard', async ({ page }) => {
  const outlines = () =>
    page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'));
  await open(page, '/de-DE/Setup/Currencies');
  expect(await outlines()).toBe(true);
  // Before the press, so that nothing is restyled at it.
  await expect(async () => {
    await page.mouse.move(600 + Math.random() * 50, 300);
    expect(await outlines()).toBe(false);
  }).toPass();
  await page.keyboard.press('Tab');
  await page.mouse.move(620, 320);
  await page.mouse.move(640, 340);
  await settled(page);
  expect(await outlines()).toBe(true);
});

test('no focused control is hidden below the navbar', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  await page.locator('.pagination-nav__link').first().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const { bottom } = element.getBoundingClientRect();
      const inContent = element.closest('main .markdown') !== null;
      return inContent && bottom < bar ? element.outerHTML.slice(0, 120) : undefined;
    });
    if (problem) covered.push(problem);
  }
  expect(covered).toEqual([]);
});

test('a focus in the navbar leaves the page where it is', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('.navbar__brand').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the names of the languages are in the language of the page', async ({ page }) => {
  for (const locale of locales) {
    await open(page, `${locale.base}/eDocument`);
    const links = page.locator('.navbar .dropdown__menu a');
    await expect(links).toHaveCount(2);
    for (const [index, language] of ['en-GB', 'de-DE'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('hreflang', language);
      await expect(links.nth(index)).not.toHaveAttribute('lang');
    }
  }
});

test('a change of language keeps the section that is read', async ({ page }) => {
  await open(page, '/Setup/Units');
  await page
    .locator('#pitfalls')
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('#pitfalls')).toBeInViewport();
  const dropdown = page.locator('.navbar .dropdown');
  await dropdown.hover();
  const link = dropdown.getByRole('link', { name: 'German' });
  await expect(link).toBeVisible();
  // The mouse alone: a click of Playwright may scroll the page first.
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL('/de-DE/Setup/Units#pitfalls');
  await expect(page.locator('#pitfalls')).toBeInViewport();
});
