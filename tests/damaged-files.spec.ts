/**
 * One file of the site fails, in each way, on each kind of page, with the cache headers of nginx.
 * Every run tries a share of all combinations, by a seed that the name of the test shows; `TEST_SEED`
 * repeats it, `TEST_ALL=true` tries all.
 */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { workersOf } from './support/chunks';
import { FAULTS, planHeaders, startFaultyServer, type Fault } from './support/faulty-server';
import { expect, test as nginxTest } from './support/nginx';
import { texts } from './support/offline';
import { inTurn, isChosen, isWhole, sampleOf, seed } from './support/sample';
import { openModal, type } from './support/search';
import { consoleErrorsOf } from './support/site';

const KINDS = {
  start: '/de-DE/',
  page: '/de-DE/Setup/Currencies',
  reference: '/xInvoice',
  post: '/de-DE/blog/issuing-deadlines',
  search: '/de-DE/search',
  decoder: '/de-DE/Reference/Decode',
  missing: '/de-DE/nothing-here',
  // As all pages that are made from data.
  rule: '/de-DE/Reference/Rules/BR-DE-15',
  check: '/de-DE/Reference/Check',
  offline: '/de-DE/Offline',
  'not kept': '/de-DE/not-kept?page=/de-DE/Setup/Units',
};

/** Share of the cases that a run tries. */
const SHARE = 0.1;

const test = nginxTest.extend<object, { site: string }>({
  site: [
    async ({ nginx }, provide) => {
      const server = await startFaultyServer(nginx.url);
      await provide(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Waits of the loader, made short: what comes 5 s late is later than all of them. */
function hurry(): void {
  const { setTimeout } = window;
  const shorter = (wait = 0) => (wait >= 6000 ? 1500 : wait);
  Object.assign(window, {
    setTimeout: (call: () => void, wait?: number) => setTimeout(call, shorter(wait)),
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (wait) => timeout(shorter(wait));
}

async function openWith(
  browser: Browser,
  headers: Record<string, string>,
  act: (page: Page) => Promise<void>,
  isHurried = false,
): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  try {
    const page = await context.newPage();
    if (isHurried) await page.addInitScript(hurry);
    await act(page);
  } finally {
    await context.close();
  }
}

/** Paths of the files that a page names. */
async function filesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const named = html.matchAll(
    /(?:src|href|data-script)="?(\/(?:[\w-]+\/)?(?:assets|img)\/[^"\s>]+)/g,
  );
  return [...new Set(Array.from(named, ([, path = '']) => path))].sort();
}

/** The page is alive, or says that it is not; undefined as long as neither. */
const outcome = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') return 'alive';
    const message = document.getElementById('site-failure');
    return message && !message.hidden && message.querySelector('button') ? 'says so' : undefined;
  });

/** Does the work with a few at a time. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`any file of the ${kind} page fails: text, links and a way on (seed ${seed})`, async ({
    browser,
    request,
    site,
  }) => {
    const files = await filesOf(request, site + path);
    expect(files.length).toBeGreaterThan(3);
    const cases = files
      .flatMap((file) => FAULTS.map((fault) => [file, fault] as const))
      .filter(([file, fault]) =>
        isChosen(`${kind} ${fault} ${file.replace(/\.\w{8,}\./, '.')}`, SHARE),
      );
    const failures: string[] = [];
    await each(cases, async ([file, fault]) => {
      const name = `${kind} ${file} ${fault}`;
      try {
        await openWith(
          browser,
          planHeaders(name, { path: file, fault }),
          async (page) => {
            await page.goto(site + path, { waitUntil: 'commit' });
            await expect(page.locator('h1').first()).toBeVisible();
            await expect(page.locator('a[href]').nth(5)).toBeAttached();
            await expect.poll(() => outcome(page).catch(() => undefined)).toBeTruthy();
          },
          true,
        );
      } catch (error) {
        failures.push(`${name}: ${String(error).split('\n', 1)[0]}`);
      }
    });
    expect(failures).toEqual([]);
  });
}

test('a file that came damaged once is replaced, and the page lives at once and later', async ({
  browser,
  request,
  site,
}) => {
  const address = `${site}/de-DE/Setup/Currencies`;
  const files = (await filesOf(request, address)).filter((file) => /\.(js|css)$/.test(file));
  const failures: string[] = [];
  await each(files, async (file) => {
    const plan = { path: file, fault: 'cut' as Fault, times: 1 };
    try {
      await openWith(browser, planHeaders(`once ${file}`, plan), async (page) => {
        for (let visit = 1; visit <= 2; visit += 1) {
          await page.goto(address);
          await expect.poll(() => outcome(page).catch(() => undefined)).toBe('alive');
          await expect(page.locator('#site-failure')).toBeHidden();
          await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
        }
      });
    } catch (error) {
      failures.push(`${file}: ${String(error).slice(0, 300)}`);
    }
  });
  expect(failures).toEqual([]);
});

test('a script that comes late and its second try do not both run', async ({
  browser,
  request,
  site,
}) => {
  const address = `${site}/de-DE/Setup/Currencies`;
  const files = await filesOf(request, address);
  const runtime = files.find((file) => file.includes('/runtime~main.')) ?? '';
  const plan = { path: runtime, fault: 'late' as Fault, times: 1 };
  await openWith(
    browser,
    planHeaders('runtime late', plan),
    async (page) => {
      const errors = consoleErrorsOf(page);
      const asked = page.waitForRequest((script) => script.url().endsWith(runtime));
      await page.goto(address, { waitUntil: 'commit' });
      const late = await asked;
      const hasEnded = () => late.failure() !== null || late.timing().responseEnd > 0;
      await expect.poll(hasEnded).toBe(true);
      await expect.poll(() => outcome(page).catch(() => undefined)).toBe('alive');
      await page.getByRole('link', { name: 'Einheiten' }).first().click();
      await expect(page.locator('h1')).toHaveText('Einheiten');
      expect(errors).toEqual([]);
    },
    true,
  );
});

test('without main.js, the search button and its key lead to the search page', async ({
  browser,
  request,
  site,
}) => {
  const address = `${site}/de-DE/Setup/Currencies`;
  const main =
    (await filesOf(request, address)).find((file) => /\/main\.\w+\.js$/.test(file)) ?? '';
  for (const [name, press] of Object.entries({
    button: (page: Page) => page.locator('.DocSearch-Button').click(),
    key: (page: Page) => page.keyboard.press('/'),
  })) {
    await openWith(
      browser,
      planHeaders(`press ${name}`, { path: main, fault: 'missing' }),
      async (page) => {
        await page.goto(address);
        const message = page.getByRole('alert');
        await expect(message).toContainText('Diese Seite ist nicht vollständig.');
        await expect(message.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
        await press(page);
        await expect(page).toHaveURL(/\/de-DE\/search$/);
      },
    );
  }
});

const findSomething = async (page: Page): Promise<void> => {
  const modal = await openModal(page);
  await type(modal.input, 'Rechnung');
  await expect(modal.options.first()).toBeVisible();
};

interface Tool {
  readonly path: string;
  /** Uses the tool until it has answered. */
  readonly use: (page: Page) => Promise<void>;
}

const decoder = (page: Page) => page.locator('#report-decoder');

/** A use of each worker of the build that needs all of its scripts. */
const TOOLS: Record<string, Tool> = {
  decoder: {
    path: '/de-DE/Reference/Decode',
    use: async (page) => {
      await decoder(page).getByRole('textbox').fill('BR-DE-15');
      await expect(decoder(page).locator('ol > li')).toHaveCount(1);
    },
  },
  invoice: {
    path: '/de-DE/Reference/Check',
    use: async (page) => {
      const desk = page.locator('#invoice-desk');
      const sample = 'static/samples/direct-debit.zugferd.pdf';
      await desk.locator('input[type=file]').setInputFiles(sample);
      await expect(desk.getByRole('tab').first()).toBeVisible();
    },
  },
  rehearsal: {
    path: '/de-DE/Reference/Rehearsal',
    use: async (page) => {
      const tool = page.locator('#rehearsal');
      await tool.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
      await expect(tool.getByRole('heading').first()).toBeVisible();
    },
  },
  search: { path: '/de-DE/Setup/Currencies', use: findSomething },
};

test('each worker of the build has a tool here that uses it', () => {
  expect(workersOf('build')).toEqual(Object.keys(TOOLS).sort());
});

async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => outcome(page).catch(() => undefined)).toBe('alive');
}

/** Paths of the scripts that the use of a tool loads, in its worker, too. */
async function scriptsOf(browser: Browser, site: string, { path, use }: Tool): Promise<string[]> {
  const asked = new Set<string>();
  await openWith(browser, {}, async (page) => {
    await openAlive(page, site + path);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    page.on('worker', (worker) => asked.add(new URL(worker.url()).pathname));
    await use(page);
  });
  return [...asked].filter((file) => /\/assets\/js\/[^/]+\.js$/.test(file)).sort();
}

for (const [name, tool] of Object.entries(TOOLS)) {
  test(`${name}: heals by itself when any of its scripts came damaged once`, async ({
    browser,
    site,
  }) => {
    const all = await scriptsOf(browser, site, tool);
    expect(all.length).toBeGreaterThan(0);
    const scripts = isWhole ? all : sampleOf(all, 2);
    const failures: string[] = [];
    await each(scripts, async (path) => {
      const plan = { path, fault: 'cut' as Fault, times: 1 };
      try {
        await openWith(browser, planHeaders(`${name} ${path}`, plan), async (page) => {
          for (let visit = 1; visit <= 2; visit += 1) {
            await openAlive(page, site + tool.path);
            await tool.use(page);
          }
        });
      } catch (error) {
        failures.push(`${path}: ${String(error).slice(0, 300)}`);
      }
    });
    expect(failures).toEqual([]);
  });
}

test('a decoder that takes long can be cancelled by keyboard, and asked again', async ({
  browser,
  site,
}) => {
  const tool = TOOLS.decoder;
  if (!tool) throw new Error('There is no decoder.');
  const [path = ''] = await scriptsOf(browser, site, tool);
  const plan = { path, fault: 'late' as Fault, times: 1 };
  await openWith(browser, planHeaders('decoder late', plan), async (page) => {
    await openAlive(page, site + tool.path);
    await decoder(page).getByRole('textbox').fill('BR-DE-15');
    await decoder(page).getByRole('button', { name: 'Abbrechen' }).press('Enter');
    await expect(decoder(page).getByRole('status')).toHaveText(
      'Abgebrochen: Dieser Text wurde nicht gelesen.',
    );
    const retry = decoder(page).getByRole('button', { name: 'Erneut versuchen' });
    await expect(retry).toBeFocused();
    await retry.press('Enter');
    await expect(decoder(page).locator('ol > li')).toHaveCount(1);
  });
});

test('search heals by itself when its index or its worker came damaged once', async ({
  browser,
  request,
  site,
}) => {
  const address = `${site}/de-DE/Setup/Currencies`;
  const manifest = `${site}/de-DE/search/manifest.json`;
  const { core } = (await (await request.get(manifest)).json()) as { core: string };
  let worker = '';
  await openWith(browser, {}, async (page) => {
    page.on('worker', (started) => (worker = new URL(started.url()).pathname));
    await page.goto(address);
    await findSomething(page);
  });
  expect(worker).toMatch(/\.js$/);
  const cases = [new URL(core, manifest).pathname, worker].flatMap((path) =>
    inTurn('damage', ['cut', 'a page'] as const).map((fault) => ({ path, fault, times: 1 })),
  );
  for (const plan of cases) {
    await openWith(browser, planHeaders(JSON.stringify(plan), plan), async (page) => {
      for (let visit = 1; visit <= 2; visit += 1) {
        await page.goto(address);
        await findSomething(page);
      }
    });
  }
});

test('a pack of the handbook that the browser has kept damaged does not hinder the download', async ({
  browser,
  request,
  site,
}) => {
  const worker = await (await request.get(`${site}/offline-de-DE.js`)).text();
  const [path = ''] = /\/de-DE\/assets\/offline\/\w+\.pack/.exec(worker) ?? [];
  const plan = { path, fault: 'cut' as Fault, times: 1 };
  await openWith(browser, planHeaders('pack', plan), async (page) => {
    await openAlive(page, `${site}/de-DE/Offline`);
    await page.evaluate(async (pack) => (await fetch(pack)).arrayBuffer(), path);
    await page.getByRole('button', { name: texts['de-DE'].keep }).click();
    await expect(page.getByText(texts['de-DE'].kept)).toBeVisible();
  });
});
