import data from '../../facts/business-terms.json';
import {
  fieldAddress,
  fieldsOfTerm,
  findField,
  pageAddress,
  pageTitle,
} from '../../facts/field-model';
import platform from '../../facts/platform-fields.json';
import { ruleAddress, rulesOf, type Rule } from '../../facts/rule-model';
import { inLocale, type LocaleId } from '../../site/locales';
import type { Finding } from '../validate';
import type { FoldedFinding } from './protocol';

type Field = FoldedFinding['fields'][number];

/** More terms than these say nothing about where to look. */
const MAX_TERMS = 4;

const labels = new Map(data.terms.map(({ id, label }) => [id, label]));

function termsOf(finding: Finding, rule: Rule | undefined, locale: LocaleId) {
  const ids = finding.terms.length > 0 ? finding.terms : (rule?.bts ?? []);
  return ids.slice(0, MAX_TERMS).map((id) => {
    const label = labels.get(id);
    return { id, name: label ? inLocale(label, locale) : '' };
  });
}

type Located = ReturnType<typeof findField>;

function addOnField(located: Located, locale: LocaleId): Field {
  const { entity, field } = located;
  return {
    text: `${inLocale(entity, locale)}: ${inLocale(field, locale)}`,
    to: fieldAddress(located),
  };
}

function platformFields(term: string, locale: LocaleId): Field[] {
  return platform.fields
    .filter(({ bt }) => bt === term)
    .map((entry) => {
      const { table, field } = inLocale(entry, locale);
      return { text: `${table}: ${field}` };
    });
}

/** Fields that fill the terms; for a sum, which no field fills, the page that helps. */
function fieldsOf(
  finding: Finding,
  rule: Rule | undefined,
  terms: readonly string[],
  locale: LocaleId,
): Field[] {
  const own = rule?.field === undefined ? [] : [addOnField(findField(rule.field), locale)];
  const filling = terms.flatMap((term) => [
    ...fieldsOfTerm(term).map((located) => addOnField(located, locale)),
    ...platformFields(term, locale),
  ]);
  const fields = [...own, ...(finding.kind === 'sum' ? [] : filling)];
  if (fields.length === 0 && rule) {
    return [{ text: pageTitle(rule.page, locale), to: pageAddress(rule.page) }];
  }
  return fields.filter(({ text }, index) => fields.findIndex((one) => one.text === text) === index);
}

/** What the handbook says about a finding: terms, fields, remedy and the rule's row. */
export function factsOf(
  finding: Finding,
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
  if (!rule) return { isRule: false, terms, fields };
  const { demand, remedy } = inLocale(rule, locale);
  return {
    isRule: finding.message === demand,
    remedy,
    to: ruleAddress(rule),
    terms,
    fields,
  };
}
