import type { LocaleId } from '../../locales';
import { messagesIn, type Text } from '../../locales/messages';
import { messages } from './messages';

/** Texts of the pages in a language. */
export type Say = Text<typeof messages>;

export const textsIn = (locale: LocaleId): Say => messagesIn(messages, locale);

/** Ends of sentences that others follow; not those of abbreviations (`No.`, `Nr.`). */
const SENTENCE_END = /(?<!\bN[or])[.!?](?=\s)/g;

/** As much of a text as a results page shows, in whole sentences where one fits. */
export function summary(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const end = [...text.slice(0, limit + 1).matchAll(SENTENCE_END)].at(-1)?.index ?? 0;
  if (end > 60) return text.slice(0, end + 1);
  return `${text.slice(0, limit - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
