import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import data from '../../data/notes.json';
import { open } from '../open';
import { readInvoice } from '../reading/read-xml';
import { CHECKS } from './checks';
import { notesOn } from './index';

const ubl = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const TODAY = '2026-11-26';
const idsOn = (xml: string) => notesOn(readInvoice(xml), 'en-GB', TODAY).map(({ id }) => id);

/** Ids of notes, and a change to a sample that earns each. */
const CASES: readonly (readonly [id: string, pattern: RegExp, by: string])[] = [
  ['line-amount', /(<cbc:InvoicedQuantity[^>]*>)[^<]*/, '$1777'],
  ['unit-trap', /(<cbc:InvoicedQuantity unitCode=")[^"]*/, '$1STK'],
  ['due-before-issue', /(<cbc:DueDate>)[^<]*/, '$12001-01-01'],
  ['due-far', /(<cbc:DueDate>)[^<]*/, '$12099-01-01'],
  ['issue-in-future', /(<cbc:IssueDate>)[^<]*/, '$12099-01-01'],
  ['issue-long-ago', /(<cbc:IssueDate>)[^<]*/, '$11900-01-01'],
  ['leitweg-check', /(<cbc:BuyerReference>)[^<]*/, '$104011000-12345-34'],
  ['placeholder', /(<cbc:BuyerReference>)[^<]*/, '$1n/a'],
  ['quantity-zero', /(<cbc:InvoicedQuantity[^>]*>)[^<]*/, '$10'],
  ['contact-mail', /(<cbc:ElectronicMail>)[^<]*/, '$1nobody'],
  ['iban-check', /(<cac:PayeeFinancialAccount>\s*<cbc:ID>)[^<]*/, '$1DE00500105175407324931'],
  ['iban-country', /(<cac:PayeeFinancialAccount>\s*<cbc:ID>)[^<]*/, '$1GB82WEST12345698765432'],
  ['markup', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1a &lt;br&gt; b'],
  ['mojibake', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1StÃ¼ck'],
  ['item-without-name', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$14711'],
  ['test-words', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1Lorem ipsum'],
  ['attachment-named', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1Arbeiten laut Anlage'],
  ['description-refers', /(<cac:Item>)[\s\S]*?(<cbc:Name>)[^<]*/, '$1$2siehe Lieferschein 4711'],
  ['test-words', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1Test bitte löschen'],
  ['test-words', /(<cbc:ID>)[^<]*/, '$1ENTWURF'],
  ['test-words', /(<cbc:Note>)[^<]*/, '$1please delete'],
  ['placeholder', /(<cbc:Telephone>)[^<]*/, '$1000 000'],
  ['placeholder', /(<cbc:ElectronicMail>)[^<]*/, '$1noreply@example.com'],
  ['placeholder', /(<cbc:CityName>)[^<]*/, '$150667'],
  ['placeholder', /(<cac:Item>[\s\S]*?<cbc:Name>)[^<]*/, '$1tbd'],
  ['paid-in-text', /(<cbc:Note>)[^<]*/, '$1Der Betrag wurde bereits bezahlt.'],
  ['paid-in-text', /(<cbc:Note>)[^<]*/, '$1Already paid by direct debit'],
  ['total-in-text', /(<cbc:Note>)[^<]*/, '$1Der Rechnungsbetrag von 9.999,99 EUR ist fällig.'],
  ['total-in-text', /(<cbc:Note>)[^<]*/, '$1Amount due: EUR 9,999.99'],
];

describe('the second reading', () => {
  it('has a sentence and evidence for each of its checks, and no other', () => {
    expect(Object.keys(CHECKS).sort()).toEqual(data.notes.map(({ id }) => id).sort());
    expect(data.notes.length).toBeGreaterThanOrEqual(30);
    for (const { evidence, sure } of data.notes) {
      for (const language of ['en-GB', 'de-DE'] as const) {
        expect(evidence[language]).not.toBe('');
        expect(sure[language]).toMatch(/\.$/);
      }
    }
  });

  it.each(CASES)('%s', (id, pattern, by) => {
    expect(idsOn(ubl)).not.toContain(id);
    const changed = ubl.replace(pattern, by);
    expect(changed).not.toBe(ubl);
    expect(idsOn(changed)).toContain(id);
  });

  it('takes parties of one name for the same', () => {
    const [, seller = ''] = /<cbc:RegistrationName>([^<]*)/.exec(ubl) ?? [];
    const names = /(<cac:AccountingCustomerParty>[\s\S]*?<cbc:RegistrationName>)[^<]*/;
    expect(idsOn(ubl.replace(names, `$1${seller.toUpperCase()} `))).toContain('buyer-is-seller');
  });

  it('does not take a total of the invoice, or one with discount, for another', () => {
    const [, due = ''] = /<cbc:PayableAmount[^>]*>([^<]*)/.exec(ubl) ?? [];
    const german = Number(due).toLocaleString('de-DE', { minimumFractionDigits: 2 });
    for (const text of [`Rechnungsbetrag: ${german} EUR`, 'Zahlbetrag mit Skonto 1,00 EUR']) {
      expect(idsOn(ubl.replace(/(<cbc:Note>)[^<]*/, `$1${text}`))).not.toContain('total-in-text');
    }
  });

  it.each([
    ['EUR', 0.02, 0.03],
    ['HUF', 0.5, 0.51],
  ])('lets an amount of a line in %s be off by %d, and not by %d', (currency, inside, outside) => {
    const offBy = (difference: number) =>
      ubl
        .replaceAll('EUR', currency)
        .replace(
          /(<cac:InvoiceLine>[\s\S]*?<cbc:LineExtensionAmount[^>]*>)([^<]*)/,
          (_, before: string, amount: string) =>
            `${before}${(Number(amount) + difference).toFixed(2)}`,
        );
    for (const sign of [1, -1]) {
      expect(idsOn(offBy(sign * inside))).not.toContain('line-amount');
      expect(idsOn(offBy(sign * outside))).toContain('line-amount');
    }
  });

  it('says nothing about the own samples but what is odd on purpose', () => {
    const found = readdirSync('static/samples')
      .filter((file) => file.endsWith('.xml'))
      .flatMap((file) => idsOn(readFileSync(`static/samples/${file}`, 'utf8')));
    expect([...new Set(found)].sort()).toEqual(['iban-country', 'vat-check']);
  });

  it('changes no verdict', async () => {
    const odd = ubl.replace(/(<cbc:DueDate>)[^<]*/, '$12001-01-01');
    const invoice = await open(odd);
    expect(invoice.validate().verdict).toBe('valid');
    expect(
      invoice
        .notes('de-DE')
        .map(({ message }) => message)
        .join(),
    ).toContain('Fälligkeitsdatum');
  });
});
