/** From the first stop of a page to an answer, with keys alone. */
import type { Locator, Page } from '@playwright/test';
import { messages as explorerMessages } from '../src/components/BusinessTermExplorer/messages';
import { messages as deskMessages } from '../src/components/InvoiceDesk/messages';
import { messages as resultMessages } from '../src/components/InvoiceDesk/result-messages';
import { messages as rehearsalMessages } from '../src/components/Rehearsal/messages';
import { messages as rehearsalResults } from '../src/components/Rehearsal/result-messages';
import type { LocaleId } from '../src/locales';
import { messagesIn } from '../src/locales/messages';
import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

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

function textsIn(id: LocaleId) {
  const result = messagesIn(resultMessages, id);
  return {
    sampleInvoice: messagesIn(deskMessages, id)('trySample'),
    views: [result('view.findings'), result('view.invoice')],
    findTerm: messagesIn(explorerMessages, id)('find'),
    about: messagesIn(explorerMessages, id)('more', { term: 'BT-10' }),
    sampleLists: messagesIn(rehearsalMessages, id)('sample'),
    clear: messagesIn(rehearsalResults, id)('clear'),
  };
}

for (const { id, base } of inTurn('keyboard', locales)) {
  const text = textsIn(id);
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
    const finding = tool.locator('[data-finding=unit-trap]');
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
