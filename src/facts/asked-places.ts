import { inLocale, type Localized, type LocaleId } from '../locales';
import { ruleRoute } from './entity-routes';
import { ruleWords } from './rule-words';
import data from './search-asks.json';

/** Questions that a page answers, and those that one of its places answers, by anchor. */
interface PlacedAsks {
  readonly page: readonly string[];
  readonly places: Readonly<Record<string, readonly string[]>>;
}

type Asks = Localized<readonly string[]>;

const asked: readonly (readonly [string, Asks])[] = [
  ...Object.entries<Asks>(data.places),
  ...Object.entries(ruleWords).flatMap(([id, words]) =>
    words?.asks ? [[ruleRoute(id), words.asks] as const] : [],
  ),
];

/** The addresses that have questions, without base path; with an anchor where it is one place. */
export const askedPlaces: readonly string[] = asked.map(([address]) => address);

/** Questions for a page, in words that it does not have; `route` is its path below the locale, without a last slash. */
export function placedAsks(route: string, locale: LocaleId): PlacedAsks {
  const own = asked.filter(([address]) => address.split('#')[0] === route);
  const at = own.map(([address, asks]) => [address.split('#')[1], inLocale(asks, locale)] as const);
  return {
    page: at.flatMap(([anchor, asks]) => (anchor === undefined ? asks : [])),
    places: Object.fromEntries(
      at.flatMap(([anchor, asks]) => (anchor === undefined ? [] : [[anchor, asks]])),
    ),
  };
}
