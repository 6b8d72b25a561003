import type { MarkedText, TextPart } from '../types';
import type { Mark } from './marks';

const plain = (text: string): TextPart => ({ text, marked: false });

/** A text from `start` to `end`, divided at the marks in it. */
export function highlight(
  text: string,
  marks: readonly Mark[],
  start = 0,
  end = text.length,
): MarkedText {
  const parts: TextPart[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= end) continue;
    const from = Math.max(mark.start, start);
    const to = Math.min(mark.end, end);
    parts.push(plain(text.slice(at, from)), { text: text.slice(from, to), marked: true });
    at = to;
  }
  parts.push(plain(text.slice(at, end)));
  return parts.filter((part) => part.text !== '');
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const NON_SPACE = /\S+/g;
const ELLIPSIS = plain('…');

/** The end of a sentence or cell; what a row is called stays with it. */
const BORDER = /[.!?;]["”“»]?$/u;

/**
 * First word of the window of `length` words that holds the most different query words, then marks: where a
 * sentence or cell begins, if that is near enough.
 */
function bestWindow(
  text: string,
  spans: readonly Span[],
  marks: readonly Mark[],
  length: number,
): number {
  const isBeginning = (word: number): boolean => {
    const before = spans[word - 1];
    return !before || BORDER.test(text.slice(before.start, before.end));
  };
  const firstWord = marks.map((mark) => spans.findIndex((span) => mark.start < span.end));
  let best = { start: 0, first: 0, last: 0, words: 0, marks: 0 };
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
    best = { start: first - spare, first, last, words: words.size, marks: count };
  }
  // From here on, nothing is left out at the end.
  const whole = spans.length - length;
  let found: number | undefined;
  for (let start = best.first; start >= 0 && best.last - start < length; start -= 1)
    if (isBeginning(start) && (found === undefined || start >= whole)) found = start;
  return found ?? Math.max(0, Math.min(best.start, whole));
}

/** The part of a text with the most matches; `length` is counted in words between blanks. */
export function snippet(text: string, marks: readonly Mark[], length: number): MarkedText {
  const spans = [...text.matchAll(NON_SPACE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const from = bestWindow(text, spans, marks, length);
  const start = from === 0 ? 0 : (spans[from] as Span).start;
  const isEnd = from + length >= spans.length;
  const end = isEnd ? text.length : (spans[from + length - 1] as Span).end;
  return [
    ...(from > 0 ? [ELLIPSIS] : []),
    ...highlight(text, marks, start, end),
    ...(isEnd ? [] : [ELLIPSIS]),
  ];
}
