const ORIGIN = 'https://site.invalid';

/**
 * Path and query of a page of this site, for a link; `/` for everything else, such as addresses of
 * other sites however they are disguised.
 */
export function pathOfThisSite(asked: string): string {
  let url: URL;
  try {
    // Not URL.canParse, which the oldest browsers that the site supports do not have.
    url = new URL(asked, ORIGIN);
  } catch {
    return '/';
  }
  const { origin, pathname, search } = url;
  // What begins with two slashes names a host when a link is followed, and of `blob:` all is path.
  return origin === ORIGIN && /^\/(?![/\\])/.test(pathname) ? pathname + search : '/';
}
