import type { Page } from '@playwright/test';
import { chunkUrl } from './support/chunks';
import { inTurn } from './support/sample';
import { openModal, searchFile, searchFor, type } from './support/search';
import { expect, hydrated, locales, open, settled, test } from './support/site';

/** Sets up the page so that any script or handler out of data would be noticed. */
async function watchExecution(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    const foreign = page.locator('[onerror], [onload], iframe, main script:not([type*="json"])');
    expect(await foreign.count()).toBe(0);
  };
}

const markup =
  '<img src=x onerror="alert(1);globalThis.pwned=1"><script>globalThis.pwned=1</script>';

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, base } of inTurn('faults', locales)) {
    test(`links lead on, tables are whole, and the search page says why, ${id}`, async ({
      page,
    }) => {
      await page.goto(`${base}/Setup/Currencies`);
      await page.locator(`.theme-doc-sidebar-menu a[href$="/Setup/Units"]`).click();
      await expect(page).toHaveURL(`${base}/Setup/Units`);
      const rows = page.locator('main table tbody tr');
      expect(await rows.count()).toBeGreaterThan(20);
      await expect(rows.first()).toBeVisible();
      await expect(rows.last()).toBeVisible();
      await page.locator('a.pagination-nav__link--next').click();
      await expect(page.locator('h1')).toBeVisible();
      await page.goto(`${base}/search`);
      await expect(page.locator('main noscript p')).toContainText('JavaScript');
      await page.locator('main a[href$="/HowTo/Rejected"]').click();
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('storage', () => {
  const faults: Record<string, () => void> = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    corrupt: () => {
      const evil = '{"broken": [<img src=x onerror=alert(1)>';
      const stored = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
      const searches = ['embedded', 'docs', 'de-DE', 'en-GB'].flatMap((index) => [
        `__DOCSEARCH_RECENT_SEARCHES__${index}`,
        `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
      ]);
      for (const key of [...stored, ...searches, 'docs-preferred-version-default']) {
        localStorage.setItem(key, evil);
      }
    },
  };

  for (const [name, fault] of inTurn('storage', Object.entries(faults))) {
    test(`${name}: the page works, colours change, the announcement goes, search answers`, async ({
      page,
      consoleCheck,
    }) => {
      await page.addInitScript(fault);
      const nothingExecuted = await watchExecution(page);
      await open(page, '/de-DE/Setup/Currencies');
      const html = page.locator('html');
      const before = await html.getAttribute('data-theme');
      await page.locator('.navbar button[class*="toggleButton"]').first().click();
      await expect(html).not.toHaveAttribute('data-theme', before ?? '');
      const close = page.locator('.theme-announcement-bar button');
      if ((await close.count()) > 0) {
        await close.click();
        await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      }
      await searchFor(page, 'Rechnung');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toBeVisible();
      await nothingExecuted();
      // Docusaurus skips a corrupt value without a message.
      if (name !== 'corrupt') consoleCheck.allow(/storage/i);
    });
  }
});

test.describe('code of a page', () => {
  /** What Chromium says of a file whose content is not what its page names. */
  const refused = /Failed to find a valid digest|SRI's integrity checks failed/;

  const firstLoad = (url: string) => chunkUrl.test(url) && !/\/(main|runtime~main)\./.test(url);

  const faults: Record<string, { fault: Parameters<Page['route']>[1]; logs: RegExp[] }> = {
    'is gone': {
      fault: (route) => route.fulfill({ status: 404, body: 'gone' }),
      logs: [/status of 404/, refused],
    },
    'ends in a server error': {
      fault: (route) => route.fulfill({ status: 500, body: 'error' }),
      logs: [/status of 500/, refused],
    },
    'cannot be reached': {
      fault: (route) => route.abort('connectionreset'),
      logs: [/ERR_CONNECTION_RESET/],
    },
    'arrives truncated': {
      fault: async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.slice(0, text.length / 2) });
      },
      logs: [
        refused,
        /^uncaught: (Invalid or unexpected token|Unexpected end of input|missing \))/,
      ],
    },
  };

  const anyOf = (...patterns: RegExp[]) =>
    new RegExp(patterns.map(({ source }) => source).join('|'));

  for (const [name, { fault, logs }] of inTurn('code of a page', Object.entries(faults))) {
    test(`${name}: one load afresh, never a loop, then the text with Retry`, async ({
      page,
      consoleCheck,
    }) => {
      let loads = 0;
      page.on('request', (request) => {
        loads += Number(request.isNavigationRequest());
      });
      await page.route((url) => firstLoad(url.href), fault);
      await page.goto('/de-DE/Setup/Currencies?from=help#fields');
      await expect(page.getByRole('alert')).toBeVisible();
      await settled(page);
      expect(loads).toBe(2);
      await expect(page.locator('h1')).toHaveText('Währungen');
      await expect(page).toHaveURL('/de-DE/Setup/Currencies?from=help#fields');

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await hydrated(page);
      await expect(page).toHaveURL('/de-DE/Setup/Currencies?from=help#fields');
      // Which of the two loads says so first depends on the speed of the machine.
      consoleCheck.allow(anyOf(/Loading chunk/, ...logs));
    });
  }

  test('is gone only in the old copy: the load afresh mends it and nobody notices', async ({
    page,
    consoleCheck,
  }) => {
    let first = true;
    await page.route(
      (url) => firstLoad(url.href),
      (route) => (first ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()),
    );
    page.on('request', (request) => {
      first &&= !(request.isNavigationRequest() && request.redirectedFrom() === null && seen++ > 0);
    });
    let seen = 0;
    await page.goto('/de-DE/Setup/Units?q=x#top');
    await hydrated(page);
    expect(seen).toBe(2);
    await expect(page).toHaveURL('/de-DE/Setup/Units?q=x#top');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The first load may still report its chunk before it ends.
    consoleCheck.allow(anyOf(/Loading chunk/, /status of 404/, refused));
  });

  test('hangs: after 30 seconds it is tried once more, then the page says so', async ({
    page,
    consoleCheck,
  }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const hurried = (call: () => void, wait?: number) =>
        setTimeout(call, wait === 30_000 ? 1000 : wait);
      Object.assign(window, { setTimeout: hurried });
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (wait) => timeout(wait === 15_000 ? 1000 : wait);
    });
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    await page.route(
      (url) => firstLoad(url.href),
      () => new Promise(() => undefined),
    );
    const givenUp = page.waitForEvent('pageerror');
    await page.goto('/de-DE/Setup/Currencies', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toHaveText('Währungen');
    await givenUp;
    await expect(page.getByRole('alert')).toBeVisible();
    expect(loads).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    consoleCheck.allow(/^uncaught: Loading chunk [\w-]+ failed\.\n\(timeout/);
  });

  test('main.js itself missing leaves a page that can be read and left by links', async ({
    page,
    consoleCheck,
  }) => {
    await page.route(/\/main\.[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/de-DE/Setup/Currencies');
    await expect(page.locator('h1')).toHaveText('Währungen');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    consoleCheck.allow(/status of 404/, refused);
  });
});

test('a style sheet that is gone is tried once more; the text comes without it, and says so', async ({
  page,
  consoleCheck,
}) => {
  let requests = 0;
  await page.route(/\/assets\/css\/styles\./, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await open(page, '/de-DE/Setup/Currencies');
  await settled(page);
  await expect(page.locator('h1')).toHaveText('Währungen');
  const message = page.getByRole('alert').filter({ hasText: 'Diese Seite ist nicht vollständig.' });
  await expect(message).toBeInViewport();
  await expect(message.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(3);
  consoleCheck.allow(/status of 404/, /SRI's integrity checks failed|valid digest/);
  // Without styles nothing asks for the font; the browser says so after some seconds.
  consoleCheck.tolerate(/preloaded using link preload but not used/);
});

test.describe('search index', () => {
  const faults: Record<string, Parameters<Page['route']>[1]> = {
    missing: (route) => route.fulfill({ status: 404, body: 'gone' }),
    corrupt: (route) => route.fulfill({ status: 200, body: '{"files": "\u0000nonsense' }),
    'a page instead of data': (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>x</h1>' }),
  };
  for (const [name, fault] of inTurn('search index', Object.entries(faults))) {
    test(`${name}: the error screen shows, and search works again afterwards`, async ({ page }) => {
      await page.route(searchFile, fault);
      await open(page, '/de-DE/');
      const modal = await openModal(page);
      await type(modal.input, 'Rechnung');
      await expect(modal.dialog.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await type(modal.input, 'Währung');
      await expect(modal.options.first()).toBeVisible();
    });
  }
});

test('on a slow 3G line the text is there long before the code, and the page becomes alive', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await page.goto('/de-DE/Setup/Units', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Einheiten');
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('without a network on return: what was read and searched stays, the rest comes with the network', async ({
  page,
  context,
  consoleCheck,
}) => {
  const search = async () => {
    const { dialog } = await searchFor(page, 'Währung');
    // Closes the panel, clears the query, closes the dialog.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await open(page, '/de-DE/Setup/Currencies');
  await search();
  await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
  await expect(page.locator('h1')).toHaveText('Einheiten');

  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Währungen');
  await search();
  const release = '/de-DE/blog/archive';
  await expect(page.goto(release)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  // The attempt has failed before the browser shows its page about that.
  await page.waitForURL('chrome-error://chromewebdata/');

  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(release);
  await expect(page.locator('h1')).toBeVisible();
  consoleCheck.tolerate(/ERR_INTERNET_DISCONNECTED/);
});

for (const [when, date] of inTurn('clock', [
  ['1970', '1970-01-02T00:00:00Z'],
  ['2099', '2099-12-31T00:00:00Z'],
] as const)) {
  test(`a clock that is set to ${when} changes nothing`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(date));
    await open(page, '/de-DE/Setup/Currencies');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await searchFor(page, 'Währung');
  });
}

test('a browser that refuses to observe its own paints shows a living page', async ({
  page,
  consoleCheck,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: function unavailable() {
        throw new TypeError('PerformanceObserver is not available.');
      },
    });
  });
  await open(page, '/de-DE/Setup/Currencies');
  await searchFor(page, 'Währung');
  consoleCheck.allow(/PerformanceObserver is not available/);
});

test.describe('an extension changes the page', () => {
  test('before it comes alive: text, navigation and search work', async ({
    page,
    consoleCheck,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'on');
        document.body.insertAdjacentElement('afterbegin', document.createElement('aside'));
        for (const text of Array.from(document.querySelectorAll('main p, main h1'))) {
          const font = document.createElement('font');
          font.append(...Array.from(text.childNodes));
          text.append(font);
        }
        document.querySelector('.navbar__brand')?.remove();
      });
    });
    await open(page, '/de-DE/Setup/Currencies');
    await expect(page.locator('h1')).toHaveText('Währungen');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Units"]').click();
    await expect(page.locator('h1')).toHaveText('Einheiten');
    consoleCheck.allow(/React error #418/);
  });
});

test.describe('input of 100 kB', () => {
  // No server takes more in one address.
  const longest = 'ä<'.repeat(1000);

  test('in query and hash the page opens, and the next one too', async ({ page }) => {
    await open(page, `/de-DE/Setup/Units?q=${longest}`);
    await page.evaluate((text) => {
      window.history.replaceState(window.history.state, '', `?q=${text}`);
      window.location.hash = text;
    }, 'ä<'.repeat(50_000));
    await expect(page.locator('h1')).toHaveText('Einheiten');
    await page.locator('.theme-doc-sidebar-menu a[href="/de-DE/Setup/Currencies"]').click();
    await expect(page.locator('h1')).toHaveText('Währungen');
  });
});

test.describe('script and markup', () => {
  for (const locale of inTurn('faults', locales)) {
    test(`in q is text on the search page, ${locale.id}`, async ({ page }) => {
      const nothingExecuted = await watchExecution(page);
      await open(page, `${locale.base}/search?q=${encodeURIComponent(markup)}`);
      await expect(page.locator('main input').first()).toHaveValue(markup.slice(0, 64));
      await settled(page);
      await nothingExecuted();
    });
  }

  test('in the search dialog is text, also where nothing is found', async ({ page }) => {
    const nothingExecuted = await watchExecution(page);
    await open(page, '/de-DE/');
    const { dialog } = await openModal(page);
    await page.keyboard.insertText('<img src=x onerror=alert(1)>zzzq');
    await expect(dialog.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await nothingExecuted();
  });

  test('in search results is text', async ({ page }) => {
    const nothingExecuted = await watchExecution(page);
    // The words of the pages come in the parts of the index, so the answer is forged in between.
    await page.addInitScript((evil) => {
      const { addEventListener } = Worker.prototype;
      const forge = (data: unknown): unknown => {
        if (typeof data === 'string') {
          return /^(\/|https?:|lvl\d$|content$|answered$|full$|none$|partial$|ready$)/.test(data)
            ? data
            : `${evil}${data}`;
        }
        if (Array.isArray(data)) {
          return data.map(forge);
        }
        return typeof data === 'object' && data !== null
          ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, forge(value)]))
          : data;
      };
      const forged = (event: MessageEvent) =>
        new MessageEvent('message', { data: forge(event.data) });
      Worker.prototype.addEventListener = function (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: AddEventListenerOptions | boolean,
      ) {
        const call = (event: Event) =>
          typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event);
        addEventListener.call(
          this,
          type,
          type === 'message' ? (event) => call(forged(event as MessageEvent)) : listener,
          options,
        );
      };
      Object.defineProperty(Worker.prototype, 'onmessage', {
        set(listener: (event: MessageEvent) => void) {
          addEventListener.call(this, 'message', (event) =>
            listener(forged(event as MessageEvent)),
          );
        },
      });
    }, markup);
    await open(page, '/de-DE/');
    const modal = await openModal(page);
    await type(modal.input, 'Rechnung');
    await expect(modal.options.first()).toContainText('onerror');
    await nothingExecuted();
    await open(page, '/de-DE/search?q=Rechnung');
    await expect(page.locator('main')).toContainText('onerror');
    await nothingExecuted();
  });

  test('in the hash is no address and no selector', async ({ page }) => {
    const nothingExecuted = await watchExecution(page);
    for (const hash of [markup, '"><svg onload=alert(1)>', 'javascript:alert(1)', '%', '[x]']) {
      await page.goto('about:blank');
      await open(page, `/de-DE/Reference/Rules#${hash}`);
      await nothingExecuted();
    }
  });

  test('in the query parameters that Docusaurus reads stay attributes', async ({ page }) => {
    const nothingExecuted = await watchExecution(page);
    const q = encodeURIComponent(markup);
    await open(page, `/de-DE/?docusaurus-theme=${q}&docusaurus-data-x=${q}`);
    await nothingExecuted();
  });
});

test.describe('a second shared link in the same tab wins over what was typed', () => {
  const follow = (page: Page, to: string) =>
    page.evaluate((hash) => void (window.location.hash = hash), to);

  test('in the checker of Leitweg-IDs', async ({ page }) => {
    await open(page, '/de-DE/Reference/LeitwegID#leitweg-id=04011000-1234512345-06');
    const field = page.locator('#leitweg-id-checker input');
    await expect(field).toHaveValue('04011000-1234512345-06');
    await field.fill('04011000');
    await follow(page, 'leitweg-id=991-01234-44');
    await expect(field).toHaveValue('991-01234-44');
  });

  test('in the builder of cash discounts', async ({ page }) => {
    await open(page, '/de-DE/Reference/CashDiscount');
    const days = page.locator('#cash-discount-builder [name="days"]');
    await days.fill('10');
    await follow(page, 'skonto=7:3_30:1');
    await expect(days).toHaveCount(2);
    await expect(days.first()).toHaveValue('7');
  });

  test('but a link to a heading keeps it', async ({ page }) => {
    await open(page, '/de-DE/Reference/LeitwegID#leitweg-id=04011000-1234512345-06');
    const field = page.locator('#leitweg-id-checker input');
    await field.fill('991-01234-44');
    await page.locator('.table-of-contents a').first().click();
    await expect(page).not.toHaveURL(/leitweg-id=/);
    await expect(field).toHaveValue('991-01234-44');
  });
});

test.describe('the focus stays when its button goes', () => {
  test('a period that is added gets it', async ({ page }) => {
    await open(page, '/de-DE/Reference/CashDiscount');
    const add = page.getByRole('button', { name: 'Frist hinzufügen' });
    await add.press('Enter');
    await add.press('Enter');
    await expect(add).toHaveCount(0);
    await expect(page.locator('#cash-discount-builder [name="days"]').nth(2)).toBeFocused();
  });

  test('a period that is removed leaves it to the one at its place, or to the last', async ({
    page,
  }) => {
    await open(page, '/de-DE/Reference/CashDiscount#skonto=7:3_14:2_30:1');
    const days = page.locator('#cash-discount-builder [name="days"]');
    const remove = page.getByRole('button', { name: /^Entfernen: / });
    await remove.nth(1).press('Enter');
    await expect(days.nth(1)).toHaveValue('30');
    await expect(days.nth(1)).toBeFocused();
    await remove.nth(1).press('Enter');
    await expect(days).toHaveCount(1);
    await expect(days).toBeFocused();
  });

  test('a cleared filter has it in its box', async ({ page }) => {
    await open(page, '/de-DE/Reference/Rules');
    const table = page.locator('.filterable-table').first();
    await table.getByRole('textbox').fill('BR-DE-15');
    await table.getByRole('button', { name: 'Filter löschen' }).press('Enter');
    await expect(table.getByRole('textbox')).toHaveValue('');
    await expect(table.getByRole('textbox')).toBeFocused();
  });

  test('a cleared checklist has it in its first box', async ({ page }) => {
    await open(page, '/de-DE/HowTo/GoLive');
    const points = page.getByRole('checkbox');
    await points.nth(2).check();
    await page.getByRole('button', { name: 'Alle Haken entfernen' }).press('Enter');
    await expect(points.nth(2)).not.toBeChecked();
    await expect(points.nth(0)).toBeFocused();
  });
});
