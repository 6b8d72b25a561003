import type { AnalysisLanguage } from '../types';
import type { HasPart } from './compounds';
import { isStopWord } from './stopwords';
import { tokenize } from './tokenize';

interface Count {
  total: number;
  capitalised: number;
}

const LETTERS = /^\p{L}+$/u;
const CAPITAL = /^\p{Lu}/u;
/** Shortest remainder that counts as a word because several compounds share it. */
const MIN_SHARED = 5;
const LINK = /^(?:s|n|en|es|er)(?=.{5})/;

function countWords(texts: Iterable<string>, language: AnalysisLanguage): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const text of texts) {
    for (const unit of tokenize(text, language)) {
      for (const word of unit) {
        if (!LETTERS.test(word.folded) || isStopWord(word.folded, language)) continue;
        const count = counts.get(word.folded) ?? { total: 0, capitalised: 0 };
        count.total += 1;
        if (CAPITAL.test(word.raw)) count.capitalised += 1;
        counts.set(word.folded, count);
      }
    }
  }
  return counts;
}

/** Short words are chance more often than parts: they must be frequent and, in German, nouns. */
function isAttested(word: string, count: Count, language: AnalysisLanguage): boolean {
  if (word.length < 3) return false;
  if (word.length >= 6) return true;
  if (language === 'en') return word.length >= 4 && count.total >= 2;
  const noun = count.capitalised * 2 >= count.total;
  if (word.length === 5) return noun || count.total >= 2;
  return noun && count.total >= (word.length === 4 ? 2 : 3);
}

/**
 * Parts that never stand alone but follow at least two different known words: with Belegvorlage and
 * Prozessvorlage, "Vorlage" is one.
 */
function sharedRemainders(words: Iterable<string>, has: HasPart): Set<string> {
  const precededBy = new Map<string, Set<string>>();
  for (const word of words) {
    for (let cut = 4; cut <= word.length - MIN_SHARED; cut += 1) {
      const first = word.slice(0, cut);
      if (!has(first)) continue;
      const tail = word.slice(cut);
      for (const rest of new Set([tail, tail.replace(LINK, '')])) {
        if (rest.length < MIN_SHARED || has(rest)) continue;
        const set = precededBy.get(rest) ?? new Set();
        precededBy.set(rest, set.add(first));
      }
    }
  }
  const shared = new Set<string>();
  for (const [rest, firsts] of precededBy) if (firsts.size >= 2) shared.add(rest);
  return shared;
}

/** The words of a corpus that may be parts of compounds. */
export function partDictionary(
  texts: Iterable<string>,
  language: AnalysisLanguage,
): ReadonlySet<string> {
  const counts = countWords(texts, language);
  const parts = new Set<string>();
  for (const [word, count] of counts) if (isAttested(word, count, language)) parts.add(word);
  if (language === 'de') {
    const shared = sharedRemainders(counts.keys(), (word) => parts.has(word));
    for (const word of shared) parts.add(word);
  }
  return parts;
}
