import { describe, expect, it } from 'vitest';
import { matched, type TestPage } from '../testing';

/** Blocks of one word each, and as many as are needed for them to be rare. */
const page = (...texts: string[]): TestPage => ({
  url: '/a',
  title: 'Titel',
  sections: { s: ['Ort', ...texts, ...Array.from({ length: 30 }, (_, at) => `Zeile${at}`)] },
});

async function weightsOf(query: string, ...texts: string[]): Promise<readonly number[]> {
  return (await matched(query, [page(...texts)])).weights;
}

describe('what a word says', () => {
  it('is nothing for one that an answer need not have', async () => {
    expect((await weightsOf('der Beleg ', 'Beleg'))[0]).toBe(0);
  });

  it.each([
    ['is on fewer records', 'Beleg Nummer ', ['Beleg', 'Nummer', 'Nummer']],
    ['is on as many, but in one form only', 'Beleg Nummer ', ['Beleg', 'Nummer', 'Nummern']],
    ['is no talk', 'Beleg fehlt ', ['Beleg', 'fehlt']],
    ['is the noun of a question', 'Nummer stelle Beleg ', ['Nummer', 'stelle', 'stelle']],
  ])('is more if it %s', async (_name, query, texts) => {
    const [more = 0, less = 0] = await weightsOf(query, ...texts);
    expect(more).toBeGreaterThan(less);
    expect(less).toBeGreaterThan(0);
  });

  it.each([
    ['nobody knows', 'Beleg Quittung ', ['Beleg']],
    ['has relatives, as they are other words', 'Beleg Buchung ', ['Beleg', 'Buchung', 'buchen']],
    ['is the beginning of others', 'Beleg Num', ['Beleg', 'Nummer', 'Nummer', 'Nummer']],
    ['is also written as one with the next', 'Post mail ', ['Post', 'Post-Mail', 'Mail']],
  ])('is that of a rare one if it %s', async (_name, query, texts) => {
    const [rare, other] = await weightsOf(query, ...texts);
    expect(other).toBe(rare);
  });

  it('is less for a verb whose prefix is at the end of the question', async () => {
    const texts = ['stelle', 'Nummer'];
    const [, separated = 0] = await weightsOf('Wo stelle die Nummer ein ', ...texts);
    const [, whole = 0] = await weightsOf('Wo stelle die Nummer ', ...texts);
    expect(separated).toBeLessThan(whole);
    expect(separated).toBeGreaterThan(0);
  });

  it('is not what the parts of an unknown compound are worth', async () => {
    const parts = ['Währung Code', 'Währung Code', 'Währung', 'Beleg'];
    const [compound, rare] = await weightsOf('Währungscode Beleg ', ...parts);
    expect(compound).toBe(rare);
  });
});
