import { describe, expect, it } from 'vitest';
import { Effort } from '../query/plan';
import { matched } from '../testing';
import { marksIn, matchedTerms, type Mark } from './marks';

async function marksOf(query: string, text: string, effort: Effort): Promise<Mark[]> {
  const { plan, lexicon } = await matched(
    query,
    [
      {
        url: '/a',
        title: text,
        sections: { s: ['Format der Rechnung', 'Gutschrift', 'Format und Rechnung', 'Gut'] },
      },
    ],
    { effort },
  );
  return marksIn(text, matchedTerms(plan, lexicon), lexicon);
}

async function marked(query: string, text: string, effort: Effort = Effort.Exact) {
  const marks = await marksOf(query, text, effort);
  return marks.reduceRight(
    (before, { start, end }) =>
      `${before.slice(0, start)}[${before.slice(start, end)}]${before.slice(end)}`,
    text,
  );
}

describe('marks', () => {
  it.each([
    ['Beleg', 'Ein Beleg und Belege', 'Ein [Beleg] und [Beleg]e'],
    ['Beleg ', 'Ein Beleg und Belege', 'Ein [Beleg] und [Belege]'],
    ['Beleg Art', 'Art im Beleg', '[Art] im [Beleg]'],
    ['nichts', 'Ein Beleg', 'Ein Beleg'],
    // Stop words are no reason to find a text.
    ['der Beleg', 'Der Beleg', 'Der [Beleg]'],
    // A word that is still being typed, in whatever spelling.
    ['Gutsch', 'Eine Gutschrift', 'Eine [Gutsch]rift'],
    ['Beleg Gutsch', 'Beleg: Gutschrift', '[Beleg]: [Gutsch]rift'],
    ['Gutsch Beleg', 'Beleg: Gutschrift', '[Beleg]: [Gutschrift]'],
    ['gutschrift', 'Gutschrift', '[Gutschrift]'],
    ['währ', 'Währungen', '[Währ]ungen'],
    ['waehr', 'Währungen', '[Währ]ungen'],
    ['wahr', 'Waehrungen', '[Waehr]ungen'],
    // The forms of a word are whole although they begin otherwise.
    ['Belege', 'Der Beleg', 'Der [Beleg]'],
    // Parts of compounds.
    ['Rechnung', 'Rechnungsformat', '[Rechnungs]format'],
    ['Format', 'Rechnungsformat', 'Rechnungs[format]'],
    ['Format Rechnung', 'Rechnungsformat', '[Rechnungs][format]'],
    // The longest of those that begin together, and of those that overlap.
    ['Rechnung Rechnungsformat', 'Rechnungsformat', '[Rechnungsformat]'],
    ['Format Rechnungsformat', 'Rechnungsformat', '[Rechnungsformat]'],
    // Written as one.
    ['e mail', 'Per E-Mail an', 'Per [E-Mail] an'],
    ['E-Mail', 'Per E-Mail, nicht Mail', 'Per [E-Mail], nicht Mail'],
    ['Mail', 'Per E-Mail', 'Per E-[Mail]'],
    ['ema', 'Per E-Mail', 'Per [E-Mail]'],
    ['mail email', 'Per E-Mail', 'Per [E-Mail]'],
    ['schema', 'XMLSchemaLines', 'XML[Schema]Lines'],
  ])('of %s in "%s"', async (query, text, expected) => {
    expect(await marked(query, text)).toBe(expected);
  });

  it('are whole where the word is misspelt', async () => {
    expect(await marked('Gutshr', 'Gutschrift', Effort.Tolerant)).toBe('[Gutschrift]');
  });

  it.each([
    ['Beleg Art', 'Art Beleg', [[1], [0]]],
    ['der Beleg', 'Der Beleg', [[1]]],
    ['e mail Beleg', 'Beleg, E-Mail', [[2], [0, 1]]],
    ['Beleg Belege', 'Beleg', [[0, 1]]],
  ])('say which words of %s they stand for in "%s"', async (query, text, expected) => {
    const marks = await marksOf(query, text, Effort.Exact);
    expect(marks.map(({ words }) => words)).toEqual(expected);
  });
});
