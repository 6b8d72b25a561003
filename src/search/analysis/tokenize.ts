import type { AnalysisLanguage } from '../types';
import { spell, type Spelling } from './spelling';

/** A run of letters and digits. Offsets are UTF-16 code units of the text. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly spelling: Spelling;
}

/** Words that are written as one: joined by hyphens or underscores (`X-Rechnung`, `BR-DE-15`). */
export type Unit = readonly [Word, ...Word[]];

const RUN = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+(?:['’]\p{L}+)*/gu;
const CONNECTORS = '-_\u2010\u2011';
const DIGIT = /^\p{N}$/u;

/** Versions and amounts (`3.0.2`, `1.190,00`) are one word: a separator between digits does not end it. */
function goesOn(text: string, previousEnd: number, start: number): boolean {
  if (previousEnd !== start - 1) return false;
  const between = text[previousEnd];
  if (between !== '.' && between !== ',') return false;
  return DIGIT.test(text[previousEnd - 1] ?? '') && DIGIT.test(text[start] ?? '');
}

/** Splits a text into units of words, in order. Words that fold to nothing are left out. */
export function tokenize(text: string, language: AnalysisLanguage): Unit[] {
  const units: [Word, ...Word[]][] = [];
  let start = -1;
  let end = -1;
  const finish = (): void => {
    if (start < 0) return;
    const raw = text.slice(start, end);
    const spelling = spell(raw, language);
    if (spelling.folded === '') return;
    const word = { start, end, raw, spelling };
    const unit = units.at(-1);
    const isGlued = unit?.at(-1)?.end === start - 1 && CONNECTORS.includes(text[start - 1] ?? ' ');
    if (unit && isGlued) unit.push(word);
    else units.push([word]);
  };
  for (const match of text.matchAll(RUN)) {
    if (!goesOn(text, end, match.index)) {
      finish();
      start = match.index;
    }
    end = match.index + match[0].length;
  }
  finish();
  return units;
}
