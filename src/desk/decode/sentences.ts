import { inLocale, type LocaleId, type Localized } from '../../locales';

/** A sentence in a language, with its gaps `{name}` filled. */
export function sentence(
  text: Localized<string>,
  locale: LocaleId,
  values: Readonly<Record<string, string>> = {},
): string {
  return inLocale(text, locale).replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
