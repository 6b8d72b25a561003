import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AlgoliaDouble, type SeenRequest } from './support/algolia-double';
import { startTlsFront } from './support/tls-front';
import { open } from './support/site';
import { expect, openModal, searchFile, searchTexts, type } from './support/search';
import { test, variant } from './support/variant';

const home = '/de-DE/xInvoice';
const first = `${variant.appId}-dsn.algolia.net`.toLowerCase();
const [, texts] = searchTexts;
const others = [1, 2, 3].map((n) => `${variant.appId}-${n}.algolianet.com`.toLowerCase());

/** What every search of the site asks, beside query and page. */
const asked = {
  indexName: variant.indexName,
  attributesToRetrieve: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
    'content:10',
  ],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: true,
  facetFilters: [
    'language:de-DE',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ],
};

const queryOf = ({ body }: SeenRequest): string =>
  (body as { requests: { query: string }[] }).requests[0]?.query ?? '';

async function ask(page: Page, query: string) {
  const modal = await openModal(page);
  await type(modal.input, query);
  return modal;
}

test('the page names the search host ahead and asks it alone, each query once', async ({
  page,
  hosted,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (searchFile.test(request.url())) files.push(request.url());
  });
  await open(page, home);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute(
    'href',
    `https://${variant.appId}-dsn.algolia.net`,
  );
  const { dialog, input, options, status } = await ask(page, 'Beleg');
  await expect(status).toContainText('für Beleg');
  await input.press('Backspace');
  await expect(status).toHaveText(/für Bele$/);
  await input.press('g');
  await expect(status).toContainText('für Beleg');
  expect(hosted.searches().map(queryOf)).toEqual(['B', 'Be', 'Bel', 'Bele', 'Beleg']);
  expect(hosted.hosts[0]?.host).toBe(first);
  expect(files).toEqual([]);
  expect(page.workers()).toEqual([]);

  const request = hosted.searches().at(-1);
  expect(request?.method).toBe('POST');
  expect(request?.query.get('x-algolia-application-id')).toBe(variant.appId);
  expect(request?.query.get('x-algolia-api-key')).toBe(variant.apiKey);
  expect(request?.query.get('x-algolia-agent')).toMatch(/docsearch.*docusaurus \(3\.8\.1\)/);
  expect(request?.headers['x-algolia-api-key']).toBeUndefined();
  expect(request?.body).toEqual({ requests: [{ query: 'Beleg', ...asked }] });

  await expect(options.first()).toHaveAttribute('href', '/de-DE/page-0#part-0');
  await expect(options.nth(1)).toContainText('<img src=x onerror=alert(1)> & text 1 Beleg');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(options.nth(1).locator('mark')).toHaveText('Beleg');
});

test('the search page asks the same, for further pages and for one kind, and credits the service', async ({
  page,
  hosted,
}) => {
  await open(page, '/de-DE/search?q=Beleg');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(texts.found(45));
  const [whole] = hosted.searches();
  expect(whole?.body).toEqual({ requests: [{ query: 'Beleg', ...asked }] });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => hosted.searches().length).toBeGreaterThan(1);
  expect(hosted.searches()[1]?.body).toEqual({
    requests: [{ query: 'Beleg', ...asked, page: 1 }],
  });
  await page.getByRole('radio', { name: texts.howTo }).check();
  await expect(status).toHaveText(texts.found(6));
  expect(hosted.searches().at(-1)?.body).toEqual({
    requests: [{ query: 'Beleg', ...asked, facetFilters: [...asked.facetFilters, 'kind:how-to'] }],
  });
  const credit = page.getByRole('link', { name: 'Suche von Algolia' });
  await expect(credit).toHaveAttribute('href', 'https://www.algolia.com/');
  await expect(credit).toHaveAttribute('target', '_blank');
  const { dialog } = await ask(page, 'Beleg');
  await expect(dialog.getByRole('link', { name: 'Suche von Algolia' })).toHaveAttribute(
    'href',
    'https://www.algolia.com/',
  );
});

test('when no host answers, the error screen says so with the retry error', async ({
  page,
  hosted,
  consoleCheck,
}) => {
  consoleCheck.allow(/ERR_CONNECTION_REFUSED/, /status of 403/);
  await open(page, home);
  hosted.onHost = async (_host, route) => {
    await route.abort('connectionrefused');
    return false;
  };
  const { dialog, input, options } = await ask(page, 'B');
  await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
  await expect(dialog).toContainText(texts.errorTitle);
  await expect(dialog).toContainText('Unreachable hosts - your application id may be incorrect.');
  expect(new Set(hosted.hosts.map(({ host }) => host))).toEqual(new Set([first, ...others]));
  hosted.onHost = () => true;
  await dialog.getByRole('button', { name: texts.retry }).click();
  await expect(options.first()).toBeVisible();

  // A refusal is no reason to ask another host.
  hosted.hosts.length = 0;
  hosted.double.interfere = () => ({ status: 403, body: { message: 'Not for you', status: 403 } });
  await type(input, 'X');
  // What the service says helps the maintainer alone, in its own language.
  const said = dialog.locator('[lang=en]', { hasText: 'Not for you' });
  await dialog.locator('summary').click();
  await expect(said).toBeVisible();
  await expect(dialog).toContainText('Der Suchdienst lehnt den Schlüssel dieser Website ab.');
  expect(hosted.hosts).toHaveLength(1);

  hosted.double.interfere = () => undefined;
  hosted.onHost = async (_host, route) => {
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ body: '<!doctype html>', headers });
    return false;
  };
  await type(input, 'Y');
  await expect(dialog).not.toContainText('Not for you');
  await expect(dialog).toContainText(texts.errorTitle);
});

test('events: what was viewed after 400 ms, at most 20 in a batch, and what was chosen', async ({
  page,
  hosted,
}) => {
  interface Event {
    eventType: string;
    eventName: string;
    index: string;
    objectIDs: string[];
    queryID?: string;
    positions?: number[];
  }
  const events = (): Event[] =>
    hosted.double.requests
      .filter(({ path }) => path === '/1/events')
      .flatMap(({ body }) => (body as { events: Event[] }).events);
  const external: string[] = [];
  page.on('request', (request) => {
    if (!/localhost|algolia/.test(request.url())) external.push(request.url());
  });
  await open(page, home);
  const told = page.waitForRequest(/\/1\/events/).then(() => Date.now());
  // One key, one answer to tell of.
  const { status, options } = await ask(page, 'B');
  await expect(status).toContainText('für B');
  expect((await told) - (hosted.hosts[0]?.at ?? 0)).toBeGreaterThanOrEqual(400);
  await expect.poll(() => events().length).toBe(1);
  const [viewed] = events();
  expect(viewed).toMatchObject({
    eventType: 'view',
    eventName: 'Items Viewed',
    index: variant.indexName,
  });
  expect(viewed?.objectIDs.length).toBe(await options.count());
  expect(viewed?.objectIDs.length).toBeLessThanOrEqual(20);
  await page.keyboard.press('Enter');
  await expect.poll(() => events().length).toBe(2);
  expect(events()[1]).toMatchObject({
    eventType: 'click',
    eventName: 'Item Selected',
    objectIDs: ['object-0'],
    queryID: 'query-B',
  });
  expect(external).toEqual([]);
});

test('an analytics answer that allows no other site leaves the console clean', async ({
  playwright,
  launchOptions,
  variantUrl,
}) => {
  const double = new AlgoliaDouble();
  const front = await startTlsFront(await double.start(), (host) => host.startsWith('insights.'));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP *.algolia.net 127.0.0.1:${front.port}, MAP *.algolia.io 127.0.0.1:${front.port}`,
    ],
  });
  /** A page that embeds only what allows it, unlike those of the site with hosted search. */
  const strict = createServer((_request, response) => {
    const headers = { 'Content-Type': 'text/html', 'Cross-Origin-Embedder-Policy': 'require-corp' };
    response.writeHead(200, headers).end('<!doctype html><title>Strict</title>');
  });
  await new Promise<void>((resolve) => strict.listen(0, 'localhost', resolve));
  const told = () => double.requests.filter(({ path }) => path === '/1/events').length;
  /** Console errors of a page that tells of something; nothing says when the answer is there. */
  const errorsOf = async (address: string, tell: (page: Page) => Promise<unknown>) => {
    const before = told();
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(address);
    await tell(page);
    await expect.poll(told).toBeGreaterThan(before);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    return errors;
  };
  try {
    expect(await errorsOf(variantUrl + home, (page) => ask(page, 'B'))).toEqual([]);
    // So an error would have been seen.
    const { port } = strict.address() as AddressInfo;
    const send = (page: Page) =>
      page.evaluate(() => navigator.sendBeacon('https://insights.algolia.io/1/events', '{}'));
    expect(await errorsOf(`http://localhost:${port}/`, send)).toEqual([
      expect.stringContaining('ByCoep'),
    ]);
  } finally {
    await browser.close();
    strict.close();
    await front.stop();
    await double.stop();
  }
});
