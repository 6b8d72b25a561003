import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const statusOf = (report: string) => decodeReport(report, 'en-GB').status;
const report = (name: string) => readFileSync(`src/desk/decode/fixtures/reports/${name}`, 'utf8');

const summary = (status: string) => `<summary status="${status}"/>`;
const mustang = (pdf: string, xml: string, whole: string) =>
  `<validation filename="a.pdf"><pdf>${pdf}</pdf><xml>${xml}</xml><messages></messages>${whole}</validation>`;
const kosit = (assessment: string, valid = 'true') =>
  `<rep:report xmlns:rep="http://www.xoev.de/de/validator/varl/1" valid="${valid}"><rep:assessment>${assessment}</rep:assessment></rep:report>`;
const INVOICE_RESPONSE = 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3';
const responseOf = (customization: string, ...codes: string[]) =>
  `<ApplicationResponse xmlns:cac="urn:cac" xmlns:cbc="urn:cbc"><cbc:CustomizationID>${customization}</cbc:CustomizationID>${codes
    .map(
      (code) =>
        `<cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response></cac:DocumentResponse>`,
    )
    .join('')}</ApplicationResponse>`;
const response = (...codes: string[]) => responseOf(INVOICE_RESPONSE, ...codes);

describe('a report accepts by the verdict of its format for the whole', () => {
  it.each([
    ['KoSIT XML', report('kosit-accepted.xml')],
    ['phive JSON', report('phive-passed.json')],
    ['Mustang', mustang(summary('valid'), summary('valid'), summary('valid'))],
    [
      'KoSIT text',
      'Prüfbericht\nBewertung: Es wird empfohlen das Dokument anzunehmen und weiter zu verarbeiten.',
    ],
    ['KoSIT console', 'KoSIT Validator\n|a.xml | Y | Y | ACCEPTABLE | |'],
    ['Peppol response', response('AP')],
    ['one sentence', 'The document is valid'],
    ['one German sentence', 'Die Rechnung ist gültig.'],
    ['Mustang in its log', 'INFO: Parsed PDF:valid XML:valid Took:9ms Errors:[] ErrorIDs: []'],
    ['another JSON', '{"valid": true, "errors": [], "profile": "EN 16931"}'],
  ])('%s', (_, text) => {
    expect(statusOf(text)).toBe('passed');
  });
});

describe('a report never accepts by a mark in a part of it', () => {
  it.each([
    ['Mustang in its log', 'INFO: Parsed PDF:valid XML:invalid Took:9ms Errors:[] ErrorIDs: []'],
    [
      'Mustang in the log of two files',
      'Parsed PDF:valid XML:valid Errors:[]\nParsed PDF:invalid XML:valid Errors:[]',
    ],
    ['only the schema was checked', 'invoice.xml successfully validated against XSD'],
    [
      'words cast doubt on it',
      'The validation passed with 0 errors, but the portal did not take it.',
    ],
    ['it counts errors elsewhere', 'Validation of the schema: 0 errors. Rules: 3 errors.'],
    ['only the PDF was checked', 'Mustang\nDas PDF ist valide.\nFailed rules: 0'],
    ['nothing was checked', 'Upload of the invoice: no errors'],
    ['another JSON contradicts itself', '{"valid": true, "pdf": {"valid": false}}'],
    ['the PDF is refused', mustang(summary('invalid'), summary('valid'), summary('invalid'))],
    ['the whole is refused', mustang(summary('valid'), summary('valid'), summary('invalid'))],
    ['the whole has no verdict', mustang(summary('valid'), summary('valid'), '')],
    [
      'the verdict is in a comment',
      mustang(summary('invalid'), summary('invalid'), `<!-- ${summary('valid')} -->`),
    ],
    ['accept is in a comment', kosit('<!-- <rep:accept/> --><rep:reject/>', 'false')],
    ['accept beside reject', kosit('<rep:accept/><rep:reject/>')],
    ['the report is not valid', kosit('<rep:accept/>', 'false')],
    ['one of two reports is refused', kosit('<rep:accept/>') + kosit('<rep:reject/>')],
    ['one of two reports has no assessment', kosit('<rep:accept/>') + kosit('')],
    [
      'a step of phive passed',
      '{"success":false,"results":[{"success":"true","artifactPath":"a"}]}',
    ],
    [
      'a step of phive failed',
      '{"success":true,"results":[{"success":"FALSE","artifactPath":"a"}]}',
    ],
    ['phive contradicts itself', '{"success":true,"valid":false,"ves":{"vesid":"a"}}'],
    ['phive names an error', '{"success":true,"mostSevereErrorLevel":"ERROR","ves":{"vesid":"a"}}'],
    ['success is text', '{"success":"true","ves":{"vesid":"a"}}'],
    [
      'a step of phive in XML',
      '<r xmlns="phive"><success>false</success><result><success>true</success></result></r>',
    ],
    ['an unknown format', '{"success":true,"uploaded":"a.xml"}'],
    [
      'a mail that refuses',
      'Guten Tag, das Format ist valide, aber die Rechnung wird zurückgewiesen: Kostenstelle unbekannt.',
    ],
    ['a condition', 'An invoice can only be processed if it is valid'],
    ['a certificate', 'The certificate is valid until 2027-01-01, document refused.'],
    ['a negation', 'Es wird empfohlen, das Dokument nicht anzunehmen und weiter zu verarbeiten.'],
    ['a page', '<html><body><h1>ABGELEHNT</h1><p>Das Format ist valide</p></body></html>'],
    ['a page with the sentence alone', '<html><body><p>The document is valid</p></body></html>'],
    [
      'a Schematron report',
      '<svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><svrl:text>is valid</svrl:text></svrl:schematron-output>',
    ],
    [
      'a report on PDF/A',
      '<report><jobs><job><validationReport isCompliant="true">PDF file is valid</validationReport></job></jobs></report>',
    ],
    ['a response for two documents', response('AP', 'RE')],
    ['an invoice in process', response('IP')],
    ['an access point that delivered', responseOf('urn:peppol:edec:mls:1.0', 'AP')],
    ['an access point that checked', responseOf('urn:fdc:peppol.eu:poacc:trns:mlr:3', 'AP')],
    ['a response of an unknown kind', responseOf('urn:example', 'AP')],
    ['a code in words', 'Status: AP'],
    [
      'a rejected file on the console',
      'KoSIT Validator\n|a.xml|Y|Y|ACCEPTABLE||\n|b.xml|Y|N|REJECT||',
    ],
    ['a sentence in a quotation', '"The document is valid" is what I expected'],
  ])('%s', (_, text) => {
    expect(statusOf(text)).not.toBe('passed');
  });
});

it('answers a report of 40,000 elements within one another', () => {
  expect(statusOf(`<validation><messages/>${'<a>'.repeat(40_000)}</validation>`)).toBe('nothing');
});

describe('a report refuses where its verdict says so without a message', () => {
  it.each([
    ['KoSIT XML', kosit('<rep:reject/>', 'false')],
    ['Mustang', mustang(summary('invalid'), summary('valid'), summary('invalid'))],
    ['phive', '{"success":false,"ves":{"vesid":"a"}}'],
    ['a sentence of KoSIT', 'Es wird empfohlen das Dokument zurückzuweisen.'],
    ['a conformity check', 'Das Dokument enthält 0 Fehler. Es ist nicht konform zu den Vorgaben.'],
    ['a status', 'Rechnung 4711, Status: abgelehnt'],
    ['a result', 'Result: FAIL (1 fatal, 0 errors)'],
    ['a word', 'Rejected'],
  ])('%s', (_, text) => {
    expect(statusOf(text)).toBe('refused');
  });
});

it.each([
  'INFO: invoice.xml successfully validated against schematron\nINFO: PDF written',
  'Prüfung der XRechnung erfolgreich: 0 Fehler, 0 failures',
  'Validation of EN 16931 successful, no errors or warnings found.',
  'Keine Fehler gefunden.',
  'PDF und XML sind nicht valide.',
  'Ihre Rechnung 4711 wurde vom Empfänger zurückgewiesen.',
  'Your invoice 1 was refused. Reason: wrong billing address.',
  'Die Validierung wurde mit 2 Fehlern beendet.',
  'If the invoice is rejected, a reason is given.',
  'Wird die Rechnung zurückgewiesen, sollte ein Grund genannt werden.',
  'The invoice was not rejected.',
  'Ihre Rechnung wurde nicht abgelehnt.',
  'Why was it refused?',
  'Was heißt „nicht konform“ im Prüfbericht?',
  'What does the status "rejected" mean?',
  'If the invoice is invalid, correct it.',
])('words of prose are no verdict: %s', (text) => {
  expect(statusOf(text)).toBe('nothing');
});

const ACCEPTING_PARTS = [
  '<rep:accept/>',
  '<accept/>',
  summary('valid'),
  '"success": true',
  'The document is valid.',
  'Das Dokument ist valide.',
  'Es wird empfohlen das Dokument anzunehmen und weiter zu verarbeiten.',
  'weder Fehler noch Warnungen',
  '| a.xml | Y | Y | ACCEPTABLE | |',
] as const;
const REFUSING_PARTS = [
  'Die Rechnung wird zurückgewiesen: Kostenstelle unbekannt.',
  'Es wird empfohlen das Dokument zurückzuweisen.',
  'The invoice was refused.',
  '| b.xml | Y | N | REJECT | |',
  'ABGELEHNT',
  'nicht konform',
] as const;
const ELEMENTS: Readonly<Record<string, (accepts: readonly boolean[]) => string>> = {
  kosit: (accepts) =>
    accepts.map((one) => kosit(one ? '<rep:accept/>' : '<rep:reject/>', String(one))).join('\n'),
  mustang: (accepts) =>
    mustang(
      ...([0, 1, 2].map((index) => summary(accepts[index] ? 'valid' : 'invalid')) as [
        string,
        string,
        string,
      ]),
    ),
  phive: ([whole = false, ...steps]) =>
    JSON.stringify({
      ves: { vesid: 'a' },
      success: whole,
      results: steps.map((one) => ({ artifactPath: 'a', success: one ? 'TRUE' : 'FALSE' })),
    }),
};

describe('a verdict comes before words about a step', () => {
  it('where the console of KoSIT rejects a file without a reason', () => {
    const table = 'KoSIT Validator\n|a.xml | N | Y | REJECT | |\n# Validation failed! #';
    expect(decodeReport(table, 'en-GB')).toMatchObject({ status: 'refused', steps: [] });
  });

  it.each([
    ['Bewertung | ACCEPTABLE\nEs wird empfohlen das Dokument anzunehmen.', /recommendation/],
    ['isAcceptable() failed, but: Es wird empfohlen das Dokument anzunehmen.', /recommendation/],
    [
      `INFO: <validation><pdf>ValidationResult [isCompliant=true]<summary status="valid"/></pdf><xml><failed>6</failed>`,
      /PDF or the structure/,
    ],
  ])('where it is quoted or cut off: %s', (text, message) => {
    const { status, steps } = decodeReport(text, 'en-GB');
    expect(status).toBe('decoded');
    expect(steps.map((step) => step.message)).toEqual([expect.stringMatching(message)]);
  });

  it('but not where both are recommended', () => {
    const both =
      'Es wird empfohlen das Dokument anzunehmen.\nEs wird empfohlen das Dokument zurückzuweisen.';
    expect(decodeReport(both, 'en-GB')).toMatchObject({ status: 'refused', steps: [] });
  });
});

describe('whatever accepts beside it, a text that refuses somewhere is never accepted', () => {
  it('in free text', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...ACCEPTING_PARTS], { minLength: 1 }),
        fc.shuffledSubarray([...REFUSING_PARTS], { minLength: 1, maxLength: 2 }),
        fc.constantFrom('\n', ' ', '\n\n'),
        fc.boolean(),
        (accepting, refusing, between, first) => {
          const parts = first ? [...accepting, ...refusing] : [...refusing, ...accepting];
          expect(statusOf(parts.join(between))).not.toBe('passed');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('in the elements of a report', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(ELEMENTS)),
        fc
          .array(fc.boolean(), { minLength: 3, maxLength: 3 })
          .filter((accepts) => accepts.includes(false)),
        fc.constantFrom('', ...ACCEPTING_PARTS.map((part) => `<!-- ${part} -->`)),
        (format, accepts, comment) => {
          const text = ELEMENTS[format]?.(accepts) ?? '';
          expect(statusOf(format === 'phive' ? text : text + comment)).not.toBe('passed');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a result in two or three words', () => {
  it.each(['Gesamtergebnis: nicht bestanden', 'Status: INVALID', 'valid: false'])(
    'refuses: %s',
    (text) => {
      expect(statusOf(text)).toBe('refused');
    },
  );
});
