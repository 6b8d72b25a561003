import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AlgoliaDouble, type SeenRequest } from './support/algolia-double';
import { startTlsFront } from './support/tls-front';
import { open } from './support/site';
import { expect, modalOf, openModal, searchFile, searchTexts, type } from './support/search';
import { test, variant, variantLocales, type Hosted } from './support/variant';

const home = '/de-DE/xInvoice';
const first = `${variant.appId}-dsn.algolia.net`.toLowerCase();
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

test('the page names the search host ahead, and loads nothing of the embedded search', async ({
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
  const { options } = await ask(page, 'Beleg');
  await expect(options.first()).toBeVisible();
  expect(files).toEqual([]);
  expect(page.workers()).toEqual([]);
  await expect.poll(() => hosted.searches().map(queryOf)).toContain('Beleg');
});

test('the request is the specified one, credentials in the query string', async ({
  page,
  hosted,
}) => {
  await open(page, home);
  const { options, status } = await ask(page, 'Beleg');
  await expect(options.first()).toBeVisible();
  await expect(status).toContainText('Beleg');
  const request = hosted.searches().at(-1);
  expect(request?.method).toBe('POST');
  expect(request?.path).toBe('/1/indexes/*/queries');
  expect(request?.query.get('x-algolia-application-id')).toBe(variant.appId);
  expect(request?.query.get('x-algolia-api-key')).toBe(variant.apiKey);
  expect(request?.query.get('x-algolia-agent')).toMatch(/docsearch.*docusaurus \(3\.8\.1\)/);
  expect(request?.headers['x-algolia-api-key']).toBeUndefined();
  expect(request?.body).toEqual({ requests: [{ query: 'Beleg', ...asked }] });
});

test('snippets are 5 words up to 768 px', async ({ page, hosted }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, home);
  const { options } = await ask(page, 'Beleg');
  await expect(options.first()).toBeVisible();
  expect(JSON.stringify(hosted.searches()[0]?.body)).toContain('"content:5"');
});

test('the search page asks the same, and for further pages', async ({ page, hosted }) => {
  await open(page, '/de-DE/search?q=Beleg');
  await expect(page.getByRole('listitem').filter({ has: page.locator('h2') })).not.toHaveCount(0);
  expect(hosted.searches()[0]?.body).toEqual({ requests: [{ query: 'Beleg', ...asked }] });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => hosted.searches().length).toBeGreaterThan(1);
  expect(hosted.searches()[1]?.body).toEqual({
    requests: [{ query: 'Beleg', ...asked, page: 1 }],
  });
});

test('the search page keeps to one kind of pages by a facet of the request', async ({
  page,
  hosted,
}) => {
  const [, texts] = searchTexts;
  if (!texts) throw new Error('no German texts');
  await open(page, '/de-DE/search?q=Beleg');
  const results = page.getByRole('main').locator('ol > li');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(texts.found(45));
  const all = await results.count();
  await page.getByRole('radio', { name: texts.howTo }).check();
  await expect(status).toHaveText(texts.found(6));
  await expect(results).toHaveCount(2);
  expect(all).toBeGreaterThan(2);
  expect(hosted.searches().at(-1)?.body).toEqual({
    requests: [{ query: 'Beleg', ...asked, facetFilters: [...asked.facetFilters, 'kind:how-to'] }],
  });
  await page.getByRole('radio', { name: texts.allKinds }).check();
  await expect(status).toHaveText(texts.found(45));
});

test('an answer is kept for the session', async ({ page, hosted }) => {
  await open(page, home);
  const { input, status } = await ask(page, 'Beleg');
  await expect(status).toContainText('für Beleg');
  for (const query of ['Bele', 'Bel']) {
    await input.press('Backspace');
    await expect(status).toHaveText(new RegExp(`für ${query}$`));
  }
  await input.pressSequentially('eg');
  await expect(status).toContainText('für Beleg');
  expect(hosted.searches().map(queryOf)).toEqual(['B', 'Be', 'Bel', 'Bele', 'Beleg']);
});

test('markup in the index is shown as text', async ({ page, hosted }) => {
  await open(page, home);
  const { dialog, options } = await ask(page, 'Beleg');
  await expect(options.nth(1)).toContainText('<img src=x onerror=alert(1)> & text 1 Beleg');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(options.nth(1).locator('mark')).toHaveText('Beleg');
  expect(hosted.hosts[0]?.host).toBe(first);
});

test('a hit leads to its page on this site', async ({ page, hosted }) => {
  await open(page, home);
  const { options } = await ask(page, 'Beleg');
  await expect(options.first()).toHaveAttribute('href', '/de-DE/page-0#part-0');
  expect(hosted.hosts[0]?.host).toBe(first);
});

test('a host that fails is followed by the next, and rests for 120 s', async ({
  page,
  hosted,
  consoleCheck,
}) => {
  await page.clock.install();
  await open(page, home);
  hosted.onHost = async (host, route) => {
    if (host !== first) return true;
    await route.fulfill({
      status: 503,
      body: '{}',
      headers: { 'access-control-allow-origin': '*' },
    });
    return false;
  };
  // One key, one request.
  const { input, status } = await ask(page, 'B');
  await expect(status).toContainText('für B');
  expect(hosted.hosts[0]?.host).toBe(first);
  expect(others).toContain(hosted.hosts[1]?.host);
  expect(hosted.hosts).toHaveLength(2);

  hosted.onHost = () => true;
  await input.press('e');
  await expect(status).toContainText('für Be');
  expect(hosted.hosts[2]?.host).toBe(hosted.hosts[1]?.host);

  await page.clock.fastForward(121_000);
  await input.press('l');
  await expect(status).toContainText('für Bel');
  expect(hosted.hosts[3]?.host).toBe(first);
  consoleCheck.allow(/status of 503/);
});

test('a host that does not answer within 1 s is followed by the next', async ({ page, hosted }) => {
  await open(page, home);
  hosted.onHost = (host) => host !== first;
  const { status } = await ask(page, 'B');
  await expect(status).toContainText('für B');
  const [silent, next] = hosted.hosts;
  expect(silent?.host).toBe(first);
  expect((next?.at ?? 0) - (silent?.at ?? 0)).toBeGreaterThan(900);
});

test.describe('with a slow connection of its own', () => {
  // The policy allows the search hosts, not the address of the double that they lead to here.
  test.use({ bypassCSP: true });

  test('an answer that is not read within 2 s is asked of the next host, which gets more time', async ({
    page,
    hosted,
  }) => {
    await open(page, home);
    // What the test fulfils itself comes whole; only the double's own connection can be slow.
    hosted.onHost = async (_host, route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        status: 307,
        headers: {
          location: hosted.address + pathname + search,
          'access-control-allow-origin': '*',
        },
      });
      return false;
    };
    const slow = [60_000, 3_000];
    hosted.double.interfere = ({ path }) => {
      const bodyAfter = path === '/1/indexes/*/queries' ? slow.shift() : undefined;
      return bodyAfter === undefined ? undefined : { bodyAfter };
    };
    const { status } = await ask(page, 'B');
    await expect(status).toContainText('für B');
    expect(hosted.hosts).toHaveLength(2);
    const [late, next] = hosted.hosts;
    expect(late?.host).toBe(first);
    expect(others).toContain(next?.host);
    expect((next?.at ?? 0) - (late?.at ?? 0)).toBeGreaterThan(1_900);
  });
});

/** The error catalogue says what the reader sees: both locales have their own words. */
for (const texts of searchTexts.filter(({ locale }) => variantLocales.includes(locale))) {
  const { locale } = texts;
  test.describe(locale.id, () => {
    test('when no host answers, the error screen says so with the retry error', async ({
      page,
      hosted,
      consoleCheck,
    }) => {
      await open(page, `${locale.base}/xInvoice`);
      hosted.onHost = async (_host, route) => {
        await route.abort('connectionrefused');
        return false;
      };
      const { dialog } = await ask(page, 'Beleg');
      await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
      await expect(dialog).toContainText(texts.errorTitle);
      await expect(dialog).toContainText(texts.errorHelp);
      await expect(dialog).toContainText(
        'Unreachable hosts - your application id may be incorrect.',
      );
      expect(new Set(hosted.hosts.map(({ host }) => host))).toEqual(new Set([first, ...others]));

      hosted.onHost = () => true;
      await dialog.getByRole('button', { name: texts.retry }).click();
      await expect(modalOf(page).options.first()).toBeVisible();
      consoleCheck.allow(/ERR_CONNECTION_REFUSED/);
    });

    for (const status of [400, 403, 404, 429]) {
      test(`a refusal with ${status} fails at once`, async ({ page, hosted, consoleCheck }) => {
        await open(page, `${locale.base}/xInvoice`);
        hosted.double.interfere = () => ({ status, body: { message: 'Not for you', status } });
        const { dialog } = await ask(page, 'B');
        await expect(dialog).toContainText(texts.errorTitle);
        // What the service says helps the maintainer alone, in its own language.
        const said = dialog.locator('[lang=en]', { hasText: 'Not for you' });
        await expect(said).toBeHidden();
        await dialog.locator('summary').click();
        await expect(said).toBeVisible();
        expect(hosted.hosts).toHaveLength(1);
        consoleCheck.allow(new RegExp(`status of ${status}`));
      });
    }

    test('an answer that cannot be read is an error', async ({ page, hosted }) => {
      await open(page, `${locale.base}/xInvoice`);
      hosted.onHost = async (_host, route) => {
        await route.fulfill({
          body: '<!doctype html>',
          headers: { 'access-control-allow-origin': '*' },
        });
        return false;
      };
      const { dialog } = await ask(page, 'Beleg');
      await expect(dialog).toContainText(texts.errorTitle);
    });

    for (const [name, credential] of [
      ['appId', variant.appId],
      ['apiKey', variant.apiKey],
    ] as const) {
      test(`an empty ${name} is reported`, async ({ page, hosted }) => {
        await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(`"${credential}"`, '""');
          await route.fulfill({ response, body });
        });
        // The page would refuse scripts that are not as they were built.
        await page.route(/\/xInvoice$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            / (?:data-)?integrity=(?:"[^"]*"|[^\s>]+)/g,
            '',
          );
          await route.fulfill({ response, body });
        });
        await open(page, `${locale.base}/xInvoice`);
        const { dialog } = await ask(page, 'Beleg');
        await expect(dialog).toContainText(`\`${name}\` is missing.`);
        expect(hosted.hosts).toEqual([]);
      });
    }

    test('no results, and a link to say so', async ({ page, hosted }) => {
      await open(page, `${locale.base}/xInvoice`);
      const { dialog, options } = await ask(page, 'nothing');
      await expect(dialog).toContainText(texts.noResults('nothing'));
      await expect(dialog.getByRole('link', { name: texts.letUsKnow })).toHaveAttribute(
        'href',
        /^mailto:.+subject=.*nothing/,
      );
      await expect(options).toHaveCount(0);
      expect(new Set(hosted.hosts.map(({ host }) => host))).toEqual(new Set([first]));
    });

    test('no results, and an error on the search page', async ({ page, hosted, consoleCheck }) => {
      await open(page, `${locale.base}/search?q=nothing`);
      await expect(page.getByRole('status').first()).toContainText(texts.nothingFound);
      hosted.onHost = async (_host, route) => {
        await route.abort('connectionrefused');
        return false;
      };
      await type(page.getByRole('searchbox'), 'Beleg');
      await expect(page.getByRole('status').first()).toContainText(texts.errorTitle);
      await expect(page.getByRole('status').first()).toContainText('Unreachable hosts');
      hosted.onHost = () => true;
      await page.getByRole('button', { name: texts.retry }).click();
      await expect(page.getByRole('status').first()).toHaveText(texts.found(45));
      consoleCheck.allow(/ERR_CONNECTION_REFUSED/);
    });
  });
}

/** Answers all searches with these hits, whatever is asked. */
function answerWith(hosted: Hosted, hits: readonly object[]): void {
  hosted.double.interfere = ({ path }) =>
    path === '/1/indexes/*/queries'
      ? {
          status: 200,
          body: { results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, query: '' }] },
        }
      : undefined;
}

const bare = {
  objectID: 'bare',
  url: 'https://docs.example.com/de-DE/Setup/Units',
  type: 'content',
  content: 'A <b> text',
  hierarchy: { lvl0: 'Setup', lvl1: 'Units & more', lvl2: 'Codes' },
};

for (const locale of variantLocales) {
  test.describe(`hits without highlights, ${locale.id}`, () => {
    test('are shown by the modal and kept', async ({ page, hosted }) => {
      answerWith(hosted, [bare]);
      await open(page, `${locale.base}/xInvoice`);
      const { options, dialog } = await ask(page, 'Units');
      await expect(options).toHaveText(/A <b> text.*Codes/);
      await expect(dialog.locator('.DocSearch-Hit-source')).toHaveText('Units & more');
    });

    test('are shown by the search page', async ({ page, hosted }) => {
      answerWith(hosted, [bare, { ...bare, objectID: 'heading', type: 'lvl2', content: null }]);
      await open(page, `${locale.base}/search?q=Units`);
      // Hits are in the list of their page; breadcrumbs are a list, too.
      const listItem = page.getByRole('main').locator('li:not(nav li)');
      const results = listItem.filter({ hasNot: page.getByRole('listitem') });
      await expect(results).toHaveCount(2);
      await expect(results.first()).toContainText('A <b> text');
    });
  });

  test(`the service is credited by a link in modal and page, ${locale.id}`, async ({
    page,
    hosted,
  }) => {
    await open(page, `${locale.base}/search?q=Beleg`);
    const name = locale.id === 'de-DE' ? 'Suche von Algolia' : 'Search by Algolia';
    const credit = page.getByRole('link', { name });
    await expect(credit).toHaveAttribute('href', 'https://www.algolia.com/');
    await expect(credit).toHaveAttribute('target', '_blank');
    const { dialog } = await ask(page, 'Beleg');
    const inside = dialog.getByRole('link', { name });
    await expect(inside).toHaveAttribute('href', 'https://www.algolia.com/');
    await expect(inside).toHaveAttribute('target', '_blank');
    expect(hosted.searches().length).toBeGreaterThan(0);
  });

  test(`a failure of an older query is not shown while a newer one is asked, ${locale.id}`, async ({
    page,
    hosted,
    consoleCheck,
  }) => {
    consoleCheck.allow(/403/);
    await open(page, `${locale.base}/xInvoice`);
    hosted.double.interfere = (request) =>
      request.path === '/1/indexes/*/queries' && queryOf(request).length < 3
        ? { status: 403, body: { message: 'Not for you', status: 403 } }
        : undefined;
    const { input, options, dialog, status } = await openModal(page);
    await type(input, 'Bel', 110);
    await expect(options.first()).toBeVisible();
    await expect(dialog).not.toContainText('Not for you');
    await expect(status).toContainText('Bel');
    await input.press('Backspace');
    await expect(dialog).toContainText('Not for you');
  });

  // Needs the other language, too.
  if (variantLocales.length < 2) continue;
  test(`searches are kept per language, ${locale.id}`, async ({ page, hosted }) => {
    const base = locale.base;
    answerWith(hosted, [{ ...bare, url: `https://docs.example.com${base}/Setup/Units` }]);
    await open(page, `${base}/xInvoice`);
    const { dialog, options } = await ask(page, 'Units');
    await options.first().click();
    await expect(page).toHaveURL(`${base}/Setup/Units`);
    await openModal(page);
    await expect(dialog.locator('.DocSearch-Hit a')).toHaveAttribute('href', `${base}/Setup/Units`);
    await open(page, `${base ? '' : '/de-DE'}/xInvoice`);
    await openModal(page);
    await expect(dialog.locator('.DocSearch-StartScreen')).toBeVisible();
    await expect(dialog.locator(`.DocSearch-Hit a[href="${base}/Setup/Units"]`)).toHaveCount(0);
  });
}

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
