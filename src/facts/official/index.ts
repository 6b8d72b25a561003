import type { Localized } from '../../locales';
import codeLists from 'edocument-invoice/data/code-lists.json';
import terms from './terms.json';

/** Label and data type of a business term, as KoSIT publishes them in German. */
type OfficialTerm = Localized<string | null> & { readonly type: string };

/** Official labels and data types by term, for the terms whose German label is not ours. */
export const officialTerms: Readonly<Record<string, OfficialTerm>> = terms.terms;

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
