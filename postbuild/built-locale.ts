import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeBaseUrl, localeIds, type LocaleId } from '../src/locales';

/** One language of a finished build. */
export interface BuiltLocale {
  readonly locale: LocaleId;
  /** Folder of its pages; that of the default language contains those of the others. */
  readonly folder: string;
  /** Path that the folder is served at. */
  readonly baseUrl: string;
}

/** The language that a path of the site belongs to. */
export function localeOf(pathname: string): LocaleId {
  return (
    localeIds.find((id) => id !== defaultLocale && pathname.startsWith(`/${id}/`)) ?? defaultLocale
  );
}

/** A language at its place in a build, whether it is there or not. */
export function builtLocale(buildDir: string, locale: LocaleId): BuiltLocale {
  const folder = path.join(buildDir, locale === defaultLocale ? '' : locale);
  return { locale, folder, baseUrl: localeBaseUrl(locale) };
}

/** The languages of a finished build, which may be one or all. */
export function builtLocales(buildDir: string): BuiltLocale[] {
  return localeIds
    .map((locale) => builtLocale(buildDir, locale))
    .filter(({ folder }) => existsSync(path.join(folder, 'index.html')));
}
