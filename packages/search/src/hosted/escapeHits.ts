import { escapeHtml } from '../present/escape';
import type { SearchResponse } from '../types';

/** Fields of a hit that are no text of the page and stay as they are. */
const UNTOUCHED = new Set(['objectID', 'url', 'url_without_anchor', 'anchor', 'type']);

/**
 * Escapes every text of an answer, so that `<mark>` is its only markup: Algolia answers with the raw
 * texts of its records.
 */
export function escapeHits(response: SearchResponse): SearchResponse {
  return {
    ...response,
    results: response.results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => escapeTexts(hit)),
    })),
  };
}

function escapeTexts<Value>(value: Value, key = ''): Value {
  if (UNTOUCHED.has(key)) return value;
  if (typeof value === 'string') return escapeAroundMarks(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => escapeTexts(item, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, escapeTexts(item as unknown, name)]),
  ) as Value;
}

function escapeAroundMarks(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}
