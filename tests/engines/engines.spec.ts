import { locales } from '../support/site';
import { expect, test, type Host } from './support';
import type { Tab } from './tab';

/** One page of each kind. */
const KINDS = [
  '/',
  '/Setup',
  '/Setup/Units',
  '/HowTo/Rejected',
  '/Reference',
  '/Reference/Check',
  '/Reference/Rules',
  '/Reference/Rules/BR-01',
  '/Reference/Terms/BT-1',
  '/Release Notes/ModificationHistory',
  '/blog',
  '/search?q=XRechnung',
  '/Offline',
  '/not-kept?page=/Setup',
  '/no-such-page',
];

const textOf = (tab: Tab, selector: string) =>
  tab.run((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);
const has = (tab: Tab, selector: string) =>
  tab.run((css) => document.querySelector(css) !== null, selector);
const pathOf = (tab: Tab) => tab.run(() => location.pathname, null);

async function open(tab: Tab, host: Host, path: string): Promise<void> {
  await tab.open(host.url + path);
  await expect.poll(() => has(tab, 'html[data-has-hydrated="true"]'), path).toBe(true);
}

/** Scripts that the page has fetched ahead, as often as it has. */
const fetchedAhead = (tab: Tab) =>
  tab.run(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'fetch')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    null,
  );

for (const { id, base } of locales) {
  const isGerman = id === 'de-DE';

  for (const path of KINDS) {
    test(`${path} is shown in silence, ${id}`, async ({ tab, host }) => {
      await open(tab, host, base + path);
      expect(await textOf(tab, 'h1')).not.toBe('');
      expect(await tab.run(() => document.documentElement.lang, null)).toBe(id);
    });
  }

  test(`a link to a rule puts its content in, and the rule is left again, ${id}`, async ({
    tab,
    host,
  }) => {
    await open(tab, host, `${base}/xInvoice`);
    await tab.run(() => void (document.body.dataset.kept = ''), null);
    await tab.click('main a[href$="/Rules/BR-DE-15"]');
    await expect.poll(() => textOf(tab, 'h1')).toContain('BR-DE-15');
    await tab.click('main a[href$="/Terms/BT-10"]');
    await expect.poll(() => textOf(tab, 'h1')).toContain('BT-10');
    expect(await has(tab, 'body[data-kept]')).toBe(true);
  });

  test(`code is fetched ahead, each file once, ${id}`, async ({ tab, host }) => {
    await open(tab, host, `${base}/`);
    await expect.poll(async () => (await fetchedAhead(tab)).length).toBeGreaterThan(3);
    const paths = await fetchedAhead(tab);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test(`a link leads on without a load, and the way back works, ${id}`, async ({ tab, host }) => {
    await open(tab, host, `${base}/Setup/Units`);
    const heading = await textOf(tab, 'h1');
    await tab.run(() => document.body.setAttribute('data-marked', ''), null);
    await tab.click('.pagination-nav__link--next');
    await expect.poll(() => textOf(tab, 'h1')).not.toBe(heading);
    expect(await pathOf(tab)).not.toBe(`${base}/Setup/Units`);
    expect(await has(tab, 'body[data-marked]')).toBe(true);
    await tab.run(() => history.back(), null);
    await expect.poll(() => textOf(tab, 'h1')).toBe(heading);
  });

  test(`the search is used by keyboard alone, ${id}`, async ({ tab, host }) => {
    await open(tab, host, `${base}/`);
    await tab.type('/');
    await expect.poll(() => has(tab, '[role="dialog"] input:focus')).toBe(true);
    await tab.type(isGerman ? 'Einheiten' : 'Units');
    await expect.poll(() => has(tab, '[role="dialog"] [role="option"]')).toBe(true);
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await expect.poll(() => has(tab, '[role="dialog"]')).toBe(false);
    await expect.poll(() => pathOf(tab)).not.toBe(`${base}/`);
  });

  test(`the Leitweg-ID checker answers, ${id}`, async ({ tab, host }) => {
    await open(tab, host, `${base}/Reference/LeitwegID`);
    await tab.click('#leitweg-id-checker input');
    await tab.type('04011000-1234512345-06');
    await expect
      .poll(() => textOf(tab, 'main'))
      .toContain(isGerman ? 'Form und Prüfziffern stimmen.' : 'Form and check digits are right.');
  });

  test(`the colour mode changes and is remembered, ${id}`, async ({ tab, host }) => {
    const toggle = `.navbar button[aria-label^="${isGerman ? 'Zwischen heller' : 'Switch between'}"]`;
    const mode = () => tab.run(() => document.documentElement.dataset.theme, null);
    await open(tab, host, `${base}/Setup/Units`);
    expect(await mode()).toBe('light');
    await tab.click(toggle);
    await expect.poll(mode).toBe('dark');
    await open(tab, host, `${base}/Setup/Units`);
    expect(await mode()).toBe('dark');
    await tab.click(toggle);
    await expect.poll(mode).toBe('light');
  });

  test(`a phone gets a menu, and nothing to scroll sideways, ${id}`, async ({ tab, host }) => {
    await tab.resize(390, 844);
    for (const path of ['/', '/Setup/Units', '/Reference']) {
      await open(tab, host, base + path);
      const overflow = await tab.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        null,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await tab.click('.navbar__toggle');
    await expect.poll(() => has(tab, '.navbar-sidebar--show')).toBe(true);
    await tab.click('.navbar-sidebar__close');
    await expect.poll(() => has(tab, '.navbar-sidebar--show')).toBe(false);
  });

  test(`the invoice desk judges a sample, ${id}`, async ({ tab, host }) => {
    await open(tab, host, `${base}/Reference/Check`);
    await expect.poll(() => has(tab, 'main input[type="file"]')).toBe(true);
    await tab.run(async () => {
      const xml = await (await fetch('/samples/standard.cii.xml')).text();
      const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([xml], 'standard.xml', { type: 'text/xml' }));
      if (input) input.files = chosen.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }, null);
    await expect
      .poll(() => textOf(tab, 'main'))
      .toContain(isGerman ? 'Keine Fehler gefunden' : 'No errors found');
  });

  test(`the handbook is kept and opens without a network, ${id} @storing`, async ({
    tab,
    host,
  }) => {
    await open(tab, host, `${base}/Offline`);
    await expect.poll(() => has(tab, 'main button.button--primary')).toBe(true);
    await tab.click('main button.button--primary');
    const kept = isGerman ? 'ist auf diesem Gerät gespeichert' : 'is kept on this device';
    await expect.poll(() => textOf(tab, 'main'), { timeout: 60_000 }).toContain(kept);
    await host.stop();
    for (const path of ['/Setup/Units', '/Reference/Rules/BR-01']) {
      await open(tab, host, base + path);
      expect(await textOf(tab, 'h1')).not.toBe('');
    }
    await host.start();
    await open(tab, host, `${base}/Offline`);
    await expect.poll(() => has(tab, 'main button.button--secondary')).toBe(true);
    await tab.click('main button.button--secondary');
    const absent = isGerman ? 'nicht gespeichert' : 'is not kept on this device';
    await expect.poll(() => textOf(tab, 'main')).toContain(absent);
  });

  test(`in a private window the page says that nothing can be kept, ${id} @private`, async ({
    tab,
    host,
  }) => {
    await open(tab, host, `${base}/Offline`);
    await expect.poll(() => has(tab, 'main button.button--primary')).toBe(true);
    await tab.click('main button.button--primary');
    const refused = isGerman ? 'Ihr Browser lässt nicht zu' : 'Your browser does not let this site';
    await expect.poll(() => textOf(tab, 'main')).toContain(refused);
  });
}
