import {
  columnNames,
  columnsOf,
  foldCaption,
  LIST_IDS,
  listData,
  listNames,
  type ListId,
} from '../lists';
import type { Sheet } from './sheets';

/** A sheet of which the list and the columns are known. */
export interface Recognised {
  readonly list: ListId;
  /** Place of the row with the captions. */
  readonly head: number;
  /** Place of each column that was found. */
  readonly columns: Readonly<Record<string, number>>;
}

/** Captions are in the first rows: configuration packages have two rows above them. */
const HEAD_ROWS = 6;

const names = new Map(
  LIST_IDS.map((list) => [
    list,
    columnsOf(list).map((column) => [column, columnNames(list, column)] as const),
  ]),
);

/** The columns of a list that a row of captions names. */
function columnsIn(list: ListId, captions: readonly string[]): Record<string, number> {
  const folded = captions.map(foldCaption);
  const found: Record<string, number> = {};
  for (const [column, spellings] of names.get(list) ?? []) {
    const place = folded.findIndex((caption) => spellings.has(caption));
    if (place >= 0 && !Object.values(found).includes(place)) found[column] = place;
  }
  return found;
}

/** The list that a configuration package names above the captions, by its table. */
function packageList({ rows }: Sheet): ListId | undefined {
  const table = Number(rows[0]?.[2]);
  const isHead = (rows[0]?.filter((cell) => cell !== '').length ?? 0) === 3;
  return isHead && Number.isInteger(table)
    ? LIST_IDS.find((list) => listData(list).tables.includes(table))
    : undefined;
}

interface Guess extends Recognised {
  readonly score: number;
}

function guess(list: ListId, head: number, sheet: Sheet, isNamed: boolean): Guess | undefined {
  const captions = sheet.rows[head] ?? [];
  const columns = columnsIn(list, captions);
  const { must, some } = listData(list);
  const found = Object.keys(columns).length;
  const has = (column: string) => columns[column] !== undefined;
  const fits = must.every(has) && (isNamed || some.length === 0 || some.some(has));
  if (!fits) return undefined;
  const share = found / captions.filter((caption) => caption !== '').length;
  return { list, head, columns, score: found + share + (isNamed ? 50 : 0) + must.length };
}

/**
 * The list that a sheet is, by its name, by the table that a package names, and by its captions in
 * either language. Undefined when none fits.
 */
export function recognise(sheet: Sheet): Recognised | undefined {
  const packaged = packageList(sheet);
  const name = foldCaption(sheet.name);
  const heads = Array.from({ length: Math.min(HEAD_ROWS, sheet.rows.length) }, (_, row) => row);
  const guesses = LIST_IDS.flatMap((list) => {
    const isNamed = packaged === list || (!packaged && listNames(list).has(name));
    return heads.flatMap((head) => guess(list, head, sheet, isNamed) ?? []);
  });
  const [best] = guesses.sort((one, other) => other.score - one.score || one.head - other.head);
  return best && { list: best.list, head: best.head, columns: best.columns };
}

/** The list that a sheet comes nearest to, with the captions that were found and those it needs. */
interface Nearest {
  readonly list: ListId;
  readonly found: readonly string[];
  /** Columns of the list. */
  readonly missing: readonly string[];
}

/** The list that a sheet which is not recognised comes nearest to: most columns found, then fewest missing. */
export function nearest({ rows }: Sheet): Nearest | undefined {
  const [best] = LIST_IDS.flatMap((list) =>
    rows.slice(0, HEAD_ROWS).map((captions) => {
      const columns = columnsIn(list, captions);
      const { must, some } = listData(list);
      const lacks = (column: string) => columns[column] === undefined;
      const missing = [...must.filter(lacks), ...(some.every(lacks) ? some : [])];
      return { list, found: Object.values(columns).map((at) => captions[at] ?? ''), missing };
    }),
  )
    .filter(({ found }) => found.length > 0)
    .sort(
      (one, other) =>
        other.found.length - one.found.length || one.missing.length - other.missing.length,
    );
  return best;
}
