import { describe, expect, it } from 'vitest';
import { isSchemaMessage, schemaErrorIn } from './schema';

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

describe('the problem, the element and the attribute', () => {
  it.each([
    ["Element 'cbc:ID': This element is not expected.", 'unexpected', 'cbc:ID', undefined],
    [`Element '{${CBC}}ID': This element is not expected.`, 'unexpected', 'cbc:ID', undefined],
    ["Element '{urn:x}ID': This element is not expected.", 'unexpected', 'ID', undefined],
    [
      `cvc-complex-type.2.4.a: Invalid content was found starting with element '{"${CBC}":ID}'.`,
      'unexpected',
      'cbc:ID',
      undefined,
    ],
    [
      `The element 'Invoice' in namespace 'urn:y' has invalid child element 'ID' in namespace '${CBC}'.`,
      'unexpected',
      'cbc:ID',
      undefined,
    ],
    ["The element 'A' has invalid child element 'B'.", 'unexpected', 'B', undefined],
    ["The element 'A' has incomplete content, no child element 'B'.", 'incomplete', 'A', undefined],
    [
      `The '${CBC}:IssueDate' element is invalid according to its datatype`,
      'value',
      'cbc:IssueDate',
      undefined,
    ],
    [
      "The 'IssueDate' element is invalid according to its datatype",
      'value',
      'IssueDate',
      undefined,
    ],
    [
      `Das Element '${CBC}:IssueDate' ist ungültig - nach seinem Datentyp`,
      'value',
      'cbc:IssueDate',
      undefined,
    ],
    [
      "cvc-complex-type.4: Attribute 'id' must appear on element 'A'.",
      'attributeMissing',
      'A',
      'id',
    ],
    ["The 'id' attribute is not declared.", 'attributeUnexpected', undefined, 'id'],
    ["Element 'A', attribute 'b': [facet 'pattern'] The value", 'value', 'A', 'b'],
    ["cvc-elt.3: Attribute 'id' of element 'A'", 'content', 'A', undefined],
    ["cvc-elt.1: Cannot find the declaration of element 'A'.", 'root', 'A', undefined],
    ['no child element is expected', 'unexpected', undefined, undefined],
  ])('are read: %s', (text, problem, element, attribute) => {
    expect(schemaErrorIn(text)).toEqual({ problem, element, attribute, expected: [] });
  });
});

describe('what was expected', () => {
  it.each([
    ['is one of a list', 'Expected is one of ( cbc:ID, cbc:Note ).', ['cbc:ID', 'cbc:Note']],
    ['is a name with its namespace', `Expected is ( {${CBC}}Note ).`, ['cbc:Note']],
    [
      'is one of a list of Xerces',
      `One of '{"${CBC}":ID, "urn:x":Note}' is expected.`,
      ['cbc:ID', 'Note'],
    ],
    ['is named once', 'Expected is one of ( cbc:ID, cbc:ID ).', ['cbc:ID']],
    [
      'is not named at length, but with the last',
      'Expected is one of ( A, B, C, D, E ).',
      ['A', 'B', 'C', '…', 'E'],
    ],
    ['may be unknown', 'Why not?', []],
  ])('%s', (_, text, expected) => {
    expect(schemaErrorIn(`This element is not expected. ${text}`)?.expected).toEqual(expected);
  });
});

it('knows a message of a schema from another', () => {
  const message = 'This element is not expected.';
  expect(isSchemaMessage(message)).toBe(true);
  expect(isSchemaMessage('BR-02')).toBe(false);
  expect(isSchemaMessage(`${' '.repeat(6000)}${message}`)).toBe(false);
  expect(schemaErrorIn('BR-02')).toBeUndefined();
  expect(schemaErrorIn(`${' '.repeat(6000)}${message}`)).toBeUndefined();
});
