import { translate } from '@docusaurus/Translate';
import { namesOfRule, normalisedRuleId, ruleIdsIn } from '@site/src/facts/rule-ids';
import { byWords, type Matcher } from '../FilterableTable/filter';

/** Shows the rules whose ids occur in the query; without an id, those with all its words. */
export const byRuleIds: Matcher = (query) => {
  const ids = ruleIdsIn(query);
  if (ids.length === 0) return byWords(query);
  const wanted = new Set(ids.map(normalisedRuleId));
  return (_row, keys) => keys.flatMap(namesOfRule).some((name) => wanted.has(name));
};

/**
 * What to say about ids in a query that no rule of the table has.
 *
 * @param known ids of all rules in the table
 */
export function explainUnknown(query: string, known: readonly string[]): string | undefined {
  const names = new Set(known.flatMap(namesOfRule));
  const unknown = ruleIdsIn(query).filter((id) => !names.has(normalisedRuleId(id)));
  if (unknown.length === 0) return undefined;
  const isSyntax = unknown.some((id) => /^(?:ubl|cii)-/i.test(id));
  const sentences = [
    translate(
      { id: 'site.ruleDecoder.unknown', message: 'Not in this list: {ids}.' },
      { ids: unknown.join(', ') },
    ),
    isSyntax &&
      translate({
        id: 'site.ruleDecoder.syntax',
        message:
          'Rules that begin with UBL- or CII- concern the syntax: an element that EN 16931 does not use, one that is missing or occurs too often, too many decimals, or the notation of a date. The text of the message tells which. Compare the XML schema with the one that was delivered.',
      }),
  ];
  return sentences.filter(Boolean).join(' ');
}
