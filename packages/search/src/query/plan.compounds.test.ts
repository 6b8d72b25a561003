import { describe, expect, it } from 'vitest';
import { planned, type TestWorld } from './testing';
import { Effort } from './plan';

const { Exact, Tolerant } = Effort;

type Row = readonly [
  what: string,
  query: string,
  effort: Effort,
  world: TestWorld,
  ways: readonly string[],
];

describe('words that the text may write as one', () => {
  it.each<Row>([
    ['are two', 'x Rechnung ', Exact, { words: 'xrechnung' }, ['0-1 Form: xrechnung Form']],
    ['are three', 'x y z ', Exact, { words: 'xyz' }, ['0-2 Form: xyz Form']],
    ['are not four', 'a x y z ', Exact, { words: 'axyz' }, []],
    [
      'are in the middle of a query',
      'Beleg e Mail Konto ',
      Exact,
      { words: 'email' },
      ['1-2 Form: email Form'],
    ],
    [
      'have the forms of the stem, but not those of the family',
      'ein Richtung ',
      Exact,
      { words: 'einrichtung einrichtungen eingerichtet' },
      ['0-1 Form: einrichtung Form, einrichtungen Stem'],
    ],
    [
      'stand for what begins so while the last of them is typed',
      'e Mai',
      Exact,
      { words: 'emailkonto' },
      ['0-1 Form: emailkonto Prefix'],
    ],
    [
      'stand for no more where a further word is typed',
      'e Mail Kon',
      Exact,
      { words: 'emailxy' },
      [],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    const joined = planned(query, effort, world).ways.filter((way) => way.includes('-'));
    expect(joined).toEqual(ways);
  });

  it.each([
    ['x Größe ', true],
    ['Größe x ', true],
    ['x Grosse ', false],
  ])('have umlauts where one of them has: %s', (query, marked) => {
    const { plan } = planned(query, Exact, { words: 'xgrosse grossex' });
    const joined = plan.leaves.filter(({ width }) => width > 1);
    expect(joined).toMatchObject([{ marked, typed: 7, width: 2 }]);
  });
});

describe('a compound', () => {
  const parts = 'beleg druck';

  it.each<Row>([
    [
      'that is unknown is its parts',
      'Belegdruck ',
      Exact,
      { words: 'belege', parts },
      ['0 Family: beleg Form, belege Stem + druck Form'],
    ],
    [
      'is the same with another linking letter and nothing else',
      'Belegdruck ',
      Exact,
      { words: 'belegsdruck belegsdrucke', parts },
      [
        '0 Stem: belegsdruck Form, belegsdrucke Stem',
        '0 Form: belegsdruck Form 1, belegsdrucke Stem 1',
      ],
    ],
    [
      'is that and its parts, with tolerance',
      'Belegdruck ',
      Tolerant,
      { words: 'belegsdruck', parts },
      [
        '0 Stem: belegsdruck Form',
        '0 Family: beleg Form + druck Form',
        '0 Form: belegsdruck Form 1',
      ],
    ],
    [
      'that is known is only that while a query is answered exactly',
      'Belegdruck ',
      Exact,
      { words: 'belegdruck', parts },
      ['0 Form: belegdruck Form'],
    ],
    [
      'that is known is also its parts with tolerance, as good as a typo',
      'Belegdruck ',
      Tolerant,
      { words: 'belegdruck', parts },
      ['0 Form: belegdruck Form', '0 Family: beleg Form 1 + druck Form'],
    ],
    [
      'with several linking letters in the texts has a way for each',
      'Belegdruck ',
      Exact,
      { words: 'belegsdruck belegendruck', parts },
      ['0 Stem: belegsdruck Form', '0 Stem: belegendruck Form', '0 Form: belegsdruck Form 1'],
    ],
    [
      'is not half of it where there is one with another linking letter',
      'Artcode ',
      Exact,
      { words: 'artencode', parts: 'art code' },
      ['0 Stem: artencode Form'],
    ],
    [
      'of which the family only is known by another linking letter is its parts',
      'Belegversendung ',
      Exact,
      { words: 'belegsversendeter', parts: 'beleg versendung' },
      ['0 Family: beleg Form + versendung Form'],
    ],
    [
      'of three parts is all of them',
      'Belegdruckart ',
      Exact,
      { parts: 'beleg druck art' },
      ['0 Family: beleg Form + druck Form + art Form'],
    ],
    [
      'is two words in English, also where it is known',
      'cashdiscount ',
      Exact,
      { words: 'cashdiscount', parts: 'cash discount', language: 'en' },
      ['0 Form: cashdiscount Form', '0 Synonym: cash Form + discount Form'],
    ],
    [
      'is none where English has one part of it',
      'cashier ',
      Exact,
      { words: 'cashier', parts: 'cash', language: 'en' },
      ['0 Form: cashier Form'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});

describe('a synonym', () => {
  it.each<Row>([
    [
      'stands for a word in all its forms',
      'Faktura ',
      Exact,
      { words: 'faktura rechnung rechnungen', synonyms: [['Faktura', 'Rechnung']] },
      ['0 Form: faktura Form', '0 Synonym: rechnung Form, rechnungen Stem'],
    ],
    [
      'of two words needs both, or both as one',
      'Kasse ',
      Exact,
      { words: 'kasse beleg druck belegdruck', synonyms: [['Kasse', 'Beleg Druck']] },
      ['0 Form: kasse Form', '0 Synonym: beleg Form + druck Form', '0 Synonym: belegdruck Form'],
    ],
    [
      'of two words that the texts have as one only',
      'Kasse ',
      Exact,
      { words: 'kasse belegdruck', synonyms: [['Kasse', 'Beleg Druck']] },
      ['0 Form: kasse Form', '0 Synonym: belegdruck Form'],
    ],
    [
      'stands for several words',
      'neue Lesbare Rechnung ',
      Exact,
      { words: 'pdf', synonyms: [['lesbare Rechnung', 'PDF']] },
      ['1-2 Synonym: pdf Form'],
    ],
    [
      'does not stand for an identifier alone',
      'BT10 ',
      Exact,
      { words: 'bt10 leitweg', synonyms: [['BT10', 'Leitweg']] },
      ['0 Form: bt10 Form'],
    ],
    [
      'stands for an identifier beside a word',
      'BT10 fehlt ',
      Exact,
      { words: 'bt10 leitweg', synonyms: [['BT10', 'Leitweg']] },
      ['0 Form: bt10 Form', '0 Synonym: leitweg Form'],
    ],
    [
      'stands for a misspelt word with tolerance, as good as a typo',
      'Faktrua ',
      Tolerant,
      { words: 'rechnung', synonyms: [['Faktura', 'Rechnung']] },
      ['0 Synonym: rechnung Form 1'],
    ],
    [
      'does not stand for it while a query is answered exactly',
      'Faktrua ',
      Exact,
      { words: 'rechnung', synonyms: [['Faktura', 'Rechnung']] },
      [],
    ],
    [
      'does not stand for a similar word that the texts have',
      'Faktor ',
      Tolerant,
      { words: 'faktor rechnung', synonyms: [['Fakton', 'Rechnung']] },
      ['0 Form: faktor Form'],
    ],
    [
      'does not stand for a similar identifier',
      'Beleg EN16931 ',
      Tolerant,
      { words: 'norm', synonyms: [['EN16930', 'Norm']] },
      [],
    ],
    [
      'stands for a misspelt word among others',
      'lesbare Faktrua ',
      Tolerant,
      {
        words: 'rechnung pdf',
        synonyms: [
          ['Faktura', 'Rechnung'],
          ['lesbare Faktura', 'PDF'],
        ],
      },
      ['0-1 Synonym: pdf Form 1', '1 Synonym: rechnung Form 1'],
    ],
    [
      'stands for a word as it is beside one that is corrected',
      'Faktrua Storno ',
      Tolerant,
      {
        words: 'rechnung abbruch',
        synonyms: [
          ['Faktura', 'Rechnung'],
          ['Storno', 'Abbruch'],
        ],
      },
      ['0 Synonym: rechnung Form 1', '1 Synonym: abbruch Form'],
    ],
    [
      'stands in a compound, whose halves may be apart or one',
      'Zollnummer ',
      Exact,
      { words: 'abgabe nummer abgabennummer', synonyms: [['Zoll', 'Abgabe']] },
      ['0 Family: abgabe Form + nummer Form', '0 Synonym: abgabennummer Form'],
    ],
    [
      'stands in a compound, which is then no unknown word',
      'Zollnummer ',
      Exact,
      { words: 'abgabe nummer nummernkreis zollnummernkreis', synonyms: [['Zoll', 'Abgabe']] },
      ['0 Family: abgabe Form + nummer Form'],
    ],
    [
      'stands in a compound that is still typed',
      'Kundenkont',
      Exact,
      { words: 'debitor debitorgruppe konto', synonyms: [['Kunde', 'Debitor']] },
      ['0 Family: debitor Form + konto Prefix'],
    ],
    [
      'of two words stands in a compound as these',
      'Kundennummer ',
      Exact,
      { words: 'offen posten nummer offenposten', synonyms: [['Kunde', 'offen Posten']] },
      ['0 Family: offen Form + posten Form + nummer Form'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});
