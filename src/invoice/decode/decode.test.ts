import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findField, pageTitle } from '../../facts/field-model';
import { fieldsOfTerms } from '../desk/facts';
import { decodeReport } from './decode';
import fixtures from './fixtures/lines.json';
import expectedReports from './fixtures/reports.json';
import { allIds } from './ids/catalogue';
import notices from './notices.json';
import { MAX_CHARACTERS, type Decoded } from './protocol';
import phrases from './texts/phrases.json';

interface Line {
  line: string;
  rules?: string[];
  unknown?: string[];
  terms?: string[];
  says?: string;
}

const rulesOf = ({ steps }: Decoded) => steps.flatMap(({ rules }) => rules.map(({ id }) => id));

describe('a single message', () => {
  it.each(fixtures.lines as Line[])('$line', ({ line, rules = [], unknown = [], terms, says }) => {
    const decoded = decodeReport(line, 'en-GB');
    expect(rulesOf(decoded)).toEqual(rules);
    expect(decoded.unknownIds.map(({ text }) => text)).toEqual(unknown);
    const [step] = decoded.steps;
    if (terms) expect(step?.terms.map(({ id }) => id)).toEqual(expect.arrayContaining(terms));
    if (says !== undefined) expect(step?.message).toContain(says);
    const isSilent =
      rules.length + unknown.length === 0 && terms === undefined && says === undefined;
    if (isSilent) expect(decoded.status).toBe('nothing');
  });
});

interface Report {
  format: string;
  rules: string[];
  schema?: string[];
  unknown?: string[];
  status?: string;
  counts?: Record<string, number>;
}

describe('a whole report', () => {
  const names = readdirSync('src/invoice/decode/fixtures/reports').sort();

  it('is expected for each file', () => {
    expect(names).toEqual(Object.keys(expectedReports).sort());
  });

  it.each(Object.entries(expectedReports as Record<string, Report>))('%s', (name, report) => {
    const text = readFileSync(`src/invoice/decode/fixtures/reports/${name}`, 'utf8');
    const decoded = decodeReport(text, 'de-DE');
    expect(decoded.format).toBe(report.format);
    expect(rulesOf(decoded)).toEqual(report.rules);
    expect(decoded.status).toBe(report.status ?? 'decoded');
    expect(decoded.unknownIds.map(({ text: id }) => id)).toEqual(report.unknown ?? []);
    const others = decoded.steps.filter(({ rules }) => rules.length === 0);
    expect(others).toHaveLength(report.schema?.length ?? 0);
    report.schema?.forEach((part, index) => expect(others[index]?.message).toContain(part));
    for (const [id, count] of Object.entries(report.counts ?? {})) {
      expect(decoded.steps.find(({ rules }) => rules[0]?.id === id)?.count).toBe(count);
    }
  });
});

it.each([
  'val-sch.2.1\tBR-DE-15\twarning (error)\t[BR-DE-15] Text.',
  'BR-DE-15;Warnung (Fehler);Text',
])('takes the level that the scenario gave, not the one before it in brackets: %j', (report) => {
  expect(decodeReport(report, 'de-DE').steps.map(({ severity }) => severity)).toEqual(['warning']);
});

it.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['x'.repeat(MAX_CHARACTERS + 1), 'too-long'],
  ['Nothing of the kind', 'nothing'],
  [readFileSync('static/samples/standard.ubl.xml', 'utf8'), 'invoice'],
  [readFileSync('static/samples/standard.cii.xml', 'utf8'), 'invoice'],
])('what is no message has a state of its own: %#', (text, status) => {
  expect(decodeReport(text, 'en-GB')).toMatchObject({ status, steps: [] });
});

it.each(notices.notices)('a message of others names a place to look at: $id', (notice) => {
  const { terms, rules, field, page } = notice as Partial<Record<'rules' | 'terms', string[]>> &
    Partial<Record<'field' | 'page', string>>;
  const fields = fieldsOfTerms(terms ?? [], 'de-DE');
  expect(rules ?? field ?? page ?? fields[0]?.text).toBeTruthy();
  if (page !== undefined) expect(pageTitle(page, 'de-DE')).toBeTruthy();
  if (field !== undefined) expect(findField(field).field.id).toBeTruthy();
  for (const rule of rules ?? []) expect(allIds).toContain(rule);
});

it('phrases and VAT categories name rules that exist', () => {
  const named = phrases.phrases.flatMap(({ rules }) => rules);
  expect(named.filter((id) => !allIds.has(id))).toEqual([]);
});

it.each(['FX-SCH-A-000001', 'BR-FX-01', 'BR-FXEXT-CO-10', 'BR-HYBRID-03'])(
  'says what %s is, what to do about it, and where',
  (id) => {
    for (const locale of ['en-GB', 'de-DE'] as const) {
      const { steps, unknownIds } = decodeReport(id, locale);
      expect(steps).toMatchObject([
        { rules: [{ id }], message: expect.stringContaining('ZUGFeRD') as string },
      ]);
      expect(steps[0]?.rules[0]?.to).toMatch(/^\/Reference\/Rules\/FX#\D+$/);
      expect(steps[0]?.remedy).toBeTruthy();
      expect(steps[0]?.fields[0]?.to).toMatch(/^\/Setup\//);
      expect(unknownIds).toEqual([]);
    }
  },
);

it('names the field to fill and the rule’s page', () => {
  const [step] = decodeReport('BR-DE-15', 'de-DE').steps;
  expect(step?.fields[0]?.text).toContain('Käuferreferenz');
  expect(step?.rules).toEqual([{ id: 'BR-DE-15', to: '/Reference/Rules/BR-DE-15' }]);
  expect(step?.remedy).toBeTruthy();
});

it.each([
  ['DK-R-002', 'Registration No.', 'Denmark', 'BT-30'],
  ['SE-R-012', 'Payment Means Code', 'Sweden', 'BT-81'],
  ['DE-R-015', 'Buyer Reference', 'buyer reference', 'BT-10'],
])(
  'says of the national rule %s what it asks for, of whom, and where to mend it',
  (id, ...words) => {
    const { steps } = decodeReport(id, 'en-GB');
    expect(steps).toHaveLength(1);
    const [{ message = '', remedy = '', terms = [], isRule, rules } = {}] = steps;
    const [field, whose, term] = words;
    expect(remedy).toContain(field);
    expect(message).toContain(whose);
    expect(isRule).toBe(true);
    expect(terms.map((one) => one.id)).toContain(term);
    expect(rules).toEqual([{ id, to: `/Reference/Rules/${id.replace(/-\d+$/, '')}#${id}` }]);
  },
);

it('has causes before consequences', () => {
  const report =
    'BR-CO-10\nBR-S-08\nBR-DE-15\ncvc-complex-type.2.4.d: No child element is expected';
  const decoded = decodeReport(report, 'en-GB');
  expect(decoded.steps[0]?.rules).toEqual([]);
  expect(rulesOf(decoded)).toEqual(['BR-DE-15', 'BR-S-08', 'BR-CO-10']);
});
