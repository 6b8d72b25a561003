import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings, coloursOf, expectNoFindings } from './accessibility/support';
import { chunkUrl, holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { expect, hydrated, locales, open, test, type Locale } from './support/site';

const words = {
  'en-GB': {
    example: 'Try an example',
    clear: 'Clear',
    copy: 'Copy the list',
    copied: 'Copied',
    steps: 'What to do',
    nothing: 'No rule, term or element was recognised',
    passed: 'The report accepts the invoice',
    refused: 'The report refuses the invoice',
    unread: 'Not understood',
    invoice: 'This is an invoice',
    tooLong: 'The text is too long',
    unknown: 'Unknown identifiers',
    field: 'Target List: Buyer Reference',
    kosit: 'Report of the KoSIT validator',
    guessed: 'This message is not known here.',
    notLoaded: 'The decoder could not be loaded.',
    retry: 'Try again',
  },
  'de-DE': {
    example: 'Beispiel einsetzen',
    clear: 'Leeren',
    copy: 'Liste kopieren',
    copied: 'Kopiert',
    steps: 'Was zu tun ist',
    nothing: 'weder eine Regel noch ein Begriff oder Element erkannt',
    passed: 'Der Bericht nimmt die Rechnung an',
    refused: 'Der Bericht lehnt die Rechnung ab',
    unread: 'Nicht verstanden',
    invoice: 'Das ist eine Rechnung',
    tooLong: 'Der Text ist zu lang',
    unknown: 'Unbekannte Kennungen',
    field: 'Zielliste: Käuferreferenz',
    kosit: 'Bericht des KoSIT-Validators',
    guessed: 'Diese Meldung ist hier nicht bekannt.',
    notLoaded: 'Das Werkzeug konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
} as const;

const report = (name: string) => readFileSync(`src/desk/decode/fixtures/reports/${name}`, 'utf8');

const decoder = (page: Page) => page.locator('#report-decoder');
const box = (page: Page) => decoder(page).getByRole('textbox');
const steps = (page: Page) => decoder(page).locator('ol > li');
const openDecoder = (page: Page, locale: Locale) => open(page, `${locale.base}/Reference/Rules`);

for (const locale of inTurn('report-decoder', locales)) {
  const texts = words[locale.id];

  test(`an example by keyboard: causes first, field and rule, copied as text, ${locale.id}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDecoder(page, locale);
    expect(page.workers()).toEqual([]);
    await box(page).focus();
    await page.keyboard.press('Tab');
    await expect(decoder(page).getByRole('button', { name: texts.example })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(steps(page)).toHaveCount(3);
    await expect(decoder(page).getByRole('heading', { name: texts.steps })).toBeVisible();
    await expect(steps(page).nth(0)).toContainText('cbc:BuyerReference');
    await expect(steps(page).nth(1).getByRole('link', { name: 'BR-DE-15' })).toHaveAttribute(
      'href',
      `${locale.base}/Reference/Rules/BR-DE-15`,
    );
    await expect(steps(page).nth(1).getByRole('link', { name: texts.field })).toBeVisible();
    await expect(steps(page).nth(2)).toContainText('BR-CO-10');
    await expect(decoder(page).getByRole('status').first()).toContainText('3');

    await decoder(page).getByRole('button', { name: texts.copy }).press('Enter');
    await expect(decoder(page).getByText(texts.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^1\. /);
    expect(copied.indexOf('BR-DE-15')).toBeLessThan(copied.indexOf('BR-CO-10'));
    expect(copied).toContain(texts.field);

    await decoder(page).getByRole('button', { name: texts.clear }).press('Enter');
    await expect(steps(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
  });

  test(`whole reports, and what is none, ${locale.id}`, async ({ page }) => {
    await openDecoder(page, locale);
    await box(page).fill(report('kosit-folded.xml'));
    await expect(steps(page)).toHaveCount(1);
    await expect(steps(page)).toContainText('30×');
    await expect(decoder(page)).toContainText(texts.kosit);
    for (const [text, sentence] of [
      ['Das Wetter ist schön.', texts.nothing],
      [report('kosit-accepted.xml'), texts.passed],
      [readFileSync('static/samples/standard.ubl.xml', 'utf8'), texts.invoice],
      ['BR-DE-15 '.repeat(400_000), texts.tooLong],
    ] as const) {
      await box(page).fill(text);
      await expect(decoder(page).getByRole('status').first()).toContainText(sentence);
      await expect(steps(page)).toHaveCount(0);
    }
    await box(page).fill('The invoice was rejected.\n\nError: something unheard of is so');
    await expect(decoder(page).getByRole('status').first()).toContainText(texts.refused);
    await expect(decoder(page)).toContainText(texts.unread);
    await expect(decoder(page).getByRole('listitem')).toHaveText(['something unheard of is so']);
    await box(page).fill('BR-DE-99');
    await expect(decoder(page)).toContainText(texts.unknown);
    await expect(decoder(page).getByRole('listitem')).toHaveText(['BR-DE-99']);
    await box(page).fill('The quantity is missing');
    await expect(decoder(page)).toContainText(texts.guessed);
    await box(page).fill('BR-DE-15');
    await expect(steps(page)).toContainText(['BR-DE-15']);
    await expect(decoder(page)).not.toContainText(texts.guessed);
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

  test(`on a phone the tool is on the first screen, ${locale.id}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDecoder(page, locale);
    await expect(box(page)).toBeInViewport({ ratio: 1 });
  });
}

const texts = words['en-GB'];

test('works without a network after the first use', async ({ page, context }) => {
  await open(page, '/Reference/Rules');
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
  await open(page, '/Reference/Rules');
  await context.setOffline(true);
  await box(page).fill('BR-DE-15');
  await expect(decoder(page)).toContainText(texts.notLoaded);
  await context.setOffline(false);
  await decoder(page).getByRole('button', { name: texts.retry }).press('Enter');
  await expect(decoder(page).getByRole('status').first()).toBeFocused();
  await expect(steps(page)).toHaveCount(1);
});

test('what was entered before hydration is decoded', async ({ page }) => {
  const release = await holdBack(page, chunkUrl);
  await page.goto('/Reference/Rules', { waitUntil: 'commit' });
  await box(page).fill('BR-DE-15');
  release();
  await hydrated(page);
  await expect(steps(page)).toHaveCount(1);
});

test('a report can be dropped as a file', async ({ page }) => {
  await open(page, '/Reference/Rules');
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
  await open(page, '/Reference/Rules');
  await box(page).fill(
    JSON.stringify({ errors: [{ message: `BT-10 ${markup}`, level: 'error' }] }),
  );
  await expect(decoder(page).locator('q')).toContainText(markup);
  await expect(decoder(page).locator('img, script, iframe')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

for (const [name, causes, first] of [
  ['kosit-causes-first.xml', 3, 'BR-24'],
  ['kosit-report.html', undefined, 'BR-'],
  ['kosit-console.txt', undefined, 'BR-'],
] as const) {
  test(`a report pasted into the invoice desk is decoded there: ${name}`, async ({ page }) => {
    await open(page, '/Reference/Check');
    const desk = page.locator('#invoice-desk');
    await desk.getByRole('textbox').first().fill(report(name));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(desk.locator('ol > li').first()).toContainText(first);
    if (causes !== undefined) await expect(desk.locator('ol > li')).toHaveCount(causes);
  });
}
