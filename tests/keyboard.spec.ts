/** From the first stop of a page to an answer, with keys alone. */
import type { Locator, Page } from '@playwright/test';
import { inTurn } from './support/sample';
import { searchTexts } from './support/search';
import { expect, open, test } from './support/site';

/** Stops that a walk may need: the sidebar of a page has about fifty. */
const STOPS = 150;

/** Goes to a control as a reader without a mouse does, and proves that Tab leads there. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
}

const words = {
  'en-GB': {
    menu: 'Toggle navigation bar',
    units: 'Units of Measure',
    sampleInvoice: 'Try it with a faulty sample invoice',
    views: ['Findings', 'Invoice'],
    findTerm: 'Find a term',
    about: 'All about BT-10',
    sampleLists: 'Try the sample',
    clear: 'Remove files and result',
  },
  'de-DE': {
    menu: 'Navigation öffnen oder schließen',
    units: 'Einheiten',
    sampleInvoice: 'Mit einer fehlerhaften Beispielrechnung ausprobieren',
    views: ['Befunde', 'Rechnung'],
    findTerm: 'Begriff suchen',
    about: 'Alles über BT-10',
    sampleLists: 'Beispiel ausprobieren',
    clear: 'Dateien und Ergebnis entfernen',
  },
} as const;

for (const { locale, button, query, path, title } of inTurn('keyboard', searchTexts)) {
  const { id, base } = locale;
  const text = words[id];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(`search: from its button to the page, and back to the button, ${id}`, async ({ page }) => {
    await open(page, `${base}/tags`);
    const opener = page.getByRole('button', { name: button });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const input = page.getByRole('dialog').getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.type(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText(title);
  });

  test(`menu: from its button to a page, ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${base}/Setup/Currencies`);
    await tabTo(page, page.getByRole('button', { name: text.menu }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await tabTo(page, menu.getByRole('link', { name: text.units, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${base}/Setup/Units`);
    await expect(heading(page)).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test(`language: the other one of the same page, ${id}`, async ({ page }) => {
    await open(page, `${base}/Setup/Units`);
    const menu = page.locator('.navbar .dropdown');
    await tabTo(page, menu.locator('> .navbar__link'));
    await page.keyboard.press('ArrowDown');
    const other = menu.locator(`[hreflang="${id === 'de-DE' ? 'en-GB' : 'de-DE'}"]`);
    // English is first.
    if (id === 'en-GB') await page.keyboard.press('ArrowDown');
    await expect(other).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${base ? '' : '/de-DE'}/Setup/Units`);
  });

  test(`desk: from the sample to the page of its rule, ${id}`, async ({ page }) => {
    await open(page, `${base}/Reference/Check`);
    const desk = page.locator('#invoice-desk');
    await tabTo(page, desk.getByRole('button', { name: text.sampleInvoice }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#invoice-desk-result')).toBeFocused();
    const tabs = text.views.map((name) => desk.getByRole('tab', { name, exact: true }));
    const [findings, invoice] = tabs as [Locator, Locator];
    await tabTo(page, findings);
    await page.keyboard.press('ArrowRight');
    await expect(invoice).toBeFocused();
    await expect(invoice).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(findings).toHaveAttribute('aria-selected', 'true');
    const rule = desk.locator('a[href*="/Reference/Rules/"]').first();
    const [, name = ''] = /([^/]+)$/.exec((await rule.getAttribute('href')) ?? '') ?? [];
    await tabTo(page, rule);
    // In a tab of its own, so that the result stays.
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect(heading(await opened)).toHaveText(new RegExp(`^${name}`));
  });

  test(`explorer: syntax, filter, tree, and the page of the term, ${id}`, async ({ page }) => {
    await open(page, `${base}/Reference/BusinessTerms`);
    const explorer = page.locator('[data-shown]');
    await tabTo(page, explorer.getByRole('radio', { name: 'UBL' }));
    await page.keyboard.press('ArrowRight');
    await expect(explorer).toHaveAttribute('data-shown', 'cii');
    await tabTo(page, explorer.getByLabel(text.findTerm));
    await page.keyboard.type('BT-10');
    const item = explorer.getByRole('treeitem', { name: /^BT-10 / });
    await expect(explorer.getByRole('treeitem').first()).toHaveAccessibleName(/^BT-10/);
    await tabTo(page, item);
    await page.keyboard.press('Enter');
    await expect(item).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, explorer.getByRole('link', { name: text.about }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^BT-10:/);
  });

  test(`rehearsal: from the sample into a finding, and away with it, ${id}`, async ({ page }) => {
    await open(page, `${base}/Reference/Rehearsal`);
    const tool = page.locator('#rehearsal');
    const sample = tool.getByRole('button', { name: text.sampleLists });
    await tabTo(page, sample);
    await page.keyboard.press('Enter');
    await expect(page.locator('#rehearsal-result')).toBeFocused();
    const finding = tool.locator('[data-check=unit-trap]');
    await tabTo(page, finding.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(finding.getByText('H87')).toBeVisible();
    await tabTo(page, tool.getByRole('button', { name: text.clear }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#rehearsal-result')).toBeHidden();
    // What had the focus is gone; the next stop is still in the tool.
    await page.keyboard.press('Tab');
    expect(await tool.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });

  test(`preview: shown with the focus, read out, closed without leaving, ${id}`, async ({
    page,
  }) => {
    await open(page, `${base}/Setup/TargetList`);
    const link = page.locator('main a[href$="/Reference/Terms/BT-10"]').first();
    await tabTo(page, link);
    const preview = page.getByRole('tooltip');
    await expect(preview).toContainText('BT-10');
    await expect(link).toHaveAccessibleDescription(/\S/);
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}
