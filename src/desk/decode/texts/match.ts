import { germanId, type Kind } from 'edocument-invoice';
import { rulesOf } from '../../../facts/rule-model';
import { groupsAround, isElementName, termsAtPath } from '../elements';
import { allIds, engineRules } from '../ids/catalogue';
import { localName } from '../plain';
import { kindOf } from './cues';
import phraseData from './phrases.json';
import { explicitTerms, isTerm, namedTerms } from './terms';
import vatData from './vat.json';

/** What a message without an id is about. */
interface Recognised {
  /** Rules that mean the same; none when only terms or elements were recognised. */
  readonly rules: readonly string[];
  readonly terms: readonly string[];
  readonly elements: readonly string[];
  readonly kind?: Kind;
  /** Country of sellers that the message names, by its code. */
  readonly country?: string;
}

/** What is said of elements without terms; the other kinds are too common in other texts. */
const OF_ELEMENTS: ReadonlySet<Kind> = new Set([
  'unused',
  'cardinality',
  'required',
  'code',
  'decimals',
]);

/** A message is read up to here. */
const MAX_LENGTH = 1500;

interface Phrase {
  readonly rules: readonly string[];
  readonly all: readonly string[];
  readonly none?: readonly string[];
  readonly informal?: boolean;
}

const PHRASES = (phraseData.phrases as readonly Phrase[]).map(
  ({ rules, all, none = [], informal = false }) => ({
    rules,
    all: all.map((pattern) => new RegExp(pattern, 'i')),
    none: none.map((pattern) => new RegExp(pattern, 'i')),
    isInformal: informal,
  }),
);

function byPhrase(text: string): readonly string[] {
  const [found, ...others] = PHRASES.filter(
    ({ all, none }) =>
      all.every((pattern) => pattern.test(text)) && !none.some((pattern) => pattern.test(text)),
  );
  return found && others.length === 0 ? found.rules : [];
}

const CATEGORIES = Object.entries(vatData.categories).map(([code, names]) => ({
  code,
  pattern: new RegExp(names.join('|'), 'i'),
}));

const isGroup = (term: string) => term.startsWith('BG-');

interface VatRow {
  readonly number: string;
  readonly all: readonly string[];
  readonly some?: readonly string[];
  readonly any?: readonly string[];
  /** The only category that has it. */
  readonly only?: string;
}

/** The rule of a VAT category: the category by its name, the number by the terms. */
function byVatCategory(text: string, terms: readonly string[]): readonly string[] {
  const [category, ...others] = CATEGORIES.filter(({ pattern }) => pattern.test(text));
  if (!category || others.length > 0) return [];
  const own = terms.filter((term) => !isGroup(term));
  const fitting = (vatData.rules as readonly VatRow[]).find(
    ({ all, some = [], any = [], only = category.code }) =>
      only === category.code &&
      all.every((term) => own.includes(term)) &&
      (some.length === 0 || some.some((term) => own.includes(term))) &&
      own.every((term) => [...all, ...some, ...any].includes(term)),
  );
  return fitting ? [`BR-${category.code}-${fitting.number}`] : [];
}

/** Terms as they are compared: without groups, unless there are only groups. */
function keyOf(terms: readonly string[]): string {
  const single = terms.filter((term) => !isGroup(term));
  return [...(single.length > 0 ? single : terms)].sort().join(' ');
}

/**
 * Groups of a message and of a rule agree when each has those of the other, apart from groups that
 * only say where a term is.
 */
function agree(message: readonly string[], rule: readonly string[]): boolean {
  const around = new Set(rule.flatMap(groupsAround));
  return (
    message
      .filter(isGroup)
      .every((group) => rule.includes(group) || around.has(group) || group === 'BG-4') &&
    rule.filter(isGroup).every((group) => message.includes(group) || around.has(group))
  );
}

const isVatRule = (id: string) => /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG|B)-/.test(id);

function termsOfRule(id: string): readonly string[] {
  const facts = rulesOf(germanId(id) ?? id)[0]?.bts ?? [];
  if (facts.length > 0) return facts;
  return [...new Set((engineRules.get(id)?.paths ?? []).flatMap(termsAtPath))];
}

interface KnownByTerms {
  readonly id: string;
  readonly terms: readonly string[];
}

/** Rules by terms and kind. Those that a phrase or a VAT category tells apart are not among them. */
function indexByTerms(): ReadonlyMap<string, readonly KnownByTerms[]> {
  const special = new Set(
    PHRASES.filter(({ isInformal }) => !isInformal).flatMap(({ rules }) => rules),
  );
  const found = new Map<string, KnownByTerms[]>();
  for (const id of allIds) {
    const kind = id.startsWith('BR-DEC-') ? 'decimals' : engineRules.get(id)?.kind;
    const terms = termsOfRule(id);
    if (kind === undefined || terms.length === 0 || special.has(id) || isVatRule(id)) continue;
    if (kind === 'unused' || kind === 'other' || kind === 'vat') continue;
    const key = `${kind} ${keyOf(terms)}`;
    found.set(key, [...(found.get(key) ?? []), { id, terms }]);
  }
  return found;
}

const BY_TERMS = indexByTerms();

const NATIONAL =
  /\b(?:danish|norwegian|swedish|italian|greek|icelandic|netherlands|dutch|belgian|australian)\b/i;
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/\bdanish\b/i, 'DK'],
  [/\bnorwegian\b/i, 'NO'],
  [/\bswedish\b/i, 'SE'],
  [/\bitalian\b/i, 'IT'],
  [/\bgreek\b/i, 'GR'],
  [/\bicelandic\b/i, 'IS'],
  [/\b(?:netherlands|dutch)\b/i, 'NL'],
];

/** Country of sellers that a text names, by its code. */
const countryIn = (text: string) => COUNTRIES.find(([pattern]) => pattern.test(text))?.[1];

const meaning = (id: string) => germanId(id) ?? id;
/** EN 16931 requires some things twice: BR-33 and BR-CO-21 are one demand. */
const TWICE: Readonly<Record<string, string>> = {
  'BR-CO-21': 'BR-33',
  'BR-CO-22': 'BR-38',
  'BR-CO-23': 'BR-42',
  'BR-CO-24': 'BR-44',
};

function byTerms(
  text: string,
  terms: readonly string[],
  kind: Kind | undefined,
): readonly string[] {
  let found = (BY_TERMS.get(`${kind ?? ''} ${keyOf(terms)}`) ?? [])
    .filter((rule) => agree(terms, rule.terms))
    .map(({ id }) => id);
  if (NATIONAL.test(text)) {
    const country = countryIn(text) ?? '';
    found = found.filter((id) => id.startsWith(`${country}-`));
  } else {
    // Peppol writes English: in German, the rule is KoSIT's.
    const isGerman = /[äöüß]|\b(?:muss|soll|das|die|wenn|fehlt)\b/i.test(text);
    const foreign = isGerman ? /^[A-Z]{2}-[RS]-/ : /^(?!DE)[A-Z]{2}-[RS]-/;
    found = found.filter((id) => !foreign.test(id));
  }
  const meanings = new Set(found.map((id) => TWICE[id] ?? meaning(id)));
  return meanings.size === 1 ? found : [];
}

const ELEMENT =
  /(?<![\w:])(?:(?:cac|cbc|ram|rsm|udt|qdt|ext):)?@?[A-Z][a-z]+(?:[A-Z][A-Za-z0-9]*)+(?![\w])|(?<![\w])(?:cac|cbc|ram|rsm|udt|qdt|ext):[A-Z]\w{1,80}/g;
const NOT_INCLUDED = /should not include (?:the )?([A-Za-z0-9 ]{3,200}?)(?:\.|$)/;

/** Rules against elements of UBL, by the names on the path of an element. */
function indexUnused(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, kind, paths } of engineRules.values()) {
    if (kind !== 'unused' || !id.startsWith('UBL-')) continue;
    for (const path of paths) {
      const names = path
        .split('/')
        .map(localName)
        .filter((name) => name !== 'Invoice' && name !== 'CreditNote')
        .join(' ')
        .replace(/CreditNoteLine/g, 'InvoiceLine');
      found.set(names, id);
    }
  }
  return found;
}

const UNUSED = indexUnused();

function byUnusedPath(text: string): readonly string[] {
  const found = UNUSED.get(NOT_INCLUDED.exec(text)?.[1]?.trim() ?? '');
  return found === undefined ? [] : [found];
}

/** An attribute in quotes, as the rules of Factur-X name it. */
const ATTRIBUTE = /(?<=')@[a-z]\w{1,40}(?=')/g;
/** A term of the profile EXTENDED, which no list here has. */
const OF_EXTENDED = /\bB[TG]-X-\d{1,3}\b/g;
/** An element or attribute that begins a sentence of CEN on CII. */
const NOT_PRESENT =
  /^\W{0,5}(@?[A-Za-z]\w{1,80})(?: of \w{1,80})? (?:should not be present|shall not be used|(?:should|shall) (?:exist|occur) (?:maximum|at most) once)/;

function elementsIn(whole: string): string[] {
  // A condition on an element names others.
  const text = whole.replace(/(?<=\w)\[[^\]]{0,200}\]/g, '');
  const first = NOT_PRESENT.exec(text)?.[1];
  const names = [
    ...text.matchAll(ELEMENT),
    ...text.matchAll(ATTRIBUTE),
    ...text.matchAll(OF_EXTENDED),
  ]
    .map(([name]) => name)
    .filter((name) => /[:@]|^B[TG]-X/.test(name) || isElementName(name));
  return [...new Set([...(first === undefined ? [] : [first]), ...names])].slice(0, 6);
}

/**
 * What a message without an id says: a rule only when terms and words leave no other, else the terms
 * and elements that it names.
 */
export function recognise(whole: string): Recognised | undefined {
  const text = whole.slice(0, MAX_LENGTH);
  const kind = kindOf(text);
  const explicit = explicitTerms(text);
  const named = namedTerms(text);
  const terms = explicit.length > 0 ? explicit : named.terms;
  const isSure = explicit.length > 0 || named.areWhole;
  const known = terms.filter(isTerm);
  const elements = elementsIn(text);
  const ways = [
    () => byPhrase(text),
    () => byUnusedPath(text),
    () => (isSure ? byVatCategory(text, terms) : []),
    () => (isSure ? byTerms(text, terms, kind) : []),
  ];
  for (const way of ways) {
    const rules = way();
    if (rules.length > 0) return { rules, terms: known, elements, kind };
  }
  const country = countryIn(text);
  if (country !== undefined && /\b(?:suppliers?|sellers?|vat|organi[sz]ation)\b/i.test(text)) {
    return { rules: [], terms: known, elements, country };
  }
  const isAboutElements = elements.length > 0 && kind !== undefined && OF_ELEMENTS.has(kind);
  if (explicit.some(isTerm) || (kind !== undefined && known.length > 0) || isAboutElements) {
    return { rules: [], terms: known, elements, kind };
  }
  return undefined;
}
