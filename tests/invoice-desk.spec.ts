import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { releaseText } from 'edocument-invoice';
import { refusalText } from 'edocument-invoice/refusal';
import { hybridPdf } from 'edocument-invoice/testing';
import { messages } from '../src/components/InvoiceDesk/messages';
import { messages as resultMessages } from '../src/components/InvoiceDesk/result-messages';
import { messages as findingMessages } from '../src/components/finding/messages';
import { messages as toolMessages } from '../src/components/tool/messages';
import { messages as commonMessages } from '../src/components/messages';
import { messages as walkMessages } from '../src/components/walk/messages';
import { messagesIn } from '../src/locales/messages';
import { axeFindings, coloursOf, expectNoFindings } from './accessibility/support';
import { chunkUrl, holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { expect, hydrated, locales, open, settled, test, type Locale } from './support/site';

const SETS = `EN 16931 ${releaseText('en16931')}, XRechnung ${releaseText('xrechnung')}`;

/** Texts of the desk in a language; sentences of rules and fields come from the facts. */
function textsIn(id: Locale['id']) {
  const page = messagesIn(messages, id);
  const result = messagesIn(resultMessages, id);
  const finding = messagesIn(findingMessages, id);
  const common = messagesIn(commonMessages, id);
  const isGerman = id === 'de-DE';
  return {
    valid: result('verdict.valid'),
    invalid: result('verdict.invalid'),
    scope: result('scope', {
      profile: 'XRechnung',
      checked: `${result('ruleSet.structure')}, ${SETS}`,
      notChecked: result('none'),
    }),
    open: result('short.not-checked'),
    error: finding('severity.fatal'),
    notMet: isGerman
      ? 'Nicht erfüllt: Die Rechnung hat eine Käuferreferenz'
      : 'Not met: The invoice has a buyer reference',
    field: isGerman ? 'Zielliste: Käuferreferenz' : 'Target List: Buyer Reference',
    restart: isGerman
      ? 'Fehler: Beheben Sie die Ursache. Wählen Sie dann Neu starten.'
      : 'Error: Remove the cause. Then choose Restart.',
    place: new RegExp(result('place', { line: '\\d+', column: '\\d+' })),
    again: page('again'),
    check: page('checkPasted'),
    copy: result('copy'),
    copied: common('copied'),
    cancel: common('cancel'),
    progress: page('progress'),
    checking: page('checking'),
    dropHint: messagesIn(toolMessages, id)('dropHint'),
    cancelled: result('short.cancelled'),
    clear: result('clear'),
    files: result('summary', { all: 3, accepted: 1, refused: 1, open: 1 }),
    views: [result('view.findings'), result('view.invoice'), 'XML'] as const,
    markdown: finding('copyMarkdown'),
    compare: result('compare.title'),
    next: result('xml.next'),
    refusers: result('refusers.title'),
    expected: result('sum.expected'),
    difference: result('sum.difference'),
    terms: result('view.terms'),
    seen: result('pdf.seen'),
    unseen: result('pdf.unseen'),
    tooLarge: refusalText('size', id),
    retry: common('tryAgain'),
    notLoaded: page('notLoaded'),
  };
}

const sample = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');
const standard = sample('standard.ubl');

/** Without a buyer reference, with an unknown unit, and with a sum that does not fit. */
const broken = standard
  .replace(/\s*<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '')
  .replace(/unitCode="\w+"/g, 'unitCode="KARTON"')
  .replace(/(<cbc:LineExtensionAmount currencyID="EUR">)\d/, '$19');

const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(standard)?.[0] ?? '';
const withMoreLines = (count: number) =>
  standard.replace('</Invoice>', `${line.repeat(count)}</Invoice>`);

const unknownProfile = standard.replace(
  /(<cbc:CustomizationID>).*?(<\/cbc:CustomizationID>)/,
  '$1urn:example:own$2',
);

const xmlFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(content),
});

const desk = (page: Page) => page.locator('#invoice-desk');
const files = (page: Page) => desk(page).locator('section > details');
/** The line that opens a file; its result has folds of its own. */
const opener = (file: Locator) => file.locator(':scope > summary');
const heading = (page: Page) => desk(page).getByRole('heading', { level: 3 });

async function choose(page: Page, ...chosen: ReturnType<typeof xmlFile>[]): Promise<void> {
  await desk(page).locator('input[type=file]').setInputFiles(chosen);
}

const tab = (page: Page, name: string) => desk(page).getByRole('tab', { name, exact: true });

const openDesk = (page: Page, locale: Locale) => open(page, `${locale.base}/Reference/Check`);

/** Text as an element's content, with its markup escaped. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

for (const locale of inTurn('invoice-desk', locales)) {
  const texts = textsIn(locale.id);

  test(`an invoice without errors: what ran, what did not, nothing loaded before, ${locale.id}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDesk(page, locale);
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toEqual([]);
    const before = asked.length;
    await choose(page, xmlFile('rechnung.xml', standard));
    await expect(desk(page)).toContainText(texts.valid);
    await expect(desk(page)).toContainText(texts.scope);
    await expect(desk(page).getByRole('status').first()).toContainText('rechnung.xml');
    await expect(heading(page)).toBeFocused();
    expect(asked.slice(before).every((url) => /\/assets\/js\/[^/]+\.js$/.test(url))).toBe(true);
    expect(asked.length).toBeGreaterThan(before);
  });

  test(`an invoice with errors, pasted and checked by keyboard, ${locale.id}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDesk(page, locale);
    await desk(page).getByRole('textbox').focus();
    await page.keyboard.insertText(broken);
    await page.keyboard.press('Tab');
    await expect(desk(page).getByRole('button', { name: texts.check })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk(page)).toContainText(texts.invalid);
    await expect(heading(page)).toBeFocused();

    const findings = files(page).locator('ol > li');
    const headings = findings.getByRole('heading', { level: 4 });
    const sum = findings.nth(1).getByRole('table').first();
    await expect(sum).toBeHidden();
    await headings.nth(1).getByRole('button').press('Enter');
    await expect(sum).toContainText(texts.expected);
    await expect(sum).toContainText(texts.difference);
    await expect(findings.first().getByRole('link').first()).toBeHidden();
    await headings.first().getByRole('button').click();
    await expect(headings).toHaveText([
      new RegExp(`^${texts.error} BR-DE-15: `),
      new RegExp(`^${texts.error} BR-CO-10: `),
      new RegExp(`^${texts.error} BR-CO-13: `),
      /BR-CL-23/,
    ]);
    const missing = findings.first();
    await expect(missing).toContainText(texts.notMet);
    await expect(missing.getByRole('link', { name: 'BR-DE-15' })).toHaveAttribute(
      'href',
      `${locale.base}/Reference/Rules/BR-DE-15`,
    );
    await expect(missing.getByRole('link', { name: texts.field })).toHaveAttribute(
      'href',
      `${locale.base}/Setup/TargetList#field-buyer-reference`,
    );
    await expect(missing).toContainText('BT-10');
    await expect(missing).toContainText(texts.place);
    const unit = findings.last();
    await expect(unit).toContainText('KARTON');
    await expect(unit.locator('pre').first()).toContainText('<cbc:InvoicedQuantity');
    await expect(files(page)).toContainText(texts.restart);
    // The way in is folded, and the counts filter.
    await expect(desk(page).getByRole('textbox')).toBeHidden();
    const errors = desk(page).getByRole('button', { name: `${texts.error}: 3`, exact: true });
    await errors.press('Enter');
    await expect(errors).toHaveAttribute('aria-pressed', 'true');
    await errors.press('Enter');
    await expect(errors).toHaveAttribute('aria-pressed', 'false');

    await desk(page).getByRole('button', { name: texts.copy }).press('Enter');
    await expect(desk(page).getByText(texts.copied, { exact: true })).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(texts.notMet);
    expect(report).toContain(texts.field);
    expect(report.indexOf('BR-DE-15')).toBeLessThan(report.indexOf('BR-CO-10'));

    await desk(page).getByRole('button', { name: texts.markdown }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('BR-DE-15**');

    await desk(page).getByRole('button', { name: texts.clear }).press('Enter');
    await expect(files(page)).toHaveCount(0);
  });

  test(`a walk by keyboard from finding to finding to another check, ${locale.id}`, async ({
    page,
  }) => {
    const walk = messagesIn(walkMessages, locale.id);
    const strip = page.getByRole('region', { name: walk('walk') });
    const button = (key: 'back' | 'next' | 'again') =>
      strip.getByRole('button', { name: walk(key) });
    const said = page.locator('#page-announcement');
    await openDesk(page, locale);
    await choose(page, xmlFile('walk.xml', broken));
    await expect(heading(page)).toBeFocused();
    const start = desk(page).getByRole('button', { name: walk('start', { count: 4 }) });
    await start.press('Enter');

    await expect(page).toHaveURL(`${locale.base}/Setup/TargetList#field-buyer-reference`);
    await expect(strip).toBeFocused();
    await expect(said).toHaveText(
      new RegExp(`^${walk('step', { at: 1, of: 4, name: 'BR-DE-15: ' })}`),
    );
    await expect(page.locator('[id="field-buyer-reference"]')).toBeInViewport();
    await strip.getByRole('checkbox', { name: walk('done') }).press('Space');
    // Back, the finding is open and has the focus, and the result is as it was left.
    await button('back').press('Enter');
    const findings = files(page).locator('ol > li');
    await expect(findings.first()).toBeFocused();
    await expect(findings.first().getByRole('link', { name: 'BR-DE-15' })).toBeVisible();
    await button('next').press('Enter');
    await expect(said).toHaveText(
      new RegExp(`^${walk('step', { at: 2, of: 4, name: 'BR-CO-10: ' })}`),
    );
    await expect(button('next')).toBeFocused();
    await button('back').press('Enter');
    await expect(findings.nth(1)).toBeFocused();
    await expect(findings.nth(1).getByRole('table').first()).toBeVisible();
    await button('next').press('Enter');
    await button('next').press('Enter');
    // The link reads on at the place itself.
    await strip.getByRole('link').press('Enter');
    await expect(strip.locator(':focus')).toHaveCount(0);
    await button('again').press('Enter');
    await expect(strip).toHaveCount(0);
    await expect(desk(page).locator('[data-form] button').first()).toBeFocused();
    await expect(files(page)).toHaveCount(1);
    // Nothing of it outlives the tab's page.
    await page.reload();
    await hydrated(page);
    await expect(files(page)).toHaveCount(0);
  });

  test(`what is no invoice gets a sentence of its own, ${locale.id}`, async ({ page }) => {
    await openDesk(page, locale);
    await choose(
      page,
      xmlFile('cut.xml', standard.slice(0, 2000)),
      xmlFile('large.xml', ' '.repeat(20_000_001)),
    );
    await expect(files(page).nth(0)).toContainText(refusalText('malformed', locale.id));
    await expect(files(page).nth(1)).toContainText(texts.tooLarge);
    await expect(desk(page)).not.toContainText(texts.valid);
  });

  test(`several files become a list with verdicts, ${locale.id}`, async ({ page }) => {
    await openDesk(page, locale);
    await choose(
      page,
      xmlFile('eins.xml', standard),
      xmlFile('zwei.xml', broken),
      xmlFile('drei.xml', unknownProfile),
    );
    await expect(desk(page).getByRole('status').first()).toHaveText(texts.files);
    await expect(opener(files(page).nth(2))).toHaveText(`drei.xml ${texts.open}`);
    await expect(files(page).nth(1)).not.toContainText(texts.valid);
    await opener(files(page).nth(1)).focus();
    await page.keyboard.press('Enter');
    await expect(files(page).nth(1).getByText(texts.invalid)).toBeVisible();
    await expect(files(page).nth(2)).toContainText('urn:example:own');
  });

  test(`three views, opened by arrow keys, ${locale.id}`, async ({ page }) => {
    const [findings, invoice, xml] = texts.views;
    await openDesk(page, locale);
    await choose(page, xmlFile('three.xml', broken));
    await tab(page, findings).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, invoice)).toBeFocused();
    await expect(tab(page, invoice)).toHaveAttribute('aria-selected', 'true');
    const article = desk(page).getByRole('article');
    await expect(article).toContainText('Kundenbeispiel AG');
    const number = article.getByText('BT-115', { exact: true }).first();
    await expect(number).toBeHidden();
    await desk(page).getByLabel(texts.terms).check();
    await expect(number).toBeVisible();
    for (const [language, id] of [
      ['Deutsch', 'de-DE'],
      ['English', 'en-GB'],
    ] as const) {
      await desk(page).getByRole('button', { name: language }).click();
      await expect(article).toHaveAttribute('lang', id);
    }
    await tab(page, invoice).focus();
    await page.keyboard.press('End');
    await expect(tab(page, xml)).toBeFocused();
    await expect(desk(page).getByRole('tree')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, findings)).toBeFocused();
    await expect(desk(page)).toContainText(texts.invalid);
  });

  test(`a hybrid PDF: its invoice, its metadata, what is visible, ${locale.id}`, async ({
    page,
  }) => {
    const bytes = await hybridPdf(sample('standard.cii'), {
      name: 'xrechnung.xml',
      level: 'BASIC',
      text: 'Rechnung 103001 vom 02.11.2026\n1.000,00\n1.190,00 EUR',
    });
    await openDesk(page, locale);
    await choose(page, {
      name: 'hybrid.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    });
    await expect(desk(page)).toContainText(texts.valid);
    const told = (term: string) => desk(page).getByRole('listitem').filter({ hasText: term });
    await expect(told('(BT-1): 103001').filter({ hasText: texts.seen })).toHaveCount(1);
    await expect(told('(BT-84)').filter({ hasText: texts.unseen })).toHaveCount(1);
    await expectNoFindings(page, 'PDF', coloursOf(locale));
    await tab(page, texts.views[1]).click();
    await expect(desk(page).getByRole('article')).toContainText('103001');
  });

  test(`each finding is marked in the XML, also in a file of one line, ${locale.id}`, async ({
    page,
  }) => {
    await openDesk(page, locale);
    await choose(page, xmlFile('flat.xml', broken.replace(/>\s+</g, '><')));
    await tab(page, texts.views[2]).click();
    const active = desk(page).getByRole('tree').locator('[aria-selected=true]');
    const next = desk(page).getByRole('button', { name: texts.next });
    for (const row of [/<Invoice/, /<cbc:LineExtensionAmount/, /<cbc:TaxExclusiveAmount/]) {
      await next.click();
      await expect(active).toContainText(row);
    }
    await next.click();
    await expect(active).toContainText('<cbc:InvoicedQuantity unitCode="KARTON">');
    await expect(desk(page).getByRole('tabpanel')).toContainText('BR-CL-23');
    await expect(desk(page).getByRole('tabpanel')).not.toContainText('BR-DE-15');
  });

  test(`the XML leads from a finding to its line, term and field, ${locale.id}`, async ({
    page,
  }) => {
    await openDesk(page, locale);
    await choose(page, xmlFile('xml.xml', broken));
    await tab(page, texts.views[2]).click();
    const tree = desk(page).getByRole('tree');
    const next = desk(page).getByRole('button', { name: texts.next });
    await next.click();
    await expect(tree).toBeFocused();
    await expect(desk(page).getByRole('tabpanel')).toContainText('BR-DE-15');
    await page.keyboard.press('ArrowDown');
    await expect(desk(page).getByRole('link', { name: /^BT-24/ })).toHaveAttribute(
      'href',
      `${locale.base}/Reference/Terms/BT-24`,
    );
    const active = tree.locator('[aria-selected=true]');
    await expect(active).toContainText('cbc:CustomizationID');
    const shown = await tree.getByRole('treeitem').count();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(tree.getByRole('treeitem', { expanded: false })).toHaveCount(1);
    expect(await tree.getByRole('treeitem').count()).toBeLessThan(shown);
  });

  test(`10 MB by keyboard: progress, Cancel, and another check follows, ${locale.id}`, async ({
    page,
  }) => {
    await openDesk(page, locale);
    await desk(page).getByRole('textbox').focus();
    await choose(page, xmlFile('large.xml', withMoreLines(Math.ceil(10_000_000 / line.length))));
    const progress = desk(page).getByRole('progressbar', { name: texts.progress });
    const cancel = desk(page).getByRole('button', { name: texts.cancel });
    await expect(cancel).toBeVisible();
    // The sample comes before.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(cancel).toBeFocused();
    await expect(progress).not.toHaveAttribute('value', '0');
    await page.keyboard.press('Enter');
    await expect(progress).toHaveCount(0);
    await expect(files(page)).toContainText(texts.cancelled);
    await expect(heading(page)).toBeFocused();
    await choose(page, xmlFile('small.xml', standard));
    await expect(desk(page)).toContainText(texts.valid);
  });

  test(`axe finds nothing: being checked, cancelled, ${locale.id}`, async ({ page }) => {
    // A worker that never answers, so that the check goes on for as long as axe takes.
    await page.addInitScript(() => {
      class SilentWorker extends EventTarget {
        postMessage() {}
        terminate() {}
      }
      Object.assign(window, { Worker: SilentWorker });
    });
    await openDesk(page, locale);
    await choose(page, xmlFile('slow.xml', standard));
    await expect(desk(page).getByRole('progressbar', { name: texts.progress })).toBeVisible();
    await expectNoFindings(page, 'being checked', coloursOf(locale));
    await desk(page).getByRole('button', { name: texts.cancel }).click();
    await expect(files(page)).toContainText(texts.cancelled);
    await expectNoFindings(page, 'cancelled', coloursOf(locale), '#invoice-desk');
  });

  test(`axe finds nothing: empty, without errors, with errors, unreadable, ${locale.id}`, async ({
    page,
  }) => {
    await openDesk(page, locale);
    await expectNoFindings(page, 'empty', coloursOf(locale));
    for (const [state, content] of [
      ['without errors', standard],
      ['with errors', broken],
      ['unreadable', 'no XML'],
      ['without a verdict', unknownProfile],
    ] as const) {
      await choose(page, xmlFile(`${state}.xml`, content));
      await expect(files(page)).toContainText(`${state}.xml`);
      await expectNoFindings(page, state, coloursOf(locale), '#invoice-desk');
    }
    await choose(page, xmlFile('views.xml', broken));
    for (const view of texts.views) {
      await tab(page, view).click();
      await expect(desk(page).getByRole('tabpanel')).not.toBeEmpty();
      if (view === texts.views[1]) await expect(desk(page).getByRole('article')).toBeVisible();
      if (view === texts.views[2]) await expect(desk(page).getByRole('tree')).toBeVisible();
      await expectNoFindings(page, view, coloursOf(locale), '#invoice-desk');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoFindings(page, `${view} at 390 px`, coloursOf(locale), '#invoice-desk');
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    await tab(page, texts.views[0]).click();
    await desk(page).getByRole('button', { name: texts.refusers }).click();
    const answers = desk(page).locator('section:has(> button[aria-expanded="true"])');
    await expect(answers.getByRole('listitem').first()).toBeVisible();
    await expectNoFindings(page, texts.refusers, undefined, '#invoice-desk');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, `${texts.refusers} at 390 px`, undefined, '#invoice-desk');
    await page.setViewportSize({ width: 1280, height: 720 });
    await choose(page, xmlFile('a.xml', broken), xmlFile('b.xml', standard));
    await desk(page).getByText(texts.compare).click();
    const compared = desk(page).getByRole('table').filter({ hasText: 'BT-106' });
    await expect(compared).toBeVisible();
    await expectNoFindings(page, 'compare', coloursOf(locale), '#invoice-desk');
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(page, xmlFile('390.xml', broken), xmlFile('other.xml', standard));
    await expect(files(page)).toHaveCount(2);
    await opener(files(page).first()).click();
    await desk(page).getByText(texts.compare).click();
    await expect(desk(page).getByRole('row', { name: /^BT-10 / })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

const texts = textsIn('en-GB');

test('works without a network after the first use', async ({ page, context, consoleCheck }) => {
  // Pages that links lead to are fetched ahead, also while the network is away.
  consoleCheck.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('first.xml', standard));
  await expect(desk(page)).toContainText(texts.valid);
  // The result brings links into view, whose pages are fetched ahead.
  await settled(page);
  await context.setOffline(true);
  await choose(page, xmlFile('second.xml', broken));
  await expect(desk(page)).toContainText(texts.invalid);
});

test('says that the checker could not be loaded, and loads it when asked again', async ({
  page,
  context,
  consoleCheck,
}) => {
  consoleCheck.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/Reference/Check');
  await context.setOffline(true);
  await choose(page, xmlFile('first.xml', standard));
  await expect(desk(page).getByRole('alert')).toContainText(texts.notLoaded);
  await context.setOffline(false);
  await desk(page).getByRole('button', { name: texts.retry }).click();
  await expect(desk(page)).toContainText(texts.valid);
});

test('the status stays until the code that shows the result has arrived', async ({ page }) => {
  const release = await holdBack(page, /\/desk-results[^/]*\.js$/);
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('slow.xml', standard));
  const progress = desk(page).getByRole('progressbar', { name: texts.progress });
  await expect(progress).toHaveAttribute('value', '100');
  await expect(desk(page).getByRole('status')).toHaveText(texts.checking);
  release();
  await expect(desk(page)).toContainText(texts.valid);
  await expect(progress).toHaveCount(0);
});

test('Cancel while that code is awaited leads back to the choice of files', async ({ page }) => {
  const release = await holdBack(page, /\/desk-results[^/]*\.js$/);
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('slow.xml', standard));
  await expect(desk(page).getByRole('progressbar')).toHaveAttribute('value', '100');
  await desk(page).getByRole('button', { name: texts.cancel }).press('Enter');
  await expect(desk(page).getByRole('status')).toHaveCount(0);
  await expect(desk(page).getByRole('button').first()).toBeFocused();
  release();
});

test('one file checked again: the others stay as they are, the focus stays with the file', async ({
  page,
}) => {
  // The worker fails on one file, and then takes its time until the test has looked.
  await page.addInitScript(() => {
    let attempts = 0;
    class FlakyWorker extends Worker {
      override postMessage(message: { id: number; input?: { source?: { name?: string } } }) {
        const send = () => super.postMessage(message);
        if (message.input?.source?.name !== 'flaky.xml') {
          send();
          return;
        }
        attempts += 1;
        if (attempts > 1) {
          window.addEventListener('answer', send, { once: true });
          return;
        }
        const data = { id: message.id, refused: 'failed' };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
    Object.assign(window, { Worker: FlakyWorker });
  });
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('good.xml', standard), xmlFile('flaky.xml', broken));
  const good = files(page).first();
  const flaky = files(page).nth(1);
  const article = good.getByRole('article');
  await opener(good).click();
  await good.getByRole('tab', { name: texts.views[1], exact: true }).click();
  await expect(article).toBeVisible();

  await opener(flaky).click();
  await flaky.getByRole('button', { name: texts.retry }).press('Enter');
  await expect(flaky.getByRole('status')).toHaveText(texts.checking);
  await expect(opener(flaky)).toBeFocused();
  await expect(article).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('answer')));
  await expect(flaky.getByText(texts.invalid)).toBeVisible();
  await expect(opener(flaky)).toBeFocused();
  await expect(article).toBeVisible();
});

test('what was entered before hydration can be checked', async ({ page }) => {
  const release = await holdBack(page, chunkUrl);
  await page.goto('/Reference/Check', { waitUntil: 'commit' });
  // Blanks before the declaration come with many a copy.
  await desk(page).getByRole('textbox').fill(`\n\n  ${standard}`);
  release();
  await hydrated(page);
  await desk(page).getByRole('button', { name: texts.check }).click();
  await expect(desk(page)).toContainText(texts.valid);
});

test('Remove the result leads back to the choice of files', async ({ page }) => {
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('valid.xml', standard));
  await desk(page).getByRole('button', { name: texts.clear }).press('Enter');
  await expect(desk(page).getByRole('button').first()).toBeFocused();
});

test('a file dropped anywhere on the page is checked, and the page stays', async ({ page }) => {
  await open(page, '/Reference/Check');
  const { x, y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      x: x + 5,
      y: y + 5,
      data: {
        items: [],
        files: [resolve('static/samples/standard.ubl.xml')],
        dragOperationsMask: 1,
      },
    });
  const hint = desk(page).getByText(texts.dropHint);
  await drag('dragEnter');
  await drag('dragOver');
  await expect(hint).toBeInViewport();
  await page.locator('body').dispatchEvent('dragleave');
  await expect(hint).toBeHidden();
  await drag('dragEnter');
  await drag('dragOver');
  await drag('drop');
  await expect(hint).toBeHidden();
  await expect(files(page)).toContainText('standard.ubl.xml');
  await expect(desk(page)).toContainText(texts.valid);
  expect(page.url()).toMatch(/\/Reference\/Check$/);
});

/** Two files of 100 MB, to be dropped. */
const tooLarge = (page: Page) =>
  page.evaluateHandle(() => {
    const part = new Uint8Array(1e6).fill(32);
    const content = Array.from({ length: 100 }, () => part);
    const transfer = new DataTransfer();
    for (const name of ['large.xml', 'large.pdf']) transfer.items.add(new File(content, name));
    return transfer;
  });

const pasteTooMuch = (box: Locator) =>
  box.evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.setData('text', ' '.repeat(100e6));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  });

test('100 MB dropped or pasted: refused at once with its size, and the page goes on', async ({
  page,
}) => {
  await open(page, '/Reference/Check');
  const dropped = await tooLarge(page);
  await page.locator('body').dispatchEvent('drop', { dataTransfer: dropped });
  for (const [index, name] of ['large.xml', 'large.pdf'].entries()) {
    await expect(files(page).nth(index)).toContainText(
      `${texts.tooLarge} ${name} has 100 MB. Check whether it is the right file`,
    );
  }
  await desk(page).getByRole('button', { name: texts.again }).click();
  await pasteTooMuch(desk(page).getByRole('textbox'));
  await expect(files(page)).toHaveCount(1);
  await expect(files(page)).toContainText('Pasted XML has 100 MB.');
  expect(page.workers()).toEqual([]);
  await choose(page, xmlFile('small.xml', standard));
  await expect(desk(page)).toContainText(texts.valid);

  await open(page, '/Reference/Decode');
  const decoder = page.locator('#report-decoder');
  await pasteTooMuch(decoder.getByRole('textbox'));
  await expect(decoder).toContainText('The pasted text has 100 MB');
  await decoder.getByRole('textbox').dispatchEvent('drop', { dataTransfer: await tooLarge(page) });
  await expect(decoder).toContainText('large.xml has 100 MB');
  expect(page.workers()).toEqual([]);
});

for (const name of inTurn('syntax', ['standard.ubl', 'standard.cii'])) {
  test(`markup in every field is text: ${name}`, async ({ page }) => {
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'&';
    const hostile = sample(name).replace(/>[^<>\s][^<>]*</g, `>${escaped(markup)}<`);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, '/Reference/Check');
    await choose(page, xmlFile('<img src=x onerror=alert(3)>.xml', hostile));
    await expect(desk(page)).toContainText(texts.open);
    await expect(desk(page)).toContainText(markup);
    await expect(desk(page).locator('img, script, iframe, svg')).toHaveCount(0);
    await tab(page, texts.views[1]).click();
    await expect(desk(page).getByRole('article')).toContainText(markup);
    await tab(page, texts.views[2]).click();
    await expect(desk(page).getByRole('tree')).toContainText('&lt;img src=x');
    await expect(desk(page).locator('img, script, iframe')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });
}

test('the printed page has the findings and not the form', async ({ page }) => {
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('print.xml', broken));
  await expect(desk(page)).toContainText(texts.invalid);
  await page.emulateMedia({ media: 'print' });
  await expect(desk(page).getByText(texts.notMet)).toBeVisible();
  await expect(desk(page).getByRole('textbox')).toBeHidden();
  await expect(desk(page).getByRole('button', { name: texts.copy })).toBeHidden();
  await expect(page.locator('#scope')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await tab(page, texts.views[1]).click();
  await expect(desk(page).getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(desk(page).getByRole('article')).toBeVisible();
  await expect(desk(page).getByText(texts.notMet)).toBeHidden();
});

interface Scrolling {
  /** Most rows that were in the document at one time. */
  rows: number;
  /** Sum of all layout shifts, those after input included. */
  shifts: number;
  /** Longest task of the page, in milliseconds. */
  longest: number;
}

/** Watches the page from now on; the result is that of the time until it is called. */
async function watchScrolling(page: Page): Promise<() => Promise<Scrolling>> {
  const seen = await page.evaluateHandle(() => {
    const result = { rows: 0, shifts: 0, longest: 0 };
    const tree = document.querySelector('[role=tree]');
    const count = () => {
      result.rows = Math.max(result.rows, tree?.querySelectorAll('[role=treeitem]').length ?? 0);
    };
    if (tree) new MutationObserver(count).observe(tree, { childList: true });
    count();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'longtask') {
          result.longest = Math.max(result.longest, entry.duration);
        } else result.shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ entryTypes: ['longtask', 'layout-shift'] });
    return result;
  });
  return () => seen.jsonValue();
}

/** Turns the wheel over the XML of an invoice with so many more lines. */
async function scrollXml(page: Page, lines: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const names = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => names.includes(name)).reduce((sum, m) => sum + m.value, 0);
  };
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('large.xml', withMoreLines(lines)));
  const began = performance.now();
  await tab(page, texts.views[2]).click();
  const tree = desk(page).getByRole('tree');
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  const opening = performance.now() - began;
  await tree.hover();
  const watched = await watchScrolling(page);
  const before = await worked();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => tree.evaluate(({ scrollTop }) => scrollTop)).toBe(step * 300);
  }
  return { tree, watched, opening, work: (await worked()) - before };
}

test('10,000 lines of XML: as little work, rows and shifts as a short file', async ({ page }) => {
  expect(withMoreLines(400).split('\n').length).toBeGreaterThan(10_000);
  const short = await scrollXml(page, 20);
  const { tree, watched, opening, work } = await scrollXml(page, 400);
  expect(work / short.work).toBeLessThan(3);
  const { shifts, longest } = await watched();
  // A row that jumps by its own height over the width of the text is more.
  expect(shifts).toBeLessThan(0.005);
  expect(longest).toBeLessThan(opening);

  const selected = tree.getByRole('treeitem', { selected: true });
  await tree.focus();
  for (const key of ['PageDown', 'ArrowDown', 'End', 'PageUp', 'Home', 'End']) {
    await page.keyboard.press(key);
    await expect(selected).toBeInViewport();
  }
  await expect(selected).toContainText('</Invoice>');
  expect((await watched()).rows).toBeLessThan(80);
  await tab(page, texts.views[1]).click();
  await expect(desk(page).getByRole('article').getByRole('row')).toHaveCount(203);
});

test('attached files are saved under a safe name, never shown', async ({ page }) => {
  const attached = standard.replace(
    '<cac:AccountingSupplierParty>',
    `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="../page.html">${btoa('<script>alert(1)</script>')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>$&`,
  );
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('attached.xml', attached));
  await tab(page, texts.views[1]).click();
  const download = page.waitForEvent('download');
  await desk(page)
    .getByRole('button', { name: /Save the file/ })
    .click();
  expect((await download).suggestedFilename()).toBe('_page.html.bin');
  expect(page.url()).toMatch(/\/Reference\/Check$/);
});

test('what was dropped is in no address, history, storage or request', async ({ page }) => {
  const secret = 'Geheim4711';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/Reference/Check');
  const history = await page.evaluate(() => window.history.length);
  const bytes = await hybridPdf(sample('standard.cii').replaceAll('EK-4711', secret), {
    text: secret,
  });
  await choose(page, xmlFile(`${secret}.xml`, standard.replaceAll('EK-4711', secret)), {
    name: 'hybrid.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  });
  await desk(page).getByText(texts.compare).click();
  await expect(files(page)).toHaveCount(2);
  for (const index of [0, 1]) {
    const file = files(page).nth(index);
    await opener(file).click();
    await file.getByRole('tab', { name: texts.views[1], exact: true }).click();
    await expect(file.getByRole('article')).toContainText(secret);
    await file.getByRole('tab', { name: texts.views[2], exact: true }).click();
    await expect(file.getByRole('tree')).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const databases = await indexedDB.databases();
    const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    return `${storage} ${document.cookie} ${JSON.stringify([caches, databases])} ${location.href} ${JSON.stringify(window.history.state)}`;
  });
  expect(kept).not.toContain(secret);
  expect(asked.filter((one) => one.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
});

test('forced colours: the tab that is open and the line that is chosen are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/Reference/Check');
  await choose(page, xmlFile('forced.xml', broken));
  const line = (name: string) =>
    tab(page, name).evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await line(texts.views[0])).toBe('underline');
  expect(await line(texts.views[1])).toBe('none');
  await tab(page, texts.views[2]).click();
  const active = desk(page).getByRole('treeitem', { selected: true });
  expect(await active.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
