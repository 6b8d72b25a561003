import data from 'edocument-invoice/data/business-terms.json';
import others from './names.json';

const EXPLICIT = /(?<![A-Za-z0-9])(B[TG])[- ]?((?:DEX-?)?\d{1,3}(?:-\d)?)(?![A-Za-z0-9])/gi;
const MAX_WORDS = 9;

const known = new Set(data.terms.map(({ id }) => id));
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

type Party = keyof typeof others.parties;
interface Property extends Partial<Record<Party, string>> {
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** Each property of each party, in the orders in which the two are written. */
function namesOfParties(): (readonly [string, string])[] {
  return Object.entries(others.parties).flatMap(([party, { en, de }]) =>
    (others.properties as readonly Property[]).flatMap((property) => {
      const id = property[party as Party];
      if (id === undefined) return [];
      const names = [
        ...en.flatMap((who) =>
          property.en.flatMap((what) => [
            `${who} ${what}`,
            `${who} s ${what}`,
            `${what} of ${who}`,
            `${what} of the ${who}`,
          ]),
        ),
        ...de.flatMap((who) =>
          property.de.flatMap((what) => [
            `${who} ${what}`,
            `${what} des ${who}`,
            `${what} beim ${who}`,
          ]),
        ),
      ];
      return names.map((name) => [name, id] as const);
    }),
  );
}

function indexNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const { id, label } of data.terms) {
    for (const name of Object.values(label)) {
      const own = words(name.replace(/\([^)]*\)/g, ''));
      // A single short word such as "Seller" is in too many sentences.
      if (own.length < 2 && ((own[0]?.length ?? 0) < 12 || own[0] === 'umsatzsteuer')) continue;
      const key = own.join(' ');
      const other = found.get(key);
      found.set(key, other === undefined || other === id ? id : null);
    }
  }
  for (const [name, id] of [...namesOfParties(), ...Object.entries(others.names)])
    found.set(name, id);
  return new Map([...found].flatMap(([name, id]) => (id === null ? [] : [[name, id] as const])));
}

const NAMES = indexNames();

/** Terms that a text names by their numbers. */
export function explicitTerms(text: string): string[] {
  const ids = [...text.matchAll(EXPLICIT)].map(([, letters = '', number = '']) =>
    `${letters}-${number}`.toUpperCase(),
  );
  return [...new Set(ids)];
}

/** Whether there is a term of this number in EN 16931. */
export const isTerm = (id: string): boolean => known.has(id);

/** Words that a whole name may follow; after another one, the name may be a part of a longer one. */
const BEFORE_NAME = new Set(
  (
    'the a an each no one and or of element is missing if than for ' +
    'der die das den dem des ein eine einen einer keine kein und oder fehlende fehlt feld begriff'
  ).split(' '),
);

/** Terms that a text names in words. */
interface NamedTerms {
  readonly terms: readonly string[];
  /** False when a name may be a part of a longer one that is not a term. */
  readonly areWhole: boolean;
}

/** What stands between a party, or the number of a line, and what is missing of it. */
const BETWEEN = new RegExp(
  `(\\b(?:${Object.values(others.parties)
    .flatMap(({ en, de }) => [...en, ...de])
    .join(
      '|',
    )})\\b)\\s{0,2}(?:nr\\.? |no\\.? |#)?(?:\\d{1,4})?\\W{0,4}(?:(?:is )?missing |please enter (?:the )?|bitte |fehlende\\w? |fehlen?: |(?:has|is|hat|ist) (?:no|an?|keine?n?) )?`,
  'giu',
);

/** Terms that a text names by their names in English or German, the longest first at each place. */
export function namedTerms(text: string): NamedTerms {
  const all = words(text.replace(BETWEEN, '$1 '));
  const found = new Set<string>();
  let areWhole = true;
  for (let index = 0; index < all.length; index += 1) {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const id = NAMES.get(all.slice(index, index + length).join(' '));
      if (id === undefined) continue;
      found.add(id);
      areWhole &&= index === 0 || BEFORE_NAME.has(all[index - 1] ?? '');
      index += length - 1;
      break;
    }
  }
  return { terms: [...found], areWhole };
}
