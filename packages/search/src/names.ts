import { stem } from './analysis/stem';
import { isAround } from './analysis/stopwords';
import { tokenize } from './analysis/tokenize';
import type { AnalysisLanguage } from './types';

/**
 * The key under which a name is found that is typed exactly, in any spelling: `BR-DE-15`, `br de 15`
 * and `BR_DE_015` have one, as have `ISO-Code` and `iso code`. Names of one or two letters are codes
 * (`AE`, `S`): as words of a language they are written otherwise, so their case counts.
 */
export function nameKey(text: string): string {
  const parts = text.normalize('NFKC').match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const key = parts.reduce(
    (before, part) => before + (/\d$/.test(before) && /^\d/.test(part) ? '-' : '') + part,
    '',
  );
  // A sign (`€`) is a name as well.
  if (key === '') return text.trim();
  if (key.length <= 2) return key;
  // Zeros before the number of a rule or term are left out as often as written; those of codes count.
  return /^\p{L}{2}/u.test(key)
    ? key.toLowerCase().replace(/(?<!\d)0+(?=\d)/g, '')
    : key.toLowerCase();
}

/**
 * The key of what a text is about, in whatever inflection: its words without those that say nothing and
 * those around the name of any value ("Wo trage ich die Bestellnummer ein"). Empty where there are no others.
 */
export function subjectKey(text: string, language: AnalysisLanguage): string {
  return tokenize(text, language)
    .filter((unit) => !isAround(unit.map(({ spelling }) => spelling.folded).join(''), language))
    .map((unit) => stem(nameKey(text.slice(unit[0].start, unit.at(-1)?.end)), language))
    .join('');
}

/** Words that an id may be written in: `PEPPOL EN 16931 R 120`. */
const MAX_ID_WORDS = 5;

/** The part of a rule behind its number: `BR-DE-23-a`, `GR-R-001-1`. */
const PART = /^(?:[a-z]|\d{1,2})$/i;

/**
 * The ids that may be written around a word with their number, the longest first: for 15, that is
 * `BR DE 15`, `DE 15` and `15`, before which come those with a part behind it.
 */
export function idsAround(words: readonly string[], number: number): string[] {
  const ids: string[] = [];
  const ends = PART.test(words[number + 1] ?? '') ? [number + 1, number] : [number];
  for (const last of ends) {
    for (let first = Math.max(0, number + 1 - MAX_ID_WORDS); first <= number; first += 1)
      ids.push(words.slice(first, last + 1).join('-'));
  }
  return ids;
}

/** The families that an id may belong to, the closest first: `BR-DE-99` to `BR-DE` and to `BR`. */
export function familiesOf(id: string): string[] {
  const families = [id.replace(/[-_]?\d[\d-]*(?:-?[a-z])?$/i, '')];
  for (let name = families[0] ?? ''; /[-_]/.test(name); families.push(name))
    name = name.replace(/[-_][^-_]*$/, '');
  return families;
}
