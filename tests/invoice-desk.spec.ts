import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PDF } from '@libpdf/core';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { releaseText } from 'edocument-invoice';
import { bombPdf, hybridPdf } from 'edocument-invoice/testing';
import { axeFindings, coloursOf, expectNoFindings } from './accessibility/support';
import { chunkUrl, holdBack } from './support/chunks';
import { inTurn } from './support/sample';
import { expect, hydrated, locales, open, settled, test, type Locale } from './support/site';

const SETS = `EN 16931 ${releaseText('en16931')}, XRechnung ${releaseText('xrechnung')}`;

const words = {
  'en-GB': {
    valid: 'No errors found: a validator with these rules accepts the invoice.',
    invalid: 'Errors found: a validator with these rules refuses the invoice.',
    scope: `Profile: XRechnung. Rules that ran: XML structure (schema), ${SETS}. Not run: none.`,
    open: 'No verdict',
    error: 'Error',
    notMet: 'Not met: The invoice has a buyer reference',
    field: 'Target List: Buyer Reference',
    restart: 'Error: Remove the cause, then choose Restart.',
    structure: 'Compare the XML schema with the one that was delivered',
    place: /Line \d+, column \d+/,
    check: 'Check the pasted text',
    copy: 'Copy the report',
    copied: 'Copied',
    cancel: 'Cancel',
    progress: 'Progress of the check',
    checking: 'The check is running.',
    dropHint: 'Drop the files anywhere on this page',
    cancelled: 'Cancelled: not checked',
    clear: 'Remove the result',
    files: 'Files: 3. Without errors: 1, with errors: 1, without a verdict: 1.',
    refusals: {
      empty: 'The file is empty.',
      pdf: 'The PDF is damaged or incomplete.',
      pdfWithout: 'There is no electronic invoice in this PDF',
      pdfEncrypted: 'The PDF is encrypted',
      pdfBomb: 'Parts of the PDF become so large',
      text: 'This is not XML.',
      damaged: 'The XML is damaged or incomplete.',
      other: 'This XML is not an invoice in UBL or CII.',
      dtd: 'The file has a document type definition (DTD).',
      deep: 'nested more than 64 deep',
      attributes: 'more attributes at one element',
      encoding: 'The characters do not match the encoding of the file.',
      large: 'The file is too large: up to 20 MB are read.',
    },
    views: ['Findings', 'Invoice', 'XML'],
    expected: 'Expected',
    difference: 'Difference',
    markdown: 'Copy as Markdown',
    terms: 'Show term numbers',
    compare: 'Compare two invoices',
    different: 'Different values: 3.',
    missing: 'not there',
    next: 'Next finding',
    visible: 'Visible Invoice number (BT-1): 103001',
    hidden: 'Not found Payment account identifier (BT-84)',
    wrongLevel: 'Wrong Conformance level',
    pdfFaults: 'The PDF around the invoice has faults',
    refusers: 'Who will refuse it?',
    pdfa: 'PDF/A was not checked',
    retry: 'Try again',
    notLoaded: 'The checker could not be loaded.',
  },
  'de-DE': {
    valid: 'Keine Fehler gefunden: Ein Prüfprogramm mit diesen Regeln nimmt die Rechnung an.',
    invalid: 'Fehler gefunden: Ein Prüfprogramm mit diesen Regeln lehnt die Rechnung ab.',
    scope: `Profil: XRechnung. Geprüfte Regeln: XML-Struktur (Schema), ${SETS}. Nicht geprüft: keine.`,
    open: 'Kein Ergebnis',
    error: 'Fehler',
    notMet: 'Nicht erfüllt: Die Rechnung hat eine Käuferreferenz',
    field: 'Zielliste: Käuferreferenz',
    restart: 'Fehler: Beheben Sie die Ursache und wählen Sie dann Neu starten.',
    structure: 'Vergleichen Sie das XML-Schema mit dem ausgelieferten',
    place: /Zeile \d+, Spalte \d+/,
    check: 'Eingefügten Text prüfen',
    copy: 'Bericht kopieren',
    copied: 'Kopiert',
    cancel: 'Abbrechen',
    progress: 'Fortschritt der Prüfung',
    checking: 'Die Prüfung läuft.',
    dropHint: 'Dateien irgendwo auf dieser Seite ablegen',
    cancelled: 'Abgebrochen: nicht geprüft',
    clear: 'Ergebnis entfernen',
    files: 'Dateien: 3. Ohne Fehler: 1, mit Fehlern: 1, ohne Ergebnis: 1.',
    refusals: {
      empty: 'Die Datei ist leer.',
      pdf: 'Das PDF ist beschädigt oder unvollständig.',
      pdfWithout: 'In diesem PDF ist keine elektronische Rechnung',
      pdfEncrypted: 'Das PDF ist verschlüsselt',
      pdfBomb: 'Teile des PDF werden beim Entpacken so groß',
      text: 'Das ist kein XML.',
      damaged: 'Das XML ist beschädigt oder unvollständig.',
      other: 'Dieses XML ist keine Rechnung in UBL oder CII.',
      dtd: 'Die Datei enthält eine Dokumenttypdefinition (DTD).',
      deep: '64 Ebenen tief verschachtelt',
      attributes: 'mehr Attribute an einem Element',
      encoding: 'Die Zeichen passen nicht zur Kodierung der Datei.',
      large: 'Die Datei ist zu groß: Gelesen werden bis zu 20 MB.',
    },
    views: ['Befunde', 'Rechnung', 'XML'],
    expected: 'Erwartet',
    difference: 'Differenz',
    markdown: 'Als Markdown kopieren',
    terms: 'Begriffsnummern anzeigen',
    compare: 'Zwei Rechnungen vergleichen',
    different: 'Unterschiedliche Werte: 3.',
    missing: 'fehlt',
    next: 'Nächster Befund',
    visible: 'Sichtbar Rechnungsnummer (BT-1): 103001',
    hidden: 'Nicht gefunden IBAN (BT-84)',
    wrongLevel: 'Falsch Konformitätsstufe',
    pdfFaults: 'Das PDF um die Rechnung hat Mängel',
    refusers: 'Wer lehnt sie ab?',
    pdfa: 'PDF/A wurde nicht geprüft',
    retry: 'Erneut versuchen',
    notLoaded: 'Der Prüfer konnte nicht geladen werden.',
  },
} as const;

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

async function pdfWithoutInvoice(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return Buffer.from(await pdf.save());
}

async function encryptedPdf(): Promise<Buffer> {
  const pdf = await PDF.load(await hybridPdf(sample('standard.cii')));
  pdf.setProtection({ ownerPassword: 'owner', userPassword: 'secret' });
  return Buffer.from(await pdf.save());
}

const xmlFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(content),
});

const desk = (page: Page) => page.locator('#invoice-desk');
const files = (page: Page) => desk(page).locator('section > details');
const heading = (page: Page) => desk(page).getByRole('heading', { level: 3 });

async function choose(page: Page, ...chosen: ReturnType<typeof xmlFile>[]): Promise<void> {
  await desk(page).locator('input[type=file]').setInputFiles(chosen);
}

const tab = (page: Page, name: string) => desk(page).getByRole('tab', { name, exact: true });

const openDesk = (page: Page, locale: Locale) => open(page, `${locale.base}/Reference/Check`);

/** Text as an element's content, with its markup escaped. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

for (const locale of inTurn('invoice-desk', locales)) {
  const texts = words[locale.id];

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
    const sum = findings.nth(1).getByRole('table').first();
    await expect(sum).toContainText(texts.expected);
    await expect(sum).toContainText(texts.difference);
    await expect(findings.locator('> p:first-child')).toHaveText([
      new RegExp(`^${texts.error} BR-DE-15$`),
      new RegExp(`^${texts.error} BR-CO-10$`),
      new RegExp(`^${texts.error} BR-CO-13$`),
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

  test(`a fault of structure says what to do, ${locale.id}`, async ({ page }) => {
    await openDesk(page, locale);
    const content = standard.replace(/<cbc:BuyerReference>/, '<cbc:Unknown>1</cbc:Unknown>$&');
    await choose(page, xmlFile('unknown.xml', content));
    const finding = files(page).locator('ol > li').first();
    await expect(finding).toContainText('cbc:Unknown');
    await expect(finding).toContainText(texts.structure);
  });

  test(`what is no invoice gets a sentence of its own, ${locale.id}`, async ({ page }) => {
    const { refusals } = texts;
    await openDesk(page, locale);
    const cases: [content: string | Buffer, sentence: string][] = [
      ['', refusals.empty],
      ['%PDF-1.7\n%âãÏÓ', refusals.pdf],
      [await pdfWithoutInvoice(), refusals.pdfWithout],
      [await encryptedPdf(), refusals.pdfEncrypted],
      [Buffer.from(await bombPdf(100)), refusals.pdfBomb],
      ['Rechnung Nr. 4711', refusals.text],
      [standard.slice(0, 2000), refusals.damaged],
      ['<order/>', refusals.other],
      ['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', refusals.dtd],
      ['<a>'.repeat(5000), refusals.deep],
      [Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c]), refusals.encoding],
      [' '.repeat(20_000_001), refusals.large],
    ];
    await choose(page, ...cases.map(([content], index) => xmlFile(`${index}.xml`, content)));
    await expect(files(page)).toHaveCount(cases.length);
    for (const [index, [, sentence]] of cases.entries()) {
      await expect(files(page).nth(index), sentence).toContainText(sentence);
    }
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
    await expect(files(page).nth(2).locator('summary')).toHaveText(`drei.xml ${texts.open}`);
    await expect(files(page).nth(1)).not.toContainText(texts.valid);
    await files(page).nth(1).locator('summary').focus();
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
    await expect(desk(page).getByRole('article')).toContainText('Kundenbeispiel AG');
    await page.keyboard.press('End');
    await expect(tab(page, xml)).toBeFocused();
    await expect(desk(page).getByRole('tree')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, findings)).toBeFocused();
    await expect(desk(page)).toContainText(texts.invalid);
  });

  test(`the invoice in German and English, with term numbers on wish, ${locale.id}`, async ({
    page,
  }) => {
    await openDesk(page, locale);
    await choose(page, xmlFile('mixed.xml', sample('mixed-rates.cii')));
    await tab(page, texts.views[1]).click();
    const article = desk(page).getByRole('article');
    await desk(page).getByRole('button', { name: 'Deutsch' }).click();
    await expect(article).toContainText('2 % Skonto bei Zahlung innerhalb von 14 Tagen');
    await expect(article).toContainText('1.441,90 EUR');
    await desk(page).getByRole('button', { name: 'English' }).click();
    await expect(article).toContainText('2 % cash discount for payment within 14 days');
    await expect(article).toContainText('1,441.90 EUR');
    await expect(article).toHaveAttribute('lang', 'en-GB');
    const number = article.getByText('BT-115', { exact: true }).first();
    await expect(number).toBeHidden();
    await desk(page).getByLabel(texts.terms).check();
    await expect(number).toBeVisible();
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
    await expect(desk(page)).toContainText(texts.visible);
    await expect(desk(page)).toContainText(texts.hidden);
    await expect(desk(page)).toContainText(texts.wrongLevel);
    await expect(desk(page)).toContainText(texts.pdfFaults);
    await desk(page).getByRole('button', { name: texts.refusers }).click();
    const mustang = desk(page).getByRole('listitem').filter({ hasText: 'Mustang' });
    await expect(mustang).toContainText(texts.pdfa);
    await expect(mustang).toContainText('EN 16931 1.3.16');
    await expectNoFindings(page, 'PDF', coloursOf(locale));
    await tab(page, texts.views[1]).click();
    await expect(desk(page).getByRole('article')).toContainText('103001');
  });

  test(`two invoices are compared by term, ${locale.id}`, async ({ page }) => {
    await openDesk(page, locale);
    await choose(page, xmlFile('gestern.xml', standard), xmlFile('heute.xml', broken));
    await desk(page).getByText(texts.compare).click();
    await expect(desk(page)).toContainText(texts.different);
    const row = desk(page).getByRole('row', { name: /^BT-10 / });
    await expect(row).toContainText('EK-4711');
    await expect(row).toContainText(texts.missing);
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
    await files(page).first().locator('summary').click();
    await desk(page).getByText(texts.compare).click();
    await expect(desk(page).getByRole('row', { name: /^BT-10 / })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

const texts = words['en-GB'];

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

test('pasted XML with blanks before its declaration is checked', async ({ page }) => {
  await open(page, '/Reference/Check');
  await desk(page).getByRole('textbox').fill(`\n\n  ${standard}`);
  await desk(page).getByRole('button', { name: texts.check }).click();
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
  await good.locator('summary').click();
  await good.getByRole('tab', { name: texts.views[1], exact: true }).click();
  await expect(article).toBeVisible();

  await flaky.locator('summary').click();
  await flaky.getByRole('button', { name: texts.retry }).press('Enter');
  await expect(flaky.getByRole('status')).toHaveText(texts.checking);
  await expect(flaky.locator('summary')).toBeFocused();
  await expect(article).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('answer')));
  await expect(flaky.getByText(texts.invalid)).toBeVisible();
  await expect(flaky.locator('summary')).toBeFocused();
  await expect(article).toBeVisible();
});

test('what was entered before hydration can be checked', async ({ page }) => {
  const release = await holdBack(page, chunkUrl);
  await page.goto('/Reference/Check', { waitUntil: 'commit' });
  await desk(page).getByRole('textbox').fill(standard);
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

test('100 MB dropped or pasted: refused at once with its size, and the page goes on', async ({
  page,
}) => {
  await open(page, '/Reference/Check');
  const dropped = await page.evaluateHandle(() => {
    const part = new Uint8Array(1e6).fill(32);
    const content = Array.from({ length: 100 }, () => part);
    const transfer = new DataTransfer();
    for (const name of ['large.xml', 'large.pdf']) transfer.items.add(new File(content, name));
    return transfer;
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer: dropped });
  for (const [index, name] of ['large.xml', 'large.pdf'].entries()) {
    await expect(files(page).nth(index)).toContainText(
      `${texts.refusals.large} ${name} has 100 MB. Check whether it is the right file`,
    );
  }
  const paste = (box: Locator) =>
    box.evaluate((element) => {
      const transfer = new DataTransfer();
      transfer.setData('text', ' '.repeat(100e6));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
      );
    });
  await paste(desk(page).getByRole('textbox'));
  await expect(files(page)).toHaveCount(1);
  await expect(files(page)).toContainText('Pasted XML has 100 MB.');
  const decoder = page.locator('#report-decoder');
  await paste(decoder.getByRole('textbox'));
  await expect(decoder).toContainText('The pasted text has 100 MB');
  await decoder.getByRole('textbox').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(decoder).toContainText('large.xml has 100 MB');
  await expect(files(page)).toHaveCount(1);
  expect(page.workers()).toEqual([]);
  await choose(page, xmlFile('small.xml', standard));
  await expect(desk(page)).toContainText(texts.valid);
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
    await file.locator('summary').click();
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

test('billion laughs in the browser: refused at once', async ({ page }) => {
  const entities = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  await open(page, '/Reference/Check');
  await choose(
    page,
    xmlFile('laughs.xml', `<!DOCTYPE x [<!ENTITY l0 "ha">${entities}]><x>&l10;</x>`),
    xmlFile('attributes.xml', `<Invoice ${'a="1" '.repeat(200_000)}/>`),
    xmlFile('deep.xml', '<a>'.repeat(500_000)),
  );
  await expect(files(page).first()).toContainText(texts.refusals.dtd);
  await expect(files(page).nth(1)).toContainText(texts.refusals.attributes);
  await expect(files(page).nth(2)).toContainText(texts.refusals.deep);
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
