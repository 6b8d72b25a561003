import { termRoute } from '../../facts/entity-routes';
import { fieldAddress, findField, pageAddress, pageTitle } from '../../facts/field-model';
import { germanId, nationalRule } from '../../facts/national-rules';
import { sourceText, termSource } from '../../facts/term-sources';
import { ruleAddress, rulesOf, type Rule } from '../../facts/rule-model';
import { termName } from '../view/term-name';
import { inLocale, type LocaleId } from '../../site/locales';
import type { Finding } from '../finding';
import type { FoldedFinding, TermHelp } from './protocol';

type Field = FoldedFinding['fields'][number];
/** What the facts on a finding depend on. */
type About = Pick<Finding, 'rule' | 'kind' | 'terms' | 'message'> &
  Partial<Pick<Finding, 'ruleSet'>>;

/** The page on what the structure of a file comes from. */
const SCHEMA_LINES = 'Setup/XMLSchemas/XMLSchemaLines.mdx';
/** More terms than these say nothing about where to look. */
const MAX_TERMS = 4;

function termsOf(finding: About, bts: readonly string[], locale: LocaleId) {
  const ids = finding.terms.length > 0 ? finding.terms : bts;
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
  const page = rule?.page ?? (finding.ruleSet === 'structure' ? SCHEMA_LINES : undefined);
  if (fields.length === 0 && page !== undefined) {
    return [{ text: pageTitle(page, locale), to: pageAddress(page) }];
  }
  return unique(fields);
}

/** What the handbook says about a finding: terms, fields, remedy and the rule's row. */
export function factsOf(
  finding: About,
  locale: LocaleId,
): Pick<FoldedFinding, 'isRule' | 'remedy' | 'to' | 'terms' | 'fields'> {
  const described = germanId(finding.rule) ?? finding.rule;
  const rule = rulesOf(described).find(({ id }) => id === described) ?? rulesOf(described)[0];
  const words = rule
    ? { bts: rule.bts, ...inLocale(rule, locale) }
    : nationalRule(finding.rule, locale);
  const terms = termsOf(finding, words?.bts ?? [], locale);
  const fields = fieldsOf(
    finding,
    rule,
    terms.map(({ id }) => id),
    locale,
  );
  const to = ruleAddress(finding.rule);
  const link = to === undefined ? {} : { to };
  if (!words) return { isRule: false, ...link, terms, fields };
  const isRule = finding.message === words.demand;
  return {
    isRule,
    // What mends a wrong value does not mend one that is missing or no number.
    ...(isRule ? { remedy: words.remedy } : {}),
    ...link,
    terms,
    fields,
  };
}
