import { describe, expect, it } from 'vitest';
import { createSplitter } from './compounds';
import { FormKind, visitForms, type Form } from './forms';

const KINDS = Object.keys(FormKind);
const PARTS = new Set(['rechnung', 'versand', 'wahrung']);
const split = createSplitter((word) => PARTS.has(word));

function formsOf(text: string): Form[] {
  const forms: Form[] = [];
  visitForms(text, 'de', split, (form) => forms.push(form));
  return forms;
}

/** Position, kind, term, and what of the text it covers. */
function described(text: string): string[] {
  return formsOf(text).map(({ position, kind, term, span }) => {
    const { start, end } = span();
    return `${position} ${KINDS[kind]} ${term}: ${text.slice(start, end)}`;
  });
}

describe('visitForms', () => {
  it.each([
    ['words in their order', 'Der Beleg.', ['0 Whole der: Der', '1 Whole beleg: Beleg']],
    [
      'the parts of a compound, with what links them',
      'Ein Rechnungsversand',
      [
        '0 Whole ein: Ein',
        '1 Whole rechnungsversand: Rechnungsversand',
        '1 Compound rechnung: Rechnungs',
        '1 Compound versand: versand',
      ],
    ],
    [
      'parts where the text has more letters than they',
      'je Waehrungsversand',
      [
        '0 Whole je: je',
        '1 Whole wahrungsversand: Waehrungsversand',
        '1 Compound wahrung: Waehrungs',
        '1 Compound versand: versand',
      ],
    ],
    [
      'parts in CamelCase from three letters on',
      'ein XMLAbc',
      ['0 Whole ein: ein', '1 Whole xmlabc: XMLAbc', '1 Hump xml: XML', '1 Hump abc: Abc'],
    ],
    ['no shorter ones', 'ABCd12', ['0 Whole abcd12: ABCd12']],
    [
      'compounds in CamelCase',
      'je LaengeWaehrungsversand',
      [
        '0 Whole je: je',
        '1 Whole langewahrungsversand: LaengeWaehrungsversand',
        '1 Hump lange: Laenge',
        '1 Hump wahrungsversand: Waehrungsversand',
        '1 Compound wahrung: Waehrungs',
        '1 Compound versand: versand',
      ],
    ],
    [
      'words that a hyphen joins as one',
      'per E-Mail senden',
      [
        '0 Whole per: per',
        '1 Whole e: E',
        '2 Whole mail: Mail',
        '1 Joined email: E-Mail',
        '3 Whole senden: senden',
      ],
    ],
    [
      'each pair of them, and all',
      'E-Mail-Konto',
      [
        '0 Whole e: E',
        '1 Whole mail: Mail',
        '2 Whole konto: Konto',
        '0 Joined email: E-Mail',
        '1 Joined mailkonto: Mail-Konto',
        '0 Joined emailkonto: E-Mail-Konto',
      ],
    ],
  ])('visits %s', (_, text, forms) => {
    expect(described(text)).toEqual(forms);
  });

  it.each([
    ['a-b-c-d-e-f', ['ab', 'bc', 'cd', 'de', 'ef', 'abcdef']],
    ['a-b-c-d-e-f-g', ['ab', 'bc', 'cd', 'de', 'ef', 'fg']],
  ])('joins six words at most: %s', (text, joined) => {
    const forms = formsOf(text).filter(({ kind }) => kind === FormKind.Joined);
    expect(forms.map(({ term }) => term)).toEqual(joined);
  });

  it.each([
    ['Maß Mass', ['mass']],
    ['Währungsversand', ['wahrungsversand', 'wahrung', 'versand']],
    ['Maß-Beleg', ['mass', 'massbeleg']],
    ['XMLMaß', ['xmlmass', 'mass']],
  ])('tells what is written with umlauts in %s', (text, marked) => {
    const forms = formsOf(text).filter((form) => form.marked);
    expect(forms.map(({ term }) => term)).toEqual(marked);
  });

  it('counts the words', () => {
    const count = (text: string): number => visitForms(text, 'de', split, () => undefined);
    expect([count(''), count('Der Rechnungsversand.'), count('E-Mail-Konto prüfen')]).toEqual([
      0, 2, 4,
    ]);
  });
});
