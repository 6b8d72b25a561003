import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';
import { stepOf } from './testing';

describe('a message of a schema', () => {
  const structure = /^Compare the XML schema/;
  const value = /^Correct the value/;

  it.each([
    [
      'names what was expected',
      "Element 'cbc:ID': This element is not expected. Expected is one of ( cbc:Note, cbc:TaxPointDate ).",
      /^cbc:ID is not allowed at this place: .* Expected here: cbc:Note, cbc:TaxPointDate\.$/,
      structure,
      [],
    ],
    [
      'names an element that is not allowed, with its term',
      "Element 'cbc:BuyerReference': This element is not expected.",
      /^cbc:BuyerReference is not allowed at this place: [^.]*\.$/,
      structure,
      ['BT-10'],
    ],
    [
      'names the term of what is missing',
      "Element 'cac:Party': Missing child element(s). Expected is ( cbc:BuyerReference ).",
      /^cac:Party is incomplete: .* Expected here: cbc:BuyerReference\.$/,
      structure,
      ['BT-10'],
    ],
    [
      'names no term where several may be missing',
      "Element 'cbc:BuyerReference': Missing child element(s). Expected is one of ( cbc:ID, cbc:Note ).",
      /^cbc:BuyerReference is incomplete: /,
      structure,
      [],
    ],
    [
      'names the element where nothing is expected',
      "Element 'cbc:BuyerReference': Missing child element(s).",
      /^cbc:BuyerReference is incomplete: [^.]*\.$/,
      structure,
      ['BT-10'],
    ],
    [
      'names the element’s term though it expects another',
      "Element 'cbc:BuyerReference': This element is not expected. Expected is ( cbc:Note ).",
      /^cbc:BuyerReference is not allowed at this place\. The schema expects cbc:Note there/,
      structure,
      ['BT-10'],
    ],
    [
      'names an attribute too much',
      "Element 'cbc:ID', attribute 'foo': The attribute 'foo' is not allowed.",
      /^cbc:ID: the attribute foo is not allowed\.$/,
      structure,
      [],
    ],
    [
      'names a missing attribute',
      "Element 'cbc:PriceAmount': The attribute 'currencyID' is required but missing.",
      /^cbc:PriceAmount: the attribute currencyID is missing\.$/,
      structure,
      ['BT-146'],
    ],
    [
      'names an attribute with a wrong value',
      "Element 'cbc:BuyerReference', attribute 'schemeID': 'x' is not a valid value of the atomic type 'y'.",
      /^cbc:BuyerReference\/@schemeID: the value/,
      value,
      ['BT-10'],
    ],
    [
      'names an element with a wrong value',
      "Element 'cbc:BuyerReference': 'x' is not a valid value of the atomic type 'y'.",
      /^cbc:BuyerReference: the value/,
      value,
      ['BT-10'],
    ],
    [
      'may name no element',
      "cvc-datatype-valid.1.2.1: '1,00' is not a valid value for 'decimal'.",
      /^An element: the value/,
      value,
      [],
    ],
    [
      'may name no attribute',
      'cvc-complex-type.4: one is missing',
      /^An element: the attribute {2}is missing\.$/,
      structure,
      [],
    ],
  ])('%s', (_, report, message, remedy, terms) => {
    const step = stepOf(report);
    expect(step).toMatchObject({ kind: 'schema', rules: [], isRule: false, terms, quote: report });
    expect(step.message).toMatch(message);
    expect(step.remedy).toMatch(remedy);
    expect(step.severity).toBe('fatal');
    expect(step.fields).toContain('XML Schema Lines');
  });

  it('names the fields of a value, and the page on schema lines', () => {
    const wrong = (problem: string) => stepOf(`Element 'cbc:IssueDate': ${problem}`).fields;
    expect(wrong("'x' is not a valid value of the atomic type 'y'.")).toEqual([
      'Sales Invoice Header: Document Date',
      'Sales document, FastTab eDocument: Preceding Invoice Date',
      'XML Schema Lines',
    ]);
    expect(wrong('This element is not expected.')).toEqual(['XML Schema Lines']);
  });

  it('names no terms of an element that has many', () => {
    expect(stepOf("Element 'cbc:ID': This element is not expected.").terms).toEqual([]);
    expect(
      stepOf("Element 'cbc:AllowanceTotalAmount': This element is not expected.").terms,
    ).toEqual(['BT-107']);
  });

  it('has the severity of the report', () => {
    expect(stepOf("Warning: Element 'cbc:ID': This element is not expected.").severity).toBe(
      'warning',
    );
  });

  it('may have its code apart from the text', () => {
    const report = (id: string) => `<error code="${id}">Something with 'cac:Party'</error>`;
    expect(stepOf(report('cvc-complex-type.2.4.d'))).toMatchObject({
      kind: 'schema',
      quote: "Something with 'cac:Party'",
    });
    expect(decodeReport(report('xcvc-elt.1'), 'en-GB').steps).toEqual([]);
  });
});

it('leaves what was posted alone: the schema writes it in another order', () => {
  const message =
    "Invalid content was found starting with element 'cbc:DueDate'. One of '{cbc:IssueDate}' is expected.";
  const { next } = decodeReport(message, 'en-GB');
  expect(next.map(({ sentence }) => sentence).join()).not.toContain('Posting has fixed the value');
  expect(next).toHaveLength(3);
});

it('names what another format expects, whatever its namespace', () => {
  const step = stepOf(
    'cvc-complex-type.2.4.a: Invalid content was found starting with element \'{"http://schemas.example/3.0/data":privatePerson}\'. One of \'{"http://schemas.example/3.0/data":vatStatus}\' is expected.',
  );
  expect(step.message).toMatch(
    /^privatePerson is not allowed at this place\. The schema expects vatStatus there/,
  );
});

it('reads names between backticks as well', () => {
  const step = stepOf(
    'The element `Platnosc` has invalid child element `TerminPlatnosci`. List of possible elements expected: `DataZaplaty`.',
  );
  expect(step.message).toMatch(/^TerminPlatnosci is not allowed .* expects DataZaplaty there/);
});
