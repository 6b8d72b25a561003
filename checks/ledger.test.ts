import { expect, it } from 'vitest';
import type { LedgerEntry } from '../src/facts/ledger-model';
import { citationProblems, dayProblems, ledgerProblems } from './ledger';

const both = (text: string) => ({ 'en-GB': text, 'de-DE': text });
const entry: LedgerEntry = {
  id: 'rules',
  name: both('Rules'),
  version: both('1.0'),
  source: both('Publisher'),
  address: 'https://example.com/',
  kind: 'primary',
  checked: '2026-01-01',
  reviewBy: '2026-06-01',
  says: both('Rules 1.0'),
};
const law: LedgerEntry = {
  ...entry,
  id: 'law',
  version: { 'en-GB': '§ 14(2), § 19 UStG', 'de-DE': '§ 14 Abs. 2, § 19 UStG' },
  says: undefined,
};
const page = {
  file: 'docs/a.mdx',
  text: 'As in Rules 1.0, and in § 19 UStG.',
  locale: 'en-GB',
  collection: 'docs',
} as const;
const translated = { ...page, file: 'i18n/a.mdx', locale: 'de-DE' } as const;
const found = (pages: Parameters<typeof ledgerProblems>[1], today: string, entries = [entry]) =>
  ledgerProblems(entries, pages, new Date(today)).map(({ level, message }) => [level, message]);

it('holds while every language states the version and the review is not due', () => {
  expect(found([page, translated], '2026-05-31', [entry, law])).toEqual([]);
});

it.each(['Rules 1.0', 'As of <LedgerDay of="other rules" />.'])(
  'takes %s for stating the version',
  (text) => {
    expect(found([page, { ...translated, text }], '2026-05-31')).toEqual([]);
  },
);

it('finds a version that no page states', () => {
  expect(found([page], '2026-05-31')).toEqual([
    [undefined, 'no page in de-DE states 1.0 (rules).'],
  ]);
});

it('warns of an entry past its review, with the pages that state it', () => {
  expect(found([page, translated], '2026-06-02')).toEqual([
    ['warning', expect.stringContaining('docs/a.mdx, i18n/a.mdx')],
  ]);
});

it('finds a law without a source, and one that differs between languages', () => {
  const broken = { ...law, address: undefined, version: { ...law.version, 'de-DE': '§ 19 UStG' } };
  expect(found([page, translated], '2026-05-31', [broken])).toEqual([
    [undefined, 'law has no address.'],
    [undefined, 'law cites other sections in de-DE than in en-GB.'],
  ]);
});

it.each([
  ['primary', [[undefined, 'rules has no address.']]],
  ['secondary', []],
])('asks a %s source for its address', (kind, problems) => {
  const broken = { ...entry, address: undefined, kind };
  expect(found([page, translated], '2026-05-31', [broken])).toEqual(problems);
});

it.each([
  ['en-GB', 'Small businesses (§ 19 UStG).', []],
  ['en-GB', 'Invoices.\n\nIn section 14(4) of the VAT Act.', [[3, '§ 14(4) UStG']]],
  ['de-DE', '| § 14 Abs. 2 UStG | § 257 HGB |', [[1, '§ 257 HGB']]],
] as const)('finds sections that the ledger lacks in %s: %s', (locale, text, expected) => {
  expect(citationProblems([law], { file: 'docs/a.mdx', text, locale })).toEqual(
    expected.map(([line, section]) =>
      expect.objectContaining({ line, message: expect.stringContaining(section) as string }),
    ),
  );
});

it.each([
  ['As of <LedgerDay of="rules" />.', []],
  ['Rules 1.0.\n\n*As of 2 January 2026.*', [3]],
  ['| Rules 1.0 | Stand 02.01.2026 |', [1]],
  ['Prepared on 2 January 2026.', []],
])('finds typed days: %s', (text, lines) => {
  expect(dayProblems({ file: 'docs/a.mdx', text }).map(({ line }) => line)).toEqual(lines);
});
