import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';
import { stepOf } from './testing';

describe('a rule', () => {
  it.each([
    [
      'by its terms',
      'UBL-SR-01',
      'Contract reference (BT-12): occurs too often or too seldom.',
      ['BT-12'],
    ],
    [
      'by three terms at most',
      'UBL-SR-04',
      'Invoiced object identifier (BT-18), Supporting document reference (BT-122), Project reference (BT-11): occurs too often or too seldom.',
      ['BT-18', 'BT-122', 'BT-11'],
    ],
    [
      'by its element where the terms are more',
      'UBL-SR-30',
      'cac:AllowanceCharge/cbc:AllowanceChargeReason: occurs too often or too seldom.',
      [],
    ],
    [
      'by its elements where they are no terms',
      'UBL-CR-004',
      'Invoice/cbc:CopyIndicator, CreditNote/cbc:CopyIndicator: not used in this format.',
      [],
    ],
    [
      'by its element where it must not be used',
      'UBL-CR-665',
      'cac:AdditionalDocumentReference/cbc:ID/@schemeID: not used in this format.',
      [],
    ],
  ])('without a description is explained %s', (_, id, message, terms) => {
    expect(stepOf(id)).toMatchObject({ message, terms, isRule: false });
  });

  it.each([
    ['BR-DE-15', 'required', 'fatal'],
    ['BR-CO-10', 'sum', 'fatal'],
    ['UBL-CR-004', 'unused', 'warning'],
    ['BR-CO-25', 'required', 'fatal'],
    ['BR-TMP-4', 'required', 'warning'],
    ['Hinweis: BR-DE-15', 'required', 'information'],
  ])('is of a kind and a severity: %s', (report, kind, severity) => {
    expect(stepOf(report)).toMatchObject({ kind, severity });
  });

  it('that has a new name is explained by it', () => {
    const old = stepOf('BR-IG-05');
    const today = stepOf('BR-AF-05');
    expect(old).toEqual({
      ...today,
      writtenId: 'BR-IG-05',
      message: `${today.message} Today this rule is called BR-AF-05.`,
    });
    expect(today.writtenId).toBeUndefined();
    expect(today.message).not.toContain('Today');
  });

  it.each([
    ['NO-R-001', 'A Peppol rule for invoices of sellers in Norway.'],
    ['DE-R-015', undefined],
    ['BR-DE-15', undefined],
    ['UBL-SR-01', undefined],
  ])('says whose invoices it is for, if not everybody’s: %s', (id, national) => {
    const [found] = / ?A Peppol rule .*/.exec(stepOf(id).message) ?? [];
    expect(found?.trim()).toBe(national);
  });

  it('by its id is not quoted', () => {
    expect(stepOf('[BR-DE-15] The text of the rule').quote).toBeUndefined();
  });

  it('for decimals asks for another value, and not for one that is missing', () => {
    expect(stepOf('UBL-DT-01').remedy).toMatch(/^Correct the value/);
  });

  it('by its words is quoted', () => {
    expect(stepOf('BT-10 must be provided')).toMatchObject({
      rules: [{ id: 'BR-DE-15' }, { id: 'DE-R-015' }],
      quote: 'BT-10 must be provided',
    });
  });
});

describe('an id of a family', () => {
  const beyond = 'A rule of Factur-X and ZUGFeRD beyond EN 16931.';

  it.each([
    ['alone is what the family is', 'BR-FX-01', 'other', beyond, ['XML Schema Lines']],
    [
      'with a term has its name and its fields',
      'BR-FX-01: BT-12 is missing',
      'required',
      `Contract reference (BT-12): missing or empty. ${beyond}`,
      ['Sales document, FastTab eDocument: Contract No.'],
    ],
    [
      'with an element has its name',
      'BR-FX-01: Element ram:Unheard is missing',
      'required',
      `ram:Unheard: missing or empty. ${beyond}`,
      ['XML Schema Lines'],
    ],
    [
      'with terms, of which nothing is said, is what the family is',
      'BR-FX-01: BT-12',
      'other',
      beyond,
      ['Sales document, FastTab eDocument: Contract No.'],
    ],
  ])('%s', (_, report, kind, message, fields) => {
    const step = stepOf(report);
    expect(step).toMatchObject({ kind, fields, quote: report, isRule: false });
    expect(step.message.startsWith(message)).toBe(true);
    expect(step.severity).toBeUndefined();
  });

  it('has the severity of the report', () => {
    expect(stepOf('Warning: BR-FX-01').severity).toBe('warning');
  });

  it('names four terms and their fields at most', () => {
    const { terms, fields } = stepOf('BR-FX-01: BT-1, BT-2, BT-3, BT-5 and BT-12 must be provided');
    expect(terms).toEqual(['BT-1', 'BT-2', 'BT-3', 'BT-5']);
    expect(fields.join()).not.toContain('Contract');
  });
});

describe('a message of others', () => {
  it.each([
    [
      'names the page where the cause is',
      'Content is not allowed in prolog',
      'file',
      [],
      ['XML Schema Lines'],
    ],
    [
      'names the fields of its terms',
      'VAT ID invalid',
      'identifier',
      ['BT-31', 'BT-48'],
      ['Company Information: VAT Registration No.', 'Sales Invoice Header: VAT Registration No.'],
    ],
    [
      'names its field first, and none twice',
      'Leitweg-ID unknown',
      'identifier',
      ['BT-10'],
      ['Target List: Buyer Reference', 'Sales document, FastTab eDocument: Buyer Reference'],
    ],
    [
      'names its field rather than the page',
      'Receiver unknown',
      'identifier',
      ['BT-49'],
      ['Target List: Endpoint ID'],
    ],
  ])('%s', (_, report, kind, terms, fields) => {
    expect(stepOf(report)).toMatchObject({
      kind,
      rules: [],
      severity: 'fatal',
      isRule: false,
      terms,
      fields,
      quote: report,
    });
  });

  it('is quoted without the mark of a list', () => {
    expect(stepOf('• Leitweg-ID unknown').quote).toBe('Leitweg-ID unknown');
    expect(stepOf('Leitweg-ID - unknown').quote).toBe('Leitweg-ID - unknown');
  });

  it('links its field', () => {
    expect(decodeReport('Leitweg-ID unknown', 'de-DE').steps[0]?.fields[0]).toEqual({
      text: 'Zielliste: Käuferreferenz',
      to: '/Setup/TargetList#field-buyer-reference',
    });
  });

  it('has the severity of the report', () => {
    expect(stepOf('Warning: Leitweg-ID unknown').severity).toBe('warning');
  });

  it('that says the same as a rule is explained by it, and quoted', () => {
    expect(stepOf('invoice_no_id')).toMatchObject({
      rules: [{ id: 'BR-02' }],
      isRule: true,
      quote: 'invoice_no_id',
    });
  });

  it('of Business Central names the empty field', () => {
    expect(
      stepOf('Due Date must have a value in Sales Header: No.=1. It cannot be zero or empty.'),
    ).toMatchObject({
      kind: 'required',
      severity: 'fatal',
      message: 'Due Date is empty in Sales Header. Business Central needs a value.',
      isRule: false,
      remedy: 'Fill the field, then choose the action again.',
      fields: ['Sales Header: Due Date'],
    });
  });
});

describe('a message that names terms or elements only', () => {
  it.each([
    ['about a term', 'BT-12', 'unknown', 'The message is about Contract reference (BT-12).'],
    [
      'about several',
      'BT-11 BT-12',
      'unknown',
      'The message is about Project reference (BT-11), Contract reference (BT-12).',
    ],
    [
      'about more than three',
      'BT-1 BT-2 BT-11 BT-12',
      'unknown',
      'The message is about BT-1, BT-2, BT-11 ….',
    ],
    [
      'that lacks a term',
      'BT-20 is missing',
      'required',
      'Payment terms (BT-20): missing or empty.',
    ],
    [
      'that lacks an element',
      'Element cac:Unheard is missing',
      'required',
      'cac:Unheard: missing or empty.',
    ],
    [
      'with three elements',
      'ram:A1, ram:B1 and ram:C1 should not be used',
      'unused',
      'ram:A1, ram:B1, ram:C1: not used in this format.',
    ],
    [
      'with more than three elements',
      'ram:A1, ram:B1, ram:C1 and ram:D1 should not be used',
      'unused',
      'ram:A1, ram:B1, ram:C1 …: not used in this format.',
    ],
    [
      'for sellers in a country',
      'Danish suppliers must do more',
      'unknown',
      'A Peppol rule for invoices of sellers in Denmark.',
    ],
  ])('%s', (_, report, kind, message) => {
    expect(stepOf(report)).toMatchObject({
      kind,
      rules: [],
      message,
      isRule: false,
      quote: report,
    });
  });

  it('names four terms and their fields at most', () => {
    const { terms, fields } = stepOf('BT-1 BT-2 BT-3 BT-5 BT-12');
    expect(terms).toEqual(['BT-1', 'BT-2', 'BT-3', 'BT-5']);
    expect(fields).toContain('Sales Invoice Header: No.');
    expect(fields.join()).not.toContain('Contract');
  });

  it('has fields to fill, or the schema line to remove', () => {
    const removed = stepOf('BT-12 should not be used');
    expect(removed.fields).toEqual(['XML Schema Lines']);
    expect(removed.remedy).toMatch(/^Remove/);
    const missing = stepOf('BT-12 is missing');
    expect(missing.fields).toEqual(['Sales document, FastTab eDocument: Contract No.']);
    expect(missing.remedy).toBeUndefined();
  });

  it('has the severity of the report, if any', () => {
    expect(stepOf('Warning: BT-12 is missing').severity).toBe('warning');
    expect(stepOf('BT-12 is missing').severity).toBeUndefined();
  });

  it.each([
    ['- BT-12 is missing', 'BT-12 is missing'],
    ['•   BT-12 is missing', 'BT-12 is missing'],
    ['BT-12 - which is - missing', 'BT-12 - which is - missing'],
    [`BT-12 is missing${'x'.repeat(224)}`, `BT-12 is missing${'x'.repeat(224)}`],
    [`BT-12 is missing${'x'.repeat(225)}`, `BT-12 is missing${'x'.repeat(224)}…`],
  ])('is quoted without the mark of a list, and not at length: %#', (report, quote) => {
    expect(stepOf(report).quote).toBe(quote);
  });
});

describe('a message with an id that nobody knows', () => {
  it('is explained by its words, not by a rule', () => {
    expect(stepOf('BR-ZZ-01: BT-10 must be provided')).toMatchObject({
      rules: [],
      message: 'Buyer reference (BT-10): missing or empty.',
      quote: 'BT-10 must be provided',
    });
  });

  it.each(['BR-ZZ-01: it is missing', 'BR-ZZ-01: Danish suppliers must do more'])(
    'is not explained without terms: %s',
    (report) => {
      const { steps, unknownIds } = decodeReport(report, 'en-GB');
      expect(steps).toEqual([]);
      expect(unknownIds).toEqual([{ text: 'BR-ZZ-01', count: 1 }]);
    },
  );
});

it('has no severity where rule sets grade a rule otherwise, unless the message has one', () => {
  expect(stepOf('PEPPOL-EN16931-R120: line net amount').severity).toBeUndefined();
  expect(stepOf('Warning: PEPPOL-EN16931-R120: line net amount').severity).toBe('warning');
});

it('says of a total in CII what it needs', () => {
  expect(stepOf('[BR-CO-15]-Invoice total amount').message).toMatch(/currencyID/);
});

it('says where sub-lines are allowed', () => {
  expect(stepOf('[UBL-CR-646]-A UBL invoice should not include SubInvoiceLine').message).toMatch(
    /information for its Extension/,
  );
});
