import redirects from './redirects.json';
import { defaultLocale, localeIds } from '../locales';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Addresses that pages had before, without language; `npm run rename:page` adds to them. */
export const pageRedirects: readonly Redirect[] = redirects;

/** The same for every language, with its prefix and encoded, as hosts need them. */
export function localizedRedirects(): Redirect[] {
  return localeIds.flatMap((locale) => {
    const prefix = locale === defaultLocale ? '' : `/${locale}`;
    return pageRedirects.map(({ from, to }) => ({
      from: encodeURI(prefix + from),
      to: encodeURI(prefix + to),
    }));
  });
}
