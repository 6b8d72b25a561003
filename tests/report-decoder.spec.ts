import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings, coloursOf, expectNoFindings } from './accessibility/support';
import { messages as commonMessages } from '../src/components/messages';
import { messages as answerMessages } from '../src/components/DecodedText/messages';
import { messages } from '../src/components/ReportDecoder/messages';
import { messagesIn } from '../src/locales/messages';
import { chunkUrl, holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { expect, hydrated, locales, open, test, type Locale } from './support/site';

function textsIn(id: Locale['id']) {
  const tool = messagesIn(messages, id);
  const common = messagesIn(commonMessages, id);
  const answer = messagesIn(answerMessages, id);
  return { tool, answer, copied: common('copied'), retry: common('tryAgain') };
}

/** The field that an example leads to. */
const FIELD = {
  'en-GB': 'Target List: Buyer Reference',
  'de-DE': 'Zielliste: Käuferreferenz',
} as const;

/** A message without an answer, of whose words the handbook has places. */
const UNKNOWN = { 'en-GB': 'The quantity is missing', 'de-DE': 'Die Kostenstelle fehlt' } as const;

const report = (name: string) => readFileSync(`src/desk/decode/fixtures/reports/${name}`, 'utf8');

const decoder = (page: Page) => page.locator('#report-decoder');
const box = (page: Page) => decoder(page).getByRole('textbox');
const steps = (page: Page) => decoder(page).locator('ol > li');
const openDecoder = (page: Page, locale: Locale) => open(page, `${locale.base}/Reference/Decode`);

for (const locale of inTurn('report-decoder', locales)) {
  const texts = textsIn(locale.id);

  test(`an example by keyboard: causes first, field and rule, copied as text, ${locale.id}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDecoder(page, locale);
    expect(page.workers()).toEqual([]);
    await box(page).focus();
    await page.keyboard.press('Tab');
    await expect(decoder(page).getByRole('button', { name: texts.tool('example') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(steps(page)).toHaveCount(3);
    await expect(decoder(page).getByRole('heading', { name: texts.answer('steps') })).toBeVisible();
    await expect(steps(page).nth(0)).toContainText('cbc:BuyerReference');
    await expect(steps(page).nth(1).getByRole('link', { name: 'BR-DE-15' })).toHaveAttribute(
      'href',
      `${locale.base}/Reference/Rules/BR-DE-15`,
    );
    await expect(steps(page).nth(1).getByRole('link', { name: FIELD[locale.id] })).toBeVisible();
    await expect(steps(page).nth(2)).toContainText('BR-CO-10');
    await expect(decoder(page).getByRole('status').first()).toContainText('3');

    await decoder(page)
      .getByRole('button', { name: texts.answer('copy') })
      .press('Enter');
    await expect(decoder(page).getByText(texts.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^1\. /);
    expect(copied.indexOf('BR-DE-15')).toBeLessThan(copied.indexOf('BR-CO-10'));
    expect(copied).toContain(FIELD[locale.id]);

    await decoder(page)
      .getByRole('button', { name: texts.tool('clear') })
      .press('Enter');
    await expect(steps(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
  });

  test(`what has no step says why, ${locale.id}`, async ({ page }) => {
    await openDecoder(page, locale);
    const status = decoder(page).getByRole('status').first();
    await box(page).fill('Das Wetter ist schön.');
    await expect(status).toContainText(texts.answer('silent.nothing'));
    await box(page).fill('Status: rejected\n\nError: something unheard of is so');
    await expect(status).toContainText(texts.answer('silent.refused'));
    await expect(decoder(page)).toContainText(texts.answer('label.unread'));
    await expect(status.getByRole('listitem')).toHaveText(['something unheard of is so']);
    await box(page).fill('BR-DE-99');
    await expect(decoder(page)).toContainText(texts.answer('label.unknown'));
    await box(page).fill(UNKNOWN[locale.id]);
    const places = decoder(page).getByRole('heading', { name: texts.tool('places') });
    await expect(places).toBeVisible();
    await box(page).fill('BR-DE-15');
    await expect(steps(page)).toContainText(['BR-DE-15']);
    await expect(places).toHaveCount(0);
  });

  test(`axe finds nothing in any state, ${locale.id}`, async ({ page }) => {
    await openDecoder(page, locale);
    const states = [
      ['steps', `${report('kosit-report.html')}\nBR-DE-99`],
      ['nothing', 'Das Wetter ist schön.'],
    ] as const;
    for (const [state, text] of states) {
      await box(page).fill(text);
      await expect(decoder(page).getByRole('listitem').first()).toBeVisible();
      await expectNoFindings(page, state, coloursOf(locale), '#report-decoder');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await box(page).fill(report('libxml2.txt'));
    await expect(steps(page)).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

const texts = textsIn('en-GB');

test('works without a network after the first use', async ({ page, context }) => {
  await open(page, '/Reference/Decode');
  await box(page).fill('BR-DE-15');
  await expect(steps(page)).toHaveCount(1);
  await context.setOffline(true);
  await box(page).fill('BR-CO-10, BR-CO-15');
  await expect(steps(page)).toHaveCount(2);
});

test('says that it could not be loaded, and loads when it is asked again', async ({
  page,
  context,
  consoleCheck,
}) => {
  consoleCheck.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/Reference/Decode');
  await context.setOffline(true);
  await box(page).fill('BR-DE-15');
  await expect(decoder(page)).toContainText(texts.answer('failure.not-loaded'));
  await context.setOffline(false);
  await decoder(page).getByRole('button', { name: texts.retry }).press('Enter');
  await expect(decoder(page).getByRole('status').first()).toBeFocused();
  await expect(steps(page)).toHaveCount(1);
});

test('what was entered before hydration is decoded', async ({ page }) => {
  const release = await holdBack(page, chunkUrl);
  await page.goto('/Reference/Decode', { waitUntil: 'commit' });
  await box(page).fill('BR-DE-15');
  release();
  await hydrated(page);
  await expect(steps(page)).toHaveCount(1);
});

test('a report can be dropped as a file', async ({ page }) => {
  await open(page, '/Reference/Decode');
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'report.json'));
    return transfer;
  }, report('phive.json'));
  await box(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(steps(page)).toHaveCount(3);
});

test('markup in a message is text', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, '/Reference/Decode');
  await box(page).fill(
    JSON.stringify({ errors: [{ message: `BT-10 ${markup}`, level: 'error' }] }),
  );
  await expect(decoder(page).locator('q')).toContainText(markup);
  await expect(decoder(page).locator('img, script, iframe')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a report pasted into the invoice desk is decoded there', async ({ page }) => {
  await open(page, '/Reference/Check');
  const desk = page.locator('#invoice-desk');
  await desk.getByRole('textbox').first().fill(report('kosit-causes-first.xml'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(desk.locator('ol > li').first()).toContainText('BR-24');
  await expect(desk.locator('ol > li')).toHaveCount(3);
});
