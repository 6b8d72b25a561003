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
/** Versions and amounts (`3.0.2`, `1.190,00`) are one word: a separator between digits does not end it. */
const IN_NUMBER = /^\p{N}[.,]\p{N}$/u;

/** Splits a text into units of words, in order. Words that fold to nothing are left out. */
export function tokenize(text: string, language: AnalysisLanguage): Unit[] {
  const units: [Word, ...Word[]][] = [];
  let start = 0;
  let end = 0;
  const finish = (): void => {
    const raw = text.slice(start, end);
    const spelling = spell(raw, language);
    if (spelling.folded === '') return;
    const word = { start, end, raw, spelling };
    const unit = units.at(-1);
    const isGlued = unit?.at(-1)?.end === start - 1 && CONNECTORS.includes(text.charAt(start - 1));
    if (unit && isGlued) unit.push(word);
    else units.push([word]);
  };
  for (const match of text.matchAll(RUN)) {
    if (!IN_NUMBER.test(text.slice(end - 1, match.index + 1))) {
      finish();
      start = match.index;
    }
    end = match.index + match[0].length;
  }
  finish();
  return units;
}
