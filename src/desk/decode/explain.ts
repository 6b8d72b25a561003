import { ruleRoute } from '../../facts/entity-routes';
import { generalRemedy, germanId, type Kind, nationalRule, nationName } from 'edocument-invoice';
import { rulesOf } from '../../facts/rule-model';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { factsOf, fieldsOfTerms } from '../check/facts';
import { MAX_TERMS, named, page, shorten, type Context, type Draft } from './draft';
import { groupsAround, isElementName, termsAtPath, termsIn } from './elements';
import { engineRules } from './ids/catalogue';
import families from './ids/families.json';
import type { Family } from './ids/read';
import { localName } from './plain';
import { schemaErrorIn, type SchemaError } from './schema';
import structure from './structure.json';
import { sentence } from './sentences';
import texts from './sentences.json';
import { recognise } from './texts/match';
import { namedTerms } from './texts/terms';

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

/** What a rule is about where its test looks at another element. */
const ABOUT: Readonly<
  Partial<Record<string, { readonly kind: string; readonly paths: string[] }>>
> = structure.rules;

/** What a rule without a description of its own is about. */
function undescribed(id: string, locale: LocaleId) {
  const rule = engineRules.get(id);
  const about = ABOUT[id];
  const paths = about?.paths ?? rule?.paths ?? [];
  const terms = [...new Set(paths.flatMap(termsAtPath))];
  const kind = (about?.kind ?? rule?.kind ?? 'other') as Kind;
  const elements = [...new Set(paths.map(shortPath))];
  const few = terms.length <= MAX_NAMES ? terms : [];
  const names = namesOf(kind === 'unused' ? [] : few, elements, locale);
  const message = kindSentence(kind, names, locale);
  return { kind, terms: kind === 'unused' ? [] : few, message };
}

/** An element that must be there, though a rule reports it as empty. */
function requiredAt(id: string, { message, locale }: Context) {
  const all: Readonly<
    Partial<Record<string, (typeof structure.emptyAllowed)['PEPPOL-EN16931-R008']>>
  > = structure.emptyAllowed;
  const found = all[id];
  return found && message.place?.endsWith(found.element)
    ? { remedy: inLocale(found, locale), terms: found.terms }
    : undefined;
}

/** Whose invoices the rules of a country are for; empty for a country without any. */
function national(code: string, locale: LocaleId): string {
  const country = nationName(code, locale);
  return country === undefined ? '' : sentence(texts.national, locale, { country });
}

/** What is to be known of a rule where its message names a certain value. */
function hintOfRule(id: string, { message, locale }: Context): string {
  const all: Readonly<Partial<Record<string, Localized<string> & { readonly pattern: string }>>> =
    structure.ofRules;
  const hint = all[id];
  return hint && new RegExp(hint.pattern).test(message.text) ? inLocale(hint, locale) : '';
}

/** What to do about rules that mean the same. */
export function explainRules(
  ids: readonly [string, ...string[]],
  context: Context,
  more: {
    writtenId?: string;
    renamed?: string;
    guessed?: string;
    isProbable?: boolean;
    quote?: string;
  } = {},
): Draft {
  const { message, locale } = context;
  const [id] = ids;
  const own = undescribed(id, locale);
  const [rule] = rulesOf(id);
  const words = rule ? inLocale(rule, locale) : nationalRule(id, locale);
  const demand = words?.demand ?? own.message;
  const kind = engineRules.has(id) ? own.kind : 'required';
  const facts = factsOf({ rule: id, kind, terms: words ? [] : own.terms, message: demand }, locale);
  const known = engineRules.get(id);
  const severity = message.severity ?? (known ? known.severity : rule?.severity);
  const country = rule || germanId(id) !== undefined ? '' : national(id.slice(0, 2), locale);
  const renamed =
    more.renamed === undefined ? '' : sentence(texts.renamed, locale, { ids: more.renamed });
  const guess =
    more.guessed === undefined
      ? ''
      : sentence(texts.guessed, locale, { written: more.writtenId ?? '', ids: more.guessed });
  const doubt = more.isProbable ? sentence(texts.probable, locale, { ids: id }) : guess;
  const required = requiredAt(id, context);
  return {
    kind,
    rules: ids.map((one) => ({ id: one, to: ruleRoute(one) })),
    writtenId: more.writtenId,
    severity,
    message: [demand, hintOfRule(id, context), country, renamed, doubt].filter(Boolean).join(' '),
    isRule: facts.isRule,
    remedy: required?.remedy ?? facts.remedy,
    terms: required ? named(required.terms, locale) : facts.terms,
    fields: required ? fieldsOfTerms(required.terms, locale) : facts.fields,
    quote: more.quote,
  };
}

/** What to do about an id of a family whose members are not listed here. */
export function explainFamily(family: Family, id: string, { message, locale }: Context): Draft {
  if (!(family in families.families)) {
    const group = families.groups[family as keyof typeof families.groups];
    const { message: text, remedy } = inLocale(group, locale);
    const terms = namedTerms(message.text).terms.slice(0, MAX_TERMS);
    const places = fieldsOfTerms(terms, locale);
    return {
      kind: 'other',
      rules: [],
      writtenId: id,
      severity: message.severity,
      message: text.replace('{id}', id),
      isRule: false,
      remedy,
      terms: named(terms, locale),
      fields: places.length > 0 ? places : [page(group.page, locale)],
      quote: shorten(message.text),
    };
  }
  const about = recognise(message.text.replaceAll(id, ''));
  const terms = about?.terms ?? [];
  const names = namesOf(terms, about?.elements ?? [], locale);
  const facts = families.families[family as keyof typeof families.families];
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
    // What a state demands of its own may be none of what the field has to hold.
    ...(/^BR-[A-Z]{2}-/.test(id) ? { holder: 'operation' as const } : {}),
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

/** Names none of which an invoice in UBL or CII has. */
const areForeign = (names: readonly string[]) =>
  names.length > 0 &&
  names.every((name) => !/^(?:cac|cbc|ext|ram|rsm|udt|qdt|ubl|inv|cn):/.test(name)) &&
  names.every((name) => name === '…' || !isElementName(localName(name)));

/** What a schema processor says, as far as the element before or around is known. */
function schemaSentence(error: SchemaError, locale: LocaleId): string {
  const { problem, element, attribute, expected } = error;
  const shown = element ?? sentence(texts.someElement, locale);
  const [first, ...others] = expected;
  const values = { element: shown, expected: first ?? '' };
  if (problem === 'unexpected' && element && first !== undefined && others.length === 0) {
    return localName(element) === localName(first)
      ? sentence(structure.otherNamespace, locale, values)
      : sentence(structure.expectedBefore, locale, values);
  }
  const own =
    problem === 'tooMany'
      ? sentence(structure.tooMany, locale, values)
      : sentence(texts.schema[problem], locale, {
          element:
            problem === 'value' && attribute !== undefined ? `${shown}/@${attribute}` : shown,
          attribute: attribute ?? '',
        });
  const next =
    expected.length === 0 || problem === 'tooMany'
      ? ''
      : sentence(texts.expected, locale, { names: expected.join(', ') });
  return [own, next].filter(Boolean).join(' ');
}

/** What is to be known of an element that a message names. */
function hintOf(names: readonly string[], locale: LocaleId): string {
  const hints: Readonly<Partial<Record<string, Localized<string>>>> = structure.hints;
  const hint = names.map((name) => hints[name]).find((one) => one !== undefined);
  return hint ? inLocale(hint, locale) : '';
}

/** A validator finds its own report wrong, and not the invoice. */
const OF_REPORT = /\breport input has errors\b/i;

/** What to do about a message of a schema processor. */
export function explainSchema(context: Context): { draft: Draft; error: SchemaError } | undefined {
  const { message, locale } = context;
  if (OF_REPORT.test(message.text)) return undefined;
  const code = message.id?.startsWith('cvc-') ? `${message.id}: ` : '';
  const error = schemaErrorIn(code + message.text);
  if (!error) return undefined;
  const { problem, element, expected } = error;
  const terms = schemaTerms(error);
  const isValue = problem === 'value';
  const isForeign =
    problem !== 'root' && areForeign([...(element === undefined ? [] : [element]), ...expected]);
  const more = isForeign
    ? sentence(structure.foreign, locale)
    : problem === 'unexpected'
      ? hintOf(expected, locale)
      : '';
  const draft: Draft = {
    kind: 'schema',
    rules: [],
    severity: message.severity ?? 'fatal',
    message: [schemaSentence(error, locale), more].filter(Boolean).join(' '),
    isRule: false,
    remedy: isForeign
      ? sentence(structure.foreignRemedy, locale)
      : generalRemedy(isValue ? 'value' : 'structure', locale),
    terms: named(terms, locale),
    fields: isForeign
      ? []
      : [...(isValue ? fieldsOfTerms(terms, locale) : []), page(SCHEMA_LINES, locale)],
    quote: shorten(message.text),
    // Of what was posted, nothing is wrong when the schema writes it in another order.
    ...(isValue || isForeign || problem === 'root' ? {} : { holder: 'schema' as const }),
  };
  return { draft, error };
}

/** The terms at the place of a message that names the last element of it, and no term. */
function termsOfPlace(place: string | undefined, elements: readonly string[]): readonly string[] {
  const path = (place ?? '').replace(/\[[^\]]*\]|\/@\w+$/g, '').replace(/\*:/g, '');
  const last = path.split('/').slice(-2).map(localName);
  if (!elements.some((element) => localName(element) === last.at(-1))) return [];
  const terms = termsAtPath(last.join('/'));
  return terms.length <= MAX_NAMES ? terms : [];
}

/** The term of the only element that a message names, where it is of no other. */
function termsOfElement([element, ...others]: readonly string[]): readonly string[] {
  if (element === undefined || others.length > 0) return [];
  const terms = termsAtPath(element);
  return terms.length === 1 ? terms : [];
}

const AT_MOST = /\b(?:may|can) occur (?:at )?(?:a )?maximum\b|\bhöchstens\b|\bat most\b/i;
const EXACTLY = /\bmust occur exactly\b|\bdoit apparaître exactement\b/i;

/** What a message says of elements or terms. */
function subjectSentence(text: string, kind: Kind, names: string, locale: LocaleId): string {
  if (kind === 'cardinality' && AT_MOST.test(text))
    return sentence(structure.atMost, locale, { names });
  if (kind === 'cardinality' && EXACTLY.test(text))
    return sentence(structure.exactly, locale, { names });
  return kindSentence(kind, names, locale);
}

const PARTIES: ReadonlySet<string> = new Set(['BG-4', 'BG-7', 'BG-10', 'BG-11', 'BG-13']);

/** Terms of an element that has no value of its own, and whether several parties have it. */
function termsOfGroup([element, ...others]: readonly string[], place: string | undefined) {
  const inside = element === undefined || others.length > 0 ? [] : termsIn(element);
  const parties = inside.map((term) => groupsAround(term).find((group) => PARTIES.has(group)));
  return {
    terms: inside.length <= MAX_TERMS ? inside : [],
    isOfParties: place === undefined && new Set(parties).size > 1 && !parties.includes(undefined),
  };
}

/** What to do about elements, by what is said of them. */
const OF_ELEMENTS: Readonly<Partial<Record<Kind, Parameters<typeof generalRemedy>[0]>>> = {
  cardinality: 'structure',
  required: 'required',
  code: 'value',
};

/** How a rule is written; in other words a country may only be mentioned. */
const DEMANDS = /\b(?:MUST|SHALL)\b|^\W{0,3}(?:For|If|When)\b/;

const ORIGINS = structure.origins.map((origin) => ({
  origin,
  pattern: new RegExp(origin.pattern, 'i'),
}));

/** Whose rule a message is that is of another format. */
function originOf({ message }: Context): Localized<string> | undefined {
  return ORIGINS.find(({ pattern }) => pattern.test(message.text))?.origin;
}

/**
 * What to do about a message that names terms or elements, but no id that is known.
 *
 * @param isForeign the rule has an id that is not known here, so it is none of ours
 */
export function explainText(context: Context, text: string, isForeign = false): Draft | undefined {
  const { message, locale } = context;
  const found = recognise(text);
  const origin = originOf(context);
  if (!found && !origin) return undefined;
  const { terms, elements, kind, country } = found ?? { terms: [], elements: [] };
  const quote = shorten(text);
  const [first, ...rest] = isForeign ? [] : (found?.rules ?? []);
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
  if (isForeign && !origin && names === '') return undefined;
  const group = about.length > 0 ? undefined : termsOfGroup(elements, message.place);
  const said =
    names === ''
      ? ''
      : kind === undefined
        ? sentence(texts.about, locale, { names })
        : subjectSentence(text, kind, names, locale);
  const ofCountry = national(country ?? '', locale);
  const whose = origin ? inLocale(origin, locale) : ofCountry;
  const own =
    whose === ''
      ? [
          said || sentence(texts.about, locale, { names }),
          kind === 'cardinality' && !/\[/.test(text) ? hintOf(elements, locale) : '',
          group?.isOfParties ? sentence(structure.parties, locale) : '',
        ]
      : [said, whose];
  const isUnused = kind === 'unused' && whose === '';
  const ofElements =
    kind !== undefined && elements.some((element) => /[:@]/.test(element))
      ? OF_ELEMENTS[kind]
      : undefined;
  const general = isUnused ? 'unused' : ofElements;
  const fields = isUnused ? [] : fieldsOfTerms(about.slice(0, MAX_TERMS), locale);
  return {
    kind: kind ?? 'unknown',
    rules: [],
    severity: message.severity,
    message: own.filter(Boolean).join(' '),
    isRule: false,
    remedy: origin
      ? sentence(structure.originRemedy, locale)
      : ofCountry !== '' && DEMANDS.test(text)
        ? sentence(structure.nationalRemedy, locale)
        : general && generalRemedy(general, locale),
    terms: named(group?.terms ?? about, locale),
    fields:
      fields.length === 0 && general !== undefined && whose === ''
        ? [page(SCHEMA_LINES, locale)]
        : fields,
    quote,
    ...(origin ? { holder: 'nobody' as const } : {}),
  };
}
