import lists from './lists.json';

type ListName = keyof typeof lists;

/** The codes of a list, in the order of the file. */
export function codesOf(name: ListName): string[] {
  return lists[name].split(' ');
}

/** A code list to look codes up in. */
export function codeList(...names: ListName[]): ReadonlySet<string> {
  return new Set(names.flatMap(codesOf));
}
