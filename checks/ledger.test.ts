import { expect, it } from 'vitest';
import type { LedgerEntry } from '../src/facts/ledger-table';
import { ledgerProblems } from './ledger';

const both = (text: string) => ({ 'en-GB': text, 'de-DE': text });
const entry: LedgerEntry = {
  id: 'rules',
  name: both('Rules'),
  version: both('1.0'),
  source: both('Publisher'),
  kind: 'primary',
  checked: '2026-01-01',
  reviewBy: '2026-06-01',
  says: both('Rules 1.0'),
};
const page = {
  file: 'docs/a.mdx',
  text: 'As in Rules 1.0.',
  locale: 'en-GB',
  collection: 'docs',
} as const;
const translated = { ...page, file: 'i18n/a.mdx', locale: 'de-DE' } as const;
const found = (pages: Parameters<typeof ledgerProblems>[1], today: string) =>
  ledgerProblems([entry], pages, new Date(today)).map(({ level, message }) => [level, message]);

it('holds while every language states the version and the review is not due', () => {
  expect(found([page, translated], '2026-05-31')).toEqual([]);
});

it('finds a version that no page states', () => {
  expect(found([page], '2026-05-31')).toEqual([
    [undefined, 'no page in de-DE says "Rules 1.0" (rules).'],
  ]);
});

it('warns of an entry past its review, with the pages that state it', () => {
  expect(found([page, translated], '2026-06-02')).toEqual([
    ['warning', expect.stringContaining('docs/a.mdx, i18n/a.mdx')],
  ]);
});
