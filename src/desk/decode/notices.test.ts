import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actions } from '../../facts/entries';
import { decodeReport } from './decode';
import families from './ids/families.json';
import { notices } from './notices/data';
import codes from './response-codes.json';

const first = (text: string) => decodeReport(text, 'en-GB').steps[0];
const nextOf = (text: string) => decodeReport(text, 'en-GB').next;

describe('the step of eDocument', () => {
  it('is none where the invoice has no fault', () => {
    expect(nextOf('Sistema di Interscambio: notifica di scarto')).toEqual([]);
    expect(nextOf('Error: NullPointerException')).toEqual([]);
  });

  it('asks whether the document has arrived where it failed on its way', () => {
    expect(nextOf('EBMS:0004 Other').map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Ask the recipient whether the document has arrived/),
    ]);
  });

  it('is that of the invoice where something else was judged', () => {
    expect(nextOf('EBMS:0004 Other\nBR-DE-15')).toHaveLength(3);
  });

  it('corrects the setup of the PDF, not nothing', () => {
    expect(
      nextOf('Not a PDF/A-3')
        .map(({ sentence }) => sentence)
        .join(),
    ).toContain('in the setup');
  });

  it('does nothing to an invoice that was sent twice', () => {
    expect(nextOf('Duplicate invoice 4711')).toEqual([]);
  });

  it('is for each status after an email that came back, which may be noticed late', () => {
    expect(nextOf('550 5.1.1 User unknown')).toHaveLength(3);
  });
});

describe('no answer words the step of eDocument itself', () => {
  const remedies = [
    ...notices.map(({ id, ...own }) => [id, own] as const),
    ...Object.entries(families.families),
    ...Object.entries(codes),
  ].flatMap(([id, own]) =>
    (['en-GB', 'de-DE'] as const).flatMap((locale) => {
      const words = (own as Partial<Record<string, { remedy: string } | string>>)[locale];
      const text = typeof words === 'string' ? words : words?.remedy;
      return text === undefined ? [] : [[`${id} ${locale}`, text] as const];
    }),
  );
  const AGAIN =
    /\b(?:send|create|import|upload)\b[^.]{0,60}\bagain\b|\b(?:erneut|nochmals)\b|\berstell\w+ Sie [^.]{0,40}\bneu\b/i;
  const entryActions = actions.filter(({ id }) => !/download|show-log/.test(id));
  const captions = entryActions.flatMap(({ caption }) => Object.values(caption));

  it.each(remedies)('%s', (_, text) => {
    expect(text).not.toMatch(AGAIN);
    expect(captions.filter((caption) => text.includes(`**${caption}**`))).toEqual([]);
  });
});

describe('numbers of Mustang', () => {
  it.each([
    ['<error type="11">Something unheard of</error>', /metadata/i],
    ['<exception type="20">Something unheard of</exception>', /did not find an XML or PDF/],
    ['ERROR org.mustangproject.validator - Error 25: Something unheard of', /profile/],
    ['Parsed PDF:invalid XML:invalid Signature:unknown Errors:[11,13] ErrorIDs: []', /metadata/i],
  ])('say what is meant where the words are not known: %s', (text, answer) => {
    expect(first(text)?.message).toMatch(answer);
  });

  it('say nothing elsewhere', () => {
    expect(decodeReport('<error type="99">Something unheard of</error>', 'en-GB').steps).toEqual(
      [],
    );
    expect(decodeReport('Error 25: Something unheard of', 'en-GB').steps).toEqual([]);
  });
});

describe('dialogs of Business Central', () => {
  it.each([
    [
      "The Customer does not exist. Identification fields and values: No.='10000'",
      /does not exist/,
    ],
    [
      "Der Debitor existiert nicht. Identifikationsfelder und -werte: Nr.='10000'",
      /does not exist/,
    ],
    ['The record already exists. Identification fields and values: No.=1', /there already/],
    ['The length of the string is 45, but it must be less than 35', /longer than its field/],
    ['Sie verfügen nicht über die folgenden Berechtigungen für TableData 36', /permission/],
    ['The Posting Date is not within your range of allowed posting dates', /posting date/],
    ['Ein anderer Benutzer hat den Datensatz geändert', /another user/i],
    [
      "Blocked must be equal to ' ' in Customer: No.=1. Current value is 'All'.",
      /not have the value/,
    ],
  ])('%s', (text, answer) => {
    expect(first(text)?.message).toMatch(answer);
    expect(decodeReport(text, 'de-DE').steps).toHaveLength(1);
  });
});

describe('clauses of PDF/A', () => {
  const mustang = (clause: string) =>
    `<validation><pdf>ValidationResult [assertions=[TestAssertion [ruleId=RuleId [specification=ISO 19005-3:2012, clause=${clause}, testNumber=2], status=failed, message=Words, location=Location [x]]]]</pdf><messages></messages><summary status="invalid"/></validation>`;
  const veraPdf = (clause: string) =>
    `<report><jobs><job><rule specification="ISO 19005-3:2012" clause="${clause}" testNumber="2" status="failed"><description>Words</description></rule><rule clause="6.1.2" status="passed"><description>Fine</description></rule></job></jobs></report>`;
  it.each([
    ['6.2.11.4.1', /font/],
    ['6.2.4.3', /profile/],
    ['6.2.10', /transparent/],
    ['6.5.1', /JavaScript/],
    ['6.6.2.1', /Metadata/],
    ['6.7.3.3', /level A/],
    ['6.8', /relationship/],
    ['6.1.3', /does not conform/],
  ])('%s has its own answer', (clause, answer) => {
    for (const text of [mustang(clause), veraPdf(clause)]) {
      const { steps } = decodeReport(text, 'en-GB');
      expect(steps).toHaveLength(1);
      expect(steps[0]?.message).toMatch(answer);
    }
  });
});

describe('a message of which the words tell the case', () => {
  it.each([
    ['Peppol Request Not Ready', /neither accepted nor refused/],
    ['Belegdruck fehlgeschlagen', /A program failed/],
    ['Der KoSIT-Validator weist Rechnungen im Profil EXTENDED ab', /no scenario for the profile/],
    ['Manche Empfänger lehnen Einheit C62 ab', /unit code \(BT-130\)/],
  ])('%s', (text, message) => {
    expect(first(text)?.message).toMatch(message);
  });
});

it.each([
  'Sanitized account number is empty',
  'Each invoice line should have a product or a label',
  'For intracommunity supply, the actual delivery date should be given',
  'For intracommunity supply, the delivery address should be given',
  'Der Kunde hat keinen Ansprechpartner.',
  'The VAT number should be prefixed with its country code',
  "Enter your company's VAT or Peppol address",
  'The program adds a rounding amount, adding a rounding amount of 0.01',
  'VAT % must be 0 for tax category code E',
  'The Unit of Measure Code field is empty',
  'You must specify an international standard code for the unit of measure',
  'The unit price is negative in line 10000',
  'Only one tax subtotal present on invoice used with "not subject to VAT"',
])('%s has an answer', (text) => {
  expect(first(text)).toBeDefined();
});

it('every notice has a text among the tests that it answers', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') || file.includes('fixtures'),
  );
  const lines = tests
    .filter((file) => file.includes('.'))
    .flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n'))
    .map((line) => line.trim().replace(/['"`],?$/, ''));
  const without = notices.filter(({ patterns }) => {
    const pattern = new RegExp(patterns.join('|'), 'i');
    return !lines.some((line) => pattern.test(line));
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});
