import { describe, expect, it } from 'vitest';
import { recognise } from './match';

const rulesIn = (text: string) => recognise(text)?.rules;

describe('a rule is recognised', () => {
  it.each([
    ['by its term', 'BT-1 must be provided', ['BR-02']],
    ['by the name of its term', 'The invoice number is missing', ['BR-02']],
    ['by terms in any order', 'BT-131 and BT-106: the sum of them differs', ['BR-CO-10']],
    ['by its group', 'BG-25 must be provided', ['BR-16']],
    ['with the group of its term', 'BG-25, BT-126 must be provided', ['BR-21']],
    ['with the group around its groups', 'BG-4, BT-41 must be provided', ['BR-DE-5', 'DE-R-005']],
    [
      'with the seller, who is in many messages',
      'BG-4: BT-10 must be provided',
      ['BR-DE-15', 'DE-R-015'],
    ],
    [
      'without its groups, if they say where the term is',
      'BT-97, BT-98 must be provided',
      ['BR-33', 'BR-CO-21'],
    ],
    ['by decimals', 'BT-106: number of decimals', ['BR-DEC-09']],
    [
      'with a group elsewhere that it needs',
      'BT-81, BG-17 must be provided',
      ['BR-DE-23-a', 'DE-R-023-1'],
    ],
    ['without a group that others need', 'BT-81 must be provided', ['BR-49']],
    ['not by a term of two rules', 'BT-20: at most once', []],
    ['not by a term of another kind', 'BT-106: one of a code list', []],
    ['not by a group that it is not about', 'BG-25: BT-10 must be provided', []],
    ['not by terms of two', 'BT-1, BT-10 must be provided', []],
    ['not by a name that may be longer', 'The former invoice number is missing', []],
    ['not by a term that is none', 'BT-999 must be provided', undefined],
    ['not by nothing', '', undefined],
  ])('%s', (_, text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });

  it.each([
    ['of Peppol in English, as KoSIT’s', 'BT-10 must be provided', ['BR-DE-15', 'DE-R-015']],
    ['of KoSIT in German', 'BT-10 muss übermittelt werden', ['BR-DE-15']],
    ['of a country that is named', 'Danish: BT-30 is missing', ['DK-R-002']],
    ['of no country otherwise', 'BT-30 is missing', []],
    ['of the country with this term', 'Greek: BT-28 is missing', ['GR-R-002']],
    ['of no country, though no other has the term', 'BT-28 is missing', []],
    ['of no country in German', 'BT-28 fehlt', []],
    ['of the country only', 'Danish: BT-1 is missing', []],
    ['of none for a country without rules', 'Australian: BT-10 is missing', []],
  ])('in the language and for the country of the message: %s', (_, text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });

  it.each([
    ['of what portals call so', 'Maßeinheit STK ist ungültig', ['BR-CL-23']],
    ['when all words occur', 'Maßeinheit STK', undefined],
    ['unless one occurs that tells another', 'Maßeinheit: BT-130 ist ungültig', []],
    ['unless two phrases fit', 'Maßeinheit ungültig, invoice type unknown', undefined],
  ])('by a phrase %s', (_, text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });

  it.each([
    ['the category and its rate', 'Exempt from VAT: BT-151, BT-152', ['BR-E-05']],
    ['with their group', 'Exempt from VAT: BG-30, BT-151, BT-152', ['BR-E-05']],
    ['another category', 'Zero rated: BT-151, BT-152', ['BR-Z-05']],
    ['one of several terms', 'Zero rated: BT-151 needs BT-31', ['BR-Z-02']],
    ['two of several terms', 'Zero rated: BT-151 needs BT-31 or BT-32', ['BR-Z-02']],
    ['none of several terms', 'Zero rated: BT-118, BT-116', []],
    ['a term that may be there', 'Zero rated: BT-118, BT-116, BT-131, BT-152', ['BR-Z-08']],
    ['a term that must not be there', 'Zero rated: BT-151, BT-152, BT-1', []],
    ['only a part of the terms', 'Zero rated: BT-152', []],
    ['a rule of this category only', 'Intra-community: BT-118, BT-72', ['BR-IC-11']],
    ['a rule of another category', 'Zero rated: BT-118, BT-72', []],
    ['two categories', 'Zero rated or exempt from VAT: BT-151, BT-152', []],
    ['no category', 'BT-151, BT-152', []],
    [
      'terms by their names',
      'Zero rated: the invoiced item VAT category code or the invoiced item VAT rate is missing',
      ['BR-Z-05'],
    ],
    [
      'terms by names that may be longer',
      'Zero rated: my invoiced item VAT category code or my invoiced item VAT rate is missing',
      [],
    ],
  ])('by a VAT category and %s', (_, text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });

  it.each([
    ['by the path of the element', 'should not include the Delivery DeliveryTerms', ['UBL-CR-406']],
    [
      'by the path up to the point',
      'should not include the Delivery DeliveryTerms . Bye.',
      ['UBL-CR-406'],
    ],
    ['not by one that no rule is about', 'should not include the Unheard Of', undefined],
  ])('%s', (_, text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });
});

describe('what is said beside the rule', () => {
  it.each([
    [
      'with a rule',
      'BT-1 must be provided',
      { rules: ['BR-02'], terms: ['BT-1'], elements: [], kind: 'required' },
    ],
    [
      'without a rule',
      'BT-34 is missing',
      { rules: [], terms: ['BT-34'], elements: [], kind: 'required' },
    ],
    ['without a kind', 'Something with BT-34', { rules: [], terms: ['BT-34'], elements: [] }],
    ['with a term that is none', 'BT-34 and BT-999', { rules: [], terms: ['BT-34'], elements: [] }],
    [
      'by its name',
      'My invoice number is missing',
      { rules: [], terms: ['BT-1'], elements: [], kind: 'required' },
    ],
    ['by its name without a kind', 'My invoice number', undefined],
    [
      'by its number before its name',
      'Invoice number, BT-34',
      { rules: [], terms: ['BT-34'], elements: [] },
    ],
    [
      'with an element',
      'BT-34 in cbc:EndpointID',
      { rules: [], terms: ['BT-34'], elements: ['cbc:EndpointID'] },
    ],
    ['after what is not read', `${'x '.repeat(750)}BT-34 is missing`, undefined],
  ])('%s', (_, text, found) => {
    expect(recognise(text)).toEqual(found);
  });

  it.each([
    ['Danish suppliers', 'DK'],
    ['A Norwegian supplier', 'NO'],
    ['Greek sellers', 'GR'],
    ['The Italian seller', 'IT'],
    ['Swedish VAT', 'SE'],
    ['Icelandic organisations: their organisation', 'IS'],
    ['A Dutch organization', 'NL'],
    ['Danish weather', undefined],
    ['Belgian suppliers', undefined],
  ])('of a country: %s', (text, country) => {
    expect(recognise(text)?.country).toBe(country);
  });

  it.each([
    ['that must not be used', 'CountryID should not be present', ['CountryID']],
    [
      'at the beginning and in the midst',
      'Foo should not be present, but InvoiceeTradeParty',
      ['Foo', 'InvoiceeTradeParty'],
    ],
    ['with an attribute in quotes', "'@currencyID' is marked as not used", ['@currencyID']],
    ['that is missing', 'cac:Party is missing', ['cac:Party']],
    ['named once', 'cbc:FooBar and cbc:FooBar should not be used', ['cbc:FooBar']],
    ['that no invoice has', 'TransmissionRequest is missing', undefined],
    [
      'and five others',
      'A1a B1b C1c: cac:AaA cac:BbB cac:CcC cac:DdD cac:EeE cac:FfF cac:GgG is missing',
      ['cac:AaA', 'cac:BbB', 'cac:CcC', 'cac:DdD', 'cac:EeE', 'cac:FfF'],
    ],
    ['that is not said to be anything', 'cbc:FooBar', undefined],
    ['of which nothing certain is said', 'cbc:FooBar is unknown', undefined],
    ['none at all', 'Something is missing', undefined],
  ])('of an element %s', (_, text, elements) => {
    expect(recognise(text)?.elements).toEqual(elements);
  });
});
