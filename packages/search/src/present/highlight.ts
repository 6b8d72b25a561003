import type { HighlightedValue, MatchLevel, SnippetValue } from '../types';
import { escapeHtml } from './escape';
import type { Mark } from './marks';

/** Tags around a match. They come from the request and are the only markup in the result. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** Writes `text` from `start` to `end`, escaped, with tags around the marks in it. */
function render(
  text: string,
  start: number,
  end: number,
  marks: readonly Mark[],
  tags: HighlightTags,
): string {
  let html = '';
  let at = start;
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= end) continue;
    const from = Math.max(mark.start, start);
    const to = Math.min(mark.end, end);
    html +=
      escapeHtml(text.slice(at, from)) + tags.pre + escapeHtml(text.slice(from, to)) + tags.post;
    at = to;
  }
  return html + escapeHtml(text.slice(at, end));
}

function matchLevel(marks: readonly Mark[], wordCount: number): MatchLevel {
  if (marks.length === 0) return 'none';
  const words = new Set(marks.flatMap((mark) => mark.words));
  return words.size >= wordCount ? 'full' : 'partial';
}

/**
 * A whole text with its matches, as `_highlightResult` has it
 * (https://www.algolia.com/doc/api-reference/api-parameters/highlightPreTag/).
 * `words` are those of the query that count, by index.
 */
export function highlight(
  text: string,
  marks: readonly Mark[],
  words: ReadonlyMap<number, string>,
  tags: HighlightTags,
): HighlightedValue {
  const matched = new Set(marks.flatMap((mark) => mark.words));
  const value = render(text, 0, text.length, marks, tags);
  const matchedWords = [...words]
    .filter(([index]) => matched.has(index))
    .map(([, word]) => escapeHtml(word));
  const level = matchLevel(marks, words.size);
  if (level === 'none') return { value, matchLevel: level, matchedWords };
  const fullyHighlighted = marks[0]?.start === 0 && marks[0].end === text.length;
  return { value, matchLevel: level, fullyHighlighted, matchedWords };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const NON_SPACE = /\S+/g;

/** First word of the window of `length` words that holds the most different query words, then marks. */
function bestWindow(spans: readonly Span[], marks: readonly Mark[], length: number): number {
  const firstWord = marks.map((mark) => spans.findIndex((span) => mark.start < span.end));
  let best = { start: 0, words: 0, marks: 0 };
  for (const [index, first] of firstWord.entries()) {
    const words = new Set<number>();
    let count = 0;
    let last = first;
    for (let other = index; other < marks.length; other += 1) {
      const at = firstWord[other] as number;
      if (at >= first + length) break;
      count += 1;
      last = at;
      for (const word of (marks[other] as Mark).words) words.add(word);
    }
    if (words.size < best.words || (words.size === best.words && count <= best.marks)) continue;
    // Centre the matches: the words before them give context.
    const spare = Math.floor((length - (last - first + 1)) / 2);
    best = { start: first - spare, words: words.size, marks: count };
  }
  return Math.max(0, Math.min(best.start, spans.length - length));
}

/**
 * The part of a text with its matches, as `_snippetResult` has it
 * (https://www.algolia.com/doc/api-reference/api-parameters/attributesToSnippet/).
 * `length` is counted in words between blanks.
 */
export function snippet(
  text: string,
  marks: readonly Mark[],
  wordCount: number,
  length: number,
  tags: HighlightTags,
  ellipsis: string,
): SnippetValue {
  const level = matchLevel(marks, wordCount);
  const spans = [...text.matchAll(NON_SPACE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const from = bestWindow(spans, marks, length);
  const start = from === 0 ? 0 : (spans[from] as Span).start;
  const isEnd = from + length >= spans.length;
  const end = isEnd ? text.length : (spans[from + length - 1] as Span).end;
  const value = render(text, start, end, marks, tags);
  return {
    value: (from > 0 ? ellipsis : '') + value + (isEnd ? '' : ellipsis),
    matchLevel: level,
  };
}
