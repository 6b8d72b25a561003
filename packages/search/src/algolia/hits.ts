import { HIERARCHY_LEVELS, type Hit, type MarkedText, type SearchResults } from '../types';
import type { AlgoliaHit, AlgoliaResult } from './types';

/** The tags that requests ask for around matches. */
export const PRE_TAG = '<mark>';
export const POST_TAG = '</mark>';

/** Splits a value at its tags; the rest of it is text, whatever it looks like. */
function readMarks(value: string): MarkedText {
  return value
    .split(new RegExp(`${PRE_TAG}([^]*?)${POST_TAG}`))
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** A hit of Algolia as one of ours. Not every index annotates its texts. */
function readHit(hit: AlgoliaHit): Hit {
  const { objectID, url, type, content, hierarchy, _highlightResult, _snippetResult } = hit;
  const level = (name: (typeof HIERARCHY_LEVELS)[number]): MarkedText =>
    readMarks(_highlightResult?.hierarchy?.[name]?.value ?? hierarchy[name] ?? '');
  const isPage = type === 'lvl0' || type === 'lvl1';
  const title = level('lvl1');
  const last = type === 'content' ? 'lvl6' : type;
  return {
    id: objectID,
    url,
    type: type === 'content' ? 'text' : isPage ? 'page' : 'heading',
    category: title.length > 0 ? level('lvl0') : [],
    title: title.length > 0 ? title : level('lvl0'),
    trail: HIERARCHY_LEVELS.slice(2)
      .filter((name) => name <= last)
      .map(level)
      .filter(({ length }) => length > 0),
    text: readMarks(_snippetResult?.content?.value ?? content ?? ''),
  };
}

/** The words in `<em>`. */
function removedWords(query = ''): string[] {
  return [...query.matchAll(/<em>(.*?)<\/em>/g)].map(([, word = '']) => word);
}

/** A result of Algolia as the embedded search has it. */
export function readResult(result: AlgoliaResult): SearchResults {
  const { hits, nbHits, nbPages, page, query, queryAfterRemoval, queryID } = result;
  return {
    query,
    hits: hits.map(readHit),
    count: nbHits,
    page,
    pageCount: nbPages,
    without: removedWords(queryAfterRemoval),
    ...(queryID === undefined ? {} : { queryId: queryID }),
  };
}
