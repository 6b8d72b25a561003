import { describe, expect, it } from 'vitest';
import { lexiconOf, termNames } from './testing';
import { knownHalves } from './halves';
import { queryWords } from './words';

function halves(query: string, words: string, parts: string): string[][] {
  const lexicon = lexiconOf(words, parts);
  return queryWords(query, 'de').flatMap((word) =>
    knownHalves(lexicon, word).map((way) =>
      way.map(([{ folded }, terms]) => `${folded}: ${termNames(lexicon, terms).join(', ')}`),
    ),
  );
}

describe('knownHalves', () => {
  it.each([
    [
      'a misspelt ending, or the beginning alone',
      'Rechnungsversant ',
      'versand',
      'rechnung',
      [['rechnung: rechnung Form', 'versant: versand Form 1'], ['rechnung: rechnung Form']],
    ],
    [
      'an ending that is still typed',
      'Rechnungsve',
      'versand',
      'rechnung',
      [['rechnung: rechnung Form', 've: versand Prefix'], ['rechnung: rechnung Form']],
    ],
    [
      'no beginning of an ending that is typed out',
      'Rechnungsvers ',
      'versand',
      'rechnung',
      [['rechnung: rechnung Form', 'vers: '], ['rechnung: rechnung Form']],
    ],
    [
      'a misspelt beginning with a linking letter',
      'Rehcnungsversand',
      'rechnung',
      'versand',
      [['versand: versand Form', 'rehcnungs: rechnung Form 2, rechnung Form 1']],
    ],
    [
      'only that letter as a linking one',
      'Versanfscode',
      'versand',
      'code',
      [['code: code Form', 'versanfs: versand Form 2, versand Form 1'], ['code: code Form']],
    ],
    [
      'a misspelt beginning without one, once',
      'Zolkversand',
      'zoll zollamt',
      'versand',
      [['versand: versand Form', 'zolk: zoll Form 1']],
    ],
    [
      'the longest beginning',
      'Belegdruckxyz ',
      '',
      'beleg belegdruck',
      [['belegdruck: belegdruck Form', 'xyz: '], ['belegdruck: belegdruck Form']],
    ],
    [
      'the longest ending',
      'Xyzbelegdruck ',
      'xyzabc',
      'druck belegdruck',
      [['belegdruck: belegdruck Form', 'xyz: '], ['belegdruck: belegdruck Form']],
    ],
    [
      'both halves in their turn',
      'Belegxyzdruck ',
      '',
      'beleg druck',
      [
        ['beleg: beleg Form', 'xyzdruck: '],
        ['beleg: beleg Form'],
        ['druck: druck Form', 'belegxyz: '],
        ['druck: druck Form'],
      ],
    ],
    [
      'a beginning of four letters',
      'Codexy ',
      '',
      'code',
      [['code: code Form', 'xy: '], ['code: code Form']],
    ],
    [
      'an ending of four letters',
      'Xyzcode',
      'xyzabc',
      'code',
      [['code: code Form', 'xyz: '], ['code: code Form']],
    ],
    [
      'no ending alone behind letters by which no word begins',
      'Xyzcode',
      'xya',
      'code',
      [['code: code Form', 'xyz: ']],
    ],
    ['no shorter beginning', 'Artxyz ', '', 'art', []],
    ['no shorter ending', 'Xyzart', '', 'art', []],
    ['no beginning before a single letter', 'Codex ', '', 'code', []],
    ['no ending after two letters', 'Xycode', '', 'code', []],
    ['nothing where neither is known', 'Rechnungsversand', 'rechnung versand', '', []],
  ])('reads %s', (_, query, words, parts, expected) => {
    expect(halves(query, words, parts)).toEqual(expected);
  });

  it.each([
    ['Größenxyz ', true],
    ['Grossenxyz ', false],
  ])('takes over whether the word has umlauts: %s', (query, marked) => {
    const lexicon = lexiconOf('', 'grosse');
    const words = queryWords(query, 'de').flatMap((word) => knownHalves(lexicon, word).flat());
    expect(words.map(([word]) => word.marked)).toEqual([marked, marked, marked]);
  });
});
