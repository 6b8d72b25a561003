import { inLocale, type LocaleId } from '../../site/locales';
import texts from './texts.json';

export type TextId = keyof (typeof texts)['en-GB'];

/** Texts of the pages in a language, with `{name}` filled in. */
export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

export function textsIn(locale: LocaleId): Say {
  const own = inLocale(texts, locale);
  return (id, values = {}) =>
    own[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** As much of a text as a results page shows, in whole sentences where one fits. */
export function summary(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const whole = text.slice(0, limit + 1).replace(/(?<=[.!?:])\s[^.!?:]*$/, '');
  if (whole.length <= limit && whole.length > 60) return whole;
  return `${text.slice(0, limit - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
