import type { Rule } from '../../facts/rule-model';
import { rulePlace } from '../../facts/rule-tables';
import type { Cell } from '../../facts/table';
import { sourceCell, termSource } from '../../facts/term-sources';
import type { LocaleId } from '../../locales';

/** More terms than these say nothing about where to look. */
const MAX_TERMS = 6;

/** Sources of the value of a term, in the order in which they count. */
export function termSources(bt: string, locale: LocaleId): Cell[] {
  return termSource(bt).map((source) => sourceCell(source, locale));
}

/** Sources of the terms of a rule, each once, without that of its remedy; unused terms only where no other helps. */
export function fieldsOf(rule: Rule, locale: LocaleId): Cell[] {
  const seen = new Set([JSON.stringify(rulePlace(rule, locale))]);
  const found = rule.bts
    .filter((bt) => !bt.startsWith('BG-'))
    .slice(0, MAX_TERMS)
    .flatMap((bt) => termSource(bt).map((source) => ({ bt, source })));
  const used = found.filter(({ source }) => source.kind !== 'unused');
  return (used.length > 0 ? used : found).flatMap(({ bt, source }): Cell[] => {
    const cell = sourceCell(source, locale);
    const key = JSON.stringify(cell);
    if (seen.has(key)) return [];
    seen.add(key);
    return [[`${bt}:`, cell]];
  });
}
