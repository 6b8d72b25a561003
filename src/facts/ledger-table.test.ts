import { expect, it } from 'vitest';
import { localeIds } from '../locales';
import { ledgerEntries } from './ledger-model';
import { handbookPages, ledgerTable, type StatingPage } from './ledger-table';
import { cellText } from './table';

const page = (title: string, text: string): StatingPage => ({ title, address: `/${title}`, text });
const pagesOf = (id: string, pages: readonly StatingPage[]) =>
  ledgerTable('en-GB', pages).rows.find((row) => row.id === `ledger-${id}`)?.cells[4];

it('links the pages that cite the law, name the version or show the day', () => {
  const pages = [
    page('A', 'Small businesses (§ 19 UStG).'),
    page('B', 'Artefacts 1.3.16, as of <LedgerDay of="small-businesses" />.'),
    page('C', 'Nothing.'),
  ];
  expect(pagesOf('small-businesses', pages)).toEqual([
    { text: 'A', to: '/A' },
    '·',
    { text: 'B', to: '/B' },
  ]);
  expect(pagesOf('en16931', pages)).toEqual([{ text: 'B', to: '/B' }]);
});

it.each(localeIds)('names at least one published page for each entry in %s', (locale) => {
  const pages = handbookPages(locale);
  const titles = pages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(pages.filter(({ text }) => text.includes('TODO'))).toEqual([]);
  const { rows } = ledgerTable(locale, pages);
  expect(rows).toHaveLength(ledgerEntries.length);
  expect(rows.filter(({ cells }) => cellText(cells[4] ?? '') === '')).toEqual([]);
});

it('counts what a page includes, and leaves out drafts and parts', () => {
  const pages = handbookPages('en-GB');
  const correct = pages.find(({ address }) => address === '/HowTo/CorrectInvoice');
  expect(correct?.text).toContain('§ 31(5) UStDV');
  expect(pages.map(({ address }) => address)).toContain('/');
  expect(pages.filter(({ address }) => /FirstSteps|\/_/.test(address))).toEqual([]);
});
