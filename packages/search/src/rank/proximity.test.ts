import { describe, expect, it } from 'vitest';
import { Effort } from '../query/plan';
import { matched, type TestPage } from '../testing';
import type { Matches } from './matches';
import { isBeginning, isPhrase, proximity } from './proximity';

/** Node of the block: the category, the title and the heading come before it. */
const BLOCK = 3;
const SYNONYMS = [
  { objectID: '1', type: 'synonym', synonyms: ['Kasse', 'Konto der Bank'] },
] as const;

const page = (text: string): TestPage => ({
  url: '/a',
  title: 'Titel',
  sections: { s: ['Ort', text] },
});

/** Makes words known, and those that compounds may be made of. */
const OTHER: TestPage = {
  url: '/b',
  title: 'Quittung',
  sections: { s: ['Währung Code', 'Währung Code'] },
};

/** A query, planned and matched on one text beside others. */
const on = (text: string, query: string, effort: Effort = Effort.Exact) =>
  matched(query, [page(text), OTHER], { synonyms: SYNONYMS, effort });

describe('the distance of the words of a query', () => {
  it.each([
    ['Beleg', 'Ein Beleg', 0],
    ['Beleg Art', 'Beleg Art', 1],
    ['Beleg Art', 'Beleg und Art', 2],
    ['Beleg Art', 'Art Beleg', 2],
    ['Beleg Art', 'Art und Beleg', 3],
    ['Beleg Art', 'Art und Form und Beleg und Art', 2],
    ['Beleg Art', 'Beleg eins zwei drei vier fünf sechs Art', 7],
    ['Beleg Art', 'Beleg eins zwei drei vier fünf sechs sieben acht neun Art', 8],
    ['Beleg Art Form', 'Beleg Art Form', 2],
    ['Beleg Art Form', 'Form Beleg Art', 4],
    // Stop words do not count, and what is not in the text is as far as can be.
    ['Beleg der Art', 'Beleg Art', 1],
    ['Beleg Quittung', 'Beleg Art', 8],
    ['Quittung Beleg', 'Beleg Art', 8],
    ['Beleg Quittung Art', 'Beleg Art', 16],
    // Parts of one word touch.
    ['Beleg Art', 'Belegart', 1],
    // A word that was taken apart, in both orders.
    ['Währungscode', 'Währung Code', 0],
    ['Währungscode', 'Währung und Code', 1],
    ['Währungscode', 'Code der Währung', 2],
    ['Währungscode Form', 'Code Währung Form', 2],
    // The text writes as one what was typed as two.
    ['x rechnung senden', 'XRechnung senden', 2],
    ['senden x rechnung', 'senden XRechnung', 2],
    ['e mail Adresse', 'Die E-Mail Adresse', 2],
    ['e mail Form', 'Form, E-Mail', 4],
    ['Art x rechnung', 'XRechnung, Art', 3],
    // A synonym of two words, and one word for both.
    ['Konto der Bank', 'Kasse', 1],
    ['Kasse', 'Konto Bank', 0],
    ['Kasse', 'Konto und Bank', 1],
  ])('%s in "%s" is %i', async (query, text, expected) => {
    const { plan, matches } = await on(text, query);
    expect(proximity(plan, matches, BLOCK)).toBe(expected);
  });

  it('is that of the closest way to answer a word', async () => {
    // Taken apart, the halves of the compound are far from each other; as a whole, it is there.
    const { plan, matches } = await on(
      'Währung eins zwei drei Code, der Währungscode',
      'Währungscode',
      Effort.Tolerant,
    );
    expect(plan.alternatives.length).toBeGreaterThan(1);
    expect(proximity(plan, matches, BLOCK)).toBe(0);
  });

  it('of the halves of a compound is as far as can be where the text has one of them', async () => {
    const { plan, matches } = await on('Der Code', 'Währungscode');
    expect(proximity(plan, matches, BLOCK)).toBe(8);
  });
});

describe('a text that begins with the query', () => {
  it.each([
    ['Letzter Fehler', 'Letzter Fehler: Text', true],
    ['Letzter Fehler', 'Letzter der Fehler', true],
    ['Letzter Fehler', 'Letzter von zwei Fehlern', false],
    ['Letzter Fehler', 'Fehler, letzter', false],
    ['Letzter Fehler', 'Ein letzter Fehler', false],
    ['der letzte Fehler', 'Letzter Fehler', true],
    ['Fehler der Art', 'Fehler Art', true],
    ['Letzter Fehler Quittung', 'Letzter Fehler', false],
    ['Fehler', 'Art und Fehler', false],
    ['x rechnung senden', 'XRechnung senden', true],
    // The second word counts from the first, not from the beginning.
    ['Art Form Beleg', 'Art und Form und Beleg', true],
    ['Art Form Beleg', 'Art Form und dann der Beleg', false],
    ['Art Form Beleg', 'Art Form Form und Beleg', false],
    ['Art Form Beleg', 'Art Beleg Form', false],
  ])('%s, "%s": %s', async (query, text, expected) => {
    const { plan, matches } = await on(text, query);
    expect(isBeginning(plan, matches, BLOCK)).toBe(expected);
  });
});

describe('a phrase', () => {
  /** A word for each of the places, given by its positions in a text. */
  const phrase = (...places: readonly (readonly number[])[]): boolean =>
    isPhrase(
      { from: 0, to: 0, leaves: [...places.keys()], quality: 2 },
      places.map((positions) => ({ positions: () => positions }) as unknown as Matches),
      0,
    );

  it.each([
    [[[4]], true],
    [[[4], [5]], true],
    [[[4], [6]], true],
    [[[4], [7]], false],
    [[[5], [4]], true],
    [[[6], [4]], false],
    [[[4], []], false],
    [[[], [4]], false],
    [
      [
        [1, 20],
        [9, 21],
      ],
      true,
    ],
    [[[4], [5], [6]], true],
    [[[4], [5], [9]], false],
    [[[1], [5], [6]], false],
  ])('is made of words at most one word apart: %j is %s', (places, expected) => {
    expect(phrase(...places)).toBe(expected);
  });
});
