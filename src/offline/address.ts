/** Addresses that lead on, with their targets. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * The address to which a host would lead a path that is not kept, as `deploy/nginx` has it: old addresses, and pages
 * of the default language asked for with its name. Undefined where it leads nowhere that is kept.
 *
 * @param prefix name of the default language in addresses, `/en-GB`
 */
export function keptTarget(
  pathname: string,
  redirects: Redirects,
  prefix: string,
  isKept: (path: string) => boolean,
): string | undefined {
  const isPrefixed = pathname === prefix || pathname.startsWith(`${prefix}/`);
  const path = isPrefixed ? pathname.slice(prefix.length) || '/' : pathname;
  const target = Object.hasOwn(redirects, path) ? redirects[path] : isPrefixed ? path : undefined;
  // Two slashes would name another host.
  return target === undefined || /^\/[/\\]/.test(target) ? undefined : keptAddress(target, isKept);
}

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
