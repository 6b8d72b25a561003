import { remembering } from './remembering';

/**
 * Compound splitter whose dictionary is the corpus itself: a word is a compound when its parts occur
 * as words of their own. After Koehn and Knight, "Empirical Methods for Compound Splitting" (2003,
 * https://aclanthology.org/E03-1076/): parts must be attested, fillers between them are allowed.
 */

const MIN_PART = 3;
const MIN_COMPOUND = 7;
const MAX_PARTS = 4;
/** Letters between two parts (Rechnung-s-versand), longest first. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er'];
/** Letters that a first part loses (Sprache: Sprach-code; prüfen: Prüf-stufe; Bestellung: Bestell-nummer). */
const ELISIONS = ['e', 'en', 'ung'];
/** Endings of the last part that its attested form may lack. */
const ENDINGS = ['', 's', 'n', 'e', 'en', 'er', 'es', 'em'];
const LETTERS = /^\p{L}+$/u;

export interface CompoundPart {
  /** The attested form, a term of the dictionary. */
  readonly term: string;
  /** Offsets in the folded word. */
  readonly start: number;
  readonly end: number;
}

export type HasPart = (word: string) => boolean;

/** Attested form of a first part, or undefined; `cost` counts what had to be assumed. */
function modifier(text: string, has: HasPart): { term: string; cost: number } | undefined {
  for (const link of LINKS) {
    const form = text.slice(0, text.length - link.length);
    if (form.length < MIN_PART || !text.endsWith(link)) continue;
    if (has(form)) return { term: form, cost: link.length };
  }
  if (text.length > MIN_PART) {
    for (const lost of ELISIONS) if (has(text + lost)) return { term: text + lost, cost: 2 };
  }
  return undefined;
}

function head(text: string, has: HasPart): { term: string; cost: number } | undefined {
  for (const ending of ENDINGS) {
    const form = text.slice(0, text.length - ending.length);
    if (form.length < MIN_PART || !text.endsWith(ending)) continue;
    if (has(form)) return { term: form, cost: ending.length };
  }
  return undefined;
}

interface Split {
  readonly parts: readonly CompoundPart[];
  readonly cost: number;
}

function best(
  word: string,
  start: number,
  left: number,
  has: HasPart,
  whole: boolean,
): Split | undefined {
  const rest = word.slice(start);
  let found: Split | undefined;
  const last = whole ? undefined : head(rest, has);
  // A further part costs more than any filler, so the fewest parts win.
  if (last) found = { parts: [{ term: last.term, start, end: word.length }], cost: last.cost };
  if (left <= 1) return found;
  for (let cut = start + MIN_PART; cut <= word.length - MIN_PART; cut += 1) {
    const first = modifier(word.slice(start, cut), has);
    if (!first) continue;
    const tail = best(word, cut, left - 1, has, false);
    if (!tail) continue;
    // Between equals the longer first part wins: its short rivals are chance.
    const cost = first.cost + tail.cost + 10 + Math.max(0, 5 - (cut - start));
    if (!found || cost <= found.cost) {
      found = { parts: [{ term: first.term, start, end: cut }, ...tail.parts], cost };
    }
  }
  return found;
}

/** Parts of a folded word (two to four), or an empty list when it is not a compound of known words. */
export function splitCompound(word: string, has: HasPart): readonly CompoundPart[] {
  if (word.length < MIN_COMPOUND || word.length > 48 || !LETTERS.test(word)) return [];
  const known: HasPart = remembering(Infinity, (text) => text !== word && has(text));
  return best(word, 0, MAX_PARTS, known, true)?.parts ?? [];
}

/** Spellings of a compound of two parts with each of the linking letters (Nummerserie, Nummernserie). */
export function linkVariants(first: string, second: string): string[] {
  return [...LINKS, 'e'].map((link) => first + link + second);
}

/**
 * Parts of a folded word and what these are made of in turn: with Umsatzsteuer-kategorie also Umsatz,
 * Steuer and Steuerkategorie, if the dictionary has them.
 */
function nestedParts(word: string, has: HasPart): readonly CompoundPart[] {
  const parts = splitCompound(word, has);
  const inner = parts.flatMap(({ term, start, end }) =>
    nestedParts(term, has).map((part) => ({
      term: part.term,
      start: start + part.start,
      end: Math.min(start + part.end, end),
    })),
  );
  const tails = inner.flatMap(({ start }): CompoundPart[] => {
    if (parts.some((part) => part.start === start)) return [];
    const last = head(word.slice(start), has);
    return last ? [{ term: last.term, start, end: word.length }] : [];
  });
  return [...parts, ...inner, ...tails];
}

/** Parts of a folded word at every depth; remembers its answers, because texts repeat their words. */
export type Splitter = (word: string) => readonly CompoundPart[];

/** Words whose parts are remembered. */
const MAX_REMEMBERED = 20_000;

export function createSplitter(has: HasPart): Splitter {
  return remembering(MAX_REMEMBERED, (word) => nestedParts(word, has));
}
