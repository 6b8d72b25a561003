import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeIds, type LocaleId } from '../src/site/locales';

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

/** The languages of a finished build, which may be one or all. */
export function builtLocales(buildDir: string): BuiltLocale[] {
  return localeIds
    .map((locale) => {
      const isDefault = locale === defaultLocale;
      const folder = isDefault ? buildDir : path.join(buildDir, locale);
      return { locale, folder, baseUrl: isDefault ? '/' : `/${locale}/` };
    })
    .filter(({ folder }) => existsSync(path.join(folder, 'index.html')));
}
