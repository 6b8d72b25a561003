/**
 * Opens pages in nginx with the real policy, and looks at all that holds for each: every run one page
 * of each kind and a share of the others, each in the language whose turn it is, a whole run all of
 * them. Fewer, longer tests: a page object that visits many addresses is far quicker than many.
 */
import { mergeTests, type Page } from '@playwright/test';
import { coloursOf, expectNoFindings } from './accessibility/support';
import { test as nginxTest } from './support/nginx';
import { inTurn, isChosen } from './support/sample';
import {
  expect,
  hydrated,
  locales,
  MADE,
  open,
  sitemapPaths,
  test as siteTest,
  type Locale,
} from './support/site';
import { tableFindings } from './support/tables';

const test = mergeTests(nginxTest, siteTest);
const origin = process.env.SITE_URL ?? 'https://docs.example.com';
const perTest = 6;
/** Share of the pages that a run opens beside those of `KINDS`. */
const SHARE = 0.05;

/** One page of each kind that people write. */
const KINDS = [
  '/',
  '/xInvoice',
  '/Setup/Currencies',
  '/Setup/TargetList',
  '/HowTo/FirstXRechnung',
  '/HowTo/GoLive',
  '/Reference/Rules',
  '/Reference/Check',
  '/Reference/BusinessTerms',
  '/Reference/LeitwegID',
  '/Reference/CashDiscount',
  '/Release%20Notes/ModificationHistory',
  '/Offline',
  '/blog',
  '/blog/issuing-deadlines',
  '/tags',
  '/tags/setup',
  '/markdown-page',
];

/** Pages of a language that this run opens; those made from data are a sample already. */
function duePaths(locale: Locale): string[] {
  return sitemapPaths(locale).filter((path) => {
    const route = path.slice(locale.base.length);
    return (
      inTurn(route, locales).includes(locale) &&
      (KINDS.includes(route) || MADE.some((kind) => kind.test(path)) || isChosen(route, SHARE))
    );
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a page says of itself in its head, and how many main headings it has. */
function headOf() {
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  return {
    lang: document.documentElement.lang,
    hasTitle: document.title.trim() !== '',
    headings: all('h1').length,
    canonical: all('link[rel="canonical"]').map((link) => (link as HTMLLinkElement).href),
    languages: all('link[rel="alternate"][hreflang]').map((link) => link.getAttribute('hreflang')),
  };
}

/** Most stops of the keyboard that a reader has to make who takes every link that skips something. */
const MOST_STOPS = 150;

/** Stops of the keyboard, without the table of contents and what a taken link skips. */
function keyboardStops(): number {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [id^="after-"]';
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => element.checkVisibility() && !element.closest('.theme-doc-toc-desktop'),
  );
  const main = document.querySelector('main');
  let stops = 1;
  let until: string | undefined;
  for (const element of all) {
    if (!main?.contains(element)) continue;
    if (element.id === until) until = undefined;
    if (until !== undefined || element.tabIndex < 0 || element.matches(':disabled')) continue;
    stops += 1;
    if (element.matches('.skip-table')) until = element.getAttribute('href')?.slice(1);
  }
  return stops;
}

async function expectTablesFit(page: Page, path: string): Promise<void> {
  const window = page.viewportSize();
  expect.soft(await page.evaluate(tableFindings), `${path}, 1280 px`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await page.evaluate(tableFindings), `${path}, 390 px`).toEqual([]);
  if (window) await page.setViewportSize(window);
}

for (const locale of locales) {
  const paths = duePaths(locale);
  for (let start = 0; start < paths.length; start += perTest) {
    const group = paths.slice(start, start + perTest);
    test(`pages from ${group[0]} on: head, silence, axe, keyboard, tables, ${locale.id}`, async ({
      page,
    }) => {
      for (const path of group) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await hydrated(page);
        const head = await page.evaluate(headOf);
        expect(head, path).toMatchObject({
          lang: locale.id,
          hasTitle: true,
          headings: 1,
          canonical: [origin + path],
        });
        for (const language of ['en-GB', 'en', 'de-DE', 'de', 'x-default']) {
          expect(
            head.languages.filter((one) => one === language),
            path,
          ).toHaveLength(1);
        }
        await expectNoFindings(page, path, coloursOf(locale));
        expect.soft(await page.evaluate(keyboardStops), path).toBeLessThanOrEqual(MOST_STOPS);
        await expectTablesFit(page, path);
      }
    });
  }
}

for (const locale of inTurn('every-page', locales)) {
  test(`the search page and the not-found page: axe, silence, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    await open(page, `${locale.base}/search`);
    await expectNoFindings(page, 'search', coloursOf(locale));
    consoleCheck.allow(/status of 404/);
    await open(page, `${locale.base}/nothing`);
    await expectNoFindings(page, 'not found', coloursOf(locale));
  });
}
