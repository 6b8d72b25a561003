/** Text in the form in which it is compared: lower case, no accents, ß as ss. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What a row can be found by: its text, and the same with umlauts written out. */
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

/** True when every word of the query occurs; an empty query matches everything. */
export function matches(haystack: string, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => contains(haystack, word));
}

/** Says which rows a query shows. */
export interface Matcher {
  /**
   * @param query as typed, not empty
   * @param row text of the row with its hidden words, as {@link searchable} gives it
   * @param keys ids that find the row exactly
   */
  (query: string, row: string, keys: readonly string[]): boolean;
}

/** Shows the rows that contain all words of the query. */
export const byWords: Matcher = (query, row) => matches(row, query);

const rowTexts = new WeakMap<HTMLTableRowElement, string>();

function rowText(row: HTMLTableRowElement): string {
  const known = rowTexts.get(row);
  if (known !== undefined) return known;
  const cells = Array.from(row.cells, (cell) => cell.textContent).join(' ');
  const text = searchable(`${cells} ${row.dataset.words ?? ''}`);
  rowTexts.set(row, text);
  return text;
}

/**
 * Hides the rows of a rendered table that a query does not find. Working on the document keeps the
 * table's data out of the component's state: typing renders nothing but the number of rows.
 *
 * @returns number of rows shown
 */
export function showMatches(table: HTMLTableElement, query: string, matcher: Matcher): number {
  let shown = 0;
  for (const body of Array.from(table.tBodies)) {
    for (const row of Array.from(body.rows)) {
      const keys = row.dataset.keys?.split(' ') ?? [];
      row.hidden = query !== '' && !matcher(query, rowText(row), keys);
      if (!row.hidden) shown += 1;
    }
  }
  return shown;
}
