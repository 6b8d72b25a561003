/** Source of the value of each term of EN 16931 in an invoice that eDocument writes. */
import data from './model/term-sources.json';
import addedFields from './model/document-fields.json';
import { businessTerms } from './samples/business-terms';
import { fieldAddress, fieldsOfTerm, placeOfField, type LocatedField } from './field-model';
import type { Holder } from './next-step';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { defaultLocale, inLocale, type LocaleId, type Localized } from '../locales';
import type { Cell, TableFilter, TableModel } from './table';

/**
 * - `field`: a field of eDocument, on its own page or added to one of Business Central
 * - `platform`: a field of Business Central
 * - `calculated`: worked out when the XML is created
 * - `constant`: a fixed value of the delivered schemas
 * - `schema-line`: only with a schema line of your own
 * - `group`: a group, filled by its terms
 * - `unused`: eDocument does not write the term; `note` says why
 */
type TermSourceKind =
  'field' | 'platform' | 'calculated' | 'constant' | 'schema-line' | 'group' | 'unused';

interface TermSource {
  readonly kind: TermSourceKind;
  readonly holder: Holder;
  /** Table of Business Central, or page of eDocument. */
  readonly place?: Localized<string>;
  readonly field?: Localized<string>;
  /** The page where a person enters the value. */
  readonly page?: Localized<string>;
  /** Page of the handbook that describes it, without base path. */
  readonly address?: string;
  /** The fixed value of a constant. */
  readonly value?: string;
  /** True for a field that turns the code of the field before it into that of the standard. */
  readonly translates?: boolean;
  /** When the source counts, how it is worked out, or why there is none. */
  readonly note?: Localized<string>;
}

interface Entry {
  kind: string;
  table?: string;
  field?: Localized<string>;
  value?: string;
  translates?: boolean;
  note?: Localized<string>;
}

interface Table extends Localized<string> {
  page: Localized<string>;
  holder: Holder;
}

const tables = data.tables as Readonly<Record<string, Table>>;
const entries: Readonly<Record<string, readonly Entry[]>> = data.terms;

/** An entry shows what it was made from; that is no place to enter it. */
const SHOWN_ONLY = 'edocument';
/** Fields that turn codes of the platform into those of the standard. */
const TRANSLATING = new Set([
  'countries-regions/iso-code',
  'currencies/iso-code',
  'units/international-standard-code',
]);
/** A value of the schema counts only where the profile holds nothing. */
const LAST = 'xml-schemas';

function fromEntry({ kind, table, field, value, translates, note }: Entry): TermSource {
  const place = table === undefined ? undefined : tables[table];
  if (table !== undefined && !place) throw new Error(`term-sources.json: no table "${table}".`);
  const isOfSchema = kind === 'constant' || kind === 'schema-line';
  return {
    kind: kind as TermSourceKind,
    holder: place?.holder ?? (isOfSchema ? 'schema' : 'own-schema'),
    ...(place ? { place, page: place.page } : {}),
    ...(field ? { field } : {}),
    ...(value === undefined ? {} : { value }),
    ...(translates ? { translates } : {}),
    ...(note ? { note } : {}),
  };
}

/** Pages of Business Central that eDocument adds fields to, and who holds what is entered there. */
const HOLDER_OF_PAGE: ReadonlyMap<string, Holder> = new Map([
  ...Object.values(tables).map(
    ({ page, holder }) => [inLocale(page, defaultLocale), holder] as const,
  ),
]);

function fromField(located: LocatedField): TermSource {
  const { entityId, entity, field } = located;
  const place = placeOfField(located);
  return {
    kind: 'field',
    holder: entity.on ? 'document-field' : 'setup',
    place,
    field,
    page: place,
    address: fieldAddress(located),
    ...(TRANSLATING.has(`${entityId}/${field.id}`) ? { translates: true } : {}),
    ...(field.note ? { note: field.note } : {}),
  };
}

/**
 * The sources of a term, in the order in which they count; a term is written when the first of
 * them has a value. Never empty for a term or group of EN 16931.
 *
 * @throws Error when the id is none of EN 16931
 */
export function termSource(id: string): readonly TermSource[] {
  const term = businessTerms.find((known) => known.id === id);
  if (!term) throw new Error(`"${id}" is not a term of business-terms.json.`);
  const fields = fieldsOfTerm(id)
    .filter(({ entityId }) => entityId !== SHOWN_ONLY)
    .sort((one, other) => Number(one.entityId === LAST) - Number(other.entityId === LAST))
    .map(fromField);
  const sources: TermSource[] = [
    ...fields.filter(({ holder }) => holder === 'document-field'),
    ...addedFields.fields
      .filter(({ bt }) => (bt as readonly string[]).includes(id))
      .map(({ caption, page, address, note }): TermSource => ({
        kind: 'field',
        holder: HOLDER_OF_PAGE.get(inLocale(page, defaultLocale)) ?? 'setup',
        place: page,
        field: caption,
        page,
        address,
        ...(note ? { note } : {}),
      })),
    ...fields.filter(({ holder, translates }) => holder === 'setup' && !translates),
    ...(entries[id] ?? []).map(fromEntry),
    ...fields.filter(({ translates }) => translates),
  ];
  return sources.length === 0 && term.type === 'group'
    ? [{ kind: 'group', holder: 'own-schema' }]
    : sources;
}

/** A source in a few words, such as `Sales Invoice Header: Due Date`. */
export function sourceText(source: TermSource, locale: LocaleId): string {
  const { kind, place, field, value, note } = source;
  if (kind === 'group') return messagesIn(messages, locale)('termSources.group');
  const named = [place, field].flatMap((text) => (text ? [inLocale(text, locale)] : [])).join(': ');
  const what = value ?? named;
  if (!note) return what;
  return what === '' ? inLocale(note, locale) : `${what} (${inLocale(note, locale)})`;
}

/** A source as a table cell, with a link to where the handbook describes it. */
export function sourceCell(source: TermSource, locale: LocaleId): Cell {
  const text = sourceText(source, locale);
  return source.address === undefined ? text : { text, to: source.address };
}

/** Every term of EN 16931 with its sources and the page where each value is entered. */
export function termSourceTable(locale: LocaleId): TableModel {
  const t = messagesIn(messages, locale);
  return {
    caption: t('termSources.caption'),
    columns: [
      t('termSources.term'),
      t('termSources.name'),
      t('termSources.source'),
      t('termSources.page'),
    ],
    rows: businessTerms
      .filter(({ type }) => type !== 'group')
      .map(({ id, label }) => {
        const sources = termSource(id);
        const pages = sources.flatMap(({ page }) => (page ? [inLocale(page, locale)] : []));
        return {
          id: `source-${id}`,
          keys: [id],
          cells: [
            id,
            inLocale(label, locale),
            sources.flatMap((source, index) => [
              ...(index === 0
                ? []
                : [t(source.translates ? 'termSources.translated' : 'termSources.otherwise')]),
              sourceCell(source, locale),
            ]),
            [...new Set(pages)].join('; ') || '–',
          ],
        };
      }),
    source: inLocale(data.source, locale),
    asOf: data.asOf,
  };
}

/** The filter of the table of sources. */
export function termSourceFilter(locale: LocaleId): TableFilter {
  const t = messagesIn(messages, locale);
  return {
    param: 'term',
    label: t('termSources.find'),
    placeholder: t('termSources.example'),
  };
}
