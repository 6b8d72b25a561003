/** The path of a route on the site: `/de-DE/` and `/Setup/Units` give `/de-DE/Setup/Units`. */
export const addressOf = (baseUrl: string, route: string): string =>
  baseUrl.replace(/\/$/, '') + route;
