import { expandCompact, isCompact, type CompactIndex } from './index/compact';
import {
  decodeCore,
  INDEX_VERSION,
  versionError,
  type Core,
  type Facets,
  type SearchManifest,
} from './index/format';
import { elementKey, familyKey } from './index/places';
import type { TreeNode } from './index/tree';
import { elementOf, nameOfValue, placesOfMessage, type Place } from './messages';
import { nameKey, subjectKey } from './names';
import { Lexicon, Quality, type TermMatch } from './query/lexicon';
import { Effort, planQuery, type Plan } from './query/plan';
import { Synonyms } from './query/synonyms';
import { queryWords, type QueryWord } from './query/words';
import type { Candidate } from './rank/candidate';
import { answerOf, isDescribedOnly, isWholeText } from './rank/answer';
import { CandidateFinder } from './rank/candidates';
import { Matches } from './rank/matches';
import { compareCandidates, onePerSection, spreadPages } from './rank/order';
import { PageRanking } from './rank/pages';
import { wordWeights } from './rank/weights';
import { passesFilters } from './present/filters';
import { buildHit, rowHit } from './present/hit';
import { matchedTerms } from './present/marks';
import { Shards, type FetchBytes } from './shards';
import type { Filters, QueryOptions, SearchResults } from './types';

export type { FetchBytes } from './shards';

/** With fewer full matches than this, the query is tried again with typos. */
const FEW = 3;

/** Defaults of a query. */
const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
/** Longest answer: about four lines. */
const ANSWER_WORDS = 60;

/** Pages whose score is a smaller share of the best one's answer another question. */
const LEAST_SCORE = 0.35;
/** Hits of one page for a query of several words: what a group of results may have. */
const PER_PAGE = 5;

/** Words of a row by which its code and the name after it begin. */
const NAME_END = 3;

interface Answer {
  readonly plan: Plan;
  /** In order. */
  readonly candidates: readonly Candidate[];
  readonly pages: PageRanking;
  /** Information in each word of the query. */
  readonly weights: readonly number[];
}

/** The code that a question is about and nothing else: "what is VATEX-EU-IC". */
function askedCode(words: readonly QueryWord[]): string | undefined {
  const asked = words.filter(({ optional }) => !optional).map(({ typed }) => typed);
  const isCode = asked.every((word) => word === word.toUpperCase() && word.length > 1);
  return isCode && asked.length < words.length ? asked.join('-') : undefined;
}

/** Matches of terms, marked or not, that an earlier attempt at the same query has found. */
type KnownMatches = Map<readonly TermMatch[], Map<boolean, Matches>>;

/** Words, by index, that nothing answers: no record can have them. */
function unanswered({ words, alternatives }: Plan): number[] {
  return words.flatMap(({ optional }, index) =>
    optional || alternatives.some(({ from, to }) => from <= index && index <= to) ? [] : [index],
  );
}

/** The places that a query leads to. */
interface Found {
  readonly plan: Plan;
  readonly hits: readonly Place[];
  /** Words, by index, that the best page lacks. */
  readonly without: readonly number[];
  /** The passage that answers by itself. */
  readonly answer?: Place | undefined;
}
/** Answers search requests from a built index, whose files it reads when they are needed. */
export class SearchEngine {
  private readonly lexicon: Lexicon;
  private readonly synonyms: Synonyms;
  private readonly shards: Shards;
  /** Nodes that questions are about. */
  private readonly asked: ReadonlySet<number>;
  /** Pages of rows without records of their own: what describes them has every word and answers nothing. */
  private readonly lists: ReadonlySet<number>;

  private constructor(
    private readonly core: Core,
    fetchBytes: FetchBytes,
  ) {
    this.lexicon = new Lexicon(core.vocabulary, core.meta.language);
    this.synonyms = new Synonyms(core.meta.synonyms, core.meta.language);
    this.shards = new Shards(core, fetchBytes);
    this.asked = new Set(core.nodeAsked);
    const rows = [...core.places.values()].flat().filter(({ row }) => row !== undefined);
    this.lists = new Set(rows.map(({ node }) => core.nodePage[node] as number));
  }

  /** Loads an index. Rejects when it cannot be read or is of another version. */
  static async open(manifest: SearchManifest, fetchBytes: FetchBytes): Promise<SearchEngine> {
    if (manifest.version !== INDEX_VERSION) throw versionError(manifest.version);
    const [core, rest] = await Promise.all([
      fetchBytes(manifest.core),
      manifest.rest === undefined ? undefined : fetchBytes(manifest.rest),
    ]);
    return SearchEngine.of({ core, rest }, fetchBytes);
  }

  /** An engine of loaded files; without the rest, it answers from the core alone. */
  static of(loaded: CompactIndex, fetchBytes: FetchBytes): SearchEngine {
    if (!isCompact(loaded.core)) return new SearchEngine(decodeCore(loaded.core), fetchBytes);
    const { core, files } = expandCompact(loaded);
    return new SearchEngine(decodeCore(core), async (name) => files.get(name) ?? fetchBytes(name));
  }

  /** Answers a query. Rejects only when a file cannot be read. */
  async query(text: string, options: QueryOptions = {}): Promise<SearchResults> {
    const { page = 0, hitsPerPage = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS } = options;
    const { plan, hits, without, answer } = await this.find(text, options.filters ?? []);
    const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const asked = page === 0 && answer ? [answer] : [];
    await this.shards.loadTexts([...shown, ...asked].map((place) => place.page));
    const hitOptions = {
      snippetWords,
      terms: matchedTerms(plan, this.lexicon),
      lexicon: this.lexicon,
    };
    const [whole] = asked.flatMap(({ node, page: at }) => {
      const stored = this.shards.page(at);
      const own = stored.nodes[node - (this.core.pageFirstNode[at] as number)] as TreeNode;
      const options = { ...hitOptions, snippetWords: ANSWER_WORDS };
      return isWholeText(own) ? [buildHit(this.core, stored, at, node, options)] : [];
    });
    return {
      query: text,
      hits: shown.map(({ node, page: at, row }) => {
        const stored = this.shards.page(at);
        const hit = buildHit(this.core, stored, at, node, hitOptions);
        return row === undefined ? hit : rowHit(hit, stored.url, row);
      }),
      count: hits.length,
      page,
      pageCount: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
      without: without.map((index) => plan.words[index]?.typed ?? ''),
      ...(whole ? { answer: whole } : {}),
    };
  }

  private async find(query: string, filters: Filters): Promise<Found> {
    const words = queryWords(query, this.core.meta.language);
    const accepts = this.pageFilter(filters);
    const needed = words.filter((word) => !word.optional).length;
    const answer = await this.attempt(words, needed, accepts);
    const { plan, candidates } = answer;
    const found =
      needed > 1 || words.length > 2 || this.isAskedOnly(answer)
        ? this.byPage(answer, accepts, query)
        : {
            hits: spreadPages(onePerSection(candidates)),
            without: unanswered(plan),
            answer: undefined,
          };
    const exact = this.named(nameKey(askedCode(words) ?? query), accepts);
    // Words around the name of a row may be what tells it from others ("which version of XRechnung").
    const subject = this.named(subjectKey(query, this.core.meta.language), accepts).filter(
      ({ node }) => this.core.nodeLevel[node] === 1,
    );
    const named = exact.length > 0 ? exact : subject;
    const family = this.named(familyKey(query), accepts);
    const told = (): Place[] =>
      placesOfMessage(query, plan.words, found.hits, {
        language: this.core.meta.language,
        named: (key) => this.named(key, accepts),
        isRule: ({ page }) => this.facetsOf(page).kind === 'rules',
      });
    const element = elementOf(query);
    const terms = element === undefined ? [] : this.named(elementKey(element), accepts);
    const value = nameOfValue(query);
    const kinds = value === undefined ? [] : this.named(nameKey(value), accepts);
    const first = [named, kinds, family, told(), terms].find((places) => places.length > 0) ?? [];
    const others = found.hits.filter(({ node }) => !first.some((place) => place.node === node));
    const passage =
      first.length > 0 ? this.answerAmong(first, words.length, found.hits) : found.answer;
    // A name or value asks for its page.
    const isPageMeant = exact.length > 0 || value !== undefined;
    return {
      plan,
      hits: [...first, ...others],
      without: named.length > 0 ? [] : found.without,
      answer: isPageMeant || (passage && this.lists.has(passage.page)) ? undefined : passage,
    };
  }

  /**
   * The description of the rule or term that words around its name, or a message, lead to, since it has the
   * remedy. None where several may be meant.
   */
  private answerAmong(
    [first, second]: readonly Place[],
    words: number,
    [best]: readonly Place[],
  ): Place | undefined {
    const isMeant = first && (!second || second.page === first.page || best?.page === first.page);
    const isAsked = words > 2 && first?.row === undefined;
    return isMeant && isAsked && isDescribedOnly(this.core, first.page) ? first : undefined;
  }

  /** The places of a name, by its key; those called as the whole query says come before all else. */
  private named(key: string, accepts: (page: number) => boolean): Place[] {
    return (this.core.places.get(key) ?? [])
      .map((place) => ({ ...place, page: this.core.nodePage[place.node] as number }))
      .filter(({ page }) => accepts(page));
  }

  /** True for a single word that is in questions about pages and on no page as it is typed. */
  private isAskedOnly({ plan: { words }, candidates }: Answer): boolean {
    const word = words.find(({ optional }) => !optional);
    return (
      word !== undefined &&
      this.lexicon.forms(word.folded).some(({ quality }) => quality <= Quality.Stem) &&
      candidates.every(({ exactness, typos }) => exactness > Quality.Stem || typos > 0)
    );
  }

  /** The pages in the order of their scores, each with itself and its best sections. */
  private byPage(
    { plan, candidates, pages, weights }: Answer,
    accepts: (page: number) => boolean,
    query: string,
  ): Pick<Found, 'hits' | 'without' | 'answer'> {
    const ranked = pages.rank(candidates, query).filter(({ page }) => accepts(page));
    const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
    const needed = plan.words.filter(({ optional }) => !optional).length;
    const sections = new Map<number, Candidate[]>();
    for (const candidate of candidates.filter((one) => this.answers(one, plan))) {
      const { page } = candidate;
      sections.set(page, [...(sections.get(page) ?? []), candidate]);
    }
    const hits = ranked.flatMap(({ page, score, passage }): Place[] => {
      if (score < least) return [];
      const title = { page, node: this.core.pageFirstNode[page] as number };
      const all = sections.get(page) ?? [];
      const best =
        all.find(({ node }) => node === passage) ?? all.find(({ section }) => section === passage);
      const found: readonly Place[] = onePerSection(best ? [best, ...all] : all);
      // A place may be the best by what it is asked alone.
      if (!best && passage !== undefined && this.asked.has(passage))
        return [{ page, node: passage }, ...found].slice(0, PER_PAGE);
      if (found.length === 0) return [title];
      const own = all.find(({ node }) => node === title.node);
      // Who asks for what the page is called wants the page.
      const places =
        own?.words === needed ? [title, ...found.filter((candidate) => candidate !== own)] : found;
      return places.slice(0, PER_PAGE);
    });
    return {
      hits: spreadPages(hits),
      without: ranked[0]?.without ?? unanswered(plan),
      answer: answerOf(candidates, ranked, this.core, plan, weights),
    };
  }

  /**
   * True for a record that may be a hit of several words. The row of a code shares a word with many of them:
   * it has to be about all, or what it is called (`LS: Pauschale`) has to be among them.
   */
  private answers({ node, words, first, exactness }: Candidate, plan: Plan): boolean {
    if (!this.core.nodeIsCodeRow[node]) return true;
    const needed = plan.words.filter(({ optional }) => !optional).length;
    return words === needed || (first < NAME_END && exactness <= words * Quality.Synonym);
  }

  /** Answers with the least effort that finds enough. */
  private async attempt(
    words: readonly QueryWord[],
    needed: number,
    accepts: (page: number) => boolean,
  ): Promise<Answer> {
    const known: KnownMatches = new Map();
    const planned = (effort: Effort): Plan => planQuery(words, this.lexicon, this.synonyms, effort);
    const exact = planned(Effort.Exact);
    // Saves a third of the time of a query with an unknown word, which this attempt cannot answer.
    if (unanswered(exact).length === 0) {
      const answer = await this.run(exact, accepts, known);
      const full = answer.candidates.filter((candidate) => candidate.words === needed);
      if (full.length >= FEW) return answer;
    }
    const tolerant = await this.run(planned(Effort.Tolerant), accepts, known);
    if (tolerant.candidates.length > 0) return tolerant;
    return this.run(planned(Effort.Relaxed), accepts, known);
  }

  private async run(
    plan: Plan,
    accepts: (page: number) => boolean,
    known: KnownMatches,
  ): Promise<Answer> {
    await this.shards.loadPostings(
      plan.leaves.flatMap((leaf) => leaf.terms.map(({ term }) => term)),
    );
    const nodeCount = this.core.nodeLevel.length;
    const touched = new Uint8Array(nodeCount);
    const matches = plan.leaves.map(({ terms, marked }) => {
      const key = known.get(terms) ?? new Map<boolean, Matches>();
      let found = key.get(marked);
      if (!found) {
        found = Matches.of({ terms, marked }, nodeCount, (term, visitor) =>
          this.shards.visit(term, visitor),
        );
        known.set(terms, key.set(marked, found));
      }
      for (const node of found.nodes) touched[node] = 1;
      return found;
    });
    const weights = wordWeights(plan, this.lexicon, nodeCount);
    const finder = new CandidateFinder(this.core, plan, matches, touched, weights);
    return {
      plan,
      candidates: finder.find(accepts).sort(compareCandidates),
      pages: new PageRanking(this.core, plan, matches, touched, weights),
      weights,
    };
  }

  private pageFilter(filters: Filters): (page: number) => boolean {
    const accepted = this.core.meta.facets.map((facets) => passesFilters(filters, facets));
    return (page) => accepted[this.core.pageFacets[page] as number] as boolean;
  }

  private facetsOf(page: number): Facets {
    return this.core.meta.facets[this.core.pageFacets[page] as number] as Facets;
  }
}
