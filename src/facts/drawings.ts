/** Schematic drawings of the add-on's pages, with captions from the fields and actions as data. */
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { defaultLocale, inLocale, localeIds, type LocaleId, type Localized } from '../locales';
import { actions, pageActions } from './entries';
import { descriptionOf } from './field-descriptions';
import { allFields, entities, type Field, type LocatedField } from './field-model';
import data from './model/drawings.json';
import { objects } from './objects';
import platform from './platform-captions.json';
import { targetLine } from './samples/example';

/** A caption of the drawing. */
export interface DrawnText {
  readonly text: string;
  /** The caption in another language, where it differs. */
  readonly other?: string | undefined;
  /** The number of the first step on the page that names it. */
  readonly step?: number | undefined;
}

export interface DrawnField {
  readonly label: DrawnText;
  readonly value: string;
  /** The value after the step, where a step changes it. */
  readonly after?: string | undefined;
  /** Set for a switch, which is drawn as one. */
  readonly on?: boolean | undefined;
}

interface DrawnTable {
  readonly title?: DrawnText | undefined;
  /** `long` where a value needs a line of its own. */
  readonly columns: readonly (DrawnText & {
    readonly long: boolean;
    readonly values: readonly string[];
  })[];
}

/** A page of the add-on in one language, ready to be drawn. Plain data. */
export interface DrawingModel {
  readonly title: string;
  /** The other language of captions: its tag, and its name in the language of the page. */
  readonly otherLanguage: { readonly tag: string; readonly name: string };
  /** Bar below the title, as Business Central shows notifications. */
  readonly notice?: string | undefined;
  /** The question of a dialog. */
  readonly question?: string | undefined;
  readonly actions: readonly DrawnText[];
  readonly tabs: readonly { readonly title?: string; readonly fields: readonly DrawnField[] }[];
  readonly tables: readonly DrawnTable[];
  /** Tiles of a role centre part. */
  readonly cues: readonly DrawnField[];
  readonly buttons: readonly DrawnText[];
  /** True where the page has more lines or fields than are drawn. */
  readonly cutBelow: boolean;
  /** True where the list has more columns than are drawn. */
  readonly cutBeside: boolean;
}

type Text = string | Localized<string>;
type Value = Text | boolean;
/** Values of a line or an entry by the ids of their fields. */
type DrawnRecord = Readonly<Record<string, Value | undefined>>;

interface Table {
  /** Page (a key of `fields.json`) of the columns, when it is not that of the drawing. */
  readonly page?: string;
  readonly title?: string;
  readonly columns: readonly string[];
  /** Values, the number of an entry, or a customer and a document type of the running example. */
  readonly rows: readonly (readonly Value[] | string)[];
}

/** Fields and columns are named by their ids (`id` on the page, or `page/id`) or by a caption. */
interface Drawing {
  /** Key of `fields.json`; a drawing of something else has a title. */
  readonly page?: string;
  /** Name of the object that it draws, where the object has no page of fields of its own. */
  readonly object?: string;
  /** Action that opens it, by its English caption. */
  readonly dialog?: string;
  readonly title?: string;
  readonly notice?: Text;
  readonly question?: Text;
  /** Actions by their English captions. */
  readonly actions?: readonly string[];
  readonly tabs?: readonly { readonly title?: string; readonly fields: readonly string[] }[];
  readonly tables?: readonly Table[];
  readonly cues?: readonly string[];
  /** The entry whose values the fields have, by its number. */
  readonly entry?: string;
  /** Values by field or caption, where they are not the field's example. */
  readonly values?: Readonly<Record<string, Value>>;
  /** Values after the step that changes them. */
  readonly after?: Readonly<Record<string, Value>>;
  /** Buttons of a dialog. */
  readonly buttons?: readonly string[];
  /** Set for a page without a list of its fields here, of which a part is drawn. */
  readonly cut?: boolean;
}

const drawings: Readonly<Record<string, Drawing>> = data.drawings;
const entries: readonly DrawnRecord[] = data.entries;
/** Captions of nothing else, and those that have another German elsewhere, which have an id. */
const ownCaptions: readonly (Localized<string> & { readonly id?: string })[] = data.captions;

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

/** A caption that the data has, by its name: the English text, or its id. */
function captionsOf(name: string): Localized<string> {
  const captions = [
    ...actions.map(({ caption }) => caption),
    ...pageActions,
    ...platform.captions,
    ...Object.values(entities),
    ...ownCaptions.filter(({ id }) => id === undefined),
  ];
  const caption =
    ownCaptions.find(({ id }) => id === name) ??
    captions.find((known) => inLocale(known, defaultLocale) === name);
  if (!caption) throw new Error(`drawings.json: no field or caption is named "${name}".`);
  return caption;
}

/** The field with an id on the page, or elsewhere; none for a caption. */
function fieldNamed(name: string, page: string | undefined): LocatedField | undefined {
  const references = [name, `${page ?? ''}/${name}`];
  return allFields.find(({ entityId, field }) => references.includes(`${entityId}/${field.id}`));
}

function pageOf(key: string): Localized<string> {
  const entity = entities[key];
  if (!entity) throw new Error(`drawings.json: "${key}" is not a page of fields.json.`);
  return entity;
}

function entryOf(no: string): DrawnRecord {
  const entry = entries.find((one) => one['entry-no'] === no);
  if (!entry) throw new Error(`drawings.json: no entry has the number ${no}.`);
  return entry;
}

/** A line of the target list, such as `10000 INVOICE`, or an entry. */
function recordOf(row: string, locale: LocaleId): DrawnRecord {
  const [customer = '', documentType] = row.split(' ');
  return documentType ? targetLine(customer, documentType, locale) : entryOf(row);
}

/** The example of a field's table, without the marks of Markdown. */
function exampleOf(located: LocatedField, locale: LocaleId): string {
  return inLocale(descriptionOf(located).example, locale).replaceAll('`', '');
}

/** A value of more characters has a line of its own. */
const LONG = 34;

/** Draws captions in a language; each number of a step once. */
function captionWriter(locale: LocaleId, steps: ReadonlyMap<string, number>) {
  const open = new Map(steps);
  const [foreign = defaultLocale] = localeIds.filter((id) => id !== locale);
  return (caption: Text): DrawnText => {
    const [text, other] = [plain(caption, locale), plain(caption, foreign)];
    const step = open.get(text);
    open.delete(text);
    return { text, other: other === text ? undefined : other, step };
  };
}

type Write = ReturnType<typeof captionWriter>;

function drawnField(
  name: string,
  { page, entry, values = {}, after = {} }: Drawing,
  locale: LocaleId,
  write: Write,
): DrawnField {
  const located = fieldNamed(name, page);
  const field = located?.field;
  const typed = values[name] ?? (entry === undefined ? undefined : entryOf(entry)[name]);
  if (typed === undefined && !located) throw new Error(`drawings.json: "${name}" has no value.`);
  const value =
    typed === undefined && located ? exampleOf(located, locale) : shown(typed ?? '', field, locale);
  const later = after[name];
  return {
    label: write(field ?? captionsOf(name)),
    value,
    after: later === undefined ? undefined : shown(later, field, locale),
    on: field?.type === 'Boolean' ? value === shown(true, field, locale) : undefined,
  };
}

function drawnTable(
  { title, page: own, columns, rows }: Table,
  page: string | undefined,
  locale: LocaleId,
  write: Write,
): DrawnTable {
  const fields = columns.map((name) => fieldNamed(name, own ?? page)?.field);
  const values = rows.map((row) => {
    if (typeof row !== 'string') return row;
    const record = recordOf(row, locale);
    return fields.map((field) => record[field?.id ?? ''] ?? (field?.type !== 'Boolean' && ''));
  });
  const caption = title === undefined ? own && pageOf(own) : captionsOf(title);
  return {
    title: caption ? write(caption) : undefined,
    columns: columns.map((name, index) => {
      const field = fields[index];
      const texts = values.map((row) => shown(row[index] ?? '', field, locale));
      return {
        ...write(field ?? captionsOf(name)),
        long: texts.some((text) => text.length > LONG),
        values: texts,
      };
    }),
  };
}

function objectNamed(name: string): Localized<string> {
  const found = objects.find((one) => one.name === name);
  if (!found) throw new Error(`drawings.json: objects.json has no object "${name}".`);
  return found.caption;
}

function titleOf({ title, dialog, object, page = '' }: Drawing): Text {
  const name = title ?? dialog;
  if (name !== undefined) return captionsOf(name);
  return object === undefined ? pageOf(page) : objectNamed(object);
}

/** Fields of the page that its drawing leaves out. */
function isIncomplete({ page, cut = false, tabs = [], tables = [] }: Drawing): boolean {
  if (page === undefined) return cut;
  const drawn = new Set([
    ...tabs.flatMap(({ fields }) => fields),
    ...tables.flatMap(({ columns }) => columns),
  ]);
  return (entities[page]?.fields ?? []).some(({ id }) => !drawn.has(id));
}

/**
 * The drawing with an id, in a language.
 *
 * @param steps captions that the steps of the page name, with the number of the first step
 * @throws Error naming the drawings that there are, or the field, option or action that is not
 */
export function drawingModel(
  id: string,
  locale: LocaleId,
  steps: ReadonlyMap<string, number> = new Map(),
): DrawingModel {
  const drawing = drawings[id];
  if (!drawing) {
    throw new Error(`"${id}" is not a drawing. Allowed: ${drawingIds.join(', ')}`);
  }
  const { page, notice, question, tabs = [], tables = [], cues = [], buttons = [] } = drawing;
  const write = captionWriter(locale, steps);
  const [foreign = defaultLocale] = localeIds.filter((other) => other !== locale);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(foreign.slice(0, 2));
  const isList = tables.length > 0 && tabs.length === 0 && buttons.length === 0;
  return {
    title: plain(titleOf(drawing), locale),
    otherLanguage: { tag: foreign, name: name ?? foreign },
    notice: notice && plain(notice, locale),
    question: question && plain(question, locale),
    actions: (drawing.actions ?? []).map((action) => write(captionsOf(action))),
    tabs: tabs.map((tab) => ({
      ...(tab.title && { title: plain(captionsOf(tab.title), locale) }),
      fields: tab.fields.map((name) => drawnField(name, drawing, locale, write)),
    })),
    tables: tables.map((table) => drawnTable(table, page, locale, write)),
    cues: cues.map((name) => drawnField(name, drawing, locale, write)),
    buttons: buttons.map((name) => write(captionsOf(name))),
    cutBelow: isList || isIncomplete(drawing),
    cutBeside: isList && isIncomplete(drawing),
  };
}
