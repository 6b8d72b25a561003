import { termRoute } from '../../facts/entity-routes';
import { fieldAddress, findField, pageAddress, pageTitle } from '../../facts/field-model';
import { type Finding, germanId, nationalRule, remedyOf, termName } from 'edocument-invoice';
import { sourceText, termSource } from '../../facts/term-sources';
import { ruleAddress, rulesOf, type Rule } from '../../facts/rule-model';
import { inLocale, type LocaleId } from '../../locales';
import type { FoldedFinding, TermHelp } from './protocol';

type Field = FoldedFinding['fields'][number];
/** What the facts on a finding depend on. */
type About = Pick<Finding, 'rule' | 'kind' | 'terms' | 'message'> &
  Partial<Pick<Finding, 'ruleSet' | 'found' | 'expected' | 'absent'>>;

/** The page on what the structure of a file comes from. */
const SCHEMA_LINES = 'Setup/XMLSchemas/XMLSchemaLines.mdx';
/** More terms than these say nothing about where to look. */
const MAX_TERMS = 4;

function termsOf(finding: About, bts: readonly string[], locale: LocaleId) {
  const ids = finding.terms.length > 0 ? finding.terms : bts;
  return ids.slice(0, MAX_TERMS).map((id) => ({ id, name: termName(id, locale) ?? '' }));
}

type Located = ReturnType<typeof findField>;

/** A field of the add-on, with its address in the handbook. */
export function addOnField(located: Located, locale: LocaleId): Field {
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
  isDescribed: boolean,
  terms: readonly string[],
  locale: LocaleId,
): Field[] {
  const own = rule?.field === undefined ? [] : [addOnField(findField(rule.field), locale)];
  // What must not be there comes from the schema, and no field of another term mends it.
  const isWithoutField = finding.kind === 'sum' || (finding.kind === 'unused' && !isDescribed);
  const fields = [
    ...own,
    ...(isWithoutField ? [] : terms.flatMap((term) => filling(term, locale))),
  ];
  const page = rule?.page ?? (isDescribed ? undefined : SCHEMA_LINES);
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
    words !== undefined,
    terms.map(({ id }) => id),
    locale,
  );
  const to = ruleAddress(finding.rule);
  const link = to === undefined ? {} : { to };
  const isRule = words !== undefined && finding.message.startsWith(words.demand);
  // What mends a wrong value does not mend one that is missing or no number.
  const hasValue = finding.absent === undefined || finding.expected !== undefined;
  const remedy = words && isRule && hasValue ? words.remedy : remedyOf(finding, locale);
  return {
    isRule,
    ...(remedy === undefined ? {} : { remedy }),
    ...link,
    terms,
    fields,
  };
}
