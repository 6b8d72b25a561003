import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/nginx';
import { inTurn } from './support/sample';
import { hydrated, locales } from './support/site';

const SECRET = 'Geheim-4711';

interface Tool {
  name: string;
  path: string;
  /** What brings the box. */
  open?: (page: Page) => Promise<void>;
  /** Finds the box that a reader types into, if there is one. */
  box?: (page: Page) => ReturnType<Page['locator']>;
  /** What else a reader does with it. */
  use?: (page: Page) => Promise<void>;
}

const firstBox = (scope: string) => (page: Page) =>
  page.locator(`${scope} :is(input[type=text], textarea)`).first();

async function checkInvoices(page: Page): Promise<void> {
  const desk = page.locator('#invoice-desk');
  const results = desk.locator('section > details');
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(1);
  const invoice = readFileSync('static/samples/standard.ubl.xml', 'utf8')
    .replace(/(<cbc:ID>)[^<]*/, `$1${SECRET}`)
    .replace(/unitCode="\w+"/g, `unitCode="${SECRET}"`);
  await desk.locator('input[type=file]').setInputFiles({
    name: `${SECRET}.xml`,
    mimeType: 'text/xml',
    buffer: Buffer.from(invoice),
  });
  await expect(results.locator(':scope > summary')).toContainText(`${SECRET}.xml`);
  await expect(results.locator('ol')).toContainText(SECRET);
}

async function decodeReports(page: Page): Promise<void> {
  const decoder = page.locator('#report-decoder');
  const report = `[BR-DE-15] ${SECRET}\nerror: ${SECRET} is a message of its own\nWert von BT-84: ${SECRET}`;
  await decoder.locator('textarea').fill(report);
  await expect(decoder.locator('ol > li')).toHaveCount(2);
  await expect(decoder).toContainText('BT-84');
  // Where it has no answer, the search is asked.
  await decoder.locator('textarea').fill(`XRechnung UBL CII Peppol ZUGFeRD ${SECRET}`);
  await expect(decoder.locator('h3 + ul a').first()).toBeVisible();
}

async function rehearseLists(page: Page): Promise<void> {
  const rehearsal = page.locator('#rehearsal');
  const list = `Code;Beschreibung;Internationaler Standardcode\n${SECRET};${SECRET};PCE`;
  await rehearsal.locator('input[type=file]').setInputFiles({
    name: `${SECRET}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  const found = rehearsal.locator('[data-finding=unit-replace]');
  await found.locator('summary').click();
  await expect(found).toContainText(SECRET);
  const download = page.waitForEvent('download');
  await rehearsal.getByRole('button', { name: 'CSV' }).last().click();
  await download;
}

/** After it has answered; Escape empties the box before it closes. */
async function closeSearch(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(SECRET);
  while (await dialog.isVisible()) await page.keyboard.press('Escape');
}

const tools: Tool[] = [
  {
    name: 'invoice desk',
    path: '/Reference/Check',
    box: (page) => page.locator('#invoice-desk textarea'),
    use: checkInvoices,
  },
  {
    name: 'report decoder',
    path: '/Reference/Decode',
    box: (page) => page.locator('#report-decoder textarea'),
    use: decodeReports,
  },
  { name: 'rehearsal', path: '/Reference/Rehearsal', use: rehearseLists },
  { name: 'table of rules', path: '/Reference/Rules', box: firstBox('.filterable-table') },
  { name: 'unit codes', path: '/Reference/CodeLists/units', box: firstBox('.filterable-table') },
  { name: 'Leitweg-ID', path: '/Reference/LeitwegID', box: firstBox('#leitweg-id-checker') },
  {
    name: 'cash discount',
    path: '/Reference/CashDiscount',
    box: firstBox('#cash-discount-builder'),
  },
  {
    name: 'cash discount terms',
    path: '/Reference/CashDiscount',
    box: (page) => page.locator('#cash-discount-builder textarea'),
  },
  { name: 'explorer of terms', path: '/Reference/BusinessTerms', box: firstBox('main') },
  {
    name: 'endpoint schemes',
    path: '/Reference/CodeLists/eas',
    box: firstBox('.filterable-table'),
  },
  {
    name: 'search',
    path: '/Setup/Units',
    open: (page) => page.keyboard.press('/'),
    box: (page) => page.getByRole('dialog').locator('input'),
    use: closeSearch,
  },
  {
    name: 'field of a missing page',
    path: '/nothing-here',
    box: (page) => page.locator('main input[type=search]'),
  },
];

/** Everything that a page keeps in the browser, as text. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state as unknown,
      document.cookie,
      await indexedDB.databases(),
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      ),
    ]),
  );

for (const locale of inTurn('privacy', locales)) {
  for (const { name, path, open, box, use } of tools) {
    test(`what is typed into ${name} stays in the page, ${locale.id}`, async ({ page, nginx }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        sent.push(
          `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
        );
      });
      await page.goto(locale.base + path);
      await hydrated(page);
      const address = page.url();
      const entries = await page.evaluate(() => history.length);

      await open?.(page);
      const input = box?.(page);
      if (input) {
        await input.click();
        await input.pressSequentially(SECRET, { delay: 20 });
        await expect(input).toHaveValue(new RegExp(`${SECRET}$`));
        await page.keyboard.press('Tab');
      }
      await use?.(page);

      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await stored(page)).not.toContain(SECRET);

      // Requests of the page left behind carry the Referer; the next page could be handed something.
      await page.locator('.pagination-nav__link, .footer a[href^="/"]').first().click();
      await expect(page).not.toHaveURL(address);
      await page.reload();
      await hydrated(page);
      expect(page.url()).not.toContain(SECRET);
      expect(await stored(page)).not.toContain(SECRET);
      expect(sent.filter((request) => request.includes(SECRET))).toEqual([]);
      expect(nginx.log()).toContain(`"GET ${locale.base}${path}"`);
      expect(nginx.log()).not.toContain(SECRET);
    });
  }
}

test('words of the search page are in no log of the host and no storage', async ({
  page,
  nginx,
}) => {
  await page.goto(`/de-DE/search?q=Rechnung ${SECRET}`);
  await hydrated(page);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  // With the next page, the depth of the results is kept.
  await page.locator('footer a[href="/de-DE/"]').click();
  await expect(page).toHaveURL('/de-DE/');
  const kept = await stored(page);
  expect(kept).toContain('search.depth');
  expect(kept).not.toContain(SECRET);
  expect(nginx.log()).toContain('"GET /de-DE/search"');
  expect(nginx.log()).not.toContain(SECRET);
});

test('a shared result is in the fragment and opens again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de-DE/Reference/LeitwegID');
  await hydrated(page);
  const input = firstBox('#leitweg-id-checker')(page);
  await input.pressSequentially('04011000-1234512345-06');
  await page.getByRole('button', { name: 'Link zu diesem Ergebnis kopieren' }).click();
  await expect(page.getByText('Kopiert', { exact: true })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const { search, hash } = new URL(shared);
  expect([search, hash]).toEqual(['', '#leitweg-id=04011000-1234512345-06']);

  const other = await context.newPage();
  await other.goto(shared);
  await hydrated(other);
  const box = firstBox('#leitweg-id-checker')(other);
  await expect(box).toHaveValue('04011000-1234512345-06');
  await expect(box).toBeInViewport();
});

for (const address of [
  '/Setup/Units?units=__proto__',
  '/Setup/Units?units=constructor',
  '/de-DE/Reference/Rules?rule=__proto__',
  '/Reference/BusinessTerms?bt=__proto__&syntax=constructor',
  '/not-kept?page=http://[',
  '/de-DE/not-kept?page=/.//evil.example/x',
]) {
  test(`no value in an address breaks the page: ${address}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
    const hosts = await page
      .locator('main a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hostname }) => hostname));
    expect(hosts).not.toContain('evil.example');
    expect(errors).toEqual([]);
  });
}

for (const path of [
  '//evil.example/x',
  '/de-DE//evil.example/x',
  '///evil.example/x.html?q=a#b',
  '/%5c%5cevil.example/x',
  '/de-DE/%5cevil.example/x',
]) {
  test(`a path that looks like a host leads to no other site: ${path}`, async ({ page, nginx }) => {
    await page.goto(nginx.url + path);
    await hydrated(page);
    const hosts = await page
      .locator('a[hreflang]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hostname }) => hostname));
    expect(new Set(hosts)).toEqual(new Set(['localhost']));
  });
}
