import { isTold, withoutGreeting } from '../analysis/mail';
import { isStopWord } from '../analysis/stopwords';
import { fold } from '../analysis/fold';
import { SEPARABLE } from '../analysis/stem';
import { spell } from '../analysis/spelling';
import { tokenize, type Unit, type Word } from '../analysis/tokenize';
import type { AnalysisLanguage } from '../types';

/** Longest query that is read, in UTF-16 code units: the hosted service's limit, in bytes there. */
export const MAX_QUERY_LENGTH = 512;
/** Words of a question. Of longer texts, what is said around it is ignored. */
export const MAX_QUERY_WORDS = 12;
/** Further words of a longer text are ignored. */
export const MAX_TOLD_WORDS = 20;

export interface QueryWord {
  readonly folded: string;
  readonly raw: string;
  /** As typed, with the hyphens of a code. */
  readonly typed: string;
  readonly marked: boolean;
  /** A stop word: an answer need not contain it. */
  readonly optional: boolean;
  /** The reader may still be typing it, so it stands for all words that begin so. */
  readonly isPrefix: boolean;
  /** Codes (`380`, `C62`) are never corrected. */
  readonly hasDigit: boolean;
  /** Written together with the next word (`E-Mail`). */
  readonly gluedToNext: boolean;
  /** A German verb whose prefix is at the end: alone it means something else. */
  readonly isSeparated: boolean;
}

const HAS_DIGIT = /\p{N}/u;

/** A word by itself, before its place among the others is known. */
type Written = Pick<QueryWord, 'folded' | 'raw' | 'typed' | 'marked' | 'gluedToNext'>;

/** A single letter means nothing alone: `E-Rechnung` is one word, `E-Mail-Betreff` are two. */
function joinLetter(unit: Unit, language: AnalysisLanguage): readonly Word[] {
  const [first, second, ...rest] = unit;
  if (!second || first.spelling.folded.length > 1) return unit;
  const raw = first.raw + second.raw;
  return [{ start: first.start, end: second.end, raw, spelling: spell(raw, language) }, ...rest];
}

/** True for a question whose second word has its prefix at the end: "Wo stelle ich die Prüfstufe ein?" */
function hasSeparatedVerb(words: readonly Written[]): boolean {
  const [first, verb] = words as [Written, Written];
  const { folded: particle } = words.at(-1) as Written;
  if (words.length < 4 || !isStopWord(first.folded, 'de')) return false;
  return SEPARABLE.has(particle) && verb.raw === verb.raw.toLowerCase();
}

/** A question as it is; of a mail or message, the words that say something. */
function shortened(words: readonly Written[], language: AnalysisLanguage): readonly Written[] {
  if (words.length <= MAX_QUERY_WORDS) return words;
  const told = words.filter(({ folded }) => isTold(folded, language));
  return told.length > 0 ? told.slice(0, MAX_TOLD_WORDS) : words.slice(0, MAX_QUERY_WORDS);
}

/**
 * The words of a query, in order. Stop words are optional unless there is nothing else. A code that
 * is written with hyphens (`BR-DE-15`) is one word: its parts alone mean nothing.
 */
export function queryWords(query: string, language: AnalysisLanguage): QueryWord[] {
  const text = withoutGreeting(query.slice(0, MAX_QUERY_LENGTH));
  const words: Written[] = [];
  for (const unit of tokenize(text, language)) {
    if (unit.length > 1 && unit.some(({ spelling }) => HAS_DIGIT.test(spelling.folded))) {
      const raw = unit.map((word) => word.raw).join('');
      const typed = text.slice(unit[0].start, unit.at(-1)?.end);
      const folded = fold(raw, language);
      words.push({ folded, raw, typed, marked: false, gluedToNext: false });
      continue;
    }
    joinLetter(unit, language).forEach(({ raw, spelling: { folded, marked } }, index, parts) => {
      words.push({ folded, raw, typed: raw, marked, gluedToNext: index + 1 < parts.length });
    });
  }
  const kept = shortened(words, language);
  const isOptional = kept.map(
    (word, index) =>
      isStopWord(word.folded, language) && !word.gluedToNext && !kept[index - 1]?.gluedToNext,
  );
  const allOptional = isOptional.every(Boolean);
  return kept.map((word, index) => ({
    ...word,
    hasDigit: HAS_DIGIT.test(word.folded),
    optional: !allOptional && isOptional[index] === true,
    isPrefix: index === kept.length - 1 && !/\s$/.test(text),
    isSeparated: language === 'de' && index === 1 && hasSeparatedVerb(kept),
  }));
}
