/** The options of Docusaurus for the addresses of hits; both are sources of regular expressions. */
export interface UrlRules {
  /** Hits that lead to other sites. */
  readonly externalUrlRegex?: string | undefined;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
}

/** An address of another site that hits may lead to. */
export function isExternal(url: string, { externalUrlRegex }: UrlRules): boolean {
  return (
    externalUrlRegex !== undefined &&
    /^https?:\/\//i.test(url) &&
    new RegExp(externalUrlRegex, 'i').test(url)
  );
}

/** The address that a hit leads to: of another site where the rules say so, else its path on this one. */
export function resultUrl(url: string, rules: UrlRules): string {
  if (isExternal(url, rules)) return url;
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  const { from, to } = rules.replaceSearchResultPathname ?? { from: '', to: '' };
  const path = from ? pathname.replaceAll(new RegExp(from, 'g'), to) : pathname;
  // A leading `//` would name a host.
  return path.replace(/^\/{2,}/, '/') + search + hash;
}
