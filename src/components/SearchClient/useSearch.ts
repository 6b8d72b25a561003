import { useCallback } from 'react';
import type { Hit, PageKind, SearchResults } from 'edocument-search';
import { resultUrl } from './addresses';
import { snippetWords } from './limits';
import { useSearchClient } from './useSearchClient';
import { useSearchSettings } from './useSearchSettings';

/**
 * Asks for one page of results, counted from 0; addresses of hits are those that a reader follows.
 * With a kind, only pages of that kind are found. Rejects with the service's error.
 */
export function useSearch(): (
  query: string,
  page: number,
  kind?: PageKind,
  /** The first hits alone, with as many words of their texts. */
  whole?: { readonly hits: number; readonly words: number },
) => Promise<SearchResults> {
  const client = useSearchClient();
  const { filters, hitsPerPage, urlRules } = useSearchSettings();
  return useCallback(
    async (query, page, kind, whole) => {
      const results = await client.query(query, {
        page,
        ...(hitsPerPage === undefined && !whole ? {} : { hitsPerPage: whole?.hits ?? hitsPerPage }),
        snippetWords: whole?.words ?? snippetWords(),
        filters: kind ? [...filters, `kind:${kind}`] : filters,
      });
      const lead = (hit: Hit): Hit => ({ ...hit, url: resultUrl(hit.url, urlRules) });
      return {
        ...results,
        hits: results.hits.map(lead),
        ...(results.answer ? { answer: lead(results.answer) } : {}),
      };
    },
    [client, filters, hitsPerPage, urlRules],
  );
}

/** As `useSearch`, but what it finds first never lacks the part of the index that comes later. */
export function useWholeSearch(): ReturnType<typeof useSearch> {
  const search = useSearch();
  const client = useSearchClient();
  return useCallback(
    async (...question) => {
      const results = await search(...question);
      if (!results.isPartial) return results;
      await client.warm();
      return search(...question);
    },
    [search, client],
  );
}
