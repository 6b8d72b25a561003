import codeLists from 'edocument-invoice/data/code-lists.json';

const lists = Object.values(codeLists.lists);

/**
 * The codes that a rule of EN 16931 allows, such as `BR-CL-23` for units. Document types include
 * those of credit notes.
 *
 * @throws Error when there is no list for the rule
 */
export function officialCodes(rule: string): ReadonlySet<string> {
  const found = lists.filter(({ rules }) => (rules as readonly string[]).includes(rule));
  if (found.length === 0) {
    const known = lists.flatMap(({ rules }) => rules);
    throw new Error(`No official code list for ${rule}. There are lists for: ${known.join(', ')}`);
  }
  return new Set(found.flatMap(({ codes }) => codes.split(' ')));
}
