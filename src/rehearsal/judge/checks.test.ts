import { expect, test } from 'vitest';
import {
  ANSWERS,
  faultless,
  germanVatNo,
  rehearsedLists,
  type Lists,
  type Values,
} from '../testing';
import { findingsOf, rehearse } from '../rehearse';
import { CASES, type Case } from './cases';
import { CHECK_IDS, type CheckId } from './check';

/** The lists with one change. */
function changed(lists: Lists, [list, row, values, add]: Case, at = row): Lists {
  const rows = lists[list] ?? [];
  const place = row < 0 ? rows.length + row : at;
  const next: Values = { ...rows[add ? row : place], ...values };
  return {
    ...lists,
    [list]: add ? [...rows, next] : rows.map((one, index) => (index === place ? next : one)),
  };
}

const hitsOf = async (lists: Lists): Promise<Map<CheckId, number>> => {
  const { rehearsal } = await rehearsedLists(lists);
  return new Map(
    [...rehearsal.hits]
      .filter(([, rows]) => rows.length > 0)
      .map(([id, rows]) => [id, rows.length]),
  );
};

test('in a company without a fault every check runs and none finds anything', async () => {
  const { rehearsal } = await rehearsedLists(faultless());
  expect([...rehearsal.missing]).toEqual([]);
  expect(rehearsal.hits.size).toBe(CHECK_IDS.length);
  expect([...rehearsal.hits].filter(([, rows]) => rows.length > 0).map(([id]) => id)).toEqual([]);
  expect(CHECK_IDS.length).toBeGreaterThanOrEqual(60);
});

/** Lines whose address has no scheme in front, for the checks of the country’s scheme. */
const withVatAddress = (lists: Lists): Lists => ({
  ...lists,
  'target-list': (lists['target-list'] ?? []).map((line, index) =>
    index === 0 ? { ...line, 'endpoint-id': germanVatNo(10_000) } : line,
  ),
});

test('every check has a case, and every case a check', () => {
  expect(Object.keys(CASES).sort()).toEqual([...CHECK_IDS].sort());
});

for (const id of CHECK_IDS) {
  test(`${id} finds what it is for`, async () => {
    const base = id === 'line-endpoint-no-scheme' ? withVatAddress(faultless()) : faultless();
    expect((await hitsOf(base)).get(id)).toBeUndefined();
    expect((await hitsOf(changed(base, CASES[id]))).get(id)).toBeGreaterThan(0);
  });
}

/** Faults that a single row has by itself, so that nothing else follows from them. */
const PLANTED: readonly CheckId[] = [
  // It is about the last line, so it comes before others that add lines.
  'line-gap',
  ...(['customer-name-missing', 'customer-no-line', 'customer-no-memo-line'] as const),
  ...([
    'customer-city-missing',
    'customer-post-code-missing',
    'customer-vat-prefix-missing',
  ] as const),
  ...(['customer-vat-prefix', 'customer-vat-form', 'customer-vat-digits'] as const),
  ...(['customer-email-form', 'customer-gln', 'customer-payment-method-unknown'] as const),
  ...([
    'customer-payment-terms-unknown',
    'customer-currency-unknown',
    'customer-vat-group-unknown',
  ] as const),
  ...(['customer-no-mandate', 'line-customer-unknown', 'line-type-unknown'] as const),
  ...(['line-process-format', 'line-process-kind', 'line-period-reversed'] as const),
  ...(['line-overlap', 'line-test', 'line-peppol-em', 'line-peppol-scheme'] as const),
  ...(['line-print-format', 'line-email-missing', 'line-email-form', 'line-no-reference'] as const),
  ...(['line-leitweg-digits', 'line-leitweg-form', 'line-leitweg-private'] as const),
  ...(['line-endpoint-scheme', 'line-endpoint-value', 'unit-missing'] as const),
  ...(['country-eu', 'currency-number', 'terms-later', 'vat-reverse'] as const),
  'line-memo-differs',
];

/** Where a fault changes the format of invoices, credit memos follow: else they would differ. */
const WITH: Readonly<Partial<Record<CheckId, Values>>> = {
  'line-process-kind': { 'invoice-format': 'XRechnung UBL', process: 'XR-UBL-CN' },
};

/** A case at a place of its own among 2,000 customers. */
function plant(lists: Lists, id: CheckId, index: number): Lists {
  const [list, row, values, add] = CASES[id];
  if (list === 'customers' && !add) return changed(lists, CASES[id], index * 40 + 7);
  if (list !== 'target-list' || row < 0) return changed(lists, CASES[id]);
  const at = 2 * (index * 40 + 7) + (row % 2);
  const planted = changed(lists, [list, add ? at : row, values, add], at);
  const memo = WITH[id];
  return memo ? changed(planted, [list, at + 1, memo], at + 1) : planted;
}

test('of 41 faults in a company of 2,000 customers 41 are found, and nothing else', async () => {
  expect(PLANTED).toHaveLength(41);
  const lists = PLANTED.reduce(plant, faultless(2000));
  const found = await hitsOf(lists);
  const expected = new Map(PLANTED.map((id) => [id, 1]));
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...expected].sort()));
});

test('the EU code of a country outside the EU is cleared, not replaced by a dash', async () => {
  const swiss = { code: 'CH', 'iso-code': 'CH', 'eu-country-region-code': 'CH' };
  const { rehearsal } = await rehearsedLists({ countries: [swiss] });
  expect(rehearsal.hits.get('country-eu')).toMatchObject([{ fix: '' }]);
  expect(findingsOf(rehearsal, 'en-GB')[0]?.rows[0]?.correct).toBe(
    'The right code is –; a country outside the EU has none.',
  );
});

test('the rehearsal tells after each check how far it is', async () => {
  const { rehearsal } = await rehearsedLists(faultless());
  const shares: number[] = [];
  rehearse(rehearsal.tables, ANSWERS, (share) => shares.push(share));
  expect(shares).toHaveLength(CHECK_IDS.length);
  expect(shares.at(-1)).toBe(1);
});
