import data from './fields.json';
import pageTitles from './page-titles.json';
import { inLocale, type LocaleId, type Localized } from '../locales';

/** A field of one of the add-on's pages. */
export interface Field extends Localized<string> {
  /** Stable within its entity; part of the anchor `#field-<id>`. */
  id: string;
  /** Type as in Business Central, for example `Code[10]`. */
  type: string;
  options?: Localized<readonly string[]>;
  /** Terms of EN 16931 that the field fills. */
  bt: readonly string[];
  /** Where Business Central shows the field, if not where it shows the others of its page. */
  on?: Localized<string>;
  /** When the field fills its terms. */
  note?: Localized<string>;
}

/** A page with a field table; its front matter names it as `entity`. */
interface Entity extends Localized<string> {
  /** File under `docs/`. */
  doc: string;
  /** Address without base path. */
  route: string;
  /** Where Business Central shows the fields, which have no page of their own there. */
  on?: Localized<string>;
  fields: readonly Field[];
}

/** A field together with the page that it is on. */
export interface LocatedField {
  entityId: string;
  entity: Entity;
  field: Field;
}

/** All entities by id, in the order of the sidebar. */
export const entities: Readonly<Record<string, Entity>> = data.entities;

/** Every field of every entity. */
export const allFields: readonly LocatedField[] = Object.entries(entities).flatMap(
  ([entityId, entity]) => entity.fields.map((field) => ({ entityId, entity, field })),
);

/**
 * The field with a reference such as `target-list/buyer-reference`.
 *
 * @throws Error naming the fields that the entity has, or all entities
 */
export function findField(reference: string): LocatedField {
  const [entityId = '', fieldId = ''] = reference.split('/');
  const entity = entities[entityId];
  if (!entity) {
    const allowed = Object.keys(entities).join(', ');
    throw new Error(`"${entityId}" is not an entity of fields.json. Allowed: ${allowed}`);
  }
  const field = entity.fields.find(({ id }) => id === fieldId);
  if (!field) {
    const allowed = entity.fields.map(({ id }) => id).join(', ');
    throw new Error(`"${fieldId}" is not a field of ${entityId}. Allowed: ${allowed}`);
  }
  return { entityId, entity, field };
}

/** The page or FastTab on which a person enters the field. */
export const placeOfField = ({ entity, field }: LocatedField): Localized<string> =>
  field.on ?? entity.on ?? entity;

/** The id of a field's row in its page. */
export function fieldAnchor(field: Field): string {
  return `field-${field.id}`;
}

/** Address of a field's row, without base path. */
export function fieldAddress({ entity, field }: LocatedField): string {
  return `${entity.route}#${fieldAnchor(field)}`;
}

/** Address of a content file such as `Setup/Units.mdx`, without base path. */
export function pageAddress(doc: string): string {
  const known = Object.values(entities).find((entity) => entity.doc === doc);
  return known?.route ?? `/${doc.replace(/\.mdx$/, '').replace(/\/index$/, '/')}`;
}

/** Pages without a field table to which facts point. */
const OTHER_TITLES: Readonly<Record<string, Localized<string>>> = pageTitles;

/**
 * Title of a content file in a language.
 *
 * @throws Error when no title is known for it
 */
export function pageTitle(doc: string, locale: LocaleId): string {
  const known = Object.values(entities).find((entity) => entity.doc === doc) ?? OTHER_TITLES[doc];
  if (!known) throw new Error(`No title is known for ${doc}.`);
  return inLocale(known, locale);
}

/** The fields that fill a term of EN 16931. */
export function fieldsOfTerm(bt: string): LocatedField[] {
  return allFields.filter(({ field }) => field.bt.includes(bt));
}
