import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const answerTo = (text: string) => decodeReport(text, 'en-GB');

describe('a rule by its number alone', () => {
  it.each([
    'The report has the error code R046.',
    'Eine "Warning" mit dem Fehlercode R046',
    'Regel R046 verletzt',
    'The R046 rule fails',
  ])('is probably that of Peppol beside a word for it: %s', (text) => {
    const [step] = answerTo(text).steps;
    expect(step?.rules[0]?.id).toBe('PEPPOL-EN16931-R046');
    expect(step?.message).toContain('probably');
  });

  it('is none beside other words', () => {
    expect(answerTo('The invoice is in room R046 of the house.').steps).toEqual([]);
    expect(answerTo('Fehlercode R999 der Rechnung').steps).toEqual([]);
  });
});

describe('the severity that a sentence states', () => {
  const severitiesOf = (text: string) => answerTo(text).steps.map(({ severity }) => severity);
  it.each([
    'The validator issues a warning.\n\n"[BR-CL-01]-The type code"',
    'Das ist nur eine Warnung: BR-CL-01',
    'BR-CL-01 wird als Warnung gemeldet.',
  ])('is that of its rule, with what a warning means: %s', (text) => {
    expect(severitiesOf(text)).toEqual(['warning', 'information']);
  });

  it.each([
    'BR-CL-01 should only be a warning, but the file was rejected.',
    'BR-CL-01 soll nur als Warnung gelten.',
    'BR-CL-01 ist keine Warnung.',
    'BR-CL-01 is reported as error, others only as a warning.',
    'acceptRecommendation = REJECT for BR-CL-01, which is only a warning',
  ])('is not one that is denied, demanded or contradicted: %s', (text) => {
    expect(severitiesOf(text)).toEqual(['fatal']);
  });
});

describe('counts of a report', () => {
  const COUNT = 'Das geprüfte Dokument enthält 0 Fehler / 1 Warnungen.';
  it.each([
    `xml:\n<b>Prüfung: </b>${COUNT} Es ist <b>nicht konform</b> zu den Vorgaben.`,
    `<p class="important">${COUNT} Es ist <b>nicht konform</b>.</p>`,
    `Prüfbericht\n${COUNT} Es ist nicht konform zu den formalen Vorgaben.`,
  ])('of warnings alone do not refuse: %s', (text) => {
    const { steps, next, status } = answerTo(text);
    expect(status).toBe('decoded');
    expect(steps).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('“Bewertung”') as string,
      }),
    ]);
    expect(next).toEqual([]);
  });

  it('are of any validator', () => {
    expect(answerTo('Schematron errors: 0, warnings: 2').steps[0]?.message).toMatch(
      /no errors, only warnings/,
    );
  });

  it('say nothing beside a refusal', () => {
    const text = `${COUNT} Es ist nicht konform. Es wird empfohlen das Dokument zurückzuweisen.`;
    expect(JSON.stringify(answerTo(text))).not.toMatch(/only warnings/);
    expect(answerTo(text).status).toBe('refused');
  });
});

it.each([
  'Result: FAIL (1 fatal, 0 errors, 2 warnings)',
  'Schema: 0 errors, 2 warnings. Rules: 3 errors.',
  'Schematron not passed: fatal: 1, errors: 0, warnings: 2',
])('a count of warnings is not all beside a fault: %s', (text) => {
  expect(JSON.stringify(answerTo(text))).not.toMatch(/only warnings/);
});

describe('an endpoint in UBL that somebody complains about', () => {
  const endpoint = (party: string, scheme: string, words = 'This fails validation.') =>
    answerTo(
      `Our program writes this:\n<cac:Accounting${party}Party>\n<cac:Party>\n<cbc:EndpointID schemeID="${scheme}">SE123456789001</cbc:EndpointID>\n${words} A Swedish organisation number has ten digits.`,
    ).steps;
  it.each([
    ['Supplier', '0007', 'BT-34', 'PEPPOL-COMMON-R049'],
    ['Customer', '0007', 'BT-49', 'PEPPOL-COMMON-R049'],
    ['Customer', '0208', 'BT-49', 'PEPPOL-COMMON-R043'],
  ])('of Accounting%sParty with scheme %s is %s by %s', (party, scheme, term, rule) => {
    const steps = endpoint(party, scheme);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.terms.map(({ id }) => id)).toEqual([term]);
    expect(steps[0]?.rules[0]?.id).toBe(rule);
    expect(steps[0]?.message).toContain('probably');
  });

  it('is not judged without a complaint, or for a scheme without a rule', () => {
    for (const steps of [endpoint('Supplier', '0007', 'That is fine.'), endpoint('Supplier', 'EM')])
      expect(JSON.stringify(steps)).not.toContain('BT-34');
  });
});

describe('what an import program misses', () => {
  it('is no fault of an invoice of the reader', () => {
    const { steps, next } = answerTo(
      'The import of an incoming invoice says that BT-9 payment due date and BT-27 seller name are missing.',
    );
    expect(steps).toHaveLength(1);
    expect(steps[0]?.message).toMatch(/demands Seller name \(BT-27\).*not demand.*\(BT-9\)/);
    expect(next).toEqual([]);
  });

  it('is optional where only its group demands it', () => {
    const [step] = answerTo('Import of the received invoice: BT-84 is missing.').steps;
    expect(step?.message).toMatch(/does not demand Payment account identifier/);
  });

  it('is one where the invoice is sent', () => {
    expect(answerTo('BT-9 payment due date is missing.').next.length).toBeGreaterThan(0);
  });
});

describe('a rule that somebody has of its own', () => {
  it.each([
    ['BR-SHOP-05: GlobalID of the seller is missing', 'BT-29'],
    ['BR-SHOP-06: Fehlende GLN des Käufers', 'BT-46'],
  ])('%s', (text, term) => {
    const { steps, unknownIds } = answerTo(text);
    expect(steps[0]?.terms.map(({ id }) => id)).toEqual([term]);
    expect(steps[0]?.message).toMatch(/no rule of EN 16931, XRechnung or Peppol/);
    expect(steps[0]?.remedy).toContain('0088');
    expect(unknownIds).toHaveLength(1);
  });
});

it.each(['BR-RO-110', 'BR-NL-1'])(
  'a rule of another country has no claim about a term: %s',
  (id) => {
    const { steps } = answerTo(`${id}: the invoice number must contain a digit`);
    expect(steps[0]?.message).toMatch(/^The message is about Invoice number.*another country/);
  },
);

it('a report that grades its messages needs no word about warnings', () => {
  expect(answerTo('Warning: BR-DE-18').steps).toHaveLength(1);
  expect(answerTo('It is only a warning: BR-DE-18').steps).toHaveLength(2);
});

it('a response about a catalogue or an order is about no invoice', () => {
  const response = (path: string) =>
    `<ApplicationResponse><cac:DocumentResponse><cac:LineResponse><cac:LineReference><cbc:LineID>${path}</cbc:LineID></cac:LineReference><cac:Response><cbc:Description>[BR-CL-17] wrong</cbc:Description><cac:Status><cbc:StatusReasonCode>BV</cbc:StatusReasonCode></cac:Status></cac:Response></cac:LineResponse></cac:DocumentResponse></ApplicationResponse>`;
  const other = answerTo(response('/Catalogue/cac:CatalogueLine[3]'));
  expect(other.steps[0]?.message).toMatch(/another document/);
  expect(other.steps[1]?.rules[0]?.id).toBe('BR-CL-17');
  expect(other.next).toEqual([]);
  expect(answerTo(response('/Invoice/cac:InvoiceLine[3]')).next.length).toBeGreaterThan(0);
});

it('a hint alone is not why a file is called not valid', () => {
  const hint = 'Hinweis: BR-DE-21';
  const { steps } = answerTo(`Status: invalid\n${hint}`);
  expect(steps.map(({ severity }) => severity)).toEqual(['fatal', 'information']);
  expect(steps[0]?.message).toMatch(/fault itself is not in this text/);
  expect(answerTo(hint).steps).toHaveLength(1);
});

it('words about a term say nothing beside a rule', () => {
  const words = 'The invoice line has more than two decimal places.';
  expect(answerTo(words).steps).toHaveLength(1);
  const { steps } = answerTo(`${words}\nBR-CO-10`);
  expect(steps.map(({ rules: [rule] }) => rule?.id)).toEqual(['BR-CO-10']);
});

it('that a rule is broken is nothing new beside its name', () => {
  const failed = 'Schematron validation failed.';
  expect(answerTo(failed).steps[0]?.message).toMatch(/structure of the file was readable/);
  expect(answerTo(`${failed}\nBR-DE-15`).steps).toHaveLength(1);
  expect(answerTo('Verstöße gegen Regeln von Peppol\nBR-DE-15').steps).toHaveLength(1);
});
