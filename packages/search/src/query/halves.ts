import type { Lexicon, TermMatch } from './lexicon';
import type { QueryWord } from './words';

/** A word to look for, and the terms that answer it. */
export type Half = readonly [
  word: { folded: string; marked: boolean },
  terms: readonly TermMatch[],
];

const MIN_KNOWN = 4;
/** Letters by which some word of the corpus begins, or what is before a known ending is no word at all. */
const HEAD = 4;
const LINKED = /^(.{4,})(?:s|n|en|es|er)$/;

/** The longest beginning of a word that is a part of compounds, linking letters included. */
function knownBeginning(
  lexicon: Lexicon,
  word: string,
): { part: string; length: number } | undefined {
  for (let length = word.length - 2; length >= MIN_KNOWN; length -= 1) {
    const text = word.slice(0, length);
    if (lexicon.isPart(text)) return { part: text, length };
    const linked = LINKED.exec(text)?.[1];
    if (linked && lexicon.isPart(linked)) return { part: linked, length };
  }
  return undefined;
}

function knownEnding(lexicon: Lexicon, word: string): string | undefined {
  for (let start = 3; start <= word.length - MIN_KNOWN; start += 1) {
    if (lexicon.isPart(word.slice(start))) return word.slice(start);
  }
  return undefined;
}

/**
 * Ways to read an unknown word of which one half is known: the other half may be misspelt
 * ("Rechnugsversand") or still being typed; a known half alone is better than nothing, unless the other
 * one is no word of any language ("xyzzyqwert").
 */
export function knownHalves(lexicon: Lexicon, word: QueryWord): Half[][] {
  const ways: Half[][] = [];
  const half = (folded: string, terms: readonly TermMatch[]): Half => [
    { folded, marked: word.marked },
    terms,
  ];
  const beginning = knownBeginning(lexicon, word.folded);
  if (beginning) {
    const rest = word.folded.slice(beginning.length);
    const known = half(beginning.part, lexicon.forms(beginning.part));
    const others = [
      ...(word.isPrefix ? lexicon.prefixed(rest) : []),
      ...lexicon.misspelt(rest, word.isPrefix),
    ];
    ways.push([known, half(rest, others)]);
    ways.push([known]);
  }
  const ending = knownEnding(lexicon, word.folded);
  if (ending) {
    const rest = word.folded.slice(0, word.folded.length - ending.length);
    const known = half(ending, lexicon.forms(ending));
    const unlinked = rest.replace(/s$/, '');
    const others = [...new Set([rest, unlinked])].flatMap((text) => lexicon.misspelt(text, false));
    ways.push([known, half(rest, others)]);
    if (lexicon.begins(rest.slice(0, HEAD))) ways.push([known]);
  }
  return ways;
}
