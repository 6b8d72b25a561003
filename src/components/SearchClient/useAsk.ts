import { useCallback } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localeId, type LocaleId } from '@site/src/locales';
import type { Hit, PageKind } from 'edocument-search';
import { isComplete, type Recognition } from '../SearchRecognition/recognition';
import { shapeOf } from '../SearchRecognition/shape';
import { missingWords, type Missing } from './missing';
import type { useSearch } from './useSearch';
import { useSearchSettings } from './useSearchSettings';

/** The answer to a query. */
export interface Answer {
  readonly query: string;
  /** The recognised query, and the address that it leads to. */
  readonly recognised?: { readonly recognition: Recognition; readonly url: string } | undefined;
  /** The passage that answers the query by itself. */
  readonly answer?: Hit | undefined;
  readonly hits: readonly Hit[];
  /** Number of all hits. */
  readonly count: number;
  /** Words of the query that the best page lacks. */
  readonly without: readonly string[];
  /** Words that no page has. */
  readonly missing?: Missing | undefined;
  readonly hasMore: boolean;
  /** There may be more once the whole index is loaded. */
  readonly isPartial?: boolean | undefined;
  readonly queryId?: string | undefined;
  readonly error?: Error | undefined;
}

/** An answer of which nothing is known yet. */
export const unanswered = (query: string): Answer => ({
  query,
  hits: [],
  count: 0,
  without: [],
  hasMore: false,
});

interface Question {
  /** The whole text, also where the query is a part of it. */
  readonly text: string;
  readonly page?: number;
  readonly kind?: PageKind | undefined;
}

/** Its code comes once a query looks like more than words. What is not recognised is searched. */
async function recognise(text: string, locale: LocaleId): Promise<Recognition | undefined> {
  if (shapeOf(text) === undefined) return undefined;
  try {
    const code = await import(
      /* webpackChunkName: "recognised" */ '../SearchRecognition/recognise'
    );
    return await code.recognise(text, locale);
  } catch {
    return undefined;
  }
}

export const errorOf = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error(String(cause));

/** Recognises a query, else asks the service; a failure is an answer too. */
export function useAsk(
  search: ReturnType<typeof useSearch>,
): (query: string, question: Question) => Promise<Answer> {
  const isOwn = useSearchSettings().service === 'embedded';
  const { withBaseUrl } = useBaseUrlUtils();
  const { currentLocale } = useDocusaurusContext().i18n;
  return useCallback(
    async (query, { text, page = 0, kind }) => {
      const recognition = page === 0 ? await recognise(text, localeId(currentLocale)) : undefined;
      const recognised = recognition && { recognition, url: withBaseUrl(recognition.to) };
      const nothing = { ...unanswered(query), recognised };
      if (recognition && isComplete(recognition)) return { ...nothing, count: 1 };
      try {
        const results = await search(query, page, kind);
        // Each word asks once more, which only the reader's own device does for nothing.
        const isWorded = isOwn && page === 0;
        const missing = isWorded
          ? await missingWords(results, (word) => search(word, 0))
          : undefined;
        const hasMore = results.pageCount > results.page + 1;
        return { ...results, query, recognised, missing, hasMore };
      } catch (cause) {
        return { ...nothing, error: errorOf(cause) };
      }
    },
    [search, isOwn, withBaseUrl, currentLocale],
  );
}

/** The answer beside what its query was recognised as, which says what the query is about. */
export function beside<Own extends Answer>(answer: Own): Own {
  const { recognised, hits, count } = answer;
  if (!recognised) return answer;
  const others = hits.filter(({ url }) => url !== recognised.url);
  const nothingSaid = { answer: undefined, missing: undefined, without: [] };
  return { ...answer, ...nothingSaid, hits: others, count: count || 1 };
}
