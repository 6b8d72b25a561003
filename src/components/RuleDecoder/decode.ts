import { namesOfRule, normalisedRuleId, ruleIdsIn } from '@site/src/facts/rule-ids';
import { pageTexts } from '@site/src/locales/page-texts';
import { byWords, type Matcher } from '../FilterableTable/filter';
import { messages } from './messages';

const t = pageTexts(messages);

/** Shows the rules whose ids occur in the query; without an id, those with all its words. */
export const byRuleIds: Matcher = (query) => {
  const ids = ruleIdsIn(query);
  if (ids.length === 0) return byWords(query);
  const wanted = new Set(ids.map(normalisedRuleId));
  return (_row, keys) => keys.flatMap(namesOfRule).some((name) => wanted.has(name));
};

/**
 * A sentence about ids in a query that no rule of the table has.
 *
 * @param known ids of all rules in the table
 */
export function explainUnknown(query: string, known: readonly string[]): string | undefined {
  const ids = ruleIdsIn(query);
  if (ids.length === 0) return undefined;
  const names = new Set(known.flatMap(namesOfRule));
  const unknown = ids.filter((id) => !names.has(normalisedRuleId(id)));
  if (unknown.length === 0) return undefined;
  const isSyntax = unknown.some((id) => /^(?:ubl|cii)-/i.test(id));
  const sentences = [t('unknown', { ids: unknown.join(', ') }), isSyntax && t('syntax')];
  return sentences.filter(Boolean).join(' ');
}
