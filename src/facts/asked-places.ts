import { inLocale, type Localized, type LocaleId } from '../locales';
import data from './search-asks.json';

/** Questions that a page answers, and those that one of its places answers, by anchor. */
interface PlacedAsks {
  readonly page: readonly string[];
  readonly places: Readonly<Record<string, readonly string[]>>;
}

type Asks = Localized<readonly string[]>;

/** The addresses that have questions, without base path; with an anchor where it is one place. */
export const askedPlaces: readonly string[] = Object.keys(data.places);

/** How people ask for a page in words that it does not have; `route` is its path below the locale, without a last slash. */
export function placedAsks(route: string, locale: LocaleId): PlacedAsks {
  const own = Object.entries<Asks>(data.places).filter(
    ([address]) => address.split('#')[0] === route,
  );
  const at = own.map(([address, asks]) => [address.split('#')[1], inLocale(asks, locale)] as const);
  return {
    page: at.flatMap(([anchor, asks]) => (anchor === undefined ? asks : [])),
    places: Object.fromEntries(
      at.flatMap(([anchor, asks]) => (anchor === undefined ? [] : [[anchor, asks]])),
    ),
  };
}
