import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { axeFindings } from './accessibility/support';
import { CHANNEL, type Report } from '../src/offline/protocol';
import { inTurn } from './support/sample';
import { searchFor } from './support/search';
import { expect, goOffline, goOnline, keep, onDevice, test, texts } from './support/offline';
import {
  allSitemapPaths,
  english,
  german,
  hydrated,
  locales,
  open,
  sitemapPaths,
} from './support/site';

const release = (page: Page) => page.locator('body').getAttribute('data-release');

/** Releases of all German pages, as the page gets them from the worker. */
function releases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async (paths) => {
    const found = new Set<string | undefined>();
    for (const path of paths) {
      const html = await (await fetch(path)).text();
      found.add(/<body data-release="(\w+)"/.exec(html)?.[1]);
    }
    return [...found];
  }, sitemapPaths(german));
}
const newVersion = 'Eine neue Fassung des Handbuchs ist bereit.';
const alertIn = (page: Page) => page.locator('main').getByRole('alert');

test('without the choice nothing is registered, kept or loaded', async ({
  page,
  context,
  host,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/Setup/Units', '/de-DE/', '/de-DE/Setup/Units']) {
    await open(page, host.url + path);
  }
  expect(asked.filter((path) => path.startsWith('/offline'))).toEqual([]);
  await open(page, '/Offline');
  await expect(page.getByText(texts['en-GB'].absent)).toContainText(/\d MB/);
  expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });
  expect(asked.filter((path) => path.startsWith('/offline'))).toEqual(['/offline.json']);
});

for (const locale of inTurn('offline', locales)) {
  const words = texts[locale.id];

  test(`pages open without a network, and search answers, ${locale.id}`, async ({
    page,
    context,
    host,
    consoleCheck,
  }) => {
    await keep(page, locale.id);
    expect(await axeFindings(page)).toEqual([]);
    await goOffline(context, host);
    // Every other page in one language, the rest in the other one.
    const paths = sitemapPaths(locale).filter((_, index) => index % 2 === locales.indexOf(locale));
    for (const path of paths) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.fromServiceWorker(), path).toBe(true);
      await hydrated(page);
      await expect(page.locator('h1'), path).toHaveCount(1);
    }
    await open(page, `${locale.base}/Setup/Units`);
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(20);
    await open(page, `${locale.base}/eDocument`);
    await expect(page.locator('main figure svg').first()).toBeVisible();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(`${locale.base}/eDocument`);
    await page.locator('main a[href$="/Rules/BR-DE-15"]').first().click();
    await expect(page.locator('h1')).toHaveText(/^BR-DE-15/);

    const modal = await searchFor(page, words.query);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    await open(page, `${locale.base}/search?q=${words.query}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(consoleCheck.unexpected()).toEqual([]);
  });

  test(`what is not kept leads to the offline screen, ${locale.id}`, async ({
    page,
    context,
    host,
  }) => {
    await keep(page, locale.id);
    await goOffline(context, host);
    const other = locale === english ? german : english;
    for (const path of [`${other.base}/Setup/Units`, `${locale.base}/nothing?x=1`]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(words.notKept);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.id);
      await expect(alertIn(page).getByRole('link')).toHaveAttribute('href', path);
    }
    // Old addresses, and those with the name of the language, lead to the kept page as with the host.
    const leading =
      locale === english
        ? { '/en-GB/Setup/Units?x=1#top': '/Setup/Units?x=1#top', '/en-GB/': '/', '/docs': '/' }
        : { '/de-DE/docs': '/de-DE/', '/de-DE/Glossary': '/de-DE/Reference/Glossary' };
    for (const [path, target] of Object.entries(leading)) {
      await page.goto(path);
      await expect(page, path).toHaveURL(target);
      await expect(page.locator('h1'), path).not.toHaveText(words.notKept);
    }
    await page.goto(`${locale.base}/nothing?x=1`);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    const main = page.locator('main');
    await main.getByRole('link', { name: words.search, exact: true }).click();
    await expect(page.locator('main input').first()).toBeVisible();
    await page.goBack();
    await main.getByRole('link', { name: words.start }).click();
    await expect(page).toHaveURL(`${locale.base}/`);
    await expect(page.locator('h1')).not.toHaveText(words.notKept);
  });
}

test('every kept page is byte for byte what the host sends, under the same policy', async ({
  page,
  host,
}) => {
  await keep(page, 'de-DE');
  const paths = [...allSitemapPaths(german), '/de-DE/search', '/de-DE/Setup/Units.md'];
  const policy = (await fetch(`${host.url}/de-DE/`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  await host.stop();
  const answers = await page.evaluate(async (asked) => {
    const found: { path: string; hash: string; type: string | null; policy: string | null }[] = [];
    for (const path of asked) {
      const response = await fetch(path);
      const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
      found.push({
        path,
        hash: [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join(''),
        type: response.headers.get('content-type'),
        policy: response.headers.get('content-security-policy'),
      });
    }
    return found;
  }, paths);
  const expected = paths.map((path) => {
    const isPage = !path.endsWith('.md');
    const file = join('build', decodeURI(path), isPage ? 'index.html' : '');
    return {
      path,
      hash: createHash('sha256').update(readFileSync(file)).digest('hex'),
      type: isPage ? 'text/html; charset=utf-8' : 'text/markdown; charset=utf-8',
      policy,
    };
  });
  expect(answers).toEqual(expected);
});

test('the handbook takes the room that the page names, and at most 12 MB', async ({
  page,
  host,
}) => {
  await open(page, `${host.url}/Offline`);
  const absent = page.getByText(texts['en-GB'].absent);
  // The sizes come with the list of the packs.
  await expect(absent).toContainText(/\d MB.*\d MB/);
  const text = await absent.innerText();
  const [size, both] = [...text.matchAll(/([\d.]+) MB/g)].map(([, number]) => Number(number));
  expect(both).toBeCloseTo(2 * (size ?? 0), 0);
  await keep(page, 'en-GB');
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(used).toBeLessThan(12e6);
  // The browser keeps the headers too.
  expect(used / 1e6 / (size ?? 0)).toBeGreaterThan(0.95);
  expect(used / 1e6 / (size ?? 0)).toBeLessThan(1.15);
});

test('the offline screen opens the page when the network is back', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'de-DE');
  await goOffline(context, host);
  await page.goto('/Setup/Units?x=1#top');
  await goOnline(context, host);
  await alertIn(page).getByRole('link').click();
  await expect(page).toHaveURL('/Setup/Units?x=1');
  await expect(page.locator('h1')).toHaveText('Units of Measure');
});

test('a new version waits for the reader, then takes over in every tab, and never mixes', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'de-DE');
  await host.publish('2');
  const second = await context.newPage();
  await open(second, '/de-DE/Setup/Currencies');
  await open(page, '/de-DE/Setup/Units');
  const notice = page.getByText(newVersion);
  await expect(notice).toBeVisible();
  await page.goto('/de-DE/xInvoice');
  expect(await release(page)).toBeNull();
  expect(await releases(page)).toEqual([undefined]);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect.poll(() => release(page)).toBe('2');
  await expect.poll(() => release(second)).toBe('2');

  await goOffline(context, host);
  expect(await releases(page)).toEqual(['2']);
  await page.goto('/de-DE/xInvoice');
  expect(await release(page)).toBe('2');
  await expect(notice).toHaveCount(0);
});

test('a new version without room leaves the kept one in every tab, and comes when there is room', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'de-DE');
  const second = await context.newPage();
  await open(second, '/de-DE/Setup/Currencies');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1_000_000 });
  await host.publish('2');
  const refused = second.evaluate(
    (channel) =>
      new Promise((resolve) => {
        new BroadcastChannel(channel).addEventListener(
          'message',
          ({ data }: MessageEvent<Report>) => {
            if ('failed' in data) resolve(data.failed);
          },
        );
      }),
    CHANNEL,
  );
  await open(page, '/de-DE/Setup/Units');
  expect(await refused).toBe('storage');
  for (const tab of [page, second]) {
    await open(tab, '/de-DE/xInvoice');
    expect(await releases(tab)).toEqual([undefined]);
    await expect(tab.getByText(newVersion)).toHaveCount(0);
  }
  await goOffline(context, host);
  await open(second, '/de-DE/Setup/Units');
  await goOnline(context, host);

  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url });
  await open(page, '/de-DE/Setup/Units');
  for (const tab of [page, second]) await expect(tab.getByText(newVersion)).toBeVisible();
  await second.getByRole('button', { name: 'Neu laden' }).click();
  for (const tab of [page, second]) await expect.poll(() => release(tab)).toBe('2');
});

test('a version published during the download is refused, and the next try takes it', async ({
  page,
  context,
  host,
}) => {
  let published: Promise<void> | undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await context.route(/\/de-DE\/assets\/offline\//, async (route) => {
    if (route.request().serviceWorker()) {
      begin();
      // Every request waits for it: what was asked for before is no longer there.
      await (published ??= host.publish('2'));
    }
    await route.continue();
  });
  await page.goto('/de-DE/Offline');
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await begun;
  await published;
  await expect(alertIn(page)).toContainText('nicht vollständig');
  expect((await onDevice(page)).workers).toBe(0);

  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  await goOffline(context, host);
  await page.goto('/de-DE/xInvoice');
  expect(await releases(page)).toEqual(['2']);
});

test('an interrupted download goes on where it stopped', async ({ page, context, host }) => {
  /** Files that come before the interruption, of about sixty. */
  const ENOUGH = 20;
  const loaded: string[] = [];
  const isWorkers = (request: Request) => Boolean(request.serviceWorker());
  context.on('requestfinished', (request) => {
    if (isWorkers(request)) loaded.push(request.url());
  });
  await context.route('**/*', async (route) => {
    if (isWorkers(route.request()) && loaded.length >= ENOUGH) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.goto('/de-DE/Offline');
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(alertIn(page)).toContainText('nicht vollständig');
  expect(loaded.length).toBeGreaterThanOrEqual(ENOUGH);
  const before = new Set(loaded.splice(0));

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  expect(loaded.filter((url) => before.has(url))).toEqual([]);
  await goOffline(context, host);
  await open(page, '/de-DE/Setup/Units');
});

test('without a network nothing can be kept, and the page says so', async ({
  page,
  context,
  host,
  consoleCheck,
}) => {
  await open(page, '/de-DE/Offline');
  await goOffline(context, host);
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(alertIn(page)).toContainText('Prüfen Sie Ihre Verbindung');
  expect((await onDevice(page)).workers).toBe(0);
  await goOnline(context, host);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  // The worker's script always fails, what is fetched ahead only now and then.
  consoleCheck.allow(/when fetching the script|net::ERR_/);
});

for (const answer of inTurn('portal', ['a page', 'a redirect'])) {
  test(`a network that answers itself, by ${answer}, is named as the reason`, async ({
    page,
    host,
  }) => {
    await page.route(/\/offline(?:\.json|-de-DE\.js)$/, (route) =>
      route.fulfill(
        answer === 'a page'
          ? { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }
          : { status: 302, headers: { location: `${host.url}/de-DE/` } },
      ),
    );
    await open(page, `${host.url}/de-DE/Offline`);
    await page.getByRole('button', { name: texts['de-DE'].keep }).click();
    await expect(alertIn(page)).toContainText('die Anmeldeseite eines Netzes');
    expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  });
}

test('an empty script in the place of the worker is not taken for the handbook', async ({
  page,
  host,
}) => {
  await host.replace('offline-de-DE.js', '');
  await open(page, `${host.url}/de-DE/Offline`);
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(alertIn(page)).toBeVisible();
  expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });

  await host.replace('offline-de-DE.js', readFileSync('build/offline-de-DE.js', 'utf8'));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
});

test('a part that hangs can be cancelled, and the next try loads the rest', async ({
  page,
  context,
  host,
}) => {
  let hanging = 0;
  await context.route(/\/de-DE\/assets\/offline\//, (route) => {
    hanging += 1;
    return hanging === 3 ? new Promise<void>(() => undefined) : route.continue();
  });
  await open(page, `${host.url}/de-DE/Offline`);
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect.poll(() => hanging).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  const again = page.getByRole('button', { name: texts['de-DE'].keep });
  await expect(again).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
});

test('the download does not wait for what the reader says to a question of the browser', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => new Promise(() => undefined);
  });
  await open(page, `${host.url}/de-DE/Offline`);
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
});

test('where there is no room nothing is loaded, and the page says so', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.storage, {
      estimate: () => Promise.resolve({ quota: 9e6, usage: 8e6 }),
    });
  });
  await open(page, `${host.url}/de-DE/Offline`);
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(alertIn(page)).toContainText('nicht genug Platz');
  expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });
});

test('where the room runs out half way, the rest can be removed', async ({ page, host }) => {
  await open(page, '/de-DE/Offline');
  // Browsers do not tell sites of so small a quota.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1_000_000 });
  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(alertIn(page)).toContainText('nicht genug Platz');
  await page.getByRole('button', { name: texts['de-DE'].remove }).click();
  await expect(page.getByText(texts['de-DE'].absent)).toBeVisible();
  expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });
});

test.describe('where storage is blocked the page says so', () => {
  const faults: Record<string, () => void> = {
    'service workers are missing': () => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    },
    'registering is refused': () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'));
    },
    'the cache is refused': () => {
      CacheStorage.prototype.has = () =>
        Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
      ServiceWorkerContainer.prototype.getRegistration = () =>
        Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    },
  };
  for (const [name, fault] of inTurn('storage', Object.entries(faults))) {
    test(name, async ({ page, host }) => {
      await page.addInitScript(fault);
      await open(page, `${host.url}/de-DE/Offline`);
      const button = page.getByRole('button', { name: texts['de-DE'].keep });
      await expect(button.or(alertIn(page))).toBeVisible();
      if (await button.isVisible()) await button.click();
      await expect(alertIn(page)).toContainText('Ihr Browser lässt nicht zu');
    });
  }
});

test('removed, it is gone from the device; kept again, it is complete', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'de-DE');
  await page.getByRole('button', { name: texts['de-DE'].remove }).click();
  await expect(page.getByText(texts['de-DE'].absent)).toBeVisible();
  expect(await onDevice(page)).toEqual({ workers: 0, caches: [] });

  await page.getByRole('button', { name: texts['de-DE'].keep }).click();
  await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  await goOffline(context, host);
  await open(page, '/de-DE/Setup/Units');
});

test('one language is kept at a time, and the other one says which', async ({
  page,
  context,
  host,
}) => {
  const germanTab = await context.newPage();
  await keep(germanTab, 'de-DE');
  await open(page, '/Offline');
  await expect(page.locator('main')).toContainText('kept in another language: German');
  await page.getByRole('button', { name: texts['en-GB'].keep }).click();
  await expect(page.getByText(texts['en-GB'].kept)).toBeVisible();
  await expect(germanTab.locator('main')).toContainText('in einer anderen Sprache gespeichert');
  const kept = await page.evaluate(async () =>
    (await (await caches.open('handbook')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => path.startsWith('/de-DE/'))).toEqual([]);
  await goOffline(context, host);
  await open(page, '/Setup/Units');
});

test('a part that is gone from the device is noticed, and loaded again', async ({ page }) => {
  const words = texts['de-DE'];
  await keep(page, 'de-DE');
  const keptFiles = () =>
    page.evaluate(async () => (await (await caches.open('handbook')).keys()).length);
  const removeHalf = () =>
    page.evaluate(async () => {
      const cache = await caches.open('handbook');
      const kept = await cache.keys();
      const half = kept.filter((_, index) => index % 2 === 0);
      await Promise.all(half.map((request) => cache.delete(request)));
    });
  const all = await keptFiles();
  await removeHalf();
  await page.reload();
  await expect.poll(keptFiles).toBe(all);
  await expect(page.getByText(words.kept)).toBeVisible();
});

test('who installs the site has the handbook with it', async ({ page, host }) => {
  await open(page, `${host.url}/de-DE/`);
  const link = page.locator('link[rel="manifest"]');
  const manifest = (await (
    await page.request.get(host.url + ((await link.getAttribute('href')) ?? ''))
  ).json()) as { start_url: string; lang: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/de-DE/', lang: 'de-DE' });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(`${host.url}/de-DE/${src}`)).status(), src).toBe(200);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect.poll(async () => (await onDevice(page)).workers).toBe(1);
  await open(page, '/de-DE/Offline');
  await expect
    .poll(async () => {
      await page.reload();
      const kept = page.getByText(texts['de-DE'].kept);
      return kept.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
});
