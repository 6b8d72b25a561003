import { termRoute } from '../../facts/entity-routes';
import { fieldAddress, findField, pageAddress, pageTitle } from '../../facts/field-model';
import { sourceText, termSource } from '../../facts/term-sources';
import { ruleAddress, rulesOf, type Rule } from '../../facts/rule-model';
import { termName } from '../view/term-name';
import { inLocale, type LocaleId } from '../../site/locales';
import type { Finding } from '../validate';
import type { FoldedFinding, TermHelp } from './protocol';

type Field = FoldedFinding['fields'][number];
/** What the facts on a finding depend on. */
type About = Pick<Finding, 'rule' | 'kind' | 'terms' | 'message'>;

/** More terms than these say nothing about where to look. */
const MAX_TERMS = 4;

function termsOf(finding: About, rule: Rule | undefined, locale: LocaleId) {
  const ids = finding.terms.length > 0 ? finding.terms : (rule?.bts ?? []);
  return ids.slice(0, MAX_TERMS).map((id) => ({ id, name: termName(id, locale) ?? '' }));
}

type Located = ReturnType<typeof findField>;

function addOnField(located: Located, locale: LocaleId): Field {
  const { entity, field } = located;
  return {
    text: `${inLocale(entity, locale)}: ${inLocale(field, locale)}`,
    to: fieldAddress(located),
  };
}

/** The fields that fill a term; what is worked out from others is no field. */
function filling(term: string, locale: LocaleId): Field[] {
  return termSource(term)
    .filter(({ kind }) => kind === 'field' || kind === 'platform')
    .map((source) => ({
      text: sourceText(source, locale),
      ...(source.address === undefined ? {} : { to: source.address }),
    }));
}

/** What the handbook has on a term: its name, its page and the fields that fill it. */
export function termHelp(id: string, locale: LocaleId): TermHelp {
  return {
    name: termName(id, locale) ?? id,
    to: termRoute(id),
    fields: filling(id, locale),
  };
}

const unique = (fields: readonly Field[]): Field[] =>
  fields.filter(({ text }, index) => fields.findIndex((one) => one.text === text) === index);

/** The fields that fill terms, each once. */
export function fieldsOfTerms(terms: readonly string[], locale: LocaleId): Field[] {
  return unique(terms.flatMap((term) => filling(term, locale)));
}

/** Fields that fill the terms; for a sum, which no field fills, the page that helps. */
function fieldsOf(
  finding: About,
  rule: Rule | undefined,
  terms: readonly string[],
  locale: LocaleId,
): Field[] {
  const own = rule?.field === undefined ? [] : [addOnField(findField(rule.field), locale)];
  const fields = [
    ...own,
    ...(finding.kind === 'sum' ? [] : terms.flatMap((term) => filling(term, locale))),
  ];
  if (fields.length === 0 && rule) {
    return [{ text: pageTitle(rule.page, locale), to: pageAddress(rule.page) }];
  }
  return unique(fields);
}

/** What the handbook says about a finding: terms, fields, remedy and the rule's row. */
export function factsOf(
  finding: About,
  locale: LocaleId,
): Pick<FoldedFinding, 'isRule' | 'remedy' | 'to' | 'terms' | 'fields'> {
  const rule =
    rulesOf(finding.rule).find(({ id }) => id === finding.rule) ?? rulesOf(finding.rule)[0];
  const terms = termsOf(finding, rule, locale);
  const fields = fieldsOf(
    finding,
    rule,
    terms.map(({ id }) => id),
    locale,
  );
  const to = ruleAddress(finding.rule);
  const link = to === undefined ? {} : { to };
  if (!rule) return { isRule: false, ...link, terms, fields };
  const { demand, remedy } = inLocale(rule, locale);
  return {
    isRule: finding.message === demand,
    remedy,
    ...link,
    terms,
    fields,
  };
}
