import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { messages as commonMessages } from '../src/components/messages';
import { messages } from '../src/components/Rehearsal/messages';
import { messages as resultMessages } from '../src/components/Rehearsal/result-messages';
import { messagesIn } from '../src/locales/messages';
import { csvOf } from '../src/rehearsal/sample';
import { customer, faultless, line, type Lists } from '../src/rehearsal/testing';
import { columnCaption, listCaption, type ListId } from '../src/rehearsal/lists';
import { expectNoFindings } from './accessibility/support';
import { inTurn } from './support/sample';
import { expect, locales, open, test, type Locale } from './support/site';

function textsIn(locale: Locale) {
  const page = messagesIn(messages, locale.id);
  const result = messagesIn(resultMessages, locale.id);
  const name = columnCaption('target-list', 'customer-no', locale.id);
  return {
    clean: result('clean'),
    sample: page('sample'),
    xlsx: result('saveXlsx'),
    damaged: result('refused.damaged'),
    old: result('refused.old-excel'),
    clear: result('clear'),
    bare: result('withoutNames'),
    show: result('showCustomers'),
    decide: result('decide', { no: '70012' }),
    listOf: result('listOf'),
    column: result('column', { name }),
    /** The column that the walk assigns, as the list of what is missing names it. */
    missing: `${listCaption('target-list', locale.id)}: ${name}`,
    notChecked: result('notChecked'),
    cancel: messagesIn(commonMessages, locale.id)('cancel'),
    cancelled: page('cancelled'),
  };
}

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, content: string | Uint8Array): Chosen => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const listFiles = (lists: Lists, locale: Locale): Chosen[] =>
  Object.entries(lists).map(([list, rows]) =>
    file(`${list}.csv`, csvOf(list as ListId, rows, locale.id)),
  );

const tool = (page: Page) => page.locator('#rehearsal');
const choose = (page: Page, files: Chosen[]) =>
  tool(page).locator('input[type=file]').setInputFiles(files);

const pdf = { 'invoice-format': '', process: 'PDF-ONLY', 'buyer-reference': '' };
const numbers = Array.from({ length: 12 }, (_, index) => String(70_000 + index));
const customers = { customers: numbers.map(customer) };
const january: Lists = {
  ...customers,
  'target-list': numbers.flatMap((no) => [
    { ...line(no, 'INVOICE'), ...pdf },
    { ...line(no, 'CRMEMO'), ...pdf },
  ]),
};

const large = () => (faultless(25_000)['target-list'] ?? []).slice(0, 50_000);

const sizes = [
  { device: 'desktop', width: 1280, height: 900 },
  { device: 'phone', width: 390, height: 844 },
] as const;

for (const locale of inTurn('rehearsal', locales)) {
  const texts = textsIn(locale);
  const openPage = (page: Page) => open(page, `${locale.base}/Reference/Rehearsal`);

  for (const { device, ...viewport } of inTurn('device', sizes)) {
    test.describe(`${locale.id}, ${device}`, () => {
      test.use({ viewport });

      test('lists without a fault: nothing is found, and the sample has findings', async ({
        page,
      }) => {
        await openPage(page);
        await choose(page, listFiles(faultless(20), locale));
        await expect(tool(page).getByText(texts.clean)).toBeVisible();
        await expect(page.locator('#rehearsal-result')).toBeFocused();
        await tool(page).getByRole('button', { name: texts.clear }).click();
        await expect(page.locator('#rehearsal-result')).toBeHidden();
        await tool(page).getByRole('button', { name: texts.sample }).click();
        const unit = tool(page).locator('[data-finding=unit-trap]');
        await expect(unit).toBeVisible();
        await unit.locator('summary').click();
        await expect(unit.getByText('H87')).toBeVisible();
        await expectNoFindings(page, 'sample', undefined, '#rehearsal');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      });

      test('January: twelve customers to change, and the saved list is clean', async ({ page }) => {
        await openPage(page);
        await choose(page, listFiles(january, locale));
        const notLawful = tool(page).locator('[data-lawful=no] dd');
        await expect(notLawful).toHaveText('12');
        const download = page.waitForEvent('download');
        await tool(page).getByRole('button', { name: texts.xlsx }).click();
        const saved = await (await download).path();
        await choose(page, [
          ...listFiles(customers, locale),
          file('rehearsal.xlsx', readFileSync(saved)),
        ]);
        await expect(notLawful).toHaveText('0');
        await expect(tool(page).getByText(texts.clean)).toBeVisible();
      });

      test('a customer is decided by hand, and the record has no names on request', async ({
        page,
      }) => {
        const private70012 = { ...customer('70012'), 'vat-no': '' };
        await openPage(page);
        await choose(
          page,
          listFiles({ ...january, customers: [...customers.customers, private70012] }, locale),
        );
        const notLawful = tool(page).locator('[data-lawful=no] dd');
        await expect(notLawful).toHaveText('12');
        await tool(page).getByLabel(texts.show).selectOption('undecided');
        const decision = tool(page).getByLabel(texts.decide);
        await decision.focus();
        await decision.selectOption('business');
        await expect(notLawful).toHaveText('13');
        await expect(decision).toBeFocused();
        await tool(page).getByLabel(texts.show).selectOption('no');
        const name = tool(page).getByText('Kundenbeispiel').filter({ visible: true });
        await page.emulateMedia({ media: 'print' });
        await expect(name).not.toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
        await tool(page).getByLabel(texts.bare).check();
        await page.emulateMedia({ media: 'print' });
        await expect(name).toHaveCount(0);
        await expect(tool(page).getByText(texts.notChecked)).toBeVisible();
      });

      test('columns are assigned by hand; what is missing names the checks', async ({ page }) => {
        await openPage(page);
        const text = 'Kunde X;Art;Form\n70000;INVOICE;XRechnung UBL';
        await choose(page, [file('liste.csv', text)]);
        const sheet = tool(page).locator('details').filter({ hasText: 'liste.csv' });
        // What is not recognised is open, and stays so while it is assigned.
        await sheet.getByLabel(texts.listOf).selectOption('target-list');
        await sheet.getByLabel(texts.column).selectOption('0');
        await expect(sheet.getByLabel(texts.column)).toHaveValue('0');
        const missing = tool(page).locator('details').filter({ hasText: texts.notChecked });
        await missing.locator('summary').click();
        await expect(missing.locator('li strong').first()).toBeVisible();
        await expect(missing.locator('li strong').getByText(texts.missing)).toHaveCount(0);
      });

      test('a file that cannot be read is named with the reason', async ({ page }) => {
        const damaged = file('a.xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
        await openPage(page);
        await choose(page, [damaged]);
        await expect(tool(page).getByText(texts.damaged)).toBeVisible();
        // Counts of nothing would look like a result.
        await expect(tool(page).locator('dl')).toHaveCount(0);
        await choose(page, [
          damaged,
          file('b.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])),
          ...listFiles({ units: faultless()['units'] ?? [] }, locale),
        ]);
        await expect(tool(page).getByText(texts.clean)).toBeVisible();
        await expect(tool(page).getByText(texts.damaged)).toBeVisible();
        await expect(tool(page).getByText(texts.old)).toBeVisible();
      });
    });
  }

  test(`${locale.id}: Cancel ends a rehearsal of 50,000 rows`, async ({ page }) => {
    await openPage(page);
    await choose(page, listFiles({ 'target-list': large() }, locale));
    await expect(tool(page).locator('progress')).toBeVisible();
    await tool(page).getByRole('button', { name: texts.cancel }).click();
    await expect(tool(page).getByText(texts.cancelled)).toBeVisible();
  });
}
