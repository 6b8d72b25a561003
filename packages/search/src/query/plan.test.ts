import { describe, expect, it } from 'vitest';
import { planned, type TestWorld } from './testing';
import { Effort } from './plan';

const { Exact, Tolerant, Relaxed } = Effort;

type Row = readonly [
  what: string,
  query: string,
  effort: Effort,
  world: TestWorld,
  ways: readonly string[],
];

describe('a word', () => {
  it.each<Row>([
    [
      'stands for its forms',
      'Beleg ',
      Exact,
      { words: 'beleg belege' },
      ['0 Form: beleg Form, belege Stem'],
    ],
    [
      'that is typed stands for what begins so',
      'Beleg',
      Exact,
      { words: 'beleg belegart' },
      ['0 Form: beleg Form, belegart Prefix'],
    ],
    ['that nobody knows has no way', 'Qqqq ', Exact, { words: 'beleg' }, []],
    [
      'of no meaning is looked up',
      'der Beleg ',
      Exact,
      { words: 'beleg der' },
      ['0 Form: der Form', '1 Form: beleg Form'],
    ],
    [
      'of no meaning may be the beginning of another',
      'Beleg der',
      Exact,
      { words: 'beleg derart' },
      ['0 Form: beleg Form', '1 Form: derart Prefix'],
    ],
    [
      'of no meaning is not corrected',
      'Beleg ohne ',
      Tolerant,
      { words: 'beleg ohnr' },
      ['0 Form: beleg Form'],
    ],
    [
      'is corrected where it is unknown',
      'Belge ',
      Exact,
      { words: 'beleg' },
      ['0 Form: beleg Form 1'],
    ],
    [
      'is as it is while a query is answered exactly',
      'Belegs ',
      Exact,
      { words: 'belegs belegt' },
      ['0 Form: belegs Form'],
    ],
    [
      'is corrected although it is known, with tolerance',
      'Zolle ',
      Tolerant,
      { words: 'zolle zollx' },
      ['0 Form: zolle Form', '0 Form: zollx Form 1'],
    ],
    [
      'of a question is not corrected where it is known',
      'Zolle Beleg Konto ',
      Tolerant,
      { words: 'zolle zollx beleg' },
      ['0 Form: zolle Form', '1 Form: beleg Form'],
    ],
    [
      'of a question is corrected where it is unknown',
      'Zolly Beleg Konto ',
      Tolerant,
      { words: 'zollx' },
      ['0 Form: zollx Form 1'],
    ],
    [
      'beside others of no meaning is corrected as if it were alone',
      'der Zolle ist ',
      Tolerant,
      { words: 'zolle zollx' },
      ['1 Form: zolle Form', '1 Form: zollx Form 1'],
    ],
    ['with one letter five times is not corrected', 'Aaaaab ', Relaxed, { words: 'aaaaac' }, []],
    [
      'with one letter four times is',
      'Aaaab ',
      Relaxed,
      { words: 'aaaac' },
      ['0 Form: aaaac Form 1', '0 Relaxed: aaaac Relaxed'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});

describe('a code', () => {
  it.each<Row>([
    ['is not corrected', '4711 ', Tolerant, { words: '4712 4711' }, ['0 Form: 4711 Form']],
    [
      'that is unknown leads to those that begin as it does',
      '47119 ',
      Exact,
      { words: '47112' },
      ['0 Relaxed: 47112 Relaxed'],
    ],
    [
      'may be written apart, and then leads nowhere else',
      'ISO4217 ',
      Exact,
      { words: 'iso 4217 iso421' },
      ['0 Synonym: iso Form + 4217 Form'],
    ],
    [
      'may be written apart while it is typed',
      'ISO42',
      Exact,
      { words: 'iso 4217' },
      ['0 Synonym: iso Form + 4217 Prefix'],
    ],
    [
      'that is known is not written apart',
      'ISO4217 ',
      Relaxed,
      { words: 'iso 4217 iso4217' },
      ['0 Form: iso4217 Form'],
    ],
    [
      'has halves of two letters',
      'EN16 ',
      Exact,
      { words: 'en 16 e n16 en1 6' },
      ['0 Synonym: en Form + 16 Form'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});

describe('a German verb', () => {
  it.each<Row>([
    [
      'whose prefix is at the end means the whole verb only',
      'Wie richte ich Belege ein ',
      Exact,
      { words: 'einrichten richte' },
      ['1 Stem: einrichten Stem'],
    ],
    [
      'that may be one means it as well',
      'Belege richten ein ',
      Exact,
      { words: 'einrichten richten' },
      ['1 Form: richten Form', '1 Stem: einrichten Form'],
    ],
    [
      'that is known by that only is no unknown word',
      'Belege richten ein ',
      Exact,
      { words: 'einrichten richtenxyz' },
      ['1 Stem: einrichten Form'],
    ],
    [
      'has no prefix without one at the end',
      'Belege richten ',
      Exact,
      { words: 'einrichten' },
      ['1 Relaxed: einrichten Relaxed'],
    ],
    [
      'is not its own prefix',
      'Belege fest ',
      Exact,
      { words: 'festfest' },
      ['1 Relaxed: festfest Relaxed', '1 Relaxed: festfest Relaxed'],
    ],
    ['has at least three letters', 'Ax ab ', Exact, { words: 'abax' }, []],
    ['of three letters', 'Axt ab ', Exact, { words: 'abaxt' }, ['0 Stem: abaxt Form']],
    [
      'is none in English',
      'mail an ',
      Exact,
      { words: 'anmail', language: 'en' },
      ['0 Relaxed: anmail Relaxed'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});

describe('a word that nothing explains', () => {
  it.each<Row>([
    [
      'is a known part of it',
      'Rechnungsxyzxyz ',
      Exact,
      { parts: 'rechnung' },
      ['0 Relaxed: rechnung Form'],
    ],
    [
      'is what begins so',
      'Fakt ',
      Exact,
      { words: 'faktura' },
      ['0 Relaxed: faktura Relaxed', '0 Relaxed: faktura Relaxed'],
    ],
    ['is what contains it', 'aktu ', Exact, { words: 'faktura' }, ['0 Relaxed: faktura Relaxed']],
    [
      'is what begins as it does, where that is all',
      'Fakturxyz ',
      Exact,
      { words: 'fakturieren' },
      ['0 Relaxed: fakturieren Relaxed'],
    ],
    [
      'is looked for so only if it is unknown',
      'Faktor ',
      Tolerant,
      { words: 'faktor faktorxyz' },
      ['0 Form: faktor Form'],
    ],
    [
      'is looked for so only if it cannot be corrected',
      'Fakti ',
      Tolerant,
      { words: 'faktx faktixyz' },
      ['0 Form: faktx Form 1'],
    ],
    [
      'may be a known one that leads nowhere',
      'Faktor ',
      Relaxed,
      { words: 'faktor faktorxyz' },
      ['0 Form: faktor Form', '0 Relaxed: faktorxyz Relaxed', '0 Relaxed: faktorxyz Relaxed'],
    ],
  ])('%s', (_, query, effort, world, ways) => {
    expect(planned(query, effort, world).ways).toEqual(ways);
  });
});

describe('leaves', () => {
  it('are one for a word and the word that it is a synonym of', () => {
    const world = { words: 'faktura rechnung', synonyms: [['Faktura', 'Rechnung']] };
    const { plan } = planned('Faktura Rechnung ', Exact, world);
    expect(plan.alternatives.map(({ leaves }) => leaves)).toEqual([[0], [1], [1], [0]]);
  });

  it('of synonyms have none of the umlauts that were typed', () => {
    const world = { words: 'format belegart', synonyms: [['Größe', 'Format', 'Beleg Art']] };
    const { plan } = planned('Größe ', Exact, world);
    expect(plan.leaves.map(({ marked }) => marked)).toEqual([false, false]);
  });

  it('are one for what several ways need', () => {
    const { plan } = planned('Beleg Beleg ', Exact, { words: 'beleg' });
    expect(plan.alternatives.map(({ leaves }) => leaves)).toEqual([[0], [0]]);
    expect(plan.leaves).toHaveLength(1);
  });

  it('are two for a word with and without umlauts, which rank differently', () => {
    const { plan } = planned('Größe Grosse ', Exact, { words: 'grosse' });
    expect(plan.alternatives.map(({ leaves }) => leaves)).toEqual([[0], [1]]);
    expect(plan.leaves).toMatchObject([
      { marked: true, typed: 6, width: 1 },
      { marked: false, typed: 6, width: 1 },
    ]);
  });
});
