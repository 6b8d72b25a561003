/** Text in the form in which it is compared: lower case, no accents, ß as ss. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The texts by which a row is found: its own, and the same with umlauts written out. */
export function searchable(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return `${fold(lower)}\n${fold(lower.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))}`;
}

/** Words up to this length are found at the beginning of a word only. */
const SHORT = 3;
const IN_WORD = /[\p{Letter}\p{Number}]/u;

function contains(haystack: string, word: string): boolean {
  if (word.length > SHORT) return haystack.includes(word);
  for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + 1)) {
    if (at === 0 || !IN_WORD.test(haystack.charAt(at - 1))) return true;
  }
  return false;
}

/** Tells if a row is shown, by its text as {@link searchable} gives it and by ids that find it exactly. */
export type RowTest = (row: string, keys: readonly string[]) => boolean;

/** Makes the test of a query; called once for each input, so its costs count once. */
export type Matcher = (query: string) => RowTest;

/** Shows the rows in which every word of the query occurs; an empty query shows all. */
export const byWords: Matcher = (query) => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (row) => words.every((word) => contains(row, word));
};
