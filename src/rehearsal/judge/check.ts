import type { Severity } from 'edocument-invoice';
import { isEmail, isGln } from 'edocument-invoice/identifiers';
import { officialCodes } from '../../facts/official';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import type { Company, Entry } from '../company';
import { columnCaption, foldCaption, listCaption, type ListId } from '../lists';
import data from './checks.json';

/** Id of a check. */
export type CheckId = keyof typeof data.checks;

interface Texts {
  readonly title: Localized<string>;
  readonly why: Localized<string>;
  readonly correct: Localized<string>;
}

/** A form that a column can need. */
type Form = 'filled' | 'email' | 'gln';

interface Subject {
  readonly list: ListId;
  /** The column that a finding is about. */
  readonly column: string;
  readonly severity?: Severity;
  /** Other lists, or columns of lists, without which it cannot be done. */
  readonly needs?: readonly string[];
  /** A plain check needs no judge of its own: the rule whose list has the codes of the column, */
  readonly codes?: CodeRule;
  /** the list whose codes they are, */
  readonly of?: ListId;
  /** or the form of the column. Its texts are those of its kind, where it has none of its own. */
  readonly form?: Form;
}

type CodeRule = keyof typeof data.codeLists;

/** A check with its texts, which may have places such as `{value}`. */
interface CheckData extends Subject, Texts {
  readonly severity: Severity;
  readonly needs: readonly string[];
}

const plain: Readonly<Record<string, Partial<Texts>>> = data.plain;

const checks = new Map(
  Object.entries(data.checks as unknown as Record<CheckId, Subject & Partial<Texts>>).map(
    ([id, { needs = [], ...check }]) => {
      const { codes, of, form } = check;
      const kind = plain[codes ? 'codes' : of ? 'of' : (form ?? '')];
      const all = of ? [of, ...needs] : needs;
      return [id, { severity: 'fatal', ...kind, ...check, needs: all } as CheckData];
    },
  ),
);

export const CHECK_IDS = [...checks.keys()] as readonly CheckId[];

/**
 * The record of a check, with its texts.
 *
 * @throws Error naming the check without a text
 */
export function checkData(id: CheckId): CheckData {
  const found = checks.get(id);
  if (!found?.title || !found.why || !found.correct) {
    throw new Error(`checks.json: "${id}" lacks a title, a reason or a remedy.`);
  }
  return found;
}

/** The values of places that do not depend on the row: captions, and the list of codes. */
export function placesOf(id: CheckId, locale: LocaleId): Readonly<Record<string, string>> {
  const { list, column, codes, of } = checkData(id);
  return {
    column: columnCaption(list, column, locale),
    ...(codes && { rule: codes, codes: inLocale(data.codeLists[codes], locale) }),
    ...(of && { of: listCaption(of, locale) }),
  };
}

/** A row that a check has found. */
export interface Hit {
  readonly entry: Entry;
  /** The value to enter, where it is known. */
  readonly fix?: string;
  /** Another column than that of the check. */
  readonly column?: string;
  /** Another value that the sentence names. */
  readonly other?: string;
  /** Rows with this value, where one stands for all of them. */
  readonly count?: number;
  /** The value, where it is not that of the column. */
  readonly value?: string;
}

/** Finds the rows that a check is about. */
export type Judge = (company: Company) => readonly Hit[];
/** Judges of checks that are not plain. */
export type Judges = Readonly<Partial<Record<CheckId, Judge>>>;

type Answer = boolean | Omit<Hit, 'entry'> | undefined;

/** A judge that looks at each row of a list by itself. */
export const each =
  (list: ListId, test: (entry: Entry, company: Company) => Answer): Judge =>
  (company) =>
    company.entries(list).flatMap((entry) => {
      const answer = test(entry, company);
      if (answer === undefined || answer === false) return [];
      return [{ entry, ...(answer === true ? {} : answer) }];
    });

/** How many characters two texts have in common at their beginning; leading zeros get lost. */
function alike(one: string, other: string): number {
  const [first = '', second = ''] = [one, other].map((text) =>
    foldCaption(text).replace(/^0+/, ''),
  );
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}

/** Values whose nearest allowed ones are looked for; more of them have another cause. */
const MAX_COMPARED = 200;

/** One finding for each value that is not allowed, with its rows counted and the nearest allowed ones. */
export function onePerValue(
  hits: readonly Hit[],
  column: string,
  allowed: Iterable<string>,
  shown = 3,
): Hit[] {
  const byValue = new Map<string, { hit: Hit; value: string; count: number }>();
  for (const hit of hits) {
    const value = hit.value ?? hit.entry.get(column);
    const known = byValue.get(foldCaption(value));
    if (known) known.count += 1;
    else byValue.set(foldCaption(value), { hit, value, count: 1 });
  }
  const names = [...new Set(allowed)].filter((name) => name !== '');
  return [...byValue.values()].map(({ hit, value, count }, place) => {
    const near =
      place < MAX_COMPARED ? names.map((name) => [alike(name, value), name] as const) : [];
    near.sort(([one], [other]) => other - one);
    const nearest = near.slice(0, shown).map(([, name]) => name);
    return { ...hit, count, other: nearest.join(', ') };
  });
}

/** The value that a saved list has instead: only an error leaves no choice. */
export const certainFix = (id: CheckId, { fix }: Hit): string | undefined =>
  checkData(id).severity === 'fatal' ? fix : undefined;

/** E-mail addresses in a cell, as mail programs separate them. */
export const addressesIn = (value: string): string[] =>
  value.split(/[;,]/).map((address) => address.trim());

const FORMS: Readonly<Record<Form, (value: string) => boolean>> = {
  filled: (value) => value !== '',
  email: (value) => value === '' || addressesIn(value).every(isEmail),
  gln: (value) => value === '' || (value.length === 13 && isGln(value)),
};

/** The judge of a plain check. */
export function plainJudge({ list, column, codes, of, form }: CheckData): Judge {
  const known = codes && officialCodes(codes);
  return each(list, (entry, company) => {
    const value = entry.get(column);
    if (form) return !FORMS[form](value);
    if (value === '') return false;
    return known ? !known.has(value) : of !== undefined && !company.find(of, value);
  });
}
