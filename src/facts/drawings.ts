/** Schematic drawings of the add-on's pages, with captions from the fields and actions as data. */
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { defaultLocale, inLocale, type LocaleId, type Localized } from '../locales';
import { actions, pageActions } from './entries';
import { entities, findField, type Field } from './field-model';
import data from './model/drawings.json';
import platform from './platform-captions.json';
import { targetLine } from './samples/example';
import { frameClasses, tableFit } from './table-fit';

/** A text of the drawing; `step` is the number of the step on its page that deals with it. */
export interface DrawnText {
  readonly text: string;
  readonly step?: number | undefined;
}

export interface DrawnField {
  readonly label: string;
  readonly value: string;
  /** Set for a switch, which is drawn as one. */
  readonly on?: boolean | undefined;
  readonly step?: number | undefined;
}

/** A page of the add-on in one language, ready to be drawn. Plain data. */
export interface DrawingModel {
  readonly title: string;
  /** Bar below the title, as Business Central shows notifications. */
  readonly notice?: string | undefined;
  readonly actions: readonly DrawnText[];
  readonly tabs: readonly { readonly title: string; readonly fields: readonly DrawnField[] }[];
  readonly tables: readonly {
    readonly title?: DrawnText | undefined;
    /** Classes of the box around the table, by the width that it needs. */
    readonly frame: string;
    readonly columns: readonly DrawnText[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

type Text = string | Localized<string>;
type Value = Text | boolean;

/** A field of the model (`id` on the page, or `page/id`), or a label of the drawing's own. */
interface Named {
  readonly field?: string;
  readonly label?: Text;
  readonly step?: number;
}

/** A line of the target list, which the running example fills; other fields by their ids. */
interface TargetRow {
  readonly customer: string;
  readonly 'document-type': string;
  readonly test?: boolean;
}

interface Table {
  /** Page (a key of `fields.json`) of the columns, when it is not that of the drawing. */
  readonly page?: string;
  readonly title?: Text;
  readonly step?: number;
  readonly columns: readonly Named[];
  readonly rows: readonly (readonly Value[] | TargetRow)[];
}

interface Drawing {
  /** Key of `fields.json`; a drawing of something else has a title. */
  readonly page?: string;
  readonly title?: Text;
  readonly notice?: Text;
  /** Actions by their English captions. */
  readonly actions?: readonly { readonly caption: string; readonly step?: number }[];
  readonly tabs?: readonly {
    readonly title: Text;
    readonly fields: readonly (Named & { readonly value: Value })[];
  }[];
  readonly tables?: readonly Table[];
}

const drawings: Readonly<Record<string, Drawing>> = data.drawings;

/** All drawings that a page can show. */
export const drawingIds: readonly string[] = Object.keys(drawings);

function plain(text: Text, locale: LocaleId): string {
  return typeof text === 'string' ? text : inLocale(text, locale);
}

/** The data names an option by its caption in the default locale. */
function shown(value: Value, field: Field | undefined, locale: LocaleId): string {
  if (typeof value === 'boolean')
    return messagesIn(messages, locale)(value ? 'drawings.yes' : 'drawings.no');
  const options = field?.options;
  if (!field || !options || value === '') return plain(value, locale);
  const captions = inLocale(options, defaultLocale);
  const index = captions.indexOf(plain(value, defaultLocale));
  const option = inLocale(options, locale)[index];
  if (option === undefined) {
    throw new Error(
      `drawings.json: "${plain(value, defaultLocale)}" is not an option of the ` +
        `field ${field.id}. Allowed: ${captions.join(', ')}`,
    );
  }
  return option;
}

/** Caption of an action that the data has; its name in the data is the English caption. */
function actionCaption(name: string, locale: LocaleId): string {
  const captions: readonly Localized<string>[] = [
    ...actions.map(({ caption }) => caption),
    ...pageActions,
    ...platform.captions,
  ];
  const caption = captions.find((known) => inLocale(known, defaultLocale) === name);
  if (!caption) throw new Error(`drawings.json: no action or caption is named "${name}".`);
  return inLocale(caption, locale);
}

function fieldOf({ field }: Named, page: string | undefined): Field | undefined {
  if (field === undefined) return undefined;
  return findField(field.includes('/') ? field : `${page ?? ''}/${field}`).field;
}

function labelOf(named: Named, field: Field | undefined, locale: LocaleId): string {
  return field ? inLocale(field, locale) : plain(named.label ?? '', locale);
}

function pageCaption(key: string, locale: LocaleId): string {
  const entity = entities[key];
  if (!entity) throw new Error(`drawings.json: "${key}" is not a page of fields.json.`);
  return inLocale(entity, locale);
}

function valuesOf(
  row: readonly Value[] | TargetRow,
  fields: readonly (Field | undefined)[],
  locale: LocaleId,
): readonly Value[] {
  if (!('customer' in row)) return row;
  const { customer, 'document-type': documentType, ...others } = row;
  const values: Readonly<Record<string, Value>> = {
    ...targetLine(customer, documentType, locale),
    ...others,
  };
  return fields.map((field) => values[field?.id ?? ''] ?? '');
}

function drawnTable(table: Table, page: string | undefined, locale: LocaleId) {
  const { title, step, columns, rows } = table;
  const fields = columns.map((column) => fieldOf(column, table.page ?? page));
  const text = title
    ? plain(title, locale)
    : table.page !== undefined && pageCaption(table.page, locale);
  const labels = columns.map((column, index) => labelOf(column, fields[index], locale));
  const texts = rows.map((row) =>
    valuesOf(row, fields, locale).map((value, index) => shown(value, fields[index], locale)),
  );
  return {
    title: text ? { text, step } : undefined,
    frame: frameClasses(
      tableFit(labels.map((label, index) => [label, ...texts.map((row) => row[index] ?? '')])),
    ),
    columns: columns.map(({ step: number }, index) => ({
      text: labels[index] ?? '',
      step: number,
    })),
    rows: texts,
  };
}

/**
 * The drawing with an id, in a language.
 *
 * @throws Error naming the drawings that there are, or the field, option or action that is not
 */
export function drawingModel(id: string, locale: LocaleId): DrawingModel {
  const drawing = drawings[id];
  if (!drawing) {
    throw new Error(`"${id}" is not a drawing. Allowed: ${drawingIds.join(', ')}`);
  }
  const { page, title, notice, actions: chosen = [], tabs = [], tables = [] } = drawing;
  return {
    title: title ? plain(title, locale) : pageCaption(page ?? '', locale),
    notice: notice && plain(notice, locale),
    actions: chosen.map(({ caption, step }) => ({ text: actionCaption(caption, locale), step })),
    tabs: tabs.map((tab) => ({
      title: plain(tab.title, locale),
      fields: tab.fields.map((named) => {
        const field = fieldOf(named, page);
        return {
          label: labelOf(named, field, locale),
          value: shown(named.value, field, locale),
          on: typeof named.value === 'boolean' ? named.value : undefined,
          step: named.step,
        };
      }),
    })),
    tables: tables.map((table) => drawnTable(table, page, locale)),
  };
}
