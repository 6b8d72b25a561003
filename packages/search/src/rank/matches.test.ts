import { describe, expect, it } from 'vitest';
import { matched } from '../testing';
import { Matches, NO_MATCH } from './matches';

/** Nodes of the blocks below: the category, the title and the heading come before them. */
const [FIRST, SECOND, THIRD] = [3, 4, 5];

async function matchesOf(query: string, ...texts: string[]): Promise<Matches> {
  const sections = { s: ['Ort', ...texts] };
  const { matches } = await matched(query, [{ url: '/a', title: 'Titel', sections }]);
  const [found] = matches;
  if (!found) throw new Error(`nothing is like ${query}`);
  return found;
}

describe('matches', () => {
  it('are the nodes that have a word, each once', async () => {
    const matches = await matchesOf('Beleg ', 'Beleg und Beleg', 'Ein Ort', 'Belege');
    expect(matches.nodes.sort()).toEqual([FIRST, THIRD]);
    expect(matches.cost[SECOND]).toBe(NO_MATCH);
    expect([...matches.frequency.slice(FIRST)]).toEqual([2, 0, 1]);
  });

  it('have the cost of the best one in a node, whatever comes first', async () => {
    const matches = await matchesOf('Beleg ', 'Beleg, Belege', 'Belege, Beleg', 'Belege');
    expect(matches.cost[FIRST]).toBe(matches.cost[SECOND]);
    expect(matches.cost[THIRD]).toBeGreaterThan(matches.cost[FIRST] as number);
  });

  it('have places in the text, from the first word on', async () => {
    const matches = await matchesOf('Beleg ', 'Beleg zu Belegen, ein Beleg', 'Ein Ort');
    expect(matches.positions(FIRST).sort()).toEqual([0, 2, 4]);
    expect(matches.positions(SECOND)).toEqual([]);
  });

  it('far back in a text have no place that is known', async () => {
    const matches = await matchesOf('Beleg ', `${'Wort '.repeat(254)}Beleg, Beleg`);
    expect(matches.positions(FIRST)).toEqual([254]);
    expect(matches.frequency[FIRST]).toBe(2);
  });

  it('are counted up to what a byte holds', () => {
    const matches = Matches.of(
      { terms: [{ term: 0, quality: 0, typos: 0 }], marked: false },
      1,
      (_term, visitor) => {
        for (let position = 0; position < 300; position += 1) visitor(0, position % 9, 0, false);
      },
    );
    expect(matches.frequency[0]).toBe(255);
  });
});
