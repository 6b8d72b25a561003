import { searchable, type RowTest } from './filter';
import { MOST_OPENED } from '../table/sizes';

const rowTexts = new WeakMap<HTMLTableRowElement, string>();

function rowText(row: HTMLTableRowElement): string {
  const known = rowTexts.get(row);
  if (known !== undefined) return known;
  const cells = Array.from(row.cells, (cell) => cell.textContent).join(' ');
  const text = searchable(`${cells} ${row.dataset.words ?? ''}`);
  rowTexts.set(row, text);
  return text;
}

/** Hides the rows of a table that a test refuses, and returns the number of the others. */
function hideRows(table: HTMLTableElement, isShown: RowTest): number {
  let shown = 0;
  for (const row of Array.from(table.querySelectorAll<HTMLTableRowElement>('tbody tr'))) {
    row.hidden = !isShown(rowText(row), row.dataset.keys?.split(' ') ?? []);
    if (!row.hidden) shown += 1;
  }
  return shown;
}

/** Opens what a filter found a few rows in, or closes it again where it opened it. */
function setOpen(fold: HTMLDetailsElement, isOpen: boolean): void {
  if (isOpen === fold.open) return;
  if (isOpen) fold.dataset.opened = '';
  // A reader or a link may have opened it.
  else if (fold.dataset.opened === undefined) return;
  else delete fold.dataset.opened;
  fold.open = isOpen;
}

/**
 * Hides the rows of rendered tables that a test refuses. A group says how many of its rows are left. A
 * few are opened; many stay in their groups, since laying them out would hold up the typing. Working
 * on the document keeps the data out of the component's state: typing renders nothing but the number
 * of rows.
 *
 * @param isFiltered whether there is a query; without one, what was opened is closed again
 * @returns number of rows shown
 */
export function showMatches(tables: HTMLElement, isShown: RowTest, isFiltered: boolean): number {
  const parts = Array.from(tables.querySelectorAll('table'), (table) => ({
    fold: table.closest<HTMLDetailsElement>('details'),
    shown: hideRows(table, isShown),
  }));
  const all = parts.reduce((sum, { shown }) => sum + shown, 0);
  for (const { fold, shown } of parts) {
    if (!fold || !tables.contains(fold)) continue;
    fold.hidden = shown === 0;
    setOpen(fold, isFiltered && shown > 0 && all <= MOST_OPENED);
    const count = fold.querySelector('.group-count');
    const text = `(${shown})`;
    if (count && count.textContent !== text) count.textContent = text;
  }
  return all;
}
