import type { AnalysisLanguage } from '../types';
import type { HasPart } from './compounds';
import { spell } from './spelling';
import { stem } from './stem';
import { isStopWord } from './stopwords';

interface Count {
  total: number;
  capitalised: number;
}

const LETTERS = /^\p{L}+$/u;
const CAPITAL = /^\p{Lu}/u;
const WORDS = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+/gu;
/** Shortest remainder that counts as a word because several compounds share it. */
const MIN_SHARED = 5;
/** Shortest remainder that is looked at. */
const MIN_REST = 4;
const LINKS = ['s', 'n', 'en', 'es', 'er'];
const LINK = /^(?:s|n|en|es|er)(?=.{3})/;
/** Endings by which words are made of others: what begins so is the rest of one, not a word. */
const SUFFIX = /^(?:en|[ns])?(?:ung|ier|isch|lich|heit|keit)/;

/** Counts words as they are written first, because folding is what costs time. */
function countWords(texts: Iterable<string>, language: AnalysisLanguage): Map<string, Count> {
  const written = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(WORDS)) written.set(word, (written.get(word) ?? 0) + 1);
  }
  const counts = new Map<string, Count>();
  for (const [word, total] of written) {
    const { folded } = spell(word, language);
    if (!LETTERS.test(folded) || isStopWord(folded, language)) continue;
    const count = counts.get(folded) ?? { total: 0, capitalised: 0 };
    count.total += total;
    if (CAPITAL.test(word)) count.capitalised += total;
    counts.set(folded, count);
  }
  return counts;
}

/** German writes nouns with a capital; other words have it at the beginning of sentences only. */
function isNoun({ total, capitalised }: Count): boolean {
  return capitalised * 2 >= total;
}

/** Short words are chance more often than parts: they must be frequent and, in German, nouns. */
function isAttested(word: string, count: Count, language: AnalysisLanguage): boolean {
  if (word.length < 3) return false;
  if (word.length >= 6) return true;
  if (language === 'en') return word.length >= 4 && count.total >= 2;
  const noun = isNoun(count);
  if (word.length === 5) return noun || count.total >= 2;
  return noun && count.total >= (word.length === 4 ? 2 : 3);
}

/**
 * Parts that are never words of their own but follow at least two different known words: with Belegvorlage and
 * Prozessvorlage, "Vorlage" is one.
 */
function sharedRemainders(words: Iterable<string>, has: HasPart): Set<string> {
  const precededBy = new Map<string, Set<string>>();
  for (const word of words) {
    for (let cut = 4; cut <= word.length - MIN_REST; cut += 1) {
      const first = word.slice(0, cut);
      if (!has(first)) continue;
      const tail = word.slice(cut);
      const unlinked = tail.replace(LINK, '');
      if (has(tail) || has(unlinked)) continue;
      for (const rest of new Set([tail, unlinked])) {
        // Shorter ones are counted, but only to tell where a link ends.
        if (SUFFIX.test(rest) || has(rest.replace(LINK, ''))) continue;
        const set = precededBy.get(rest) ?? new Set();
        precededBy.set(rest, set.add(first));
      }
    }
  }
  const shared = new Set<string>();
  const count = (rest: string): number => precededBy.get(rest)?.size ?? 0;
  for (const rest of precededBy.keys()) {
    // Whether the "s" of "svorlagen" is a link shows where others do without it.
    const isLinked = count(rest.replace(LINK, '')) > count(rest);
    const isTail = LINKS.some((link) => count(link + rest) >= count(rest));
    if (rest.length >= MIN_SHARED && count(rest) >= 2 && !isLinked && !isTail) shared.add(rest);
  }
  return shared;
}

const PLURAL = ['n', 'en', 'e', 'er', 's'];

/**
 * Singulars of nouns that a corpus has in the plural only: compounds are made with the singular
 * (Zugänge, but Zugangsliste). The stemmer has to agree that both are one word.
 */
function singulars(words: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    for (const ending of PLURAL) {
      const singular = word.slice(0, -ending.length);
      if (!word.endsWith(ending) || singular.length < 4) continue;
      if (stem(singular, 'de') === stem(word, 'de')) found.add(singular);
    }
  }
  return found;
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
    const nouns = [...parts].filter((word) => isNoun(counts.get(word) as Count));
    for (const word of singulars(nouns)) parts.add(word);
    const shared = sharedRemainders(counts.keys(), (word) => parts.has(word));
    for (const word of shared) parts.add(word);
  }
  return parts;
}
