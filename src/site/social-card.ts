/** Width and height of a social card in pixels, as networks show them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Pages made from data, which share the card of their folder. */
const MADE = /^(Reference\/(?:Rules|Terms|CodeLists))\/.+/;

/**
 * Path of the social card of a page, encoded: `/de-DE/Setup/Units` has `/de-DE/img/cards/Setup/Units.png`,
 * `/Reference/Rules/BR-01` and all other rules have `/img/cards/Reference/Rules/all.png`.
 *
 * @param pathname of the page with the prefix of its locale, encoded or not
 */
export function cardAddress(baseUrl: string, pathname: string): string {
  const plain = pathname.slice(baseUrl.length).replace(/\/$/, '') || 'index';
  const card = plain.replace(MADE, '$1/all');
  // Encodes what is not yet; no address makes it fail.
  return new URL(`${baseUrl}img/cards/${card}.png`, 'https://card.invalid').pathname;
}
