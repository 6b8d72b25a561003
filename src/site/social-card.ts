/** Width and height of a social card in pixels, as networks show them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Path of the social card of a page, encoded: `/de-DE/Setup/Units` has `/de-DE/img/cards/Setup/Units.png`.
 *
 * @param pathname of the page with the prefix of its locale, encoded or not
 */
export function cardAddress(baseUrl: string, pathname: string): string {
  const plain = pathname.slice(baseUrl.length).replace(/\/$/, '') || 'index';
  // Encodes what is not yet; no address makes it fail.
  return new URL(`${baseUrl}img/cards/${plain}.png`, 'https://card.invalid').pathname;
}
