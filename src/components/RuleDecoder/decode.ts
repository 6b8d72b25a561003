import { namesOfRule, normalisedRuleId, ruleIdsIn } from '@site/src/facts/rule-ids';
import type { Bilingual, Language } from '@site/src/facts/language';
import { byWords, type Matcher } from '../FilterableTable/filter';

/** Shows the rules whose ids occur in the query; without an id, those with all its words. */
export const byRuleIds: Matcher = (query) => {
  const ids = ruleIdsIn(query);
  if (ids.length === 0) return byWords(query);
  const wanted = new Set(ids.map(normalisedRuleId));
  return (_row, keys) => keys.flatMap(namesOfRule).some((name) => wanted.has(name));
};

const UNKNOWN: Bilingual = { en: 'Not in this list:', de: 'Nicht in dieser Liste:' };
const SYNTAX: Bilingual = {
  en: 'Rules that begin with UBL- or CII- say that the file uses an element which EN 16931 does not have in this syntax, or uses it too often. Compare the XML schema with the one that was delivered.',
  de: 'Regeln, die mit UBL- oder CII- beginnen, besagen, dass die Datei ein Element verwendet, das EN 16931 in dieser Syntax nicht kennt, oder es zu oft verwendet. Vergleichen Sie das XML-Schema mit dem ausgelieferten.',
};

/**
 * What to say about ids in a query that no rule of the table has.
 *
 * @param known ids of all rules in the table
 */
export function explainUnknown(
  query: string,
  known: readonly string[],
  language: Language,
): string | undefined {
  const names = new Set(known.flatMap(namesOfRule));
  const unknown = ruleIdsIn(query).filter((id) => !names.has(normalisedRuleId(id)));
  if (unknown.length === 0) return undefined;
  const isSyntax = unknown.some((id) => /^(?:ubl|cii)-/i.test(id));
  return `${UNKNOWN[language]} ${unknown.join(', ')}.${isSyntax ? ` ${SYNTAX[language]}` : ''}`;
}
