import { fieldAddress, findField, pageAddress, pageTitle } from '../../facts/field-model';
import type { Rule } from '../../facts/rule-model';
import type { Cell } from '../../facts/table';
import { sourceCell, termSource } from '../../facts/term-sources';
import { inLocale, type LocaleId } from '../../site/locales';

/** More terms than these say nothing about where to look. */
const MAX_TERMS = 4;

/** Where the value of a term comes from, in the order in which the sources count. */
export function termSources(bt: string, locale: LocaleId): Cell[] {
  return termSource(bt).map((source) => sourceCell(source, locale));
}

/** Where the remedy of a rule takes place. */
export function rulePlace(rule: Rule, locale: LocaleId): Cell {
  if (!rule.field) return { text: pageTitle(rule.page, locale), to: pageAddress(rule.page) };
  const located = findField(rule.field);
  const text = `${inLocale(located.entity, locale)}: ${inLocale(located.field, locale)}`;
  return { text, to: fieldAddress(located) };
}

/** Sources of the terms of a rule, each once, without that of its remedy. */
export function fieldsOf(rule: Rule, locale: LocaleId): Cell[] {
  const seen = new Set([JSON.stringify(rulePlace(rule, locale))]);
  return rule.bts
    .filter((bt) => !bt.startsWith('BG-'))
    .slice(0, MAX_TERMS)
    .flatMap((bt) =>
      termSources(bt, locale).flatMap((cell): Cell[] => {
        const key = JSON.stringify(cell);
        if (seen.has(key)) return [];
        seen.add(key);
        return [[`${bt}:`, cell]];
      }),
    );
}
