import { inLocale, type LocaleId } from '../../locales';
import texts from './texts.json';

export type TextId = keyof (typeof texts)[LocaleId];

/** Texts of the pages in a language, with `{name}` filled in. */
export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

export function textsIn(locale: LocaleId): Say {
  const own = inLocale(texts, locale);
  return (id, values = {}) =>
    own[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Ends of sentences that others follow; not those of abbreviations (`No.`, `Nr.`). */
const SENTENCE_END = /(?<!\bN[or])[.!?](?=\s)/g;

/** As much of a text as a results page shows, in whole sentences where one fits. */
export function summary(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const end = [...text.slice(0, limit + 1).matchAll(SENTENCE_END)].at(-1)?.index ?? 0;
  if (end > 60) return text.slice(0, end + 1);
  return `${text.slice(0, limit - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
