import type { Page } from '@playwright/test';
import { holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { open, test } from './support/site';
import {
  expect,
  breakIndex,
  hopeless,
  paste,
  pastedInvoice,
  recognisable,
  searchFile,
  searchFor,
  searchTexts,
  type,
} from './support/search';

const pageOf = (page: Page) => ({
  main: page.getByRole('main'),
  input: page.getByRole('searchbox'),
  /** Pages with what was found on them. */
  results: page.getByRole('main').locator('ol > li'),
  links: page.getByRole('main').locator('ol a'),
  status: page.getByRole('main').getByRole('status'),
});

for (const { locale, query, path, title, ...texts } of inTurn('search-page', searchTexts)) {
  const address = `${locale.base}/search`;
  const addressOf = (q: string) => `${address}?q=${encodeURIComponent(q)}`;

  test.describe(`search page, ${locale.id}`, () => {
    test('has the input ready, and gets its index while idle', async ({ page }) => {
      const asked = page.waitForRequest(searchFile);
      await open(page, address);
      await expect(pageOf(page).input).toBeFocused();
      expect(new URL((await asked).url()).pathname).toBe(`${locale.base}/search/manifest.json`);
    });

    test('answers the query in its address', async ({ page }) => {
      await open(page, addressOf(query));
      const { input, results, status } = pageOf(page);
      await expect(input).toHaveValue(query);
      await expect(page.locator('h1')).toHaveText(texts.pageTitle(query));
      await expect(page).toHaveTitle(new RegExp(`^${texts.pageTitle(query)}`));
      await expect(results.first().getByRole('link').first()).toHaveAttribute('href', path);
      const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      await expect(status).toHaveText(texts.found(count));
    });

    test('takes a query that is cut within an emoji', async ({ page }) => {
      const letters = 'x'.repeat(63);
      await open(page, addressOf(`${letters}\u{1F4A5}`));
      await expect(pageOf(page).input).toHaveValue(letters);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
    });

    test('shows the same results in the same order as the modal', async ({ page }) => {
      await open(page, addressOf('XML'));
      const { results, links: shownLinks } = pageOf(page);
      await expect(results.first()).toBeVisible();
      const links = await shownLinks.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      const { options } = await searchFor(page, 'XML');
      const shown = await options.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(shown.length).toBeGreaterThan(5);
      // The modal shows five hits of a page: what it shows is among what is here.
      expect(shown.filter((href) => !links.includes(href))).toEqual([]);
      const firstOf = (all: (string | null)[]) => [
        ...new Set(all.map((href) => (href ?? '').replace(/#.*/, ''))),
      ];
      expect(firstOf(shown)).toEqual(firstOf(links).slice(0, firstOf(shown).length));
    });

    test('writes the query into the address, each finished one into the history', async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, address);
      const { input, results } = pageOf(page);
      await input.pressSequentially(query, { delay: 20 });
      await expect(page).toHaveURL(addressOf(query));
      await expect(results.first()).toBeVisible();
      await page.clock.fastForward(1100);
      await type(input, 'XML');
      await expect(page).toHaveURL(addressOf('XML'));
      await page.goBack();
      await expect(input).toHaveValue(query);
      await expect(results.first().getByRole('link').first()).toHaveAttribute('href', path);
      await page.goForward();
      await expect(input).toHaveValue('XML');
    });

    test('keeps what is typed on the way out of the title', async ({ page }) => {
      await open(page, address);
      const { input } = pageOf(page);
      const before = await page.title();
      const titles = await input.evaluate(async (box: HTMLInputElement, text) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const seen = new Set<string>();
        // In the page: a key comes in time on a busy machine, too.
        for (let end = 1; end <= text.length; end += 1) {
          setValue?.call(box, text.slice(0, end));
          box.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 100));
          seen.add(document.title);
        }
        return [...seen];
      }, query);
      expect(titles).toEqual([before]);
      await expect(page).toHaveTitle(new RegExp(`^${texts.pageTitle(query)}`));
    });

    test('goes back from a result to the results', async ({ page }) => {
      await open(page, addressOf(query));
      const { results, input } = pageOf(page);
      await results.first().getByRole('link').first().click();
      await expect(page.locator('h1')).toHaveText(title);
      await page.goBack();
      await expect(input).toHaveValue(query);
      await expect(results.first().getByRole('link').first()).toHaveAttribute('href', path);
    });

    test('loads 20 results at a time, further ones on the way down', async ({ page }) => {
      await open(page, addressOf('XML'));
      const { results, links, status } = pageOf(page);
      await expect(results.first()).toBeVisible();
      const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      expect(total).toBeGreaterThan(60);
      // The title of a page is a link too where only its sections were found.
      const before = await links.count();
      expect(before).toBeGreaterThanOrEqual(20);
      expect(before).toBeLessThanOrEqual(40);
      await links.last().scrollIntoViewIfNeeded();
      await expect.poll(() => links.count()).toBeGreaterThanOrEqual(before + 20);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(new Set(addresses).size).toBe(addresses.length);
      const titles = await results
        .locator('h2 a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      expect(new Set(titles).size).toBe(titles.length);
    });

    test('keeps to one kind of pages, on Back and reload too', async ({ page }) => {
      await open(page, addressOf('XML'));
      const { results, status } = pageOf(page);
      await expect(results.first()).toBeVisible();
      const all = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      await page.getByRole('radio', { name: texts.howTo }).check();
      await expect(page).toHaveURL(/[?&]kind=how-to/);
      const folders = () =>
        results
          .locator('h2 a')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      await expect
        .poll(async () => (await folders()).every((path) => path.includes('/HowTo')))
        .toBe(true);
      await expect(status).not.toContainText(String(all));
      await page.reload();
      await expect(page.getByRole('radio', { name: texts.howTo })).toBeChecked();
      await expect(results.first()).toBeVisible();
      expect((await folders()).every((path) => path.includes('/HowTo'))).toBe(true);
      await page.getByRole('radio', { name: texts.allKinds }).check();
      await expect(status).toHaveText(texts.found(all));
    });

    test('answers a question with a page, its description, and what was left out', async ({
      page,
    }) => {
      await open(page, address);
      const { results, status, input } = pageOf(page);
      await type(input, texts.question);
      const first = results.first();
      await expect(first.getByRole('link').first()).toHaveAttribute('href', texts.answer);
      await expect(first.locator('p').nth(1)).not.toBeEmpty();
      await expect(status).toContainText(texts.without);
    });

    test('recognises values, elements, messages and invoices, as the modal does', async ({
      page,
    }) => {
      await open(page, address);
      const { input, links, main, status } = pageOf(page);
      const box = main.locator('section', { hasText: texts.recognised }).getByRole('link');
      for (const { text, to, says, isAlone } of recognisable) {
        await paste(input, text);
        await expect(box).toHaveAttribute('href', `${locale.base}${to}`);
        await expect(box).toContainText(says);
        await expect(status).not.toHaveText(texts.nothingFound);
        if (isAlone) await expect(links).toHaveCount(0);
        else await expect(links.first()).toBeVisible();
      }
      await paste(input, pastedInvoice);
      await expect(box).toHaveAttribute('href', /\/Reference\/Check#check$/);
      expect(decodeURIComponent(page.url())).not.toContain('PASTED-4711');
      await box.click();
      await expect(page).toHaveURL(`${locale.base}/Reference/Check#check`);
      await expect(page.locator('#invoice-desk')).toContainText('PASTED-4711');
    });

    test('goes back to the result that was followed, however far down', async ({ page }) => {
      await open(page, addressOf('XML'));
      const { results, links } = pageOf(page);
      await expect(results.first()).toBeVisible();
      for (const count of [40, 60]) {
        await links.last().scrollIntoViewIfNeeded();
        await expect.poll(() => links.count()).toBeGreaterThanOrEqual(count);
      }
      const followed = links.nth(50);
      await followed.scrollIntoViewIfNeeded();
      const text = (await followed.textContent()) ?? '';
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(1500);
      await followed.click();
      await expect(page.getByRole('searchbox')).toHaveCount(0);

      await page.goBack();
      await expect.poll(() => links.count()).toBeGreaterThanOrEqual(60);
      await expect(followed).toHaveText(text);
      await expect(followed).toBeInViewport();
      await expect
        .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top))
        .toBeLessThan(5);

      await page.reload();
      await expect(followed).toBeInViewport();
    });

    test('a new query begins at its first results', async ({ page }) => {
      await open(page, addressOf('XML'));
      const { links, input } = pageOf(page);
      await links.last().scrollIntoViewIfNeeded();
      await expect.poll(() => links.count()).toBeGreaterThan(40);
      await type(input, query);
      await expect(page.locator('h1')).toHaveText(texts.pageTitle(query));
      await expect.poll(() => links.count()).toBeLessThanOrEqual(40);
    });

    test('marks what was found as text', async ({ page }) => {
      await open(page, addressOf('cbc:Name'));
      const { results } = pageOf(page);
      await expect(results.locator('mark').first()).toBeVisible();
      const tags = await results
        .locator('p > *, a > *')
        .evaluateAll((all) => all.map(({ tagName }) => tagName));
      expect(new Set(tags)).toEqual(new Set(['MARK']));
    });

    test('says when nothing was found', async ({ page }) => {
      await open(page, addressOf(hopeless));
      await expect(pageOf(page).status).toContainText(texts.nothingFound);
      await expect(pageOf(page).status.locator('a[href^="mailto:"]')).toHaveCount(1);
      await expect(pageOf(page).results).toHaveCount(0);
    });

    test('shows an error while the index is out of reach, and tries again', async ({ page }) => {
      const mend = await breakIndex(page);
      await open(page, addressOf(query));
      const { main, status, results } = pageOf(page);
      await expect(main).toHaveAttribute('data-status', 'error');
      await expect(status).toContainText(texts.errorTitle);
      await expect(status).toContainText(texts.errorHelp);
      await mend();
      await page.getByRole('button', { name: texts.retry }).click();
      await expect(results.first()).toBeVisible();
    });

    test('is stalled after 300 ms', async ({ page }) => {
      const release = await holdBack(page, searchFile);
      await open(page, addressOf(query));
      const { main, results } = pageOf(page);
      await expect(main).toHaveAttribute('data-status', 'stalled');
      release();
      await expect(results.first()).toBeVisible();
      await expect(main).toHaveAttribute('data-status', 'idle');
    });

    test('can be cancelled by keyboard while it takes long, and asked for again', async ({
      page,
    }) => {
      const arrive = await holdBack(page, searchFile);
      await open(page, addressOf(query));
      const { main, status, results } = pageOf(page);
      const cancel = main.getByRole('button', { name: texts.cancel });
      await expect(cancel).toBeVisible();
      await cancel.press('Enter');
      await expect(status).toHaveText(texts.cancelled);
      await expect(main).toHaveAttribute('data-status', 'cancelled');
      const retry = main.getByRole('button', { name: texts.retry });
      await expect(retry).toBeFocused();
      arrive();
      await retry.press('Enter');
      await expect(results.first()).toBeVisible();
      await expect(retry).toHaveCount(0);
    });
  });
}
