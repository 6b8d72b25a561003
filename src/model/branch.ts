/** The branches of the program, and where the value stands that led into one. */
import { inLocale, localeIds, type Localized } from '../locales';
import { fieldAddress, findField, placeOfField } from '../facts/field-model';
import added from '../facts/model/document-fields.json';
import type { Holder } from '../facts/next-step';
import data from './branches.json';
import texts from './remedies.json';
import { UNKNOWN, type Values } from './types';

/** What becomes of the run: an error at the step unless it says otherwise. */
export type End =
  | 'no-entry'
  | 'new'
  | 'cancelled'
  | 'rejected'
  | 'waits'
  | 'test'
  | 'uncertain'
  | 'suppressed'
  | 'note'
  | 'answer';

export interface Branch {
  /** A step id of `machine.json`, or the moment: `post`, `start`, an action of a person. */
  readonly at: string;
  /** Values that lead into the branch, all of them; a list where any of several does. */
  readonly when: Readonly<Record<string, string | readonly string[]>>;
  /** The field to correct, where it is not the first of `when`. */
  readonly field?: string;
  /** Where the field does not say it; `finding` where only the finding or the reason does. */
  readonly holder?: Holder | 'finding';
  readonly ends?: End;
  /** Message of the product, such as `EDOC-0401`. */
  readonly message?: string;
}

export const branches = data.branches as unknown as readonly Branch[];

/** The branches of a step or moment, in the order in which a run looks. */
export const branchesAt = (at: string): readonly Branch[] =>
  branches.filter((branch) => branch.at === at || branch.at === 'any');

/** True when the values lead into the branch. */
export const isTaken = ({ when }: Branch, values: Values): boolean =>
  Object.entries(when).every(([reference, wanted]) =>
    [wanted].flat().includes(values[reference] ?? ''),
  );

/** The field to correct; undefined where an event led into the branch. */
export function fieldOfBranch({ when, field }: Branch): string | undefined {
  const [first = ''] = Object.keys(when);
  return field ?? (/^(run|event)\//.test(first) ? undefined : first);
}

/** A field with its caption, its page and its address in the handbook. */
interface NamedField {
  readonly caption: Localized<string>;
  readonly page: Localized<string>;
  readonly address: string;
}

/**
 * The field with a reference.
 *
 * @throws Error for a reference that neither `fields.json` nor `document-fields.json` has
 */
export function namedField(reference: string): NamedField {
  const [list, id] = reference.split('/');
  if (list !== 'added') {
    const located = findField(reference);
    return {
      caption: located.field,
      page: placeOfField(located),
      address: fieldAddress(located),
    };
  }
  const found = added.fields.find((one) => one.id === id);
  if (!found) throw new Error(`document-fields.json has no "${id}".`);
  return found;
}

/** Fields on documents and their attachments are eDocument's own there; all other fields are setup. */
const ON_DOCUMENT = /^(document-fields\/|added\/send-with-edocument$)/;

/** Who holds the value that led into the branch; undefined where only the finding says it. */
export function holderOfBranch(branch: Branch): Holder | undefined {
  const field = fieldOfBranch(branch);
  if (branch.holder) return branch.holder === 'finding' ? undefined : branch.holder;
  if (field === undefined) return 'operation';
  if (field.startsWith('xml-schema-lines/')) return 'own-schema';
  return ON_DOCUMENT.test(field) ? 'document-field' : 'setup';
}

/** The kind of correction that ends the branch: a field is blank, off, on, or has a wrong value. */
type Correction = 'enter' | 'switch-on' | 'switch-off' | 'correct';

function correctionOf({ when }: Branch, field: string): Correction {
  const values = when[field] ?? Object.values(when)[0] ?? [];
  const [value = UNKNOWN] = [values].flat();
  if (value === '') return 'enter';
  if (value === 'No') return field in when ? 'switch-on' : 'correct';
  return value === 'Yes' ? 'switch-off' : 'correct';
}

/** What to do about the field of a branch, as the beginning of a sentence; undefined without a field. */
export function correctionText(branch: Branch): Localized<string> | undefined {
  const field = fieldOfBranch(branch);
  if (field === undefined || holderOfBranch(branch) === 'operation') return undefined;
  const { caption, page } = namedField(field);
  const text = texts[correctionOf(branch, field)];
  return Object.fromEntries(
    localeIds.map((locale) => [
      locale,
      inLocale(text, locale)
        .replace('{field}', inLocale(caption, locale))
        .replace('{page}', inLocale(page, locale)),
    ]),
  );
}
