import { useSearch, useSearchSettings } from '@site/src/components/SearchClient';
import {
  beside,
  errorOf,
  unanswered,
  useAsk,
  type Answer,
} from '@site/src/components/SearchClient/useAsk';
import { plainText, type Hit as FoundHit } from 'edocument-search';
import { belonging, rowAskedFor } from './exact';

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

/** The outcome of a query. */
export interface Outcome extends Answer {
  readonly hits: readonly Hit[];
  readonly answer?: Hit | undefined;
  /** Titles near a query without hits. */
  readonly suggestions: readonly string[];
}

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

/** Asks for what the modal shows of a query, and of the whole text that it is of. */
export function useOutcome(): (query: string, text: string) => Promise<Outcome> {
  const search = useSearch();
  const ask = useAsk(search);
  const { service, indexName, insights, appId, apiKey } = useSearchSettings();
  const isOwn = service === 'embedded';
  return async (query, text) => {
    const found = await ask(query, { text });
    if (found.error) return { ...unanswered(query), error: found.error, suggestions: [] };
    const { answer, hits, count, queryId } = found;
    const tracked = {
      __autocomplete_indexName: indexName,
      ...(queryId === undefined ? {} : { __autocomplete_queryID: queryId }),
      __autocomplete_algoliaCredentials: { appId, apiKey },
    };
    const row = rowAskedFor(query, hits);
    try {
      // Each of these asks once more, which only the reader's own device does for nothing.
      const whole =
        row && isOwn
          ? (await search(query, 0, undefined, { hits: hits.indexOf(row) + 1, words: ROW_WORDS }))
              .hits
          : [];
      const shown = belonging(query, hits).filter((hit) => hit !== row);
      return beside({
        ...found,
        hits: insights ? shown.map((hit) => ({ ...hit, objectID: hit.id, ...tracked })) : shown,
        answer: whole.find(({ url }) => url === row?.url) ?? row ?? answer,
        suggestions: isOwn && count === 0 ? await nearTitles(query, search) : [],
      });
    } catch (cause) {
      return { ...unanswered(query), error: errorOf(cause), suggestions: [] };
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
