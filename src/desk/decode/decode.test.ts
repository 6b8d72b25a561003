import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findField, pageTitle } from '../../facts/field-model';
import { fieldsOfTerms } from '../check/facts';
import { decodeReport } from './decode';
import fixtures from './fixtures/lines.json';
import expectedReports from './fixtures/reports.json';
import { allIds } from './ids/catalogue';
import { notices } from './notices/data';
import { MAX_CHARACTERS, type Decoded } from './protocol';
import phrases from './texts/phrases.json';
import vat from './texts/vat.json';

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
  const names = readdirSync('src/desk/decode/fixtures/reports').sort();

  it('is expected for each file', () => {
    expect(names).toEqual(Object.keys(expectedReports).sort());
  });

  it.each(Object.entries(expectedReports as Record<string, Report>))('%s', (name, report) => {
    const text = readFileSync(`src/desk/decode/fixtures/reports/${name}`, 'utf8');
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
  ['x'.repeat(MAX_CHARACTERS), 'nothing'],
  ['x'.repeat(MAX_CHARACTERS + 1), 'too-long'],
  ['Nothing of the kind', 'nothing'],
  [readFileSync('static/samples/standard.ubl.xml', 'utf8'), 'invoice'],
  [readFileSync('static/samples/standard.cii.xml', 'utf8'), 'invoice'],
])('what is no message has a state of its own: %#', (text, status) => {
  expect(decodeReport(text, 'en-GB')).toMatchObject({ status, steps: [] });
});

it.each(notices)('a message of others names a place to look at: $id', (notice) => {
  const { terms, rules, field, page } = notice;
  const fields = fieldsOfTerms(terms, 'de-DE');
  expect(rules ?? field ?? page ?? fields[0]?.text).toBeTruthy();
  if (page !== undefined) expect(pageTitle(page, 'de-DE')).toBeTruthy();
  if (field !== undefined) expect(findField(field).field.id).toBeTruthy();
  for (const rule of rules ?? []) expect(allIds).toContain(rule);
});

it('phrases and VAT categories name rules that exist', () => {
  const ofCategories = Object.keys(vat.categories).flatMap((code) =>
    vat.rules
      .filter(({ only = code }) => only === code)
      .map(({ number }) => `BR-${code}-${number}`),
  );
  const named = [...phrases.phrases.flatMap(({ rules }) => rules), ...ofCategories];
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

/** What is said of each step: ids or message, and how often. */
const told = (report: string) =>
  decodeReport(report, 'en-GB').steps.map(
    ({ rules, message, count }) => `${rules.map(({ id }) => id).join() || message} ${count}`,
  );

describe('which messages are one', () => {
  it.each([
    ['those of the same rule', 'BR-02\nBR-02', ['BR-02 2']],
    ['an id that occurs twice in one', 'BR-02: the rule BR-02, or br-2', ['BR-02 1']],
    ['not those of another severity', 'Warning: BR-02\nError: BR-02', ['BR-02 1', 'BR-02 1']],
    ['not those of the old name', 'BR-AF-05\nBR-IG-05', ['BR-AF-05 1', 'BR-AF-05 1']],
    ['not those of rules that ask for the same', 'BR-O-11\nBR-O-12', ['BR-O-11 1', 'BR-O-12 1']],
    [
      'not those of an id with other words',
      'BR-FX-01: BT-12 is missing\nBR-FX-01: BT-20 is missing',
      ['BR-FX-01 1', 'BR-FX-01 1'],
    ],
    ['those of an id alone', 'BR-FX-01\nBR-FX-01', ['BR-FX-01 2']],
    [
      'those that say the same in other words',
      'BT-20 is missing.\nBT-20 fehlt.\nBT-20 is missing.',
      ['Payment terms (BT-20): missing or empty. 3'],
    ],
    [
      'not those in words with another severity',
      'BT-20 is missing\nWarning: BT-20 is missing',
      ['Payment terms (BT-20): missing or empty. 1', 'Payment terms (BT-20): missing or empty. 1'],
    ],
  ])('%s', (_, report, steps) => {
    expect(told(report)).toEqual(steps);
  });

  it('has the severities of both', () => {
    const severities = (report: string) =>
      decodeReport(report, 'en-GB').steps.map(({ severity }) => severity);
    expect(severities('BT-20 is missing\nWarning: BT-20 is missing')).toEqual([
      undefined,
      'warning',
    ]);
    expect(severities('Warning: BR-02\nBR-02')).toEqual(['fatal', 'warning']);
  });

  it('has the first five places of them', () => {
    const placesOf = (...names: string[]) =>
      decodeReport(names.map((name) => `BR-02 Path: /${name}`).join('\n'), 'en-GB').steps[0]
        ?.places;
    expect(placesOf('a', 'b', 'a')).toEqual(['/a', '/b']);
    expect(placesOf('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['/a', '/b', '/c', '/d', '/e']);
    expect(decodeReport('BR-02\nBR-02 Path: /a', 'en-GB').steps[0]?.places).toEqual(['/a']);
    expect(decodeReport('BR-02', 'en-GB').steps[0]?.places).toEqual([]);
  });
});

describe('which of several ids counts', () => {
  it.each([
    ['the one that is given apart', '<error code="BR-01">As BR-02</error>', ['BR-01']],
    ['one in the text where none is given', '<error code="17">As BR-02</error>', ['BR-02']],
    ['the rule, not its name elsewhere', 'FX-SCH-A-000372 [BR-02]', ['BR-02']],
    ['each of two rules', 'BR-02 or BR-03', ['BR-02', 'BR-03']],
    ['the rule, not the words', 'BR-ZZ-01, BR-02: BT-12 is missing', ['BR-02']],
  ])('%s', (_, report, ids) => {
    expect(rulesOf(decodeReport(report, 'en-GB'))).toEqual(ids);
    expect(decodeReport(report, 'en-GB').steps).toHaveLength(ids.length);
  });
});

it.each([
  ['BR-ZZ-01', [{ text: 'BR-ZZ-01', count: 1 }]],
  [
    'BR-ZZ-01\nBR-ZZ-01\nBR-ZZ-02',
    [
      { text: 'BR-ZZ-01', count: 2 },
      { text: 'BR-ZZ-02', count: 1 },
    ],
  ],
  ['BR-DE-99 or br-de-99', [{ text: 'BR-DE-99', count: 1 }]],
])('counts ids that nobody knows: %j', (report, unknownIds) => {
  expect(decodeReport(report, 'en-GB')).toMatchObject({ status: 'decoded', unknownIds });
});

it('shows twenty ids that nobody knows', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `BR-ZZ-${index + 1}`);
  const { unknownIds } = decodeReport(ids.join('\n'), 'en-GB');
  expect(unknownIds.map(({ text }) => text)).toEqual(ids.slice(0, 20));
});

describe('a wrong value that is reported twice', () => {
  const bare = "cvc-datatype-valid.1.2.1: '1,00' is not a valid value for 'decimal'.";
  const named = (name: string) =>
    `cvc-type.3.1.3: The value '1,00' of element '${name}' is not valid.`;
  const other = 'cvc-complex-type.2.4.d: No child element is expected.';
  const value = (element: string) =>
    `${element}: the value does not have the required form, or is not among the allowed values.`;
  const misplaced = (element: string) =>
    expect.stringContaining(`${element} is not allowed`) as string;

  it.each([
    ['is one, with its element', [bare, named('cbc:A')], [`${value('cbc:A')} 1`]],
    ['is one after others', ['BR-02', bare, named('cbc:A')], [`${value('cbc:A')} 1`, 'BR-02 1']],
    [
      'is one with others between',
      [bare, 'BR-02', named('cbc:A')],
      [`${value('cbc:A')} 1`, 'BR-02 1'],
    ],
    [
      'is one each time',
      [bare, named('cbc:A'), bare, named('cbc:B')],
      [`${value('cbc:A')} 1`, `${value('cbc:B')} 1`],
    ],
    [
      'is one, the next is another',
      [bare, named('cbc:A'), named('cbc:B')],
      [`${value('cbc:A')} 1`, `${value('cbc:B')} 1`],
    ],
    ['is two without an element', [bare, bare], [`${value('An element')} 2`]],
    [
      'is two in the other order',
      [named('cbc:A'), bare],
      [`${value('cbc:A')} 1`, `${value('An element')} 1`],
    ],
    [
      'is two with another problem between',
      [bare, other, named('cbc:A')],
      [`${value('An element')} 1`, misplaced('An element'), `${value('cbc:A')} 1`],
    ],
    [
      'is none of another problem',
      [other, named('cbc:A')],
      [misplaced('An element'), `${value('cbc:A')} 1`],
    ],
    [
      'is none where the element is misplaced',
      [bare, "Element 'cbc:A': This element is not expected."],
      [`${value('An element')} 1`, misplaced('cbc:A')],
    ],
  ])('%s', (_, lines, steps) => {
    expect(told(lines.join('\n'))).toEqual(steps);
  });
});

describe('a message that is not understood', () => {
  it.each([
    [
      'is shown without what is before it',
      '3. Error: Something unheard of',
      'Something unheard of',
    ],
    [
      'is the longest cell of a row',
      'error | A | Something unheard of | B',
      'Something unheard of',
    ],
    [
      'is the first of cells as long',
      'error|Something unheard|Somewhere unheard',
      'Something unheard',
    ],
    [
      'is not shown at length',
      `Error: Something ${'x'.repeat(200)}`,
      `Something ${'x'.repeat(190)}`,
    ],
    ['is shown from sixteen characters on', 'Error: abcdefg hijklmn', undefined],
    ['is shown from sixteen characters on', 'Error: abcdefgh hijklmno', 'abcdefgh hijklmno'],
    ['is shown when it has words', 'Error: abcdefghijklmnopqrstuvwxyz', undefined],
    ['is not shown without a severity', 'Something unheard of', undefined],
    ['is not shown as a warning', 'Warning: Something unheard of', undefined],
  ])('%s: %#', (_, report, unread) => {
    expect(decodeReport(report, 'en-GB')).toMatchObject({
      status: 'nothing',
      steps: [],
      unread: unread === undefined ? [] : [{ text: unread, count: 1 }],
    });
  });

  it('is counted', () => {
    const report = 'Error: Something unheard of\nError: Something unheard of';
    expect(decodeReport(report, 'en-GB').unread).toEqual([
      { text: 'Something unheard of', count: 2 },
    ]);
  });
});

it.each([
  ['The document is valid', 'passed'],
  ['The document is valid\nError: Something unheard of', 'nothing'],
  ['The document is valid\nBR-02', 'decoded'],
])('a report without findings has passed: %j', (report, status) => {
  expect(decodeReport(report, 'en-GB').status).toBe(status);
});

it.each([
  'BT-12 is missing',
  'Leitweg-ID unknown',
  "Element 'cbc:ID': This element is not expected",
])('a line that is understood is no part of the line before: %s', (line) => {
  expect(decodeReport(`We checked your invoice\n${line}`, 'en-GB').steps).toMatchObject([
    { quote: line },
  ]);
});

it('a message of Business Central is no part of the line before', () => {
  const report = 'We checked it\nDue Date must have a value in Sales Header.';
  expect(decodeReport(report, 'en-GB').steps[0]?.message).toMatch(/^Due Date is empty/);
});
