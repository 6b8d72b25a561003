import type { Page } from '@playwright/test';
import { expectNoFindings } from './accessibility/support';
import { breakContent, brokenFlag, chunkUrl, holdBack, removeChunks } from './support/chunks';
import { inTurn } from './support/sample';
import { openModal } from './support/search';
import {
  english,
  expect,
  german,
  hydrated,
  locales,
  open,
  test,
  type Locale,
  settled,
} from './support/site';

/** The three ways on of a screen; the report names the address, and what happened. */
async function expectWaysOn(page: Page, locale: Locale, happened = ''): Promise<void> {
  const ways = page.getByRole('navigation', {
    name: locale === german ? 'So geht es weiter' : 'Where to go from here',
  });
  const links = ways.getByRole('link');
  await expect(links).toHaveText(
    locale === german
      ? ['Suche', 'Startseite', 'Fehler per E-Mail melden']
      : ['Search', 'Start page', 'Report a mistake by e-mail'],
  );
  await expect(links.nth(0)).toHaveAttribute('href', `${locale.base}/search`);
  await expect(links.nth(1)).toHaveAttribute('href', `${locale.base}/`);
  const mail = new URL((await links.nth(2).getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain(page.url());
  expect(body).toContain(happened);
}

type Clip = { x: number; y: number; width: number; height: number };

/** True when a part of the window looks another way each of three times; the progress bar is outside. */
async function moves(page: Page, clip: Clip): Promise<boolean> {
  const [first, second, third] = [
    await page.screenshot({ clip }),
    await page.screenshot({ clip }),
    await page.screenshot({ clip }),
  ];
  return !first.equals(second) && !second.equals(third);
}

// Prefetching would load the next page before a test can break it.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
});

test.describe('page transitions', () => {
  test('a progress bar without spinner starts 200 ms after the route change and finishes', async ({
    page,
  }) => {
    await open(page, '/de-DE/Setup/Currencies');
    const release = await holdBack(page, chunkUrl);
    const bar = page.locator('#nprogress .bar');
    const first = page.evaluate(
      () =>
        new Promise<{ delay: number; transform: string }>((resolve) => {
          let clicked = 0;
          document.addEventListener('click', () => (clicked = performance.now()), true);
          new MutationObserver(() => {
            const transform =
              document.querySelector<HTMLElement>('#nprogress .bar')?.style.transform;
            // It comes from outside the window, at -100 %.
            if (!transform || transform.includes('(-100%')) return;
            resolve({ delay: performance.now() - clicked, transform });
          }).observe(document.body, {
            childList: true,
            subtree: true,
            attributeFilter: ['style'],
          });
        }),
    );
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' }).click();
    const { delay, transform } = await first;
    expect(delay).toBeGreaterThanOrEqual(200);
    await expect(bar).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    const offsetOf = (text: string) => Number(/translate3d\((-?[\d.]+)%/.exec(text)?.[1]);
    // Minimum 0.08: at the start 92 % of the bar are still outside.
    const start = offsetOf(transform);
    expect(start).toBeLessThanOrEqual(-85);
    await expect
      .poll(async () => offsetOf(await bar.evaluate((element) => element.style.transform)))
      .toBeGreaterThan(start);
    release();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await expect(bar).toHaveCount(0);
  });

  /** Where the animation of a late page is, away from what is read. */
  const corner = { x: 1200, y: 820, width: 80, height: 80 };

  test('a page that is late shows an animation after the delay, until it is there', async ({
    page,
  }) => {
    await open(page, '/de-DE/Setup/Currencies');
    const release = await holdBack(page, chunkUrl);
    expect(await moves(page, corner)).toBe(false);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' }).click();
    await expect.poll(() => moves(page, corner)).toBe(true);
    await expect(page.locator('h1')).toHaveText('Währungen');
    release();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await expect.poll(() => moves(page, corner)).toBe(false);
  });

  test('a first page whose code is late can be read, and shows an animation at the edge', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/);
    await page.goto('/de-DE/Setup/Currencies', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText('Währungen');
    await expect.poll(() => moves(page, corner)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect.poll(() => moves(page, corner)).toBe(false);
  });

  test('a fast change of page shows no progress bar', async ({ page }) => {
    await page.clock.install();
    await open(page, '/de-DE/Setup/Currencies');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          document.documentElement.dataset.sawProgress = 'true';
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('link', { name: 'Felder' }).first().click();
    await expect(page).toHaveURL('/de-DE/Setup/PDFField');
    await page.clock.fastForward(500);
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-progress', 'true');
  });
});

test.describe('page crash', () => {
  for (const [locale, words] of inTurn('crash', [
    [
      german,
      {
        title: 'Die Seite ist abgestürzt.',
        heading: 'Die Seite ist abgestürzt.',
        again: 'Erneut versuchen',
        h1: 'Währungen',
      },
    ],
    [
      english,
      { title: 'Page Error', heading: 'This page crashed', again: 'Try again', h1: 'Currencies' },
    ],
  ] as const)) {
    test(`shows the messages of all causes, and Try again brings the page back, ${locale.id}`, async ({
      page,
      consoleCheck,
    }) => {
      await open(page, `${locale.base}/Setup/Units`);
      await breakContent(page, 'throws');
      await page.evaluate((flag) => Object.assign(window, { [flag]: true }), brokenFlag);
      await page
        .locator(`.theme-doc-sidebar-menu a[href="${locale.base}/Setup/Currencies"]`)
        .click();

      await expect(page.locator('h1')).toHaveText(words.heading);
      await expect(page).toHaveTitle(new RegExp(`^${words.title.replaceAll('.', '\\.')}`));
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The table could not be drawn');
      await expect(alert).toContainText('Row 7 has no code');
      await expect(page.locator('.navbar')).toBeVisible();
      await expectWaysOn(page, locale, 'Row 7 has no code');
      await expectNoFindings(page, 'crash');

      await page.evaluate((flag) => Object.assign(window, { [flag]: false }), brokenFlag);
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.locator('h1')).toHaveText(words.h1);
      consoleCheck.allow(/The table could not be drawn/);
    });
  }

  test('another page opens normally after a crash', async ({ page, consoleCheck }) => {
    await open(page, '/de-DE/Setup/SendingTypes');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await breakContent(page, 'throws');
    await page.evaluate((flag) => Object.assign(window, { [flag]: true }), brokenFlag);
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Currencies"]').click();
    await expect(page.locator('h1')).toHaveText('Die Seite ist abgestürzt.');
    const modal = await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    consoleCheck.allow(/The table could not be drawn/);
  });

  test('a page module without default export says so', async ({ page, consoleCheck }) => {
    await open(page, '/de-DE/Setup/Units');
    await breakContent(page, 'no default');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Currencies"]').click();
    await expect(page.getByRole('alert')).toContainText("doesn't have a default export");
    consoleCheck.allow(/doesn't have a default export/);
  });
});

test.describe('page chunk load failure', () => {
  const refused = /Failed to find a valid digest|SRI's integrity checks failed/;

  test('on navigation the framework loads the page afresh, once, at the same address', async ({
    page,
    consoleCheck,
  }) => {
    await open(page, '/de-DE/Setup/Currencies');
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    await removeChunks(page);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page).toHaveURL('/de-DE/Setup/Units');
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await settled(page);
    expect(loads).toBe(1);
    consoleCheck.allow(/status of 404/, /ChunkLoadError|Loading chunk/);
    consoleCheck.tolerate(refused);
  });

  test('without a network a link keeps the present page and offers Retry', async ({
    page,
    context,
    consoleCheck,
  }) => {
    await open(page, '/de-DE/Setup/Currencies');
    await context.setOffline(true);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Einheiten' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Die nächste Seite konnte nicht geladen werden');
    await expect(alert).toBeInViewport();
    await expect(page.locator('h1')).toHaveText('Währungen');
    await expectNoFindings(page, 'page without a network');
    const retry = alert.getByRole('button', { name: 'Erneut versuchen' });
    await retry.click();
    await expect(alert).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Währungen');
    await context.setOffline(false);
    await retry.click();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await expect(page).toHaveURL('/de-DE/Setup/Units');
    await expect(page.getByRole('alert')).toHaveCount(0);
    consoleCheck.allow(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading chunk/);
  });

  test('without a network a link to a rule keeps the present page too', async ({
    page,
    context,
    consoleCheck,
  }) => {
    await open(page, '/de-DE/xInvoice');
    await context.setOffline(true);
    await page.locator('main a[href$="/Rules/BR-DE-15"]').first().click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Die nächste Seite konnte nicht geladen werden');
    await expect(page.locator('h1')).toHaveText('xInvoice');
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.locator('h1')).toHaveText(/^BR-DE-15/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    consoleCheck.allow(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading chunk/);
  });

  test('a host that hangs is as one out of reach', async ({ page, consoleCheck }) => {
    await open(page, '/Setup/Currencies');
    await removeChunks(page);
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? undefined : route.fallback(),
    );
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Units' }).click();
    await expect(page.getByRole('alert')).toContainText('The next page could not be loaded');
    await expect(page.locator('h1')).toHaveText('Currencies');
    consoleCheck.allow(/status of 404/, /ChunkLoadError|Loading chunk/);
  });

  test('at first load the text stays, with the error and a Retry that works', async ({
    page,
    consoleCheck,
  }) => {
    let failing = true;
    await page.route(chunkUrl, async (route) => {
      const chunk = !/\/(main|runtime~main)\./.test(route.request().url());
      await (failing && chunk ? route.fulfill({ status: 404, body: 'gone' }) : route.continue());
    });
    await page.goto('/de-DE/Setup/Currencies?from=help#fields');
    await expect(page.locator('h1')).toHaveText('Währungen');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Diese Seite ist nicht vollständig');
    await expect(alert).toBeInViewport();
    const search = alert.getByRole('link', { name: 'Suche' });
    await expect(search).toHaveAttribute('href', '/de-DE/search');
    const home = alert.getByRole('link', { name: 'Startseite' });
    await expect(home).toHaveAttribute('href', '/de-DE/');
    await expectNoFindings(page, 'page without its code');

    failing = false;
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
    await hydrated(page);
    await expect(page).toHaveURL('/de-DE/Setup/Currencies?from=help#fields');
    await expect(page.getByRole('alert')).toHaveCount(0);
    consoleCheck.allow(/status of 404/, /Loading chunk/, refused);
  });
});

for (const locale of inTurn('failures', locales)) {
  test(`the not-found page leads on and reports its address, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    await page.goto(`${locale.base}/Setup/no-such-page?from=help`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === german ? 'Seite nicht gefunden' : 'Page Not Found',
    );
    await expect(page).toHaveTitle(locale === german ? /^Seite nicht gefunden/ : /^Page Not Found/);
    await expectWaysOn(page, locale);
    consoleCheck.allow(/status of 404/);
  });
}
