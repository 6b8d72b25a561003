import { expect, it } from 'vitest';
import type { Hit, SearchResults } from 'edocument-search';
import { missingWords } from './missing';

const hit = (text: string, marked: string): Hit => ({
  id: text,
  url: '/a',
  type: 'text',
  category: [],
  title: [],
  trail: [],
  text: [
    { text, marked: false },
    { text: marked, marked: true },
  ],
});

const results = (query: string, hits: readonly Hit[], without: string[] = []): SearchResults => ({
  query,
  hits,
  without,
  count: hits.length,
  page: 0,
  pageCount: 1,
});

const none = (word: string) => Promise.resolve(results(word, []));

it('says of a single word that no page has it, and what they have instead', async () => {
  const found = results('xyzzyqwert', [hit('Andere ', 'Werte'), hit('Ein ', 'Wert')]);
  await expect(missingWords(found, none)).resolves.toEqual({
    words: ['xyzzyqwert'],
    similar: ['Werte', 'Wert'],
  });
});

it.each(['Währungen', 'waehrung', 'Währungscode'])(
  'says nothing of a word in other forms: %s',
  async (word) => {
    const found = results(word, [hit('Der Währungscod', 'e')]);
    await expect(missingWords(found, none)).resolves.toBeUndefined();
  },
);

it('asks for the words alone that the best page lacks', async () => {
  const search = (word: string) =>
    Promise.resolve(results(word, word === 'Portal' ? [hit('Das ', 'Portal')] : []));
  const found = results('Portal Kuddelmuddel', [hit('Ein ', 'Wort')], ['Portal', 'Kuddelmuddel']);
  await expect(missingWords(found, search)).resolves.toEqual({
    words: ['Kuddelmuddel'],
    similar: [],
  });
});

it('says nothing of a page that answers a question without its words', async () => {
  await expect(
    missingWords(
      results(
        'Prüfszenario',
        [hit('Text', '')].map((one) => ({ ...one, text: [] })),
      ),
      none,
    ),
  ).resolves.toBeUndefined();
});
