import type { Response } from '@playwright/test';
import { holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { open, test } from './support/site';
import {
  expect,
  breakIndex,
  delayIndex,
  failIndex,
  holdRest,
  hopeless,
  modalOf,
  openModal,
  paste,
  searchFile,
  searchFor,
  searchTexts,
  type,
} from './support/search';

const hitBelow = (base: string) => (number: number) => ({
  objectID: `${base}/page-${number}`,
  url: `${base}/page-${number}`,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: `Page ${number}`, lvl1: `Page ${number}` },
});

const DIALOG = /\/assets\/js\/dialog\.[^/]+\.js$/;

for (const texts of inTurn('search', searchTexts)) {
  const { locale, query, path, title } = texts;
  const home = `${locale.base}/xInvoice`;
  const hit = hitBelow(locale.base);

  test.describe(`search modal, ${locale.id}`, () => {
    test('loads neither its code, its look nor an index with the page', async ({ page }) => {
      const sources: Response[] = [];
      const files: string[] = [];
      page.on('response', (response) => {
        const url = response.url();
        if (searchFile.test(url)) files.push(url);
        if (/\.(?:js|css)$/.test(url)) sources.push(response);
      });
      await page.goto(home, { waitUntil: 'networkidle' });
      const code = (await Promise.all(sources.map((source) => source.text()))).join('\n');
      expect(code.length).toBeGreaterThan(50_000);
      // A class of the modal, the engine's message for a bad index, Algolia's and its analytics' hosts.
      for (const trace of [
        'DocSearch-Container--Errored',
        'DocSearch-Commands',
        'autocomplete-core',
        'Search index has',
        'algolianet.com',
        'insights.algolia',
      ]) {
        expect(code.includes(trace), trace).toBe(false);
      }
      expect(files).toEqual([]);
      await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    });

    for (const approach of ['hover', 'focus', 'shortcut'] as const) {
      test(`loads only the index of its locale, on ${approach}`, async ({ page }) => {
        const files: string[] = [];
        page.on('request', (request) => {
          if (searchFile.test(request.url())) files.push(new URL(request.url()).pathname);
        });
        await open(page, home);
        const button = page.getByRole('button', { name: texts.button, exact: true });
        if (approach === 'hover') await button.hover();
        if (approach === 'focus') await button.focus();
        if (approach === 'shortcut') await page.keyboard.press('Control+k');
        await expect.poll(() => files.length).toBeGreaterThan(1);
        const folder = `${locale.base}/`;
        expect(files.filter((file) => !/^(\/de-DE)?\/(assets\/)?search\//.test(file))).toEqual([]);
        expect(files.every((file) => file.startsWith(folder))).toBe(true);
        if (!locale.base) expect(files.some((file) => file.startsWith('/de-DE'))).toBe(false);
      });
    }

    test('opens by its shortcuts and gives the focus back', async ({ page }) => {
      await open(page, home);
      const link = page.locator('article a').first();
      const { dialog, input } = modalOf(page);
      for (const key of ['/', 'Control+k', 'Meta+k']) {
        await link.focus();
        await page.keyboard.press(key);
        await expect(input, key).toBeFocused();
        await expect(dialog).toHaveAccessibleName(texts.placeholder);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(link, key).toBeFocused();
      }
    });

    test('opens by a click, closes by Ctrl+K and by a click beside it', async ({ page }) => {
      await open(page, home);
      const button = page.getByRole('button', { name: texts.button, exact: true });
      await button.click();
      const { dialog } = modalOf(page);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 500);
      await expect(dialog).toHaveCount(0);
    });

    test('opens by typing on its button and loses no key', async ({ page }) => {
      await open(page, home);
      await page.getByRole('button', { name: texts.button, exact: true }).focus();
      await page.keyboard.type('xml');
      const { input } = modalOf(page);
      await expect(input).toHaveValue('xml');
      await expect(input).toBeFocused();
    });

    test('does not open below an enlarged picture', async ({ page }) => {
      await open(page, `${locale.base}/eDocument`);
      await page
        .getByRole('button', { name: /^(?:Enlarge picture|Bild vergrößern)/ })
        .first()
        .click();
      const picture = page.getByRole('dialog');
      await expect(picture).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      await expect(picture).toBeHidden();
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    });

    test('closes when Back leads to another page', async ({ page }) => {
      await open(page, `${locale.base}/Setup`);
      await page.locator(`main a[href="${locale.base}/Setup/Units"]`).first().click();
      await expect(page).toHaveURL(`${locale.base}/Setup/Units`);
      await openModal(page);
      await page.goBack();
      await expect(page).toHaveURL(`${locale.base}/Setup`);
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    });

    test('keeps what is typed while its code takes long', async ({ page }) => {
      const release = await holdBack(page, DIALOG);
      await open(page, home);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Frist A/Bx');
      await page.keyboard.press('Backspace');
      release();
      await expect(modalOf(page).input).toHaveValue('Frist A/B');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('is called off by Escape while its code takes long', async ({ page }) => {
      const release = await holdBack(page, DIALOG);
      await open(page, home);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      const code = page.waitForResponse(DIALOG);
      release();
      await (await code).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await openModal(page);
    });

    test('slash in a text field is a character', async ({ page }) => {
      await open(page, `${locale.base}/search`);
      await page.getByRole('searchbox').press('/');
      await expect(page.getByRole('searchbox')).toHaveValue('/');
      await expect(modalOf(page).dialog).toHaveCount(0);
    });

    test('first Escape closes the panel, second Escape clears the query', async ({ page }) => {
      await open(page, home);
      const { dialog, input, panel } = await searchFor(page, query);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(input).toHaveValue(query);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');
      await expect(input).toHaveValue('');
      await expect(panel).toBeVisible();
      await expect(dialog).toContainText(texts.noRecent);
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    test('the footer says what Escape does now', async ({ page }) => {
      await open(page, home);
      const { dialog, input } = await openModal(page);
      const escape = dialog.locator('.DocSearch-Commands li').last();
      await expect(escape).toContainText(texts.escape.close);
      await type(input, query);
      await expect(escape).toContainText(texts.escape.hide);
      await page.keyboard.press('Escape');
      await expect(escape).toContainText(texts.escape.clear);
      await page.keyboard.press('Escape');
      await expect(escape).toContainText(texts.escape.close);
    });

    test('a closed panel opens again by an arrow and by typing', async ({ page }) => {
      await open(page, home);
      const { panel, input } = await searchFor(page, query);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await input.press('End');
      await page.keyboard.type(' x');
      await expect(panel).toBeVisible();
    });

    test('arrows move through the results, Enter follows one without a reload', async ({
      page,
    }) => {
      await open(page, home);
      const { input, options, dialog } = await searchFor(page, query);
      const active = async () =>
        page.locator(`[id="${await input.getAttribute('aria-activedescendant')}"]`);
      await expect(await active()).toHaveAttribute('href', path);
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test('Enter that ends a composition follows no result', async ({ page }) => {
      await open(page, home);
      const { input, dialog } = await searchFor(page, query);
      // Safari sends it after the composition, so that the code alone tells.
      await input.evaluate((box) => {
        const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
        box.dispatchEvent(new KeyboardEvent('keydown', init));
      });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(home);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    });

    test('a click follows a result, to its heading on the same page too', async ({ page }) => {
      await open(page, path);
      const { options, dialog } = await searchFor(page, query);
      const target = options.and(page.locator(`[href^="${path}#"]`)).first();
      const href = (await target.getAttribute('href')) ?? '';
      await target.click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => decodeURI(page.url())).toContain(decodeURI(href));
      const id = decodeURIComponent(href.split('#')[1] ?? '');
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });

    test('offers tools and tasks until something was searched', async ({ page }) => {
      await open(page, home);
      const { dialog } = await openModal(page);
      await expect(dialog.getByRole('rowgroup')).toHaveCount(2);
      await expect(dialog).toContainText(texts.tools);
      await expect(dialog).toContainText(texts.tasks);
      const links = dialog.getByRole('grid').getByRole('link');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      for (const url of addresses) expect((await page.request.get(url)).status()).toBe(200);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${locale.base}/Reference/Rules`);
      await openModal(page);
      await expect(dialog).not.toContainText(texts.tasks);
      await expect(dialog).toContainText(texts.recent);
    });

    test('leads to all results on the search page', async ({ page }) => {
      await open(page, home);
      const { dialog, status } = await searchFor(page, query);
      await expect(status).toHaveText(new RegExp(`^${texts.announced('\\d+', query)}$`));
      const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      await dialog.getByRole('link', { name: texts.seeAll(count) }).click();
      await expect(page).toHaveURL(`${locale.base}/search?q=${encodeURIComponent(query)}`);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('status').first()).toContainText(texts.found(count));
    });

    for (const [width, most] of inTurn('width', [
      [1280, 10],
      [768, 5],
    ] as const)) {
      test(`cuts snippets to ${most} words at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, home);
        const { dialog } = await searchFor(page, 'XML');
        const snippets = await dialog
          .locator('.DocSearch-Hit-title')
          .filter({ hasText: '…' })
          .allTextContents();
        expect(snippets.length).toBeGreaterThan(0);
        for (const snippet of snippets) {
          const words = snippet.match(/[\p{L}\p{N}]+/gu) ?? [];
          // A code such as BT-10 counts as one word or as two.
          expect(words.length, snippet).toBeLessThanOrEqual(most * 2);
          expect(snippet.split(/[\s/]+/).length, snippet).toBeLessThanOrEqual(most + 2);
        }
      });
    }

    test('takes 64 characters, from the keyboard and from selected text', async ({ page }) => {
      await open(page, home);
      const { input } = await openModal(page);
      await expect(input).toHaveAttribute('maxlength', '64');
      await input.pressSequentially('x'.repeat(70), { delay: 0 });
      await expect(input).toHaveValue('x'.repeat(64));
      await page.keyboard.press('Control+k');
      const selected = await page.evaluate(() => {
        const paragraph = Array.from(document.querySelectorAll('article p')).find(
          ({ textContent }) => textContent.length > 100,
        );
        const selection = getSelection();
        selection?.selectAllChildren(paragraph as Node);
        return selection?.toString() ?? '';
      });
      expect(selected.length).toBeGreaterThan(64);
      await page.keyboard.press('/');
      await expect(input).toHaveValue(selected.slice(0, 64));
    });

    test('offers other queries and an address when nothing is found', async ({ page }) => {
      await open(page, home);
      const { dialog, input, options, status } = await openModal(page);
      await type(input, hopeless);
      await expect(dialog).toContainText(texts.noResults(hopeless));
      await expect(dialog).toContainText(texts.suggest);
      const suggestions = dialog.locator('.DocSearch-Prefill');
      await expect(suggestions).toHaveCount(3);
      await expect(status).toContainText(hopeless);
      await expect(dialog.getByRole('link', { name: texts.letUsKnow })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:.+subject=.*${hopeless}`),
      );
      await suggestions.first().click();
      await expect(options.first()).toBeVisible();
      await expect(input).toBeFocused();
      await expect(input).not.toHaveValue(hopeless);
    });

    test('shows an error while the index is out of reach, and tries again', async ({ page }) => {
      await open(page, home);
      const mend = await breakIndex(page);
      const { dialog, input, options, status } = await openModal(page);
      await type(input, query);
      await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
      await expect(page.locator('.DocSearch-Container')).toHaveAttribute('data-status', 'error');
      await expect(dialog).toContainText(texts.errorTitle);
      await expect(dialog).toContainText(texts.errorHelp);
      await expect(status).toHaveText(texts.errorTitle);
      await mend();
      await dialog.getByRole('button', { name: texts.retry }).click();
      await expect(options.first()).toBeVisible();
    });

    for (const status of inTurn('status', [404, 503])) {
      test(`a failure with ${status} while the reader types is one of what was typed`, async ({
        page,
      }) => {
        await open(page, home);
        await failIndex(page, status, 400);
        const { dialog, input, options, status: live } = await openModal(page);
        await type(input, query, 110);
        await expect(page.locator('.DocSearch-Container')).toHaveAttribute('data-status', 'error');
        await expect(dialog).toContainText(texts.errorTitle);
        await expect(dialog.locator('.DocSearch-NoResults')).toHaveCount(0);
        await expect(live).toHaveText(texts.errorTitle);
        await page.unroute(searchFile);
        await input.press('Backspace');
        await expect(options.first()).toBeVisible();
        await expect(page.locator('.DocSearch-Container')).toHaveAttribute('data-status', 'idle');
      });
    }

    test('Enter before the answer follows the first hit of what was typed', async ({ page }) => {
      await open(page, home);
      await delayIndex(page, 300);
      const { input } = await openModal(page);
      await type(input, query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    });

    test('answers words before the whole index is there, and with all of it after', async ({
      page,
    }) => {
      await open(page, home);
      const release = await holdRest(page);
      const { status } = await searchFor(page, query);
      const early = await status.textContent();
      release();
      await expect(status).not.toHaveText(early ?? '');
      await expect(status).toContainText(query);
    });

    test('Enter on the identifier of a rule goes to its page, however late the index', async ({
      page,
    }) => {
      await open(page, home);
      const release = await holdRest(page);
      const { input } = await searchFor(page, query);
      await type(input, 'br de 15');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(`${locale.base}/Reference/Rules/BR-DE-15`);
    });

    test('from the first letter on it says that it searches, and nothing is selected', async ({
      page,
    }) => {
      await open(page, home);
      const release = await holdBack(page, searchFile);
      const { dialog, input, options } = await openModal(page);
      await type(input, query);
      await page.keyboard.press('ArrowDown');
      await expect(dialog.locator('.DocSearch-Searching')).toHaveText(texts.searching);
      await expect(dialog).not.toContainText(texts.noRecent);
      await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(0);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      release();
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    });

    test('on a slow line nothing of other pages comes before the index', async ({ page }) => {
      await page.goto(home, { waitUntil: 'networkidle' });
      const ahead = page.locator('link[rel=prefetch]');
      // What the page itself fetches ahead when it is idle may begin after the network was.
      let before = -1;
      await expect
        .poll(
          async () => {
            const last = before;
            before = await ahead.count();
            return before - last;
          },
          { intervals: [1000] },
        )
        .toBe(0);
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      const release = await holdRest(page);
      await searchFor(page, query);
      expect(await ahead.count()).toBe(before);
      release();
      await expect.poll(() => ahead.count()).toBeGreaterThan(before);
    });

    test('what was pasted is recognised, and handed on in memory alone', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, home);
      const { dialog, input, options } = await openModal(page);
      await input.fill('04011000-1234512345-07');
      await expect(dialog.getByRole('group', { name: texts.recognised })).toContainText('06');
      await expect(options).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${locale.base}/Reference/LeitwegID#leitweg-id-checker`);
      const checker = page.locator('#leitweg-id-checker input');
      await expect(checker).toHaveValue('04011000-1234512345-07');
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect([stored, ...requests].filter((text) => text.includes('1234512345'))).toEqual([]);
    });

    test('a pasted mail is searched by what it tells', async ({ page }) => {
      await open(page, home);
      const { input, options } = await openModal(page);
      await paste(input, texts.mail.text);
      await expect(input).toHaveValue(texts.mail.told);
      await expect(options.first()).toHaveAttribute(
        'href',
        new RegExp(`^${locale.base}${texts.mail.leads}`),
      );
    });

    test('is loading, stalled after 300 ms, then idle', async ({ page }) => {
      await open(page, home);
      const release = await holdBack(page, searchFile);
      const container = page.locator('.DocSearch-Container');
      const { input, options } = await openModal(page);
      await page.evaluate(() => {
        const seen: string[] = [];
        const times: number[] = [];
        Object.assign(window, { seen, times });
        const box = document.querySelector('.DocSearch-Container') as HTMLElement;
        new MutationObserver(() => {
          seen.push(box.dataset.status ?? '');
          times.push(performance.now());
        }).observe(box, { attributeFilter: ['data-status'] });
      });
      await type(input, query);
      await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
      release();
      await expect(options.first()).toBeVisible();
      await expect(container).toHaveAttribute('data-status', 'idle');
      const { seen, times } = await page.evaluate(() => {
        const kept = window as unknown as { seen: string[]; times: number[] };
        return { seen: kept.seen, times: kept.times };
      });
      // Keys that follow may begin anew.
      expect(seen.slice(0, 2)).toEqual(['loading', 'stalled']);
      expect(seen.at(-1)).toBe('idle');
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(250);
    });

    test('remembers followed results and keeps favourites', async ({ page }) => {
      await open(page, home);
      let modal = await openModal(page);
      await expect(modal.dialog).toContainText(texts.noRecent);
      await type(modal.input, query);
      await modal.options.first().click();
      await expect(page).toHaveURL(path);
      modal = await openModal(page);
      const rows = modal.dialog.locator('.DocSearch-Hit');
      await expect(modal.dialog.getByText(texts.recent, { exact: true })).toBeVisible();
      await expect(rows).toHaveText([new RegExp(title)]);
      await modal.dialog.getByRole('button', { name: texts.save }).click();
      await expect(modal.dialog.getByText(texts.favourites, { exact: true })).toBeVisible();
      await expect(modal.dialog.getByText(texts.recent, { exact: true })).toHaveCount(0);
      await open(page, path);
      modal = await openModal(page);
      await expect(modal.dialog.getByText(texts.favourites, { exact: true })).toBeVisible();
      await modal.dialog.getByRole('button', { name: texts.removeFavourite }).click();
      await expect(modal.dialog).toContainText(texts.noRecent);
      await expect(modal.input).toBeFocused();
    });

    test('remembers the page of a text that was followed', async ({ page }) => {
      await open(page, home);
      const { input, options, dialog } = await searchFor(page, query);
      const text = options.filter({ has: page.locator('path[d^="M3 5h14"]') }).first();
      const target = await text.getAttribute('href');
      await text.click();
      await expect(dialog).toHaveCount(0);
      await openModal(page);
      await expect(input).toHaveValue('');
      await expect(dialog.locator('.DocSearch-Hit a')).toHaveAttribute(
        'href',
        (target ?? '').replace(/#.*/, ''),
      );
    });

    test('keeps the searches of each language apart', async ({ page }) => {
      const other = searchTexts.find(({ locale: { id } }) => id !== locale.id) ?? texts;
      const kept = { own: hit(1), other: hitBelow(other.locale.base)(2) };
      // As older versions kept them: all in one list.
      await page.addInitScript((hits) => {
        if (sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', 'yes');
        const foreign = { ...hits[0], url: 'https://evil.example/x' };
        const key = '__DOCSEARCH_RECENT_SEARCHES__embedded';
        localStorage.setItem(key, JSON.stringify([...hits, foreign]));
      }, Object.values(kept));
      for (const [side, url] of [
        [texts, kept.own.url],
        [other, kept.other.url],
        [texts, kept.own.url],
      ] as const) {
        await open(page, `${side.locale.base}/xInvoice`);
        const { dialog } = await openModal(page);
        const rows = dialog.locator('.DocSearch-Hit a');
        await expect(rows).toHaveCount(1);
        await expect(rows).toHaveAttribute('href', url);
      }
    });

    test('keeps keyboard and pointer out of the page behind it', async ({ page }) => {
      await open(page, home);
      const { dialog } = await searchFor(page, query);
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await dialog.evaluate(
          (box) =>
            document.activeElement !== document.body && !box.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
    });

    test('ends above the keyboard of a phone, which covers part of the page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const { dialog } = await openModal(page);
      expect(await dialog.boundingBox()).toMatchObject({ y: 0, height: 844 });
      // Chromium opens no keyboard on a desktop, so the visible part is said to be smaller.
      await page.evaluate(() => {
        const viewport = window.visualViewport as VisualViewport;
        Object.defineProperty(viewport, 'height', { value: 420, configurable: true });
        Object.defineProperty(viewport, 'offsetTop', { value: 60, configurable: true });
        viewport.dispatchEvent(new Event('resize'));
      });
      await expect
        .poll(() => dialog.boundingBox())
        .toMatchObject({ y: 60, height: 420, width: 390 });
    });

    test('names every part in the language of the reader', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const { dialog, input } = await openModal(page);
      await expect(input).toHaveAccessibleName(texts.button);
      await expect(input).toHaveAttribute('placeholder', texts.placeholder);
      await type(input, 'x');
      await expect(dialog.getByRole('button', { name: texts.clear })).toBeVisible();
      await dialog.getByRole('button', { name: texts.clear }).click();
      await expect(input).toHaveValue('');
      await dialog.getByRole('button', { name: texts.cancel }).click();
      await expect(dialog).toHaveCount(0);
    });
  });
}

// DocSearch draws the key Ctrl as an icon.
for (const [platform, keys, icons] of inTurn('platform', [
  ['MacIntel', '⌘K', 0],
  ['Win32', 'K', 1],
] as const)) {
  test(`the search button shows ${keys} on ${platform}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { get: () => value });
    }, platform);
    await open(page, '/de-DE/');
    const shown = page.locator('.DocSearch-Button-Keys');
    await expect(shown).toHaveText(keys);
    await expect(shown.locator('svg')).toHaveCount(icons);
  });
}
