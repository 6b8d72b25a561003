import { expandCompact, isCompact, type CompactIndex } from './index/compact';
import {
  decodeCore,
  INDEX_VERSION,
  versionError,
  type Core,
  type Facets,
  type SearchManifest,
} from './index/format';
import { aboutKey, familyKey, type NamedPlace } from './index/places';
import { familiesOf, idsAround, nameKey, subjectKey } from './names';
import { Lexicon, Quality, type TermMatch } from './query/lexicon';
import { Effort, planQuery, type Plan } from './query/plan';
import { Synonyms } from './query/synonyms';
import { queryWords, type QueryWord } from './query/words';
import type { Candidate } from './rank/candidate';
import { CandidateFinder } from './rank/candidates';
import { Matches } from './rank/matches';
import { compareCandidates, onePerSection, spreadPages } from './rank/order';
import { PageRanking } from './rank/pages';
import { wordWeights } from './rank/weights';
import { escapeHtml } from './present/escape';
import { passesFilters } from './present/filters';
import { buildHit, rowHit } from './present/hit';
import { matchedTerms } from './present/marks';
import { queryId } from './present/queryId';
import { normaliseRequest, requestList, type NormalRequest } from './request';
import { Shards, type FetchBytes } from './shards';
import type { SearchRequests, SearchResponse, SearchResult } from './types';

export type { FetchBytes } from './shards';

/** With fewer full matches than this, the query is tried again with typos. */
const FEW = 3;

/** Pages whose score is a smaller share of the best one's answer another question. */
const LEAST_SCORE = 0.35;
/** Hits of one page for a query of several words: what a group of results may have. */
const PER_PAGE = 5;

/** What validators say of a term that they miss. */
const DEMAND =
  /(?<!\p{L})(?:must|shall|required|mandatory|missing|transmitted|muss|müssen|fehlt|fehlen|übermittelt|angegeben|erforderlich)(?!\p{L})/iu;
/** The term that such a message names: what must be provided, or what something shall contain. */
const DEMANDED = [
  /^(.+?) (?:must|shall) be (?:provided|present|specified|transmitted)\b/iu,
  /\b(?:must|shall) (?:have|contain) (.+)$/iu,
  /^(.+?) (?:muss|müssen) (?:übermittelt|angegeben|vorhanden)(?!\p{L})/iu,
  /^es (?:muss|müssen) (.+?) (?:übermittelt|angegeben|vorhanden)(?!\p{L})/iu,
];
/** Rules about a demanded term that come first. */
const MAX_DEMANDS = 2;

/** Words of a row by which its code and the name after it begin. */
const NAME_END = 3;

interface Answer {
  readonly plan: Plan;
  /** In order. */
  readonly candidates: readonly Candidate[];
  readonly pages: PageRanking;
}

/** The code that a question is about and nothing else: "what is VATEX-EU-IC". */
function askedCode(words: readonly QueryWord[]): string | undefined {
  const asked = words.filter(({ optional }) => !optional).map(({ typed }) => typed);
  const isCode = asked.every((word) => word === word.toUpperCase() && word.length > 1);
  return isCode && asked.length < words.length ? asked.join('-') : undefined;
}

/** Matches of terms, marked or not, that an earlier attempt at the same query has found. */
type KnownMatches = Map<readonly TermMatch[], Map<boolean, Matches>>;

/** Whether there is a way to answer each word: else no record can have all of them. */
function isComplete({ words, alternatives }: Plan): boolean {
  return words.every(
    ({ optional }, index) =>
      optional || alternatives.some(({ from, to }) => from <= index && index <= to),
  );
}

/** What a query leads to. */
interface Found {
  readonly plan: Plan;
  readonly hits: readonly Place[];
  /** Words, by index, that the best page lacks. */
  readonly without: readonly number[];
}
interface Place extends NamedPlace {
  readonly page: number;
}

/** The query with the words marked that the answer does without, in Algolia's form. */
function queryAfterRemoval({ words }: Plan, without: readonly number[]): string {
  return words
    .map(({ typed }, index) =>
      without.includes(index) ? `<em>${escapeHtml(typed)}</em>` : escapeHtml(typed),
    )
    .join(' ');
}

/** Answers search requests from a built index, whose files it reads when they are needed. */
export class SearchEngine {
  private readonly lexicon: Lexicon;
  private readonly synonyms: Synonyms;
  private readonly shards: Shards;

  private constructor(
    private readonly core: Core,
    fetchBytes: FetchBytes,
  ) {
    this.lexicon = new Lexicon(core.vocabulary, core.meta.language);
    this.synonyms = new Synonyms(core.meta.synonyms, core.meta.language);
    this.shards = new Shards(core, fetchBytes);
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

  /** Answers each request in turn, in Algolia's shape. Rejects only when a file cannot be read. */
  async search(requests: SearchRequests): Promise<SearchResponse> {
    const results: SearchResult[] = [];
    for (const request of requestList(requests))
      results.push(await this.answer(normaliseRequest(request)));
    return { results };
  }

  private async answer(request: NormalRequest): Promise<SearchResult> {
    const started = performance.now();
    const { plan, hits, without } = await this.find(request);
    const { page, hitsPerPage } = request;
    const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    await this.shards.loadTexts(shown.map((candidate) => candidate.page));
    const words = new Map(
      [...plan.words.entries()].flatMap(([index, word]) =>
        word.optional ? [] : [[index, word.raw] as const],
      ),
    );
    const options = {
      tags: { pre: request.preTag, post: request.postTag },
      ellipsis: request.ellipsis,
      snippetWords: request.snippetWords,
      terms: matchedTerms(plan, this.lexicon),
      words,
      lexicon: this.lexicon,
    };
    return {
      hits: shown.map(({ node, page: at, row }) => {
        const hit = buildHit(this.core, this.shards.page(at), at, node, options);
        return row === undefined ? hit : rowHit(hit, row, options.tags);
      }),
      nbHits: hits.length,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: request.query,
      ...(without.length > 0 ? { queryAfterRemoval: queryAfterRemoval(plan, without) } : {}),
      params: '',
      index: request.indexName,
      queryID: queryId(request.query),
      processingTimeMS: Math.round(performance.now() - started),
      ...(request.facets.length > 0 ? { facets: this.facetCounts(hits) } : {}),
    };
  }

  private async find(request: NormalRequest): Promise<Found> {
    const words = queryWords(request.query, this.core.meta.language);
    const accepts = this.pageFilter(request);
    const needed = words.filter((word) => !word.optional).length;
    const answer = await this.attempt(words, needed, accepts);
    const { plan, candidates } = answer;
    const found =
      needed > 1 || words.length > 2 || this.isAskedOnly(answer)
        ? this.byPage(answer, accepts)
        : { hits: spreadPages(onePerSection(candidates)), without: [] };
    const exact = this.named(nameKey(askedCode(words) ?? request.query), accepts);
    // Words around the name of a row may be what tells it from others ("which version of XRechnung").
    const subject = this.named(subjectKey(request.query, this.core.meta.language), accepts).filter(
      ({ node }) => this.core.nodeLevel[node] === 1,
    );
    const named = exact.length > 0 ? exact : subject;
    const family = this.named(familyKey(request.query), accepts);
    const first =
      [named, family].find((places) => places.length > 0) ??
      this.ofMessage(request.query, plan, found.hits, accepts);
    const others = found.hits.filter(({ node }) => !first.some((place) => place.node === node));
    return {
      plan,
      hits: [...first, ...others],
      without: named.length > 0 ? [] : found.without,
    };
  }

  /**
   * The rules that a validator's message is about: those that it names, be it by an id of which only
   * the family is known (`FX-SCH-A-000372`), and where it demands a term, the best ones about that term
   * (`… (BT-10) must be transmitted`).
   */
  private ofMessage(
    query: string,
    { words }: Plan,
    hits: readonly Place[],
    accepts: (page: number) => boolean,
  ): Place[] {
    const typed = words.map((word) => word.typed);
    const ids = words.flatMap(({ hasDigit }, at) => (hasDigit ? [idsAround(typed, at)] : []));
    const rules = (key: string): Place[] =>
      this.named(key, accepts).filter(({ page }) => this.facetsOf(page).kind === 'rules');
    const named = ids.flatMap((ways) => {
      const keys = ways.map(nameKey);
      // Of an unknown id, the family may be known.
      const families = keys.some((key) => this.isKnownId(key)) ? [] : ways.flatMap(familiesOf);
      const places = [
        ...keys.map(rules),
        ...families.flatMap((name) => [rules(nameKey(name)), this.named(familyKey(name), accepts)]),
      ];
      return places.find(({ length }) => length > 0) ?? [];
    });
    if (named.length > 0 || !DEMAND.test(query)) return named;
    const rankOf = ({ page }: Place): number => {
      const rank = hits.findIndex((hit) => hit.page === page);
      return rank < 0 ? hits.length : rank;
    };
    const demanded = DEMANDED.flatMap((message) => message.exec(query)?.[1] ?? []);
    const subjects = demanded.map((name) => subjectKey(name, this.core.meta.language));
    const about = [...ids.flatMap((ways) => ways.map(nameKey)), ...subjects.filter(Boolean)];
    return [...new Set(about)]
      .flatMap((key) => rules(aboutKey(key)))
      .sort((left, right) => rankOf(left) - rankOf(right))
      .slice(0, MAX_DEMANDS);
  }

  /** A number alone is a code, not an id. */
  private isKnownId(key: string): boolean {
    return /\p{L}{2}/u.test(key) && this.core.places.has(key);
  }

  /** What has a name, by its key; what is called as the whole query says comes before all else. */
  private named(key: string, accepts: (page: number) => boolean): Place[] {
    return (this.core.places.get(key) ?? [])
      .map((place) => ({ ...place, page: this.core.nodePage[place.node] as number }))
      .filter(({ page }) => accepts(page));
  }

  /** Whether a single word is said in questions about pages and on no page as it is typed. */
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
    { plan, candidates, pages }: Answer,
    accepts: (page: number) => boolean,
  ): Pick<Found, 'hits' | 'without'> {
    const ranked = pages.rank(candidates).filter(({ page }) => accepts(page));
    const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
    const isCode = plan.words.some(({ hasDigit }) => hasDigit);
    const sections = new Map<number, Candidate[]>();
    for (const candidate of onePerSection(candidates.filter((one) => this.answers(one, plan)))) {
      const { page } = candidate;
      sections.set(page, [...(sections.get(page) ?? []), candidate]);
    }
    const hits = ranked.flatMap(({ page, score, isWhole }): Place[] => {
      const found = sections.get(page) ?? [];
      if (score < least) return [];
      const title = { page, node: this.core.pageFirstNode[page] as number };
      if (found.length === 0) return [title];
      const [best] = found;
      const own = found.find(({ node }) => node === title.node);
      const saysMost = !isCode && (isWhole || (own && best && own.words >= best.words));
      // The page itself leads to its texts, unless a row is called what is asked for.
      const places =
        saysMost && !best?.isLabel
          ? [title, ...found.filter((candidate) => candidate !== own)]
          : found;
      return places.slice(0, PER_PAGE);
    });
    return { hits: spreadPages(hits), without: ranked[0]?.without ?? [] };
  }

  /**
   * Whether a record may be a hit of several words. The row of a code shares a word with many of them:
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
    if (isComplete(exact)) {
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
    };
  }

  private pageFilter(request: NormalRequest): (page: number) => boolean {
    const accepted = this.core.meta.facets.map((facets) =>
      passesFilters(request.facetFilters, facets),
    );
    return (page) => accepted[this.core.pageFacets[page] as number] as boolean;
  }

  private facetsOf(page: number): Facets {
    return this.core.meta.facets[this.core.pageFacets[page] as number] as Facets;
  }

  private facetCounts(hits: readonly Place[]): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const { page } of hits) {
      for (const [name, value] of Object.entries<string>(this.facetsOf(page))) {
        const values = (counts[name] ??= {});
        values[value] = (values[value] ?? 0) + 1;
      }
    }
    return counts;
  }
}
