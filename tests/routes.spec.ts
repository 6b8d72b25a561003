import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as silent } from '@playwright/test';
import { inTurn, isWhole, sampleOf } from './support/sample';
import {
  english,
  expect,
  german,
  locales,
  open,
  sitemapPaths,
  specifiedRoutes,
  test,
} from './support/site';

const drafts = ['FirstSteps', 'Functions', 'Purpose'];

for (const locale of inTurn('routes', locales)) {
  test.describe(`screens and routes, ${locale.id}`, () => {
    test('every specified route is served at its exact path', async ({ page, request }) => {
      const paths = specifiedRoutes.map((route) => encodeURI(locale.base + route));
      for (const path of paths) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
      }
      for (const path of sampleOf(paths, isWhole ? Infinity : 5)) {
        await open(page, path);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.locator('h1'), path).not.toHaveText(/not found|nicht gefunden/i);
      }
    });

    test('the main doc is at the root', async ({ page }) => {
      await open(page, `${locale.base}/`);
      await expect(page.locator('h1')).toHaveText(
        locale === german
          ? 'E-Rechnungen aus Business Central'
          : 'E-invoices from Business Central',
      );
    });

    test('drafts are files, and absent from the build', async ({ request }) => {
      for (const draft of drafts) {
        const folder =
          locale === german ? 'i18n/de-DE/docusaurus-plugin-content-docs/current' : 'docs';
        expect(existsSync(join(folder, `${draft}.mdx`)), draft).toBe(true);
        expect((await request.get(`${locale.base}/${draft}`)).status(), draft).toBe(404);
        expect(sitemapPaths(locale)).not.toContain(`${locale.base}/${draft}`);
      }
    });

    test('Setup/xInvoice is reachable and not in the sidebar', async ({ page }) => {
      await open(page, `${locale.base}/Setup/xInvoice`);
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await expect(sidebar.locator(`a[href="${locale.base}/Setup/GeneralSetup"]`)).toBeVisible();
      await expect(sidebar.locator(`a[href="${locale.base}/Setup/xInvoice"]`)).toHaveCount(0);
    });

    test('the blog and the tags pages exist', async ({ page }) => {
      for (const path of ['/blog', '/blog/tags', '/blog/archive', '/tags', '/tags/setup']) {
        const response = await page.goto(locale.base + path);
        expect(response?.status(), path).toBe(200);
      }
    });

    for (const [from, to] of [
      ['/index.html', '/'],
      ['/Setup/Currencies.html', '/Setup/Currencies'],
      ['/Setup/Currencies/index.html', '/Setup/Currencies'],
      ['/Setup/AssistedSetup/index.html', '/Setup/AssistedSetup/'],
      ['/Release%20Notes/ModificationHistory.html', '/Release%20Notes/ModificationHistory'],
    ] as const) {
      test(`${from} resolves to the clean path on the server`, async ({ request }) => {
        const response = await request.get(`${locale.base}${from}?q=1`, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(`${locale.base}${to}?q=1`);
      });

      test(`${from} resolves to the clean path in the client`, async ({ page }) => {
        // A host that does not redirect sends the page itself.
        await page.route(`**${locale.base}${from}?q=1`, async (route) => {
          const response = await route.fetch({
            url: new URL(locale.base + to, route.request().url()).href,
          });
          await route.fulfill({ response });
        });
        await open(page, `${locale.base}${from}?q=1#fields`);
        await expect(page).toHaveURL(`${locale.base}${to}?q=1#fields`);
        await expect(page.locator('h1')).not.toHaveText(/not found|nicht gefunden/i);
      });
    }

    test('a hash with a percent sign that encodes nothing does no harm', async ({ page }) => {
      await open(page, `${locale.base}/Setup/Units#100%`);
      await page.locator(`.theme-doc-sidebar-menu a[href="${locale.base}/eDocument"]`).click();
      await expect(page.locator('h1')).toHaveText('eDocument');
      await page.goBack();
      await expect(page).toHaveURL(/Units#100%25$/);
      await page.evaluate(() => location.assign('#x%'));
      await expect(page).toHaveURL(/Units#x%25$/);
      await expect(page.locator('main h1')).toBeVisible();
    });

    for (const [from, to] of [
      ['', '/'],
      ['/Setup/Currencies/', '/Setup/Currencies'],
      ['/Setup/XMLSchemas', '/Setup/XMLSchemas/'],
      ['/Reference/Rules/BR-DE-15/', '/Reference/Rules/BR-DE-15'],
      ['/blog/', '/blog'],
    ] as const) {
      test(`${from} is hydrated as ${to}`, async ({ page }) => {
        await open(page, `${locale.base}${from}?q=1#fields`);
        await expect(page).toHaveURL(`${locale.base}${to}?q=1#fields`);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`[^/]${locale.base}${to}$`),
        );
      });
    }
  });
}

// Not the test of ours: the browser reports the 404 of a document on the console.
silent.describe('any other path', () => {
  for (const [path, locale, title] of [
    ['/de-DE/gibt-es-nicht', german, 'Seite nicht gefunden'],
    ['/de-DE/Setup/gibt/es/nicht.html', german, 'Seite nicht gefunden'],
    ['/no-such-page', english, 'Page Not Found'],
    ['/de-DEx', english, 'Page Not Found'],
    ['/%E0%A4%A', english, 'Page Not Found'],
  ] as const) {
    silent(`${path} gets status 404 and the not-found page in ${locale.id}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.id);
    });
  }

  silent('works where a path has a percent sign that encodes nothing', async ({ page }) => {
    await page.goto('/de-DE/%E0%A4%A');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  silent('leads the reader on to the start page', async ({ page }) => {
    await page.goto('/de-DE/gibt-es-nicht');
    await page.getByRole('link', { name: 'Startseite', exact: true }).last().click();
    await expect(page.locator('h1')).toHaveText('E-Rechnungen aus Business Central');
  });

  silent('shows the title after a client-side navigation, too', async ({ page }) => {
    await open(page, '/de-DE/');
    await page.evaluate(() => history.pushState({}, '', '/de-DE/weg'));
    await page.reload();
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
  });
});
