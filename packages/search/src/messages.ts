import { familyKey, aboutKey, type NamedPlace } from './index/places';
import { familiesOf, idsAround, nameKey, subjectKey } from './names';
import { isOfPerson } from './person';
import type { QueryWord } from './query/words';
import type { AnalysisLanguage } from './types';

/** Words by which validators demand a term, or forbid a value of it. */
const DEMAND =
  /(?<!\p{L})(?:must|shall|required|mandatory|missing|transmitted|muss|müssen|darf|dürfen|fehlt|fehlen|übermittelt|angegeben|erforderlich)(?!\p{L})/iu;
/** Words of a rule. */
const RULE_WORD = /(?<!\p{L})(?:shall|must|should|muss|müssen|darf|dürfen)(?!\p{L})/iu;

/** True for the sentence of a rule, which nobody says of themselves. */
export const isDemand = (message: string): boolean =>
  RULE_WORD.test(message) && !isOfPerson(message);

/** The term in such a message, provided, contained or forbidden. */
const DEMANDED = [
  /(?:^|, )(?:the |an? )?([^,]+?) (?:must|shall) (?:not )?be (?:provided|present|specified|transmitted|negative|empty|zero|blank|greater|equal)\b/iu,
  /\b(?:must|shall) (?:have|contain) (?:information about )?(.+)$/iu,
  /^(.+?) (?:is|are) (?:required|mandatory|missing)\b/iu,
  /^(.+?) (?:muss|müssen) (?:übermittelt|angegeben|vorhanden)(?!\p{L})/iu,
  /^(.+?) (?:darf|dürfen) nicht (?:negativ|leer|null)(?!\p{L})/iu,
  /(?:^es|, (?:so )?) ?(?:muss|müssen) (.+?) (?:übermittelt|angegeben|vorhanden)(?!\p{L})/iu,
  /(?:muss|müssen) (?:(?:die )?angaben? zu[rm]? )?(.+?) enthalten(?!\p{L})/iu,
  /^(.+?) (?:ist|sind) (?:erforderlich|pflicht)(?!\p{L})/iu,
  /^(.+?) (?:fehlt|fehlen)(?:\W*$| (?:bei|beim|für|in|im) )/iu,
];
/** An id in a message, which is longer than what is read of a query: `BT-109`, `BR-DE-15`, `BR-DE-23-a`. */
const ID =
  /(?<![\p{L}\d-])\p{Lu}{2,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*-\p{Lu}?\d+(?:-[a-z])?(?![\p{L}\d])/gu;
/** A message that names so many terms is about how they relate, whether it demands something or not. */
const RELATED = 2;

/** What a message tells beside the thing that it is about: ids in brackets, and those of a formula. */
const ASIDE = /\([^)]*\)|\[[^\]]*\]|.*[=Σ∑].*/gu;

/** Rules about a demanded term that come first. */
const MAX_DEMANDS = 2;

/** An element with prefix, angle bracket, path or namespace before its name. */
const ELEMENT = /(?:\b[a-z]{2,}:|[</]|"[^"]*":|\{[^}]*\})([A-Z]\w+)/g;

/** The element that a schema error, an XPath or a line of XML is about: the last one of a path, else the first. */
export function elementOf(message: string): string | undefined {
  const [first, ...others] = [...message.matchAll(ELEMENT)].map(([, name]) => name);
  return message.trim().startsWith('/') ? (others.at(-1) ?? first) : first;
}

/** Values that are known by their form, and the name of what they are values of. */
const VALUES: readonly (readonly [form: RegExp, name: string])[] = [
  // An IBAN of any country, with or without blanks.
  [/^[A-Z]{2}\d{2}(?:\s?[A-Z\d]){11,30}$/i, 'BT-84'],
  [/^(?=.{12})\d{2,12}-(?:[A-Z\d]{1,30}-)?\d{2}$/i, 'Leitweg-ID'],
  // A VAT number: country and at least seven digits.
  [/^[A-Z]{2}(?=(?:[A-Z]*\d){7})[A-Z\d]{8,12}$/i, 'BT-31'],
];

/** The name of what a pasted value is: an account, a Leitweg-ID, a VAT number. */
export const nameOfValue = (text: string): string | undefined =>
  VALUES.find(([form]) => form.test(text.trim()))?.[1];

/** A place on a page of the index. */
export interface Place extends NamedPlace {
  readonly page: number;
}

/** The part of an index that recognises messages. */
interface NamedPlaces {
  readonly language: AnalysisLanguage;
  /** Places by the key of their name. */
  readonly named: (key: string) => Place[];
  readonly isRule: (place: Place) => boolean;
}

/** A number alone is a code, not an id. */
const isId = (key: string): boolean => /\p{L}{2}/u.test(key);

/**
 * The places that several ids of a question name, each its own; else the rules that a validator's message is about: those that it names, be it by an id of which only the
 * family is known (`FX-SCH-A-000372`), and where it demands a term, the best ones about that term
 * (`… (BT-10) must be transmitted`).
 *
 * @param hits the hits for the words of the message, best first
 */
export function placesOfMessage(
  message: string,
  words: readonly QueryWord[],
  hits: readonly Place[],
  { language, named, isRule }: NamedPlaces,
): Place[] {
  const typed = words.map((word) => word.typed);
  const written = new Set(message.match(ID));
  const ids = [
    ...words.flatMap(({ hasDigit }, at) => (hasDigit ? [idsAround(typed, at)] : [])),
    ...[...written].filter((id) => !typed.includes(id)).map((id) => [id]),
  ];
  const rules = (key: string): Place[] => named(key).filter(isRule);
  const mentioned = ids.flatMap((ways) => {
    const keys = ways.map(nameKey);
    // Of an unknown id, the family may be known.
    const isKnown = keys.some((key) => isId(key) && named(key).length > 0);
    const families = isKnown ? [] : ways.flatMap(familiesOf);
    const places = [
      ...keys.map(rules),
      ...families.flatMap((name) => [rules(nameKey(name)), named(familyKey(name))]),
    ];
    return places.find(({ length }) => length > 0) ?? [];
  });
  const isAbout = DEMAND.test(message) || written.size >= RELATED;
  if (mentioned.length > 0 || !isAbout) return mentioned;
  const asked = DEMAND.test(message) ? [] : [...new Set(message.replace(ASIDE, '').match(ID))];
  if (asked.length >= RELATED) return asked.flatMap((id) => named(nameKey(id)).slice(0, 1));
  const rankOf = ({ page }: Place): number => {
    const rank = hits.findIndex((hit) => hit.page === page);
    return rank < 0 ? hits.length : rank;
  };
  const demanded = DEMANDED.flatMap((pattern) => pattern.exec(message)?.[1] ?? []);
  const subjects = demanded.map((name) => subjectKey(name, language));
  const about = [...ids.flatMap((ways) => ways.map(nameKey)), ...subjects.filter(Boolean)];
  const found = new Map<number, { place: Place; terms: number }>();
  for (const place of [...new Set(about)].flatMap((key) => rules(aboutKey(key)))) {
    const { terms = 0 } = found.get(place.node) ?? {};
    found.set(place.node, { place, terms: terms + 1 });
  }
  // A message that names several terms is about the rule that compares them.
  return [...found.values()]
    .sort((left, right) => right.terms - left.terms || rankOf(left.place) - rankOf(right.place))
    .map(({ place }) => place)
    .slice(0, MAX_DEMANDS);
}
