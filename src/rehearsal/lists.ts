import { fieldAddress, findField, entities } from '../facts/field-model';
import { defaultLocale, inLocale, localeIds, type LocaleId, type Localized } from '../locales';
import data from './lists.json';

/** A list of Business Central or of the add-on that the rehearsal reads. */
export type ListId = keyof typeof data.lists;

interface ColumnData extends Localized<string> {
  readonly field?: string;
  readonly also?: readonly string[];
}

interface ListData extends Localized<string> {
  /** Page of the add-on whose captions and fields these are. */
  readonly entity?: string;
  readonly also?: readonly string[];
  /** Address of help on a list of the platform. */
  readonly page?: string;
  /** Numbers of its tables, which configuration packages name. */
  readonly tables: readonly number[];
  /** Columns that name a row for people. */
  readonly key: readonly string[];
  /** Columns without which a sheet is not this list, and columns of which it has at least one. */
  readonly must: readonly string[];
  readonly some: readonly string[];
  readonly columns: Readonly<Record<string, ColumnData>>;
}

const lists = data.lists as unknown as Readonly<Record<ListId, ListData>>;

/** All lists, in the order in which people set them up. */
export const LIST_IDS = Object.keys(lists) as readonly ListId[];

/** The data of a list. */
export const listData = (list: ListId): ListData => lists[list];

/** Caption of a list. */
export const listCaption = (list: ListId, locale: LocaleId): string => {
  const { entity } = lists[list];
  return inLocale(entity === undefined ? lists[list] : (entities[entity] ?? {}), locale);
};

const columnData = (list: ListId, column: string): ColumnData => {
  const found = lists[list].columns[column];
  if (!found) throw new Error(`${list} has no column "${column}".`);
  return found;
};

/** Caption of a column. */
export function columnCaption(list: ListId, column: string, locale: LocaleId): string {
  const { field, ...own } = columnData(list, column);
  return inLocale(field === undefined ? own : findField(field).field, locale);
}

/** Address of the help on a column, without base path. */
export function columnAddress(list: ListId, column: string): string {
  const { field } = columnData(list, column);
  return field === undefined ? (lists[list].page ?? '/') : fieldAddress(findField(field));
}

/** Letters and digits alone: captions differ in dots, blanks and underscores between exports. */
export const foldCaption = (caption: string): string =>
  caption
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}%]/gu, '');

/** Every spelling of a list's caption, folded. */
export const listNames = (list: ListId): ReadonlySet<string> =>
  new Set(
    [...localeIds.map((id) => listCaption(list, id)), ...(lists[list].also ?? [])].map(foldCaption),
  );

/** Every spelling of a column's caption, folded. */
export const columnNames = (list: ListId, column: string): ReadonlySet<string> =>
  new Set(
    [
      ...localeIds.map((id) => columnCaption(list, column, id)),
      ...(columnData(list, column).also ?? []),
    ].map(foldCaption),
  );

/** The columns of a list. */
export const columnsOf = (list: ListId): readonly string[] => Object.keys(lists[list].columns);

/** Options of a field of the add-on, in every language, with the English one as value. */
export function optionsOf(list: ListId, column: string): ReadonlyMap<string, string> {
  const { field } = columnData(list, column);
  const options = field === undefined ? undefined : findField(field).field.options;
  const english = options?.[defaultLocale] ?? [];
  return new Map(
    localeIds.flatMap((id) =>
      (options?.[id] ?? []).map(
        (caption, index) => [foldCaption(caption), english[index] ?? caption] as const,
      ),
    ),
  );
}
