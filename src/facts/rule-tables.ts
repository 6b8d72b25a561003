import data from 'edocument-invoice/data/rules.json';
import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { ruleRoute } from './entity-routes';
import { fieldAddress, findField, pageAddress, pageTitle } from './field-model';
import { messages } from './messages';
import { rules, rulesOf, type Rule } from './rule-model';
import { faultOf } from './rule-words';
import type { Cell, StaticTable, TableModel, TableRow, Tone } from './table';

type Severity = Rule['severity'];

/**
 * The rules of a list such as `BR-DE-15, BR-CO-10`, each once.
 *
 * @throws Error naming the unknown id and the ids that are nearest to it
 */
export function rulesByIds(ids: string): Rule[] {
  const found = ids
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((id) => {
      const hits = rulesOf(id);
      if (hits.length === 0) {
        const family = id.replace(/\d.*$/, '');
        const near = rules.filter((rule) => rule.id.startsWith(family)).map((rule) => rule.id);
        const allowed = near.length > 0 ? near : rules.map((rule) => rule.id);
        throw new Error(`"${id}" is not a rule of rules.json. Allowed: ${allowed.join(', ')}`);
      }
      return hits;
    });
  if (found.length === 0) throw new Error('RuleTable needs ids, for example ids="BR-DE-15"');
  return [...new Set(found)];
}

const TONES: Record<Severity, Tone> = { fatal: 'danger', warning: 'warning', information: 'info' };

/** A severity as a badge of its colour. */
export function severityBadge(severity: Severity, locale: LocaleId): Cell {
  return { badge: inLocale(data.severities[severity], locale), tone: TONES[severity] };
}

/** Place of the remedy: the field, or the page when there is no single field. */
export function rulePlace(rule: Rule, locale: LocaleId): Cell {
  if (!rule.field) return { text: pageTitle(rule.page, locale), to: pageAddress(rule.page) };
  const located = findField(rule.field);
  const text = `${inLocale(located.entity, locale)}: ${inLocale(located.field, locale)}`;
  return { text, to: fieldAddress(located) };
}

const ruleLink = (id: string): Cell => ({ text: id, to: ruleRoute(id) });

function row(rule: Rule, locale: LocaleId): TableRow {
  const { demand, remedy } = inLocale(rule, locale);
  const siblings = (rule.also ?? []).map((code): Cell => ({ code }));
  return {
    cells: [
      [ruleLink(rule.id), ...siblings, severityBadge(rule.severity, locale)],
      demand,
      [remedy, rulePlace(rule, locale)],
    ],
  };
}

/**
 * Table of some rules, for a page.
 *
 * @param ids separated by commas
 * @throws Error for an unknown id, see {@link rulesByIds}
 */
export function ruleTable(ids: string, locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('rules.rule'), t('rules.demand'), t('rules.remedy')],
    rows: rulesByIds(ids).map((rule) => row(rule, locale)),
  };
}

/** The number at the end of an id, such as `-23-a`. */
const NUMBER = /-?\d+(?:-[a-z\d]{1,2})?$/;

/** Index of all rules by family, each with a link to its page. */
export function allRulesTable(locale: LocaleId): TableModel {
  const t = messagesIn(messages, locale);
  return {
    caption: t('rules.allCaption'),
    columns: [t('rules.rule'), t('rules.fault')],
    rows: rules.map((rule) => {
      const ids = [rule.id, ...(rule.also ?? [])];
      return {
        group: rule.id.replace(NUMBER, ''),
        keys: ids,
        cells: [
          [...ids.map(ruleLink), severityBadge(rule.severity, locale)],
          [...new Set(ids.map((id) => faultOf(id, locale)))].join('; '),
        ],
        words: [inLocale(data.sources[rule.source], locale), ...rule.bts].join(' '),
      };
    }),
    source: inLocale(data.source, locale),
    asOf: data.asOf,
  };
}
