import data from '../../data/cii-lists.json';

/**
 * Code lists that D16B fixes for an element of a group: whoever names another list or agency in its
 * attributes breaks the schema.
 */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = data;

/** The code list that D16B fixes for an element of a group, such as `5153`. */
export function fixedList(group: string, element: string): string | undefined {
  return lists[group]?.[element];
}

/** The value that an attribute has to have for a list: its name, or the agency that keeps it. */
export function fixedValue(list: string, attribute: string): string | undefined {
  if (attribute === 'listID') return list;
  if (attribute !== 'listAgencyID') return undefined;
  const [agency] = /^(?:Accounting|ISO)/.exec(list) ?? [];
  return agency === undefined ? '6' : agency === 'ISO' ? '5' : '210';
}
