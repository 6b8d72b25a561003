import { expandCompact, isCompact, type CompactIndex } from './index/compact';
import {
  decodeCore,
  INDEX_VERSION,
  versionError,
  type Core,
  type SearchManifest,
} from './index/format';
import { Lexicon } from './query/lexicon';
import { Effort, planQuery, type Plan } from './query/plan';
import { Synonyms } from './query/synonyms';
import { queryWords } from './query/words';
import type { Candidate } from './rank/candidate';
import { CandidateFinder } from './rank/candidates';
import { Matches } from './rank/matches';
import { compareCandidates, onePerSection, spreadPages } from './rank/order';
import { PageRanking } from './rank/pages';
import { wordWeights } from './rank/weights';
import { escapeHtml } from './present/escape';
import { passesFilters } from './present/filters';
import { buildHit } from './present/hit';
import { matchedTerms } from './present/marks';
import { queryId } from './present/queryId';
import { normaliseRequest, type NormalRequest } from './request';
import { Shards, type FetchBytes } from './shards';
import type { SearchRequests, SearchResponse, SearchResult } from './types';

export type { FetchBytes } from './shards';

/** With fewer full matches than this, the query is tried again with typos, and part matches count. */
const FEW = 3;

/** With few full matches, matches of part of the words count that have this share of their weight. */
const LEAST_WEIGHT = 0.25;

/** Pages whose score is a smaller share of the best one's answer another question. */
const LEAST_SCORE = 0.4;
/** Hits of one page for a query of several words: what a group of results may have. */
const PER_PAGE = 5;

interface Answer {
  readonly plan: Plan;
  /** In order. */
  readonly candidates: readonly Candidate[];
  readonly pages: PageRanking;
}

/** What a query leads to. */
interface Found {
  readonly plan: Plan;
  readonly hits: readonly Place[];
  /** Words, by index, that the best page lacks. */
  readonly without: readonly number[];
}
type Place = Pick<Candidate, 'node' | 'page'>;

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
    const names = manifest.rest ? [manifest.core, manifest.rest] : [manifest.core];
    const [core = new Uint8Array(), rest] = await Promise.all(names.map(fetchBytes));
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
    const list = 'requests' in requests ? requests.requests : requests;
    const results: SearchResult[] = [];
    for (const request of list) results.push(await this.answer(normaliseRequest(request)));
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
      hits: shown.map(({ node, page: at }) =>
        buildHit(this.core, this.shards.page(at), at, node, options),
      ),
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
    const attempt = (effort: Effort): Promise<Answer> =>
      this.run(planQuery(words, this.lexicon, this.synonyms, effort), accepts);
    let answer = await attempt(Effort.Exact);
    if (needed > 0) {
      const full = answer.candidates.filter((candidate) => candidate.words === needed);
      if (full.length < FEW) answer = await attempt(Effort.Tolerant);
      if (answer.candidates.length === 0) answer = await attempt(Effort.Relaxed);
    }
    const { plan, candidates } = answer;
    if (needed > 1) return { plan, ...this.byPage(answer, accepts) };
    return { plan, hits: this.byRecord(candidates), without: [] };
  }

  /** Drops matches of fewer words where there are enough of more. */
  private byRecord(sorted: readonly Candidate[]): Candidate[] {
    const most = sorted[0]?.words ?? 0;
    const full = onePerSection(sorted.filter((candidate) => candidate.words === most));
    if (full.length >= FEW) return spreadPages(full);
    const weight = (sorted[0]?.weight ?? 0) * LEAST_WEIGHT;
    return spreadPages(onePerSection(sorted.filter((candidate) => candidate.weight >= weight)));
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
    for (const candidate of onePerSection(candidates)) {
      const { page } = candidate;
      sections.set(page, [...(sections.get(page) ?? []), candidate]);
    }
    const hits = ranked.flatMap(({ page, score, isWhole }): Place[] => {
      const found = sections.get(page) ?? [];
      if (score < least) return [];
      const title = { page, node: this.core.pageFirstNode[page] as number };
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

  private async run(plan: Plan, accepts: (page: number) => boolean): Promise<Answer> {
    await this.shards.loadPostings(
      plan.leaves.flatMap((leaf) => leaf.terms.map(({ term }) => term)),
    );
    const nodeCount = this.core.nodeLevel.length;
    const touched = new Uint8Array(nodeCount);
    const matches = plan.leaves.map((leaf) => {
      const found = new Matches(leaf, nodeCount);
      for (const match of leaf.terms) {
        found.add(match, (visitor) => this.shards.visit(match.term, visitor), touched);
      }
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
    return (page) => accepted[this.core.pageFacets[page] as number] ?? false;
  }

  private facetCounts(hits: readonly Place[]): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const { page } of hits) {
      const facets = this.core.meta.facets[this.core.pageFacets[page] as number];
      for (const [name, value] of Object.entries<string>({ ...facets })) {
        const values = (counts[name] ??= {});
        values[value] = (values[value] ?? 0) + 1;
      }
    }
    return counts;
  }
}
