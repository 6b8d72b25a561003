import type { Page } from '@playwright/test';
import { hoverUntil } from '../support/previews';
import { inTurn } from '../support/sample';
import { expect, locales, open, test } from '../support/site';
import { breakIndex, hopeless, openModal, searchTexts, type } from '../support/search';
import { coloursOf, expectNoFindings } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const texts of inTurn('accessibility/states', searchTexts)) {
  const { locale, query } = texts;

  test(`axe finds nothing in the search modal: open, results, no results, ${locale.id}`, async ({
    page,
  }) => {
    await open(page, `${locale.base}/tags`);
    const { input, options, panel } = await openModal(page);
    await expectNoFindings(page, 'modal open', coloursOf(locale));
    await type(input, query);
    await expect(options.first()).toBeVisible();
    await expectNoFindings(page, 'modal with results', coloursOf(locale));
    await input.press('ArrowDown');
    await expectNoFindings(page, 'modal with a chosen result', coloursOf(locale));
    await type(input, hopeless);
    await expect(panel).toContainText(texts.noResults(hopeless));
    await expectNoFindings(page, 'modal without results', coloursOf(locale));
  });

  test(`axe finds nothing in the search modal in error, ${locale.id}`, async ({ page }) => {
    await open(page, `${locale.base}/tags`);
    await breakIndex(page);
    const { dialog, input } = await openModal(page);
    await type(input, query);
    await expect(dialog).toContainText(texts.errorTitle);
    await expectNoFindings(page, 'modal in error', coloursOf(locale));
  });

  test(`axe finds nothing on the search page with and without results, ${locale.id}`, async ({
    page,
  }) => {
    for (const [words, state] of [
      [query, texts.pageTitle(query)],
      [hopeless, texts.nothingFound],
    ] as const) {
      await open(page, `${locale.base}/search?q=${encodeURIComponent(words)}`);
      await expect(page.locator('main')).toContainText(state);
      await expectNoFindings(page, `search page, ${words}`, coloursOf(locale));
    }
  });
}

for (const locale of inTurn('accessibility/states', locales)) {
  test(`axe finds nothing on the mobile page with its sidebar, both menus, ${locale.id}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${locale.base}/Setup/Process`);
    await expectNoFindings(page, 'mobile page', coloursOf(locale));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expectNoFindings(page, 'sidebar open', coloursOf(locale));
    await page.locator('.navbar-sidebar__back').click();
    await expectNoFindings(page, 'main menu open', coloursOf(locale));
  });

  test(`axe finds nothing on the page for an unknown address, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    await open(page, `${locale.base}/no-such-page`);
    await expectNoFindings(page, 'not found', coloursOf(locale));
    consoleCheck.allow(/status of 404/);
  });
}

interface State {
  readonly name: string;
  readonly path: string;
  /** What a reader does, so that it is shown. */
  readonly reach: (page: Page) => Promise<void>;
  /** What is seen then. */
  readonly shown: string;
  /** Where axe looks; the rest of the page is checked as it is. */
  readonly within: string;
}

const fill = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).first().fill(text);

const TABLE = '.filterable-table';
const EXPLORER = '[data-shown]';
const LEITWEG_ID = '#leitweg-id-checker';
const DISCOUNT = '#cash-discount-builder';

const explore = (id: string) => async (page: Page) => {
  await page.locator(`${EXPLORER} input[type="text"]`).fill(id);
  await page.getByRole('treeitem').first().click();
};

/** Tools in use, and what opens over a page; those with a spec of their own are looked at there. */
const STATES: readonly State[] = [
  {
    name: 'language menu',
    path: '/Setup/Units',
    reach: (page) => page.locator('.navbar .dropdown').hover(),
    shown: '.navbar .dropdown__menu',
    within: '.navbar',
  },
  {
    name: 'preview',
    path: '/Setup/TargetList',
    reach: (page) =>
      hoverUntil(page.locator('main a[href$="/Reference/Terms/BT-10"]').first(), 'BT-10'),
    shown: '[role="tooltip"]',
    within: '[role="tooltip"]',
  },
  {
    name: 'captions in the other language',
    path: '/Setup/TargetList',
    reach: (page) => page.locator('main figure label').first().click(),
    shown: 'main figure input:checked',
    within: 'main figure',
  },
  {
    name: 'a row that is linked to',
    path: '/Setup/TargetList#field-buyer-reference',
    reach: () => Promise.resolve(),
    shown: '#field-buyer-reference:target',
    within: '.table-frame:has(:target)',
  },
  {
    name: 'codes found',
    path: '/Reference/CodeLists/currencies',
    reach: fill(`${TABLE} input`, 'EUR'),
    shown: `${TABLE} tbody tr`,
    within: TABLE,
  },
  {
    name: 'no codes found',
    path: '/Reference/CodeLists/currencies',
    reach: fill(`${TABLE} input`, 'qqxxzzyyqqxx'),
    shown: `${TABLE} [role="status"]`,
    within: TABLE,
  },
  {
    name: 'rules found',
    path: '/Reference/Rules',
    reach: fill(`${TABLE} input`, 'BR-DE-15'),
    shown: `${TABLE} tbody tr`,
    within: TABLE,
  },
  {
    name: 'a term chosen',
    path: '/Reference/BusinessTerms',
    reach: explore('BT-10'),
    shown: `${EXPLORER} li[data-chosen]`,
    within: EXPLORER,
  },
  {
    name: 'a term that the invoice does not have',
    path: '/Reference/BusinessTerms',
    reach: explore('BT-18'),
    shown: `${EXPLORER} [role="treeitem"][aria-selected="true"]`,
    within: EXPLORER,
  },
  {
    name: 'a right Leitweg-ID',
    path: '/Reference/LeitwegID',
    reach: fill(`${LEITWEG_ID} input`, '04011000-1234512345-06'),
    shown: `${LEITWEG_ID} [role="status"] *`,
    within: LEITWEG_ID,
  },
  {
    name: 'a wrong Leitweg-ID with its repair',
    path: '/Reference/LeitwegID',
    reach: fill(`${LEITWEG_ID} input`, '04011000 1234512345 06'),
    shown: `${LEITWEG_ID} [role="status"] ~ * button, ${LEITWEG_ID} [role="status"] button`,
    within: LEITWEG_ID,
  },
  {
    name: 'a discount with a mistake',
    path: '/Reference/CashDiscount',
    reach: fill(`${DISCOUNT} textarea`, '#SKONTO#TAGE=14#PROZENT=2#\n'),
    shown: `${DISCOUNT} [role="status"] li`,
    within: DISCOUNT,
  },
  {
    name: 'points of a checklist',
    path: '/HowTo/GoLive',
    reach: (page) => page.getByRole('checkbox').first().check(),
    shown: 'input:checked',
    within: 'main',
  },
];

for (const locale of inTurn('accessibility/states', locales)) {
  test(`axe finds nothing in tools in use and what opens over a page, ${locale.id}`, async ({
    page,
  }) => {
    for (const { name, path, reach, shown, within } of STATES) {
      await open(page, locale.base + path);
      await reach(page);
      await expect(page.locator(shown).filter({ visible: true }).first(), name).toBeVisible();
      await expectNoFindings(page, name, undefined, within);
    }
  });

  test(`axe finds nothing in the contents of a page on a phone, ${locale.id}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${locale.base}/Setup/TargetList`);
    await page.locator('.theme-doc-toc-mobile button').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    await expectNoFindings(page, 'contents open', undefined, '.theme-doc-toc-mobile');
  });
}
