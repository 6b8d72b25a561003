import { describe, expect, it } from 'vitest';
import type { IndexOptions } from '../createIndex';
import { Effort } from '../query/plan';
import { engineOf, find, matched, type TestPage } from '../testing';
import type { Candidate } from './candidate';
import { CandidateFinder } from './candidates';
import { compareCandidates } from './order';
import { PageRanking, type RankedPage } from './pages';

type Options = Partial<IndexOptions> & {
  readonly effort?: Effort;
  /** The records that answer; by default those that are found. */
  readonly records?: readonly Candidate[];
};

async function rank(
  query: string,
  given: readonly TestPage[],
  { records, ...options }: Options = {},
): Promise<RankedPage[]> {
  const pages = given.map((one, index) => ({ ...one, url: `/${index}` }));
  const { core, plan, matches, touched, weights } = await matched(query, pages, options);
  const finder = new CandidateFinder(core, plan, matches, touched, weights);
  const sorted = records ?? finder.find(() => true).sort(compareCandidates);
  return new PageRanking(core, plan, matches, touched, weights).rank(sorted, query);
}

const page = (title: string, ...sections: readonly (readonly string[])[]): TestPage => ({
  url: '/',
  title,
  sections: Object.fromEntries(sections.map((texts, index) => [`s${index}`, texts])),
});

/** Scores of pages by what is on them, whichever of their records answer. */
async function scores(query: string, pages: readonly TestPage[], options: Options = {}) {
  const ranked = await rank(query, pages, { records: [], ...options });
  return pages.map((_, at) => ranked.find((found) => found.page === at)?.score ?? 0);
}

const asked = (title: string, ...asks: string[]): TestPage => ({ ...page(title), asks });
const text = (...texts: string[]): TestPage => page('Titel', ['Ort', ...texts]);

/** Makes words known, and those that compounds may be made of. */
const KNOWN = text('Währung Code', 'Währung Code', 'Drucker', 'Beleg und Nummer und Form');
const SYNONYMS = [{ objectID: '1', type: 'synonym', synonyms: ['Beleg', 'Bon'] }] as const;

describe('a page says more of a query', () => {
  const TWO = 'Beleg Nummer ';
  const THREE = 'Beleg Nummer Form ';

  it.each<[string, string, TestPage, TestPage, ...TestPage[]]>([
    ['with both words', TWO, text('Beleg, Nummer'), text('Beleg, Text')],
    ['with a rarer word', TWO, text('Nummer'), text('Beleg'), text('Beleg')],
    ['in its title than in a keyword', TWO, page(TWO), { ...page('Titel'), keywords: [TWO] }],
    [
      'in a heading than in a keyword',
      TWO,
      page('Titel', [TWO]),
      { ...page('Titel'), keywords: [TWO] },
    ],
    ['in a heading than in a text', TWO, page('Titel', [TWO, 'Ort']), text(TWO)],
    ['in a heading than in one below', TWO, page('Titel', [TWO]), page('Titel', [`### ${TWO}`])],
    ['in a text than in code', TWO, text(TWO), text(`<code> ${TWO}`)],
    ['in two texts than in one', TWO, text(TWO, TWO), text(TWO, 'Ort')],
    ['in a short page than in a long one', TWO, text(TWO), text(TWO, 'Ein Satz', 'Noch einer')],
    ['in a question than in its title', TWO, asked('Titel', TWO), page(TWO)],
    [
      'in its description than in its headings',
      TWO,
      { ...page('Titel'), description: TWO },
      page('Titel', [TWO]),
    ],
    ['in a question than in its headings', TWO, asked('Titel', TWO), page('Titel', [TWO])],
    [
      'in one question than in two',
      TWO,
      asked('Titel', TWO, 'Ort'),
      asked('Titel', 'Beleg', 'Nummer'),
    ],
    [
      'in a long question that says all than in a short one that says less',
      TWO,
      asked('Titel', `${TWO} Gerät Papier Farbe Größe Zeit`),
      asked('Titel', 'Beleg'),
    ],
    [
      'in its title and description than in its description alone',
      TWO,
      { ...page(TWO), description: TWO },
      { ...page('Titel'), description: TWO },
    ],
    [
      'in a question that says nothing else',
      TWO,
      asked('Titel', TWO),
      asked('Titel', `${TWO} Gerät Papier Farbe`),
    ],
    ['in several questions', THREE, asked('Titel', THREE, THREE), asked('Titel', THREE)],
    ['in a question that says nothing else', TWO, asked('Titel', TWO), asked('Titel', THREE)],
    ['in a title that says nothing else', THREE, page('Beleg'), page('Beleg Gerät')],
    [
      'in a title that says nothing else, whatever its texts say',
      THREE,
      page('Beleg', ['Ort', 'Im langen Text steht Beleg']),
      page('Beleg Gerät', ['Ort', 'Beleg']),
    ],
    [
      'in a question than in its description',
      TWO,
      asked('Titel', TWO),
      { ...page('Titel'), description: TWO },
    ],
    [
      'in its description beside a question',
      TWO,
      { ...asked('Titel', TWO), description: TWO },
      asked('Titel', TWO),
    ],
    ['as it is than in another form', TWO, text('Beleg, Nummer'), text('Belege, Nummer')],
    ['in another form than in another word', 'Bon Nummer ', text('Bons'), text('Beleg')],
    ['of its family than as a part', 'buchen Beleg ', text('Buchung'), text('NeuerBelegDruck')],
    ['beginning so than as a part', 'Nummer Druck', text('Drucker'), text('NeuerDruckBeleg')],
  ])('%s', async (_name, query, better, worse, ...others) => {
    const [first = 0, second = 0] = await scores(query, [better, worse, KNOWN, ...others], {
      synonyms: SYNONYMS,
    });
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(0);
  });

  it.each([
    // Two words are what something is called rather than a question.
    ['in several questions about two words', TWO, asked('Titel', TWO, TWO), asked('Titel', TWO)],
    ['in a title about two words', TWO, page('Beleg'), page('Beleg Gerät')],
    ['in a long page in its title', TWO, page(TWO), page(TWO, ['Ort', 'Ein Satz'])],
    [
      'in a text over and over',
      TWO,
      text(TWO, TWO, TWO, TWO, TWO, 'Ort'),
      text(TWO, TWO, TWO, TWO, TWO, TWO),
    ],
    ['in its category', 'Dokumentation Beleg ', page('Beleg'), page('Beleg')],
  ])('but not %s', async (_name, query, one, other) => {
    const [first, second] = await scores(query, [one, other]);
    expect(first).toBe(second);
    expect(first).toBeGreaterThan(0);
  });

  it('of a word than of a misspelt one', async () => {
    const options = { effort: Effort.Tolerant };
    const [right = 0, wrong = 0] = await scores(
      'Beleg Nummre ',
      [text('Beleg'), text('Nummer'), text('Beleg', 'Nummer'), text('Nummer', 'Beleg')],
      options,
    );
    expect(right).toBeGreaterThan(wrong);
    expect(wrong).toBeGreaterThan(0);
  });
});

describe('a word that was taken apart', () => {
  const query = 'Währungscode Beleg ';
  const withoutOf = async (given: TestPage) =>
    (await rank(query, [given, KNOWN])).find((found) => found.page === 0)?.without;

  it('is on a page where one text has all its parts', async () => {
    expect(await withoutOf(text('Code der Währung, Beleg'))).toEqual([]);
    expect(await withoutOf(text('Code und Beleg', 'Währung'))).toEqual([0]);
  });

  it('counts as a keyword where one part is one', async () => {
    const beside = { ...page('Code'), keywords: ['Währung'] };
    const [own = 0, both = 0] = await scores(query, [page('Code der Währung'), beside, KNOWN]);
    expect(own).toBeGreaterThan(both);
    expect(both).toBeGreaterThan(0);
  });
});

describe('of a query, a page', () => {
  it('is without the words that nothing on it or about it says', async () => {
    const pages = [
      text('Beleg'),
      asked('Titel', 'Nummer'),
      { ...page('Form'), keywords: ['Beleg'], description: 'Nummer' },
      page('Anderes'),
    ];
    const ranked = await rank('der Beleg Nummer Form ', pages);
    const without = ranked.map((found) => [found.page, found.without]);
    expect(without.sort()).toEqual([
      [0, [2, 3]],
      [1, [1, 3]],
      [2, []],
    ]);
  });

  it('leads to the passage that says the most, headings above it and its own length included', async () => {
    const passageOf = async (...texts: string[]): Promise<number | undefined> => {
      const [best] = await rank('Beleg Nummer ', [text(...texts), page('Ort'), page('Art')]);
      return best?.passage;
    };
    // Category, title and heading come before the texts.
    expect(await passageOf('Beleg', 'Beleg Nummer')).toBe(4);
    expect(await passageOf('Beleg Nummer', 'Beleg')).toBe(3);
    expect(await passageOf(`Beleg Nummer ${'und noch viel mehr '.repeat(9)}`, 'Beleg Nummer')).toBe(
      4,
    );
  });

  it('leads to no passage where only what is said about it matches', async () => {
    const [best] = await rank(
      'Beleg Nummer ',
      [{ ...text('Ort'), description: 'Beleg Nummer' }, KNOWN],
      {
        records: [],
      },
    );
    expect(best?.page === 0 ? best.passage : undefined).toBeUndefined();
  });

  it('comes before those that say less, and a later one that says as much', async () => {
    const pages = [text('Beleg'), page('Beleg'), text('Beleg'), page('Beleg Nummer'), page('Ort')];
    const ranked = await rank('Beleg Nummer ', pages, { records: [] });
    expect(ranked.map((found) => found.page)).toEqual([3, 1, 0, 2]);
  });
});

describe('the best records of a page', () => {
  /** Nodes of the page below. */
  const [TITLE, HEADING, TEXT] = [1, 2, 3];

  /** The score of a page of which one record answers, in a place among those of others. */
  async function scoreOf(
    query: string,
    given: Partial<Candidate>,
    title = 'Beleg Nummer Gerät',
    before: readonly Partial<Candidate>[] = [],
  ): Promise<number> {
    const { weights } = await matched(query, [page(title, ['Ort', 'Beleg'])]);
    const whole: Partial<Candidate> = {
      page: 0,
      node: TITLE,
      words: weights.length,
      typos: 0,
      weight: weights.reduce((sum, weight) => sum + weight, 0),
      exactness: 0,
      named: 0,
      isLabel: false,
      headingCoverage: 0.5,
      proximity: () => 8,
    };
    const records = [...before, given].map((one) => ({ ...whole, ...one }) as Candidate);
    const [found] = await rank(query, [page(title, ['Ort', 'Beleg'])], { records });
    return found?.score ?? 0;
  }

  it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['say more', {}, { weight: 1 }],
    ['are without typos', {}, { typos: 1 }],
    ['are as exact', {}, { exactness: 4 }],
    ['are as exact for their words', { exactness: 4 }, { exactness: 4, words: 1 }],
    ['are a heading that says nothing else', { headingCoverage: 0.9 }, { headingCoverage: 0.4 }],
    ['are just the query', { headingCoverage: 1 }, { headingCoverage: 0.99 }],
    [
      'have the query as a phrase',
      { headingCoverage: 0.9, proximity: () => 1 },
      { headingCoverage: 0.9, proximity: () => 2 },
    ],
    [
      'are just the query than as a phrase',
      { headingCoverage: 1 },
      { headingCoverage: 0.9, proximity: () => 1 },
    ],
    ['are a title', {}, { node: HEADING }],
    [
      'are a label than just a heading',
      { node: TEXT, isLabel: true },
      { node: HEADING, headingCoverage: 1 },
    ],
    ['are a heading', { node: HEADING }, { node: TEXT }],
    ['are a label', { node: TEXT, isLabel: true }, { node: TEXT }],
    ['are a label more than a heading', { node: TEXT, isLabel: true }, { node: HEADING }],
    ['are called so', { named: 1 }, { named: 0 }],
  ])('count more that %s', async (_name, better, worse) => {
    expect(await scoreOf('Beleg Nummer ', better)).toBeGreaterThan(
      await scoreOf('Beleg Nummer ', worse),
    );
  });

  it.each<[string, string, string, Partial<Candidate>, Partial<Candidate>]>([
    [
      'a phrase with a number',
      'Beleg 380 ',
      'Beleg 380 Gerät',
      { headingCoverage: 0.9, proximity: () => 1 },
      { headingCoverage: 0.9, proximity: () => 8 },
    ],
    [
      'a phrase among keywords',
      'Beleg Nummer ',
      'Beleg Nummer Gerät',
      { headingCoverage: 0.5, proximity: () => 1 },
      { headingCoverage: 0.5, proximity: () => 8 },
    ],
    [
      'more than all of a heading',
      'Beleg Nummer ',
      'Beleg Nummer Gerät',
      { headingCoverage: 1.5 },
      { headingCoverage: 1 },
    ],
    [
      'a heading that is just the query',
      'Beleg Nummer ',
      'Beleg Nummer Gerät',
      { node: HEADING, headingCoverage: 1 },
      { node: HEADING, headingCoverage: 1.5 },
    ],
  ])('count no more for %s', async (_name, query, title, one, other) => {
    expect(await scoreOf(query, one, title)).toBe(await scoreOf(query, other, title));
  });

  it('are a phrase without the stop words of the query', async () => {
    const score = (distance: number) =>
      scoreOf('der Beleg Nummer ', { headingCoverage: 0.8, proximity: () => distance });
    expect(await score(1)).toBeGreaterThan(await score(2));
  });

  it('count as what is best of each', async () => {
    const [heading, named] = [{ node: HEADING }, { node: TEXT, named: 1 / 3, weight: 0 }];
    const both = await scoreOf('Beleg Nummer ', named, undefined, [heading]);
    expect(both).toBeGreaterThan(await scoreOf('Beleg Nummer ', heading));
    expect(both).toBe(await scoreOf('Beleg Nummer ', heading, undefined, [named]));
    expect(both).toBe(await scoreOf('Beleg Nummer ', heading, undefined, [named, named]));
  });

  it('count by the place of their page among the others', async () => {
    const before = (number: number) =>
      Array.from({ length: number }, (_, at) => ({ page: at + 1 }));
    const score = (number: number) => scoreOf('Beleg Nummer ', {}, undefined, before(number));
    const [first, second, third] = [await score(0), await score(1), await score(2)];
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });
});

describe('the page of a rule', () => {
  const manual = page('Handbuch', ['Betrag', 'Der Betrag der Zeile ist größer']);
  const rule: TestPage = { ...page('Regel', ['Betrag', 'Der Betrag ist größer']), kind: 'rules' };

  it('comes first for the sentence of a rule only', async () => {
    const first = async (query: string) => (await rank(query, [manual, rule]))[0]?.page;
    expect(await first('Betrag der Zeile größer')).toBe(0);
    expect(await first('Betrag der Zeile muss größer sein')).toBe(1);
  });
});

describe('the passage of a page', () => {
  const around = {
    'before-you-start': 'Das Konto gehört zur Bank, wie sie angelegt ist',
    steps: 'Das Konto gehört zur Bank, wie man sie öffnet',
    test: 'Das Konto gehört zur Bank, wie man sie ansieht',
    result: 'Das Konto gehört zur Bank, wie sie da steht',
    undo: 'Das Konto gehört zur Bank, wie man sie leert',
    iban: 'Zum Konto gehört eine Nummer, wie die Bank sie schreibt und der Käufer sie liest',
  };
  const opened = async (query: string, ...anchors: readonly (keyof typeof around)[]) => {
    const sections = anchors.map((anchor) => [anchor, ['Ort', around[anchor]]] as const);
    const one = { url: '/0', title: 'Seite', sections: Object.fromEntries(sections) };
    return find(await engineOf([one]), query).then(({ hits }) => hits[0]?.url);
  };

  it.each(['before-you-start', 'steps', 'test', 'result', 'undo'] as const)(
    'is not in the section "%s" where another says nearly as much',
    async (anchor) => {
      expect(await opened('was ist mit Konto und Bank', anchor, 'iban')).toBe('/0#iban');
      expect(await opened('was ist mit Konto und Bank', anchor)).toBe(`/0#${anchor}`);
    },
  );

  it.each([
    ['before-you-start', 'was brauche ich für Konto und Bank'],
    ['steps', 'wie geht das mit Konto und Bank'],
    ['test', 'Konto und Bank testen'],
    ['undo', 'Konto und Bank rückgängig'],
  ] as const)('is in the section "%s" where that is asked for', async (anchor, query) => {
    expect(await opened(query, anchor, 'iban')).toBe(`/0#${anchor}`);
  });
});
