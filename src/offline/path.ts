const ORIGIN = 'https://site.invalid';

/**
 * Path and query of a page of this site, for a link; `/` for everything else, such as addresses of
 * other sites however they are disguised.
 */
export function pathOfThisSite(asked: string): string {
  if (!URL.canParse(asked, ORIGIN)) return '/';
  const { origin, pathname, search } = new URL(asked, ORIGIN);
  // What begins with two slashes names a host when a link is followed, and of `blob:` all is path.
  return origin === ORIGIN && /^\/(?![/\\])/.test(pathname) ? pathname + search : '/';
}
