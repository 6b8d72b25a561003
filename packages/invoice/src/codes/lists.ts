import official from '../../data/code-lists.json';

type ListName = keyof typeof official.lists;

/** The codes of a list, in the order of the file. */
function codesOf(name: ListName): string[] {
  return official.lists[name].codes.split(' ');
}

/** A code list to look codes up in. */
export function codeList(...names: ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap(codesOf));
}

/** A list with some codes more, and some fewer. */
export function changed(
  codes: Iterable<string>,
  { more = '', fewer = '' }: { more?: string; fewer?: string },
): ReadonlySet<string> {
  const out = new Set(fewer.split(' '));
  return new Set([
    ...[...codes].filter((code) => !out.has(code)),
    ...more.split(' ').filter(Boolean),
  ]);
}

const subjects = codeList('noteSubjects');

/** Subject codes of notes, where the rules differ from the code list. */
export const NOTE_SUBJECTS = {
  ubl: changed(subjects, {
    more: 'GS7',
    fewer: 'BAT BAU BAV BAW BAX BAY BAZ BBA BBB BMF BMG BMH CCJ CCK CCL CCM CCN CCO',
  }),
  cii: changed(subjects, { more: 'GS7' }),
} as const;

/** Countries, where the rules for CII differ from the code list. */
export const COUNTRIES = {
  ubl: codeList('countries'),
  cii: changed(codeList('countries'), { more: 'AN', fewer: 'SS' }),
} as const;
