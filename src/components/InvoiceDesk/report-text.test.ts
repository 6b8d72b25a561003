import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { open } from 'edocument-invoice';
import { checkInvoice } from '@site/src/desk/check/check';
import { checkXml } from '@site/src/desk/check/testing';
import type { LocaleId } from '@site/src/locales';
import { setLocale } from '../testing';
import { MARKDOWN, TEXT } from '../finding/marks';
import { reportText } from './report-text';
import { sumRows } from './sum-rows';
import type { CheckedFile } from './useInvoiceCheck';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');

function checked(source: string, locale: LocaleId): CheckedFile {
  setLocale(locale);
  return { id: 1, retries: 0, name: 'invoice.xml', source, outcome: checkXml(source, locale) };
}

const wrongTotal = standard.replace(
  /(<cbc:LineExtensionAmount currencyID="EUR">)\d/,
  (_, tag: string) => `${tag}9`,
);

it('the copied report has the calculation and what comes next', () => {
  const report = reportText([checked(wrongTotal, 'en-GB')], 'en-GB', TEXT);
  expect(report).toMatch(/ {6}Calculation\n {6}Line \d+ · BT-131: \+ [\d,]+\.\d\d\n/);
  expect(report).toMatch(/ {6}Difference: [\d,]+\.\d\d\n/);
  expect(report).toContain(
    'The step in eDocument, by status:\n- Rejected: Correct the line in your own schema',
  );
  expect(report).toContain('- Error: Correct the line in your own schema. Then choose Restart.');
});

it('the Markdown has them too, in the language of the reader', () => {
  const report = reportText([checked(wrongTotal, 'de-DE')], 'de-DE', MARKDOWN);
  expect(report).toMatch(/\n {5}- Zeile \d+ · BT-131: \\\+ [\d.]+,\d\d\n/);
  expect(report).toContain(
    '**Der Schritt in eDocument, nach Status**\n\n- Zurückgewiesen: Berichtigen Sie',
  );
  expect(report).not.toContain('{');
});

it('a report without findings has no next steps', () => {
  expect(reportText([checked(standard, 'en-GB')], 'en-GB', TEXT)).not.toContain('When the cause');
});

it('what VAT law asks for and the invoice lacks is in the report', async () => {
  setLocale('en-GB');
  const source = standard.replace(/<cac:Delivery>[^]*<\/cac:Delivery>/, '');
  const outcome = await checkInvoice(() => open(source), 'en-GB');
  const file = { id: 1, retries: 0, name: 'invoice.xml', source, outcome };
  expect(reportText([file], 'en-GB', TEXT)).toMatch(
    /\nMandatory VAT data of the invoice:?\n- Time of supply \(BT-72.*§ 14\(4\) sentence 1 no\. 6 UStG\): missing\n/,
  );
});

it('what is wrong with the PDF around an invoice is in the report', async () => {
  setLocale('de-DE');
  const sample = readFileSync('static/samples/direct-debit.zugferd.pdf');
  const report = async (pdf: Uint8Array) => {
    const outcome = await checkInvoice(() => open(pdf), 'de-DE');
    const file = { id: 1, retries: 0, name: 'invoice.pdf', source: '', outcome };
    return [TEXT, MARKDOWN].map((marks) => reportText([file], 'de-DE', marks));
  };
  for (const text of await report(sample.subarray(0, -200))) {
    expect(text).toMatch(/Das PDF um die Rechnung.*\n+- Ende der Datei: Erwartet: %%EOF\. Die End/);
    expect(text).toContain('- Querverweistabelle: Sie ist beschädigt');
  }
  for (const text of await report(sample)) expect(text).not.toContain('Das PDF um');
});

it('a long sum shows the first values, how many are left out, and the last', () => {
  setLocale('de-DE');
  const addends = Array.from({ length: 40 }, (_, index) => ({
    sign: '+' as const,
    value: `${index + 1000}.00`,
    term: 'BT-131',
    path: '/',
    line: index,
  }));
  const sum = { addends, omitted: 5, sum: '1', rounded: '1', difference: null, tolerance: '0' };
  const rows = sumRows(sum, undefined, 'de-DE').map(({ value }) => value);
  expect(rows.slice(27, 32)).toEqual(['+ 1.027,00', '+ 1.028,00', '…', '+ 1.039,00', '1']);
  expect(sumRows(sum, undefined, 'de-DE')[29]?.label).toBe('und 15 weitere Werte');
});
