import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearch, useSearchSettings } from '@site/src/components/SearchClient';
import { missingWords, type Missing } from '@site/src/components/SearchClient/missing';
import { isComplete, type Recognition } from '@site/src/components/SearchRecognition/recognition';
import { recognise } from '@site/src/components/SearchRecognition/recognise';
import { localeId } from '@site/src/locales';
import { plainText, type Hit as FoundHit } from 'edocument-search';
import { belonging, rowAskedFor } from './exact';
import { pageHit } from './storedSearches';

const MAX_SUGGESTIONS = 3;
/** Shorter words lead to any page, which suggests nothing. */
const MIN_SUGGESTING_LETTERS = 4;
/** Share of a word that a title begins with to be near it. */
const NEAR = 0.6;
/** Longest row of a code, in words. */
const ROW_WORDS = 60;

/** A hit with what the analytics of the hosted service ask for. */
export type Hit = Pick<FoundHit, keyof FoundHit> & {
  readonly objectID?: string;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  readonly __autocomplete_algoliaCredentials?: { readonly appId: string; readonly apiKey: string };
};

/** What a query led to. */
export interface Outcome {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** What the query is, and the place that this leads to. */
  readonly recognised?: { readonly recognition: Recognition; readonly hit: Hit } | undefined;
  /** The passage that answers the query by itself. */
  readonly answer?: Hit | undefined;
  /** How many hits there are in all. */
  readonly count: number;
  /** Words of the query that the best page lacks. */
  readonly without: readonly string[];
  /** Words that no page has. */
  readonly missing?: Missing | undefined;
  /** Titles near a query without hits. */
  readonly suggestions: readonly string[];
  /** There may be more once the whole index is loaded. */
  readonly isPartial?: boolean | undefined;
  readonly error?: Error;
}

const NOTHING = { hits: [], count: 0, without: [], suggestions: [] } as const;

/** Titles of pages near the words of a query that found nothing. */
async function nearTitles(query: string, search: ReturnType<typeof useSearch>): Promise<string[]> {
  const words = query.match(/\p{L}+/gu)?.filter(({ length }) => length >= MIN_SUGGESTING_LETTERS);
  const titles = new Set<string>();
  for (const word of words ?? []) {
    const beginning = word.slice(0, Math.ceil(word.length * NEAR));
    const { hits } = await search(beginning, 0);
    for (const { title } of hits) {
      const name = plainText(title);
      if (name.toLowerCase().includes(beginning.toLowerCase())) titles.add(name);
    }
  }
  return [...titles].slice(0, MAX_SUGGESTIONS);
}

/** Recognises a query, else asks the service; a failure is an outcome too. */
export function useOutcome(): (query: string, whole: string) => Promise<Outcome> {
  const search = useSearch();
  const { service, indexName, insights, appId, apiKey } = useSearchSettings();
  const { withBaseUrl } = useBaseUrlUtils();
  const { currentLocale } = useDocusaurusContext().i18n;
  const isOwn = service === 'embedded';

  async function found(query: string): Promise<Outcome> {
    const results = await search(query, 0);
    const { answer, hits, count, queryId, without, isPartial } = results;
    const tracked = {
      __autocomplete_indexName: indexName,
      ...(queryId === undefined ? {} : { __autocomplete_queryID: queryId }),
      __autocomplete_algoliaCredentials: { appId, apiKey },
    };
    const row = rowAskedFor(query, hits);
    // Each of these asks once more, which only the reader's own device does for nothing.
    const whole =
      row && isOwn
        ? (await search(query, 0, undefined, { hits: hits.indexOf(row) + 1, words: ROW_WORDS }))
            .hits
        : [];
    const ownAnswer = whole.find(({ url }) => url === row?.url) ?? row ?? answer;
    const shown = belonging(query, hits).filter((hit) => hit !== row);
    return {
      query,
      hits: insights ? shown.map((hit) => ({ ...hit, objectID: hit.id, ...tracked })) : shown,
      answer: ownAnswer,
      count,
      without,
      missing: isOwn ? await missingWords(results, (word) => search(word, 0)) : undefined,
      suggestions: isOwn && count === 0 ? await nearTitles(query, search) : [],
      isPartial,
    };
  }

  return async (query, whole) => {
    try {
      const recognition = await recognise(whole, localeId(currentLocale));
      if (!recognition) return await found(query);
      const hit = {
        ...pageHit(withBaseUrl(recognition.to), '', recognition.title),
        id: 'recognised',
      };
      const recognised = { recognition, hit: { ...hit, url: withBaseUrl(recognition.to) } };
      if (isComplete(recognition)) return { ...NOTHING, query, recognised, count: 1 };
      const outcome = await found(query);
      const others = outcome.hits.filter(({ url }) => url !== recognised.hit.url);
      const nothingSaid = { answer: undefined, missing: undefined, without: [] };
      return { ...outcome, ...nothingSaid, recognised, hits: others, count: outcome.count || 1 };
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      return { ...NOTHING, query, error };
    }
  };
}

/**
 * Outcomes in the order of the questions: one that failed after a newer question was asked is
 * answered as the newer one is, since its failure is not what the reader waits for.
 */
export function newestFirst(ask: ReturnType<typeof useOutcome>): typeof ask {
  let newest: Promise<Outcome> | undefined;
  return async (query, whole) => {
    let asked = (newest = ask(query, whole));
    let outcome = await asked;
    while (outcome.error && newest !== asked) outcome = await (asked = newest);
    return outcome;
  };
}
