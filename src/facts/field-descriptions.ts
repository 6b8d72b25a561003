/** The fields of the add-on in words, for their tables and the drawings of their pages. */
import { type Localized } from '../locales';
import { type LocatedField } from './field-model';
import data from './model/field-descriptions.json';

export interface FieldDescription {
  readonly description: Localized<string>;
  readonly example: Localized<string>;
  /** Initial value of the field, where that is known. */
  readonly default?: Localized<string>;
  /** When the field can be changed, where that differs from the rule of its page. */
  readonly editableWhen?: Localized<string>;
}

const pages: Readonly<Record<string, Readonly<Record<string, FieldDescription>>>> = data.pages;

/** When the fields of a page can be changed, where that is not always. */
export const editable: Readonly<Record<string, Localized<string>>> = data.editable;

/**
 * Description and example of a field.
 *
 * @throws Error naming the field without one
 */
export function descriptionOf({
  entityId,
  field,
}: Pick<LocatedField, 'entityId' | 'field'>): FieldDescription {
  const found = pages[entityId]?.[field.id];
  if (!found) throw new Error(`field-descriptions.json has no "${field.id}" of "${entityId}".`);
  return found;
}
