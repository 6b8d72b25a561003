/**
 * The address under which a requested path is kept: as it is, or as the clean path of a page,
 * whichever is known; undefined for a path that is not kept.
 */
export function keptAddress(
  pathname: string,
  isKept: (path: string) => boolean,
): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  return [pathname, clean || '/', `${clean}/`].find(isKept);
}
