import { ruleRoute } from '../../facts/entity-routes';
import { generalRemedy, germanId, type Kind, nationalRule, nationName } from 'edocument-invoice';
import { rulesOf } from '../../facts/rule-model';
import { inLocale, type LocaleId } from '../../locales';
import { factsOf, fieldsOfTerms } from '../check/facts';
import { MAX_TERMS, named, page, shorten, type Context, type Draft } from './draft';
import { termsAtPath } from './elements';
import { engineRules } from './ids/catalogue';
import families from './ids/families.json';
import type { Family } from './ids/read';
import { schemaErrorIn, type SchemaError } from './schema';
import { sentence } from './sentences';
import texts from './sentences.json';
import { recognise } from './texts/match';

const MAX_NAMES = 3;
const SCHEMA_LINES = 'Setup/XMLSchemas/XMLSchemaLines.mdx';

/** Terms by name, or elements where there are none or too many. */
function namesOf(terms: readonly string[], elements: readonly string[], locale: LocaleId): string {
  if (terms.length > 0 && terms.length <= MAX_NAMES) {
    return named(terms, locale)
      .map(({ id, name }) => `${name} (${id})`)
      .join(', ');
  }
  const shown = elements.length > 0 ? elements : terms;
  return shown.slice(0, MAX_NAMES).join(', ') + (shown.length > MAX_NAMES ? ' …' : '');
}

/** The last two names of a path. */
const shortPath = (path: string) =>
  path
    .split('/')
    .slice(path.includes('/@') ? -3 : -2)
    .join('/');

function kindSentence(kind: Kind, names: string, locale: LocaleId): string {
  return sentence(texts.kinds[kind], locale, { names });
}

/** What a rule allows in one case only, where its test looks at another element. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['UBL-SR-43', ['cac:AdditionalDocumentReference/cbc:ID/@schemeID']],
]);

/** What a rule without a description of its own is about. */
function undescribed(id: string, locale: LocaleId) {
  const rule = engineRules.get(id);
  const leftOut = LEFT_OUT.get(id);
  const paths = leftOut ?? rule?.paths ?? [];
  const terms = [...new Set(paths.flatMap(termsAtPath))];
  const kind = leftOut ? 'unused' : (rule?.kind ?? 'other');
  const elements = [...new Set(paths.map(shortPath))];
  const few = terms.length <= MAX_NAMES ? terms : [];
  const names = namesOf(kind === 'unused' ? [] : few, elements, locale);
  const message = kindSentence(kind, names, locale);
  return { kind, terms: kind === 'unused' ? [] : few, message };
}

/** Whose invoices the rules of a country are for; empty for a country without any. */
function national(code: string, locale: LocaleId): string {
  const country = nationName(code, locale);
  return country === undefined ? '' : sentence(texts.national, locale, { country });
}

/** What to do about rules that mean the same. */
export function explainRules(
  ids: readonly [string, ...string[]],
  { message, locale }: Context,
  more: {
    writtenId?: string;
    renamed?: string;
    guessed?: string;
    isProbable?: boolean;
    quote?: string;
  } = {},
): Draft {
  const [id] = ids;
  const own = undescribed(id, locale);
  const [rule] = rulesOf(id);
  const words = rule ? inLocale(rule, locale) : nationalRule(id, locale);
  const demand = words?.demand ?? own.message;
  const kind = engineRules.has(id) ? own.kind : 'required';
  const facts = factsOf({ rule: id, kind, terms: words ? [] : own.terms, message: demand }, locale);
  const severity = message.severity ?? engineRules.get(id)?.severity ?? rule?.severity;
  const country = rule || germanId(id) !== undefined ? '' : national(id.slice(0, 2), locale);
  const renamed =
    more.renamed === undefined ? '' : sentence(texts.renamed, locale, { ids: more.renamed });
  const guess =
    more.guessed === undefined
      ? ''
      : sentence(texts.guessed, locale, { written: more.writtenId ?? '', ids: more.guessed });
  const doubt = more.isProbable ? sentence(texts.probable, locale, { ids: id }) : guess;
  return {
    kind,
    rules: ids.map((one) => ({ id: one, to: ruleRoute(one) })),
    writtenId: more.writtenId,
    severity,
    message: [demand, country, renamed, doubt].filter(Boolean).join(' '),
    isRule: facts.isRule,
    remedy: facts.remedy,
    terms: facts.terms,
    fields: facts.fields,
    quote: more.quote,
  };
}

/** What to do about an id of a family whose members are not listed here. */
export function explainFamily(family: Family, id: string, { message, locale }: Context): Draft {
  const about = recognise(message.text.replaceAll(id, ''));
  const terms = about?.terms ?? [];
  const names = namesOf(terms, about?.elements ?? [], locale);
  const facts = families.families[family];
  const own = inLocale(facts, locale);
  const fields = fieldsOfTerms(terms.slice(0, MAX_TERMS), locale);
  return {
    kind: about?.kind ?? 'other',
    rules: [{ id, to: ruleRoute(`${family}-1`) }],
    severity: message.severity,
    message:
      about?.kind === undefined || names === ''
        ? own.message
        : `${kindSentence(about.kind, names, locale)} ${own.message}`,
    isRule: false,
    remedy: own.remedy,
    terms: named(terms, locale),
    fields: fields.length > 0 ? fields : [page(facts.page, locale)],
    quote: shorten(message.text),
  };
}

const SELLER = /verkäufer|lieferant|rechnungssteller|seller|supplier/i;
const BUYER = /käufer(?<!verkäufer)|kunde|erwerber|rechnungsempfänger|buyer|customer/i;
const MISSING = /\bmissing\b|\bfehl(?:t|en|ende\w?)\b/i;
const GLN = /\bglobal ?ids?\b|\b(?:gln|iln)\b|global location number/i;

/** What to do about an id such as BR-MARKANT-05: somebody demands more than the norm. */
export function explainOwnRule(id: string, { message, locale }: Context): Draft {
  const words = message.text.replaceAll(id, '');
  const isGln = GLN.test(words);
  const parties = [
    ...(isGln && SELLER.test(words) ? ['BT-29'] : []),
    ...(isGln && BUYER.test(words) ? ['BT-46'] : []),
  ];
  const about = parties.length > 0 ? undefined : recognise(words);
  const terms = parties.length > 0 ? parties : (about?.terms ?? []).slice(0, MAX_NAMES);
  const names = namesOf(terms, about?.elements ?? [], locale);
  const kind = MISSING.test(words) || parties.length > 0 ? 'required' : undefined;
  const own = sentence(texts.ownRule, locale, { id });
  const subject =
    kind === undefined
      ? sentence(texts.about, locale, { names })
      : kindSentence(kind, names, locale);
  return {
    kind: kind ?? 'other',
    rules: [],
    severity: message.severity ?? 'fatal',
    message: names === '' ? own : `${subject} ${own}`,
    isRule: false,
    remedy: sentence(parties.length > 0 ? texts.ownRuleGln : texts.ownRuleRemedy, locale),
    terms: named(terms, locale),
    fields: fieldsOfTerms(terms, locale),
    quote: shorten(message.text),
  };
}

function schemaTerms({ problem, element, expected }: SchemaError): string[] {
  const [first] = expected;
  const name = problem === 'incomplete' && expected.length === 1 ? first : element;
  const terms =
    name === undefined || (problem === 'incomplete' && expected.length > 1)
      ? []
      : termsAtPath(name);
  return terms.length <= MAX_NAMES ? terms : [];
}

/** What to do about a message of a schema processor. */
export function explainSchema(context: Context): { draft: Draft; error: SchemaError } | undefined {
  const { message, locale } = context;
  const code = message.id?.startsWith('cvc-') ? `${message.id}: ` : '';
  const error = schemaErrorIn(code + message.text);
  if (!error) return undefined;
  const { problem, element, attribute, expected } = error;
  const terms = schemaTerms(error);
  const shown = element ?? sentence(texts.someElement, locale);
  const isValue = problem === 'value';
  const own = sentence(texts.schema[problem], locale, {
    element: isValue && attribute !== undefined ? `${shown}/@${attribute}` : shown,
    attribute: attribute ?? '',
  });
  const next =
    expected.length === 0
      ? ''
      : ` ${sentence(texts.expected, locale, { names: expected.join(', ') })}`;
  const draft: Draft = {
    kind: 'schema',
    rules: [],
    severity: message.severity ?? 'fatal',
    message: own + next,
    isRule: false,
    remedy: generalRemedy(isValue ? 'value' : 'structure', locale),
    terms: named(terms, locale),
    fields: [...(isValue ? fieldsOfTerms(terms, locale) : []), page(SCHEMA_LINES, locale)],
    quote: shorten(message.text),
  };
  return { draft, error };
}

/** The terms at the place of a message that names the last element of it, and no term. */
function termsOfPlace(place: string | undefined, elements: readonly string[]): readonly string[] {
  const path = (place ?? '').replace(/\[[^\]]*\]|\/@\w+$/g, '').replace(/\*:/g, '');
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const last = path.split('/').slice(-2).map(local);
  if (!elements.some((element) => local(element) === last.at(-1))) return [];
  const terms = termsAtPath(last.join('/'));
  return terms.length <= MAX_NAMES ? terms : [];
}

/** The term of the only element that a message names, where it is of no other. */
function termsOfElement([element, ...others]: readonly string[]): readonly string[] {
  if (element === undefined || others.length > 0) return [];
  const terms = termsAtPath(element);
  return terms.length === 1 ? terms : [];
}

/**
 * What to do about a message that names terms or elements, but no id that is known.
 *
 * @param isForeign the rule has an id that is not known here, so it is none of ours
 */
export function explainText(context: Context, text: string, isForeign = false): Draft | undefined {
  const { message, locale } = context;
  const found = recognise(text);
  if (!found) return undefined;
  const { terms, elements, kind, country } = found;
  const quote = shorten(text);
  const [first, ...rest] = isForeign ? [] : found.rules;
  if (first !== undefined) return explainRules([first, ...rest], context, { quote });
  const attribute = /\/@(\w{1,40})$/.exec(message.place ?? '')?.[1];
  const ofPlace = terms.length > 0 ? terms : termsOfPlace(message.place, elements);
  const about = ofPlace.length > 0 ? ofPlace : termsOfElement(elements);
  // At the place of an attribute, it is what must not be there, and not the value that has it.
  const names = [
    namesOf(about, elements, locale),
    kind === 'unused' && attribute !== undefined ? `@${attribute}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (isForeign && names === '') return undefined;
  const own =
    national(country ?? '', locale) ||
    (kind === undefined || names === ''
      ? sentence(texts.about, locale, { names })
      : kindSentence(kind, names, locale));
  const isUnused = kind === 'unused';
  return {
    kind: kind ?? 'unknown',
    rules: [],
    severity: message.severity,
    message: own,
    isRule: false,
    remedy: isUnused ? generalRemedy('unused', locale) : undefined,
    terms: named(about, locale),
    fields: isUnused
      ? [page(SCHEMA_LINES, locale)]
      : fieldsOfTerms(about.slice(0, MAX_TERMS), locale),
    quote,
  };
}
