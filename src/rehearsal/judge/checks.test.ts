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
import { ALSO, CASES, type Case } from './testing/cases';
import { CHECK_IDS, certainFix, checkData, type CheckId } from './check';

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

const withCase = (lists: Lists, id: CheckId): Lists => {
  const also = ALSO[id];
  return changed(also ? changed(lists, also) : lists, CASES[id]);
};

test('every check has a case, and every case a check', () => {
  expect(Object.keys(CASES).sort()).toEqual([...CHECK_IDS].sort());
});

for (const id of CHECK_IDS) {
  test(`${id} finds what it is for`, async () => {
    const base = id === 'line-endpoint-no-scheme' ? withVatAddress(faultless()) : faultless();
    expect((await hitsOf(base)).get(id)).toBeUndefined();
    expect((await hitsOf(withCase(base, id))).get(id)).toBeGreaterThan(0);
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

/** A change at the place of a customer. */
function planted(lists: Lists, change: Case, customer: number): Lists {
  const [list, row, values, add] = change;
  if (list === 'customers' && !add) return changed(lists, change, customer);
  if (list !== 'target-list' || row < 0) return changed(lists, change);
  const at = 2 * customer + (row % 2);
  return changed(lists, [list, add ? at : row, values, add], at);
}

/** A case at a place of its own among 2,000 customers. */
function plant(lists: Lists, id: CheckId, index: number): Lists {
  const also = ALSO[id];
  const customer = index * 40 + 7;
  return planted(also ? planted(lists, also, customer) : lists, CASES[id], customer);
}

test('of 41 faults in a company of 2,000 customers 41 are found, and nothing else', async () => {
  expect(PLANTED).toHaveLength(41);
  const lists = PLANTED.reduce(plant, faultless(2000));
  const found = await hitsOf(lists);
  const expected = new Map(PLANTED.map((id) => [id, 1]));
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...expected].sort()));
});

test('a line without an address takes that of the customer', async () => {
  const lists = changed(faultless(), CASES['line-email-missing']);
  expect([...(await hitsOf(lists))]).toEqual([]);
});

test('a line without endpoint and recipient has the customer’s address as electronic address', async () => {
  const line = (process: string): Values => ({
    'invoice-format': 'XRechnung UBL',
    process,
    'endpoint-id': '',
    'recipient-email': '',
  });
  const lists = changed(faultless(), ['target-list', 0, line('XR-UBL')]);
  const both = changed(lists, ['target-list', 1, line('XR-UBL-CN')]);
  expect([...(await hitsOf(both))]).toEqual([]);
});

test('several e-mail addresses are right, unless they become the electronic address', async () => {
  const two = 'a@example.com; b@example.com';
  const sent = changed(faultless(), ['target-list', 0, { 'recipient-email': two }]);
  expect([...(await hitsOf(changed(sent, ['customers', 0, { email: two }])))]).toEqual([]);
  expect([...(await hitsOf(withCase(faultless(), 'line-email-several')))]).toEqual([
    ['line-email-several', 1],
  ]);
});

/** Checks for values that other lists or options do not have. */
const UNKNOWN = CHECK_IDS.filter((id) => checkData(id).of !== undefined).concat([
  'line-type-unknown',
  'line-format-unknown',
  'line-sending-unknown',
]);

test.each(UNKNOWN)('%s has one finding for a value in many rows, with the nearest', async (id) => {
  const [list, row, values] = CASES[id];
  const one = withCase(faultless(), id);
  const rows = one[list] ?? [];
  const more = ['1', '2', '3', '4'].map((no) => ({
    ...rows[row],
    ...(list === 'customers' ? { no } : {}),
    ...values,
  }));
  const many = { ...one, [list]: [...rows, ...more] };
  const { rehearsal } = await rehearsedLists(many);
  expect(rehearsal.hits.get(id)).toMatchObject([{ count: 5 }]);
  const shown = findingsOf(rehearsal, 'en-GB').find(({ check }) => check === id)?.rows[0];
  expect(shown?.why).toContain('(rows: 5)');
  expect(shown?.correct).not.toMatch(/: ?[,.)]/);
});

test('the nearest value that a list has is named first', async () => {
  const lists = changed(faultless(), ['target-list', 0, { 'customer-no': '0010002' }]);
  const { rehearsal } = await rehearsedLists(lists);
  const [hit] = rehearsal.hits.get('line-customer-unknown') ?? [];
  expect(hit?.other).toMatch(/^10002\b/);
});

/** Ways out that a remedy offers besides the first. */
const OPEN = /\b(?:or|if|unless|oder|wenn|sofern)\b/;

test.each(CHECK_IDS)(
  '%s corrects a saved list only where its remedy is the only one',
  async (id) => {
    const { rehearsal } = await rehearsedLists(withCase(faultless(), id));
    const hits = rehearsal.hits.get(id) ?? [];
    const { severity, correct } = checkData(id);
    const isOpen = Object.values(correct).some((remedy) => OPEN.test(remedy));
    const writes = hits.some((hit) => certainFix(id, hit) !== undefined);
    expect({ id, writes }).toEqual({ id, writes: writes && severity === 'fatal' && !isOpen });
  },
);

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
