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

/** Whether a row is shown: its text as {@link searchable} gives it, and ids that find it exactly. */
export type RowTest = (row: string, keys: readonly string[]) => boolean;

/** Makes the test of a query; called once for each input, so its costs count once. */
export type Matcher = (query: string) => RowTest;

/** Shows the rows in which every word of the query occurs; an empty query shows all. */
export const byWords: Matcher = (query) => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (row) => words.every((word) => contains(row, word));
};

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
 * Hides the rows of rendered tables that a test refuses, and opens what others are folded in. Working
 * on the document keeps the data out of the component's state: typing renders nothing but the number
 * of rows.
 *
 * @param isFiltered whether there is a query; without one, what was opened is closed again
 * @returns number of rows shown
 */
export function showMatches(tables: HTMLElement, isShown: RowTest, isFiltered: boolean): number {
  let all = 0;
  for (const table of Array.from(tables.querySelectorAll('table'))) {
    let shown = 0;
    for (const row of Array.from(table.querySelectorAll<HTMLTableRowElement>('tbody tr'))) {
      row.hidden = !isShown(rowText(row), row.dataset.keys?.split(' ') ?? []);
      if (!row.hidden) shown += 1;
    }
    const fold = table.closest<HTMLDetailsElement>('details');
    if (fold && tables.contains(fold)) {
      fold.hidden = shown === 0;
      if (isFiltered) fold.open = shown > 0;
      // A link may have opened it.
      else if (fold.dataset.filtered !== undefined) fold.open = false;
      fold.toggleAttribute('data-filtered', isFiltered);
    }
    all += shown;
  }
  return all;
}
