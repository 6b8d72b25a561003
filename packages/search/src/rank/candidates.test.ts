import { describe, expect, it } from 'vitest';
import type { IndexOptions } from '../createIndex';
import { buildTree } from '../index/tree';
import { Effort } from '../query/plan';
import { matched, pageRecords, type TestPage } from '../testing';
import type { Candidate } from './candidate';
import { CandidateFinder } from './candidates';

/** Options of `matched`, and the pages that pass the filter. */
type Options = Partial<IndexOptions> & {
  readonly effort?: Effort;
  readonly accepts?: (page: number) => boolean;
};

/** The candidates for a query, by their texts. */
async function candidates(
  query: string,
  pages: readonly TestPage[],
  { accepts = () => true, ...options }: Options = {},
): Promise<Map<string, Candidate>> {
  const { core, plan, matches, touched, weights } = await matched(query, pages, options);
  const finder = new CandidateFinder(core, plan, matches, touched, weights);
  const { nodes } = buildTree(pageRecords(pages));
  return new Map(
    finder.find(accepts).map((candidate) => [nodes[candidate.node]?.text ?? '', candidate]),
  );
}

const page = (title: string, ...sections: readonly (readonly string[])[]): TestPage => ({
  url: `/${title}`,
  title,
  sections: Object.fromEntries(sections.map((texts, index) => [`s${index}`, texts])),
});

/** The one candidate for a query on one page. */
async function only(query: string, given: TestPage, options?: Options) {
  const found = await candidates(query, [given], options);
  expect([...found.keys()]).toHaveLength(1);
  return [...found.values()][0] as Candidate;
}

describe('the level of a word', () => {
  it.each([
    ['a title', page('Beleg'), 0],
    ['a keyword', { ...page('Titel'), keywords: ['Beleg'] }, 3],
    ['a heading', page('Titel', ['Beleg']), 2],
    ['a heading below it', page('Titel', ['### Beleg']), 4],
    ['the deepest heading', page('Titel', ['###### Beleg']), 10],
    ['the label of a text', page('Titel', ['Ort', 'Beleg: Text']), 4],
    ['a text', page('Titel', ['Ort', 'Ein Beleg']), 12],
    ['code', page('Titel', ['Ort', '<ein> Beleg']), 20],
  ])('in %s, %#', async (_name, given, level) => {
    expect(await only('Beleg ', given)).toMatchObject({ words: 1, level });
  });

  it.each([
    ['the title', page('Beleg', ['Ort', 'Die Nummer']), 2, 1],
    ['the heading', page('Titel', ['Beleg', 'Die Nummer']), 2, 3],
    ['the title rather than the heading', page('Beleg', ['Beleg', 'Die Nummer']), 2, 1],
    ['a heading above the heading', page('Titel', ['Beleg'], ['### Ort', 'Die Nummer']), 2, 3],
    ['a keyword', { ...page('Titel', ['Ort', 'Die Nummer']), keywords: ['Beleg'] }, 2, 4],
    ['another heading', page('Titel', ['Beleg'], ['Ort', 'Die Nummer']), 1, 0],
    ['a heading of another one', page('Titel', ['### Beleg'], ['Ort', 'Die Nummer']), 1, 0],
    ['a heading below', page('Titel', ['Ort', 'Die Nummer'], ['### Beleg']), 1, 0],
    ['the text before', page('Titel', ['Ort', 'Ein Beleg', 'Die Nummer']), 1, 0],
    ['above code', page('Beleg', ['Beleg', '<die> Nummer']), 1, 0],
  ])('is handed down from %s, %#', async (_name, given, words, above) => {
    const found = await candidates('Beleg Nummer ', [given]);
    const own = found.has('<die> Nummer') ? 20 : 12;
    expect(found.get('Die Nummer') ?? found.get('<die> Nummer')).toMatchObject({
      words,
      level: own + above,
    });
  });

  it('is not handed down from page to page, but from their category', async () => {
    const pages = [page('Beleg'), page('Titel', ['Ort', 'Die Nummer'])];
    expect((await candidates('Beleg Nummer ', pages)).get('Die Nummer')).toMatchObject({
      words: 1,
    });
    expect((await candidates('Dokumentation Nummer ', pages)).get('Die Nummer')).toMatchObject({
      words: 2,
      level: 16,
    });
  });

  it('is lower by that of a heading for each word on a page of lower rank', async () => {
    const first = { ...page('Erstes', ['Ort', 'Ein Beleg']), pageRank: 1 };
    const second = page('Nummer', ['Ort', 'Der Beleg']);
    const found = await candidates('Nummer Beleg ', [second, first]);
    expect(found.get('Ein Beleg')).toMatchObject({ level: 12, pageRank: 1 });
    expect(found.get('Der Beleg')).toMatchObject({ level: 12 + 1 + 2 * 4, pageRank: 0 });
  });
});

describe('a record is a candidate', () => {
  it('for words of its own and needed ones only, and where its page is accepted', async () => {
    const pages = [page('Der Beleg', ['Der Ort', 'Ein Text']), page('Belege')];
    expect([...(await candidates('der Beleg ', pages)).keys()]).toEqual(['Der Beleg', 'Belege']);
    const accepts = (number: number): boolean => number === 1;
    expect([...(await candidates('Beleg ', pages, { accepts })).keys()]).toEqual(['Belege']);
  });

  it('of its page and section', async () => {
    const pages = [
      page('Erstes'),
      page('Titel', ['Ort', 'Ein Beleg'], ['### Beleg', 'Kein Beleg']),
    ];
    const found = await candidates('Beleg ', pages);
    expect(found.get('Ein Beleg')).toMatchObject({ page: 1, section: 3, node: 4 });
    expect(found.get('Beleg')).toMatchObject({ section: 5, node: 5 });
    expect(found.get('Kein Beleg')).toMatchObject({ section: 5, node: 6 });
    expect(found.get('Kein Beleg')?.focus).toBeGreaterThan(0);
  });
});

describe('how a word is found', () => {
  const SYNONYMS = [{ objectID: '1', type: 'synonym', synonyms: ['Beleg', 'Bon'] }] as const;

  it.each([
    ['as it is', 'Beleg ', 'Ein Beleg', 0],
    ['in another form', 'Beleg ', 'Die Belege', 1],
    ['as a synonym', 'Bon ', 'Ein Beleg', 2],
    ['as a synonym in another form', 'Bon ', 'Die Belege', 2],
    ['as a word of the same family', 'buchen ', 'Die Buchung', 3],
    ['by its beginning', 'Bel', 'Ein Beleg', 4],
    ['in a name', 'Beleg ', 'Im NeuerBelegDruck', 5],
    ['in several ways, of which the best counts', 'Beleg ', 'Die Belege, der Beleg', 0],
  ])('%s', async (_name, query, text, exactness) => {
    const found = await only(query, page('Titel', ['Ort', text]), { synonyms: SYNONYMS });
    expect(found).toMatchObject({ words: 1, exactness, typos: 0 });
  });

  it('adds up', async () => {
    const found = await only('Beleg buchen ', page('Titel', ['Ort', 'Buchung der Belege']));
    expect(found).toMatchObject({ words: 2, exactness: 4 });
  });

  it.each([
    ['Masse', 'Die Masse', 0],
    ['Maße', 'Die Masse', 1],
    ['Masse', 'Die Maße', 1],
    ['Maße', 'Die Maße', 0],
    ['Größe Maße', 'Grosse Masse', 2],
  ])('as it is spelt: %s in "%s"', async (query, text, spelling) => {
    expect(await only(`${query} `, page('Titel', ['Ort', text]))).toMatchObject({ spelling });
  });

  it('with typos, which count for each word', async () => {
    const given = page('Titel', ['Ort', 'Ein Beleg mit Nummer']);
    const options = { effort: Effort.Tolerant };
    expect(await only('Belg Numer ', given, options)).toMatchObject({ words: 2, typos: 2 });
    expect(await only('Belg Nummer ', given, options)).toMatchObject({ words: 2, typos: 1 });
  });

  it('weighs what the words say that are found', async () => {
    const given = page('Titel', ['Ort', 'Ein Beleg'], ['Stelle', 'Beleg mit Nummer']);
    const { weights } = await matched('Beleg Nummer ', [given]);
    const [beleg = 0, nummer = 0] = weights;
    const found = await candidates('Beleg Nummer ', [given]);
    expect(found.get('Ein Beleg')?.weight).toBe(beleg);
    expect(found.get('Beleg mit Nummer')?.weight).toBe(beleg + nummer);
  });

  it('counts every match', async () => {
    const given = page('Titel', ['Ort', 'Beleg, Belege, Nummer, Beleg']);
    expect(await only('Beleg Nummer ', given)).toMatchObject({ frequency: 4 });
  });
});

describe('several words that answer one', () => {
  const options = {
    synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Kasse', 'Konto der Bank'] }] as const,
  };

  it.each([
    ['as a phrase', page('Titel', ['Ort', 'Konto der Bank, Nummer']), 2],
    ['apart', page('Titel', ['Ort', 'Konto einer anderen fremden Bank, Nummer']), 1],
    ['in one heading above', page('Titel', ['Konto einer anderen Bank', 'Eine Nummer']), 2],
    ['in two headings above', page('Konto', ['Bank', 'Eine Nummer']), 1],
    ['here and above', page('Konto', ['Ort', 'Bank, Nummer']), 1],
    ['nowhere', page('Konto', ['Ort', 'Eine Nummer']), 1],
  ])('are a synonym %s, %#', async (_name, given, words) => {
    const found = await candidates('Kasse Nummer ', [given], options);
    expect([...found.values()].find(({ node }) => node === 3)).toMatchObject({ words });
  });

  it('are as low as both on average, and as inexact as a family', async () => {
    const known = page('Anderes', ['Währung Code', 'Währung Code']);
    const given = page('Währung', ['Ort', 'Der Code']);
    const found = await candidates('Währungscode ', [given, known]);
    expect(found.get('Der Code')).toMatchObject({ words: 1, level: 7, exactness: 3 });
  });

  it('are not found by one of them, although the whole word is above', async () => {
    const given = page('Titel', ['Kasse', 'Ein Konto', 'Konto der Bank']);
    const found = await candidates('Kasse ', [given], options);
    expect([...found.keys()]).toEqual(['Kasse', 'Konto der Bank']);
  });

  it('are found where one of them is', async () => {
    const found = await candidates('e mail ', [page('Titel', ['Ort', 'Per E-Mail'])]);
    expect(found.get('Per E-Mail')).toMatchObject({ words: 2 });
  });
});

describe('where a text matches', () => {
  it.each([
    ['Beleg ', page('Titel', ['Ort', 'Beleg: Text']), { first: 0, position: 0, isLabel: true }],
    ['Beleg ', page('Titel', ['Ort', 'Ein Beleg']), { first: 1, position: 1, isLabel: false }],
    ['Beleg ', page('Titel', ['Ort', 'Nur so ein Beleg']), { first: 3, position: 1 }],
    ['Beleg ', page('Der neue Beleg'), { first: 2, position: 0, isLabel: false }],
    ['der Beleg ', page('Der Beleg'), { first: 1, position: 0 }],
    ['Beleg ', page('Beleg'), { first: 0, isLabel: false }],
    ['Beleg ', { ...page('Titel'), keywords: ['Beleg', 'Art'] }, { first: 17, position: 1 }],
    ['Beleg ', { ...page('Titel'), keywords: ['Art', 'Beleg'] }, { first: 33, position: 2 }],
    ['Nummer Beleg ', page('Titel', ['Ort', 'Beleg, Nummer']), { first: 0, isLabel: false }],
    ['Nummer Ort ', page('Titel', ['Stelle', 'Nummer']), { first: 0, isLabel: false }],
  ])('%s %#', async (query, given, expected) => {
    expect(await only(query, given)).toMatchObject(expected);
  });

  it('is no label with a typo', async () => {
    const given = page('Titel', ['Ort', 'Beleg: Text']);
    expect(await only('Belg ', given, { effort: Effort.Tolerant })).toMatchObject({
      first: 0,
      isLabel: false,
      level: 12,
    });
  });

  it.each([
    ['Beleg ', 'Beleg', 1],
    ['Beleg ', 'Beleg drucken', 1 / 2],
    ['Beleg drucken ', 'Beleg drucken', 1],
    // Stop words that both have count as well.
    ['Format des Belegs ', 'Format des Belegs', 1],
    ['Format Belegs ', 'Format des Belegs', 2 / 3],
    // Part of a word is less than a word.
    ['Format ', 'Belegformat', 0.6],
  ])('%s says of "%s" the share of %d', async (query, title, share) => {
    const known = page('Anderes', ['Beleg und Format', 'Belegformate']);
    const asText = page('Titel', ['Ort', title]);
    const found = await candidates(query, [page(title), known]);
    const [candidate] = found.values();
    expect(candidate).toMatchObject({ coverage: share, headingCoverage: share });
    const text = (await candidates(query, [asText, known])).get(title);
    expect(text?.headingCoverage).toBe(0);
  });

  it('says nothing of a title where a keyword matches', async () => {
    const given = { ...page('Titel'), keywords: ['Beleg'] };
    expect(await only('Beleg ', given)).toMatchObject({ words: 1, coverage: 0 });
  });

  it('tells the distance of the words, as often as it is asked', async () => {
    const found = await only('Beleg Nummer ', page('Titel', ['Ort', 'Beleg mit Nummer']));
    expect(found.proximity()).toBe(2);
    expect(found.proximity()).toBe(2);
  });
});

describe('what is called as the query says', () => {
  it.each([
    ['BR-15', page('BR-15: Regel'), 1],
    ['BR 15', page('BR-15: Regel'), 1],
    ['BR-15', page('BR-150: Regel'), 1 / 3],
    ['BR-15', page('Regel BR-15'), 0],
    ['380', page('Titel', ['Ort', '380: Rechnung']), 2 / 3],
    ['380', page('Titel', ['Ort', '3801: Rechnung']), 0],
    ['380', page('Titel', ['Ort', '380 ist eine Rechnung in Worten']), 0],
    ['380', { ...page('Titel', ['Ort', '380: Rechnung']), keywords: ['380'] }, 2 / 3],
    ['Regel', page('Regel'), 0],
    ['Regel BR-15 ', page('Regel BR-15'), 1],
    ['Regel BR-15 ', page('BR-15'), 0],
  ])('%s: %#', async (query, given, named) => {
    const found = await candidates(query, [given]);
    const last = [...found.values()].at(-1);
    expect(last?.named).toBe(named);
  });
});
