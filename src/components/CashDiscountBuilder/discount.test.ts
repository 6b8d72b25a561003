import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import {
  buildDiscount,
  checkTerms,
  entriesFromParam,
  entriesToParam,
  parseNumber,
} from './discount';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

beforeEach(() => setLocale('en-GB'));

const entry = (days: string, percent: string, base = '') => ({ days, percent, base });

describe('parseNumber', () => {
  it.each([
    ['1.412,74', 'de-DE', 1412.74],
    ['1,412.74', 'en-GB', 1412.74],
    ['1.412', 'de-DE', 1412],
    ['1.412', 'en-GB', 1.412],
    ['2,5', 'en-GB', 2.5],
    ['2.5', 'de-DE', 2.5],
    ['-5', 'en-GB', -5],
    [' 1 000,00 ', 'de-DE', 1000],
  ] as const)('reads %s in %s', (typed, language, value) => {
    expect(parseNumber(typed, language)).toBe(value);
  });

  it.each(['', '2 %', '1.2.3', 'x', '1,2,3'])('does not read "%s"', (typed) => {
    expect(parseNumber(typed, 'de-DE')).toBeNaN();
  });
});

describe('buildDiscount', () => {
  it('writes a line for each entry, each with its newline', () => {
    const { text } = buildDiscount([entry('7', '3'), entry('14', '2', '1.412,74')], 'de-DE');
    expect(text).toBe(
      '#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=1412.74#\n',
    );
  });

  it('passes over an entry that nobody has filled yet', () => {
    const { text, problems } = buildDiscount([entry('7', '3'), entry('', ' ')], 'en-GB');
    expect(text).toBe('#SKONTO#TAGE=7#PROZENT=3.00#\n');
    expect(problems).toEqual([{}, {}]);
  });

  it.each([
    ['days', entry('14.5', '2')],
    ['days', entry('', '2')],
    ['percent', entry('14', '2,005')],
    ['percent', entry('14', '101')],
    ['percent', entry('14', '')],
    ['base', entry('14', '2', 'all')],
  ] as const)('says that %s is wrong', (field, wrong) => {
    const { text, problems } = buildDiscount([entry('7', '3'), wrong], 'en-GB');
    expect(text).toBe('');
    expect(problems[0]).toEqual({});
    expect(Object.keys(problems[1] ?? {})).toEqual([field]);
  });
});

describe('checkTerms', () => {
  it('reads what the builder writes', () => {
    const { text } = buildDiscount([entry('14', '2')], 'en-GB');
    setLocale('de-DE');
    const checked = checkTerms(text, 'de-DE');
    expect(checked.valid).toBe(true);
    expect(checked.findings).toEqual(['2,00 % Skonto bei Zahlung innerhalb von 14 Tagen.']);
  });

  it('misses the line break at the end', () => {
    const checked = checkTerms('#SKONTO#TAGE=14#PROZENT=2.00#', 'en-GB');
    expect(checked.valid).toBe(false);
    expect(checked.findings.join()).toMatch(/Line 1 is not followed by a line break/);
  });

  it('says which part of a line is wrong, and proposes the right text', () => {
    const checked = checkTerms('Payable in 30 days\n#SKONTO#TAGE=14#PROZENT=2,00#\n', 'en-GB');
    expect(checked.findings).toEqual(['Line 2: PROZENT=2,00 must be PROZENT=2.00.']);
    expect(checked.repaired).toBe('Payable in 30 days\n#SKONTO#TAGE=14#PROZENT=2.00#\n');
  });

  it('shows the form of a line whose meaning is unclear, and proposes nothing', () => {
    const checked = checkTerms('#RABATT#TAGE=14#\n', 'en-GB');
    expect(checked.findings).toEqual([expect.stringMatching(/^Line 1 does not have the form/)]);
    expect(checked.repaired).toBeUndefined();
  });

  it('proposes the line break that is missing at the end', () => {
    const line = '#SKONTO#TAGE=14#PROZENT=2.00#';
    expect(checkTerms(line, 'en-GB').repaired).toBe(`${line}\n`);
  });

  it('does not take free text for a cash discount', () => {
    expect(checkTerms('2 % Skonto in 14 Tagen', 'en-GB').verdict).toMatch(/no cash discount line/);
  });
});

it('brings entries into the address and back', () => {
  const entries = [entry('7', '3,00'), entry('14', '2.00', '1412,74')];
  expect(entriesFromParam(entriesToParam(entries, 'de-DE'))).toEqual([
    entry('7', '3'),
    entry('14', '2', '1412.74'),
  ]);
  expect(entriesFromParam('')).toEqual([]);
});

it.each([
  ['de-DE', '1.412,74'],
  ['de-DE', '1.000'],
  ['en-GB', '1,412.74'],
])('an address copied in %s says the same in each language: %s', (locale, base) => {
  const entries = [entry('14', '2,5', base), entry('', '')];
  const read = entriesFromParam(entriesToParam(entries, locale));
  const { text } = buildDiscount(entries, locale);
  expect(text).not.toBe('');
  for (const reader of ['en-GB', 'de-DE']) expect(buildDiscount(read, reader).text).toBe(text);
});
