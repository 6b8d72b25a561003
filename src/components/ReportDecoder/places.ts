import type { Hit } from 'edocument-search';
import type { LocaleId } from '@site/src/locales';
import type { useWholeSearch } from '../SearchClient';
import { condense } from '../SearchClient/limits';

const MAX_HITS = 3;
const SNIPPET_WORDS = 12;
/** The words that tell something are at the beginning; a report may have megabytes behind it. */
const MAX_LENGTH = 2000;

/**
 * The first places that the search finds for the words of a text; none where the best of them lacks
 * half of the words, so that it would be a chance.
 */
export async function placesOf(
  text: string,
  locale: LocaleId,
  search: ReturnType<typeof useWholeSearch>,
): Promise<readonly Hit[]> {
  const query = condense(text.slice(0, MAX_LENGTH), locale);
  const first = { hits: MAX_HITS, words: SNIPPET_WORDS };
  const { query: answered, hits, without } = await search(query, 0, undefined, first);
  // A query that is typed meanwhile settles this one with its own answer.
  const isLikely = answered === query && without.length * 2 < query.split(' ').length;
  return isLikely ? hits.slice(0, MAX_HITS) : [];
}
