import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';
import reports from './fixtures/reports.json';

const answerTo = (text: string) => {
  const { status, steps } = decodeReport(text, 'en-GB');
  return [status, ...steps.map(({ message }) => message)].join(' ');
};
/** An answer that a reader takes for a good one. */
const ACCEPTS = /^passed|The check passed|recommends to accept/;

describe('one positive mark does not outweigh what is not understood', () => {
  it.each([
    '{"valid":true,"status":"REJECTED"}',
    '{"valid": true, "accepted": false, "reason":"duplicate"}',
    '{"valid":true,"state":"refused"}',
    '{"valid":true,"approved":false}',
    '{"valid":true,"delivered":false}',
    '{"valid":true,"sent":false,"error":"timeout"}',
    '{"valid":true,"errorCount":3}',
    '{"valid":true,"code":409,"title":"Conflict"}',
    '{"isValid":true,"deliveryStatus":"FAILED"}',
    '{"valid":true,"verdict":"NOK"}',
    '{"valid":true,"hold":true}',
    '{"valid":true,"rejectedAt":"2026-11-03"}',
    '{"valid":true,"objection":"2026-11-03"}',
    '{"valid":true,"reason":"2026-11-03"}',
    '{"valid":true,"processedStatus":"duplicate"}',
    '{"valid":true,"checks":[{"name":"xsd"},"see attachment"]}',
    '{"is_valid":true,"verdict":"NOK"}\n{"is_valid":true}',
    "{'is_valid': True, 'verdict': 'NOK'}",
    'INFO answer: {"isValid": true, "verdict": "NOK"}',
    '{"success":true,"ves":{"vesid":"a"},"portal":"held back"}',
  ])('%s', (text) => {
    expect(answerTo(text)).not.toMatch(ACCEPTS);
  });

  it('answers that no verdict was found', () => {
    expect(answerTo('{"valid":true,"hold":true}')).toBe('nothing');
    expect(answerTo('{"isValid":true,"verdict":"NOK"}')).toBe('nothing');
  });

  it.each([
    '{"valid":true}',
    '{"valid":true,"status":"OK","code":200,"warnings":0}',
    '{"isValid":true,"createdAt":"2026-11-03","validated_on":"2026-11-03"}',
    '{"isValid":true,"invoice":{"invoice_number":"RE-7","issueDate":"2026-11-03"},"took":"12 ms"}',
  ])('accepts where everything beside it is harmless: %s', (text) => {
    expect(answerTo(text)).toBe('passed');
  });
});

it('reads the page inside a report, without the invoice that it quotes', () => {
  const report = readFileSync('src/desk/decode/fixtures/reports/kosit-accepted.xml', 'utf8');
  const page = readFileSync('src/desk/decode/fixtures/reports/kosit-accepted.html', 'utf8');
  const withPage = (own: string) =>
    report.replace(
      '<rep:accept/>',
      `<rep:accept><rep:explanation>${own}</rep:explanation></rep:accept>`,
    );
  expect(answerTo(withPage(page))).toBe('passed');
  expect(answerTo(withPage(page.replace('</body>', '<p>Zurückgestellt</p></body>')))).toBe(
    'nothing',
  );
});

const ACCEPTED = Object.entries(reports as Record<string, { status?: string }>)
  .filter(([, { status }]) => status === 'passed')
  .map(([name]) => ({
    name,
    text: readFileSync(`src/desk/decode/fixtures/reports/${name}`, 'utf8'),
  }));

type Pair = readonly [key: string, value: string | number | boolean];

const refusing: fc.Arbitrary<Pair> = fc.oneof(
  fc.tuple(
    fc.constantFrom('status', 'state', 'verdict', 'result', 'deliveryStatus', 'decision'),
    fc.constantFrom('REJECTED', 'refused', 'FAILED', 'NOK', 'denied', 'pending', 'abgelehnt'),
  ),
  fc.tuple(
    fc.constantFrom('accepted', 'approved', 'delivered', 'sent', 'valid', 'success'),
    fc.constant(false),
  ),
  fc.tuple(fc.constantFrom('errorCount', 'errors', 'failed'), fc.integer({ min: 1, max: 99 })),
  fc.tuple(fc.constantFrom('code', 'statusCode'), fc.integer({ min: 400, max: 599 })),
  fc.tuple(
    fc.constantFrom('title', 'reason', 'message', 'note', 'error'),
    fc.constantFrom('Conflict', 'duplicate', 'timeout', 'Please wait for the buyer'),
  ),
);
/** No name of four to ten letters that is known is at all likely to be one of these. */
const unknown: fc.Arbitrary<Pair> = fc.tuple(
  fc.stringMatching(/^zq[a-z]{4,10}$/),
  fc.oneof(fc.boolean(), fc.integer(), fc.constantFrom('yes', 'REJECTED', 'abc', '')),
);
const pair = fc.oneof(refusing, unknown);

/** Objects and lists in parsed JSON, at every depth. */
const holdersIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((one) => holdersIn(one))]
    : [];

function inJson(text: string, [key, value]: Pair, at: number): string {
  const report: unknown = JSON.parse(text);
  const holders = holdersIn(report);
  const holder = holders[at % holders.length];
  if (Array.isArray(holder)) holder.push({ [key]: value });
  else Object.assign(holder ?? {}, { [key]: value });
  return JSON.stringify(report);
}

/** A text with another put in at one of the places that a pattern finds. */
function inserted(text: string, places: RegExp, own: string, at: number): string {
  const found = [...text.matchAll(places)].map(({ index }) => index);
  const index = found[at % found.length] ?? 0;
  return text.slice(0, index) + own + text.slice(index);
}

function inXml(text: string, [key, value]: Pair, at: number, form: number): string {
  if (form === 0) {
    // A second attribute of a name is no XML.
    const places = new RegExp(`(?<=<[a-zA-Z](?![^<>]*\\b${key}=)[^<>?/]*)(?=/?>)`, 'g');
    return inserted(text, places, ` ${key}="${value}"`, at);
  }
  const element = `<${key}>${value}</${key}>`;
  return inserted(text, /<\//g, form === 1 ? element : ` ${key}: ${value} `, at);
}

function inHtml(text: string, [key, value]: Pair, at: number, form: number): string {
  const start = text.indexOf('<body>');
  const end = text.indexOf('<table class="document">');
  const own = form === 0 ? `<p>${key} ${value}</p>` : `<p>${key}: ${value}</p>`;
  const seen = inserted(text.slice(start, end), /<(?:p|table|\/div|\/dl)\b/g, own, at);
  return text.slice(0, start) + seen + text.slice(end);
}

it('accepts no report of 2,000 with one refusing or unknown pair at any depth', () => {
  expect(ACCEPTED.length).toBeGreaterThan(7);
  fc.assert(
    fc.property(
      fc.constantFrom(...ACCEPTED),
      pair,
      fc.nat({ max: 999 }),
      fc.nat({ max: 2 }),
      ({ name, text }, own, at, form) => {
        const doubtful = name.endsWith('.json')
          ? inJson(text, own, at)
          : name.endsWith('.html')
            ? inHtml(text, own, at, form)
            : inXml(text, own, at, form);
        expect(answerTo(doubtful)).not.toMatch(ACCEPTS);
      },
    ),
    { numRuns: 2000 },
  );
});

describe('the words of KoSIT since September 2026', () => {
  it.each([
    'Das Dokument sollte nicht automatisiert angenommen werden',
    'Bewertung: Das Dokument sollte nicht automatisiert angenommen werden.',
    'Prüfbericht\nBewertung: Das Dokument sollte nicht automatisiert angenommen werden.',
  ])('refuse for the machine: %s', (text) => {
    expect(answerTo(text)).toMatch(/^decoded .*September 2026.*a person has to decide/);
    const [step] = decodeReport(text, 'de-DE').steps;
    expect(step?.message).toMatch(/September 2026.*ein Mensch muss entscheiden/);
    expect(step?.severity).toBe('fatal');
  });

  it('say it beside a rule as well', () => {
    const { steps } = decodeReport(
      'Bewertung: Das Dokument sollte nicht automatisiert angenommen werden, da das Dokument Fehler enthält.\nval-sch.2.1 BR-DE-15 error [BR-DE-15] Text.',
      'en-GB',
    );
    expect(steps.map(({ rules: [rule] }) => rule?.id)).toEqual(['BR-DE-15', undefined]);
    expect(steps[1]?.message).toMatch(/a person has to decide/);
  });

  it.each([
    'Das Dokument kann automatisiert angenommen werden.',
    'Prüfbericht\nBewertung: Das Dokument sollte automatisiert angenommen werden.',
  ])('accept where they are positive: %s', (text) => {
    expect(answerTo(text)).toMatch(/^passed/);
  });

  it('are no verdict in a question', () => {
    expect(
      answerTo('Warum „Das Dokument sollte nicht automatisiert angenommen werden“?'),
    ).not.toMatch(ACCEPTS);
  });
});
