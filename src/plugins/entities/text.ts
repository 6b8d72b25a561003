import type { LocaleId } from '../../locales';
import { messagesIn, type Text } from '../../locales/messages';
import { messages } from './messages';

/** Texts of the pages in a language. */
export type Say = Text<typeof messages>;

export const textsIn = (locale: LocaleId): Say => messagesIn(messages, locale);

/** Ends of sentences that others follow; not those of abbreviations (`No.`, `MwSt.`, `z. B.`). */
const SENTENCE_END =
  /(?<!\b(?:N[or]|\p{L}|MwSt|USt-IdNr|Einr|Lief|[A-Z]?[a-z]*nr|bzw|Abs|Art|St|Cr))[.!?](?=\s)/gu;

/** Room for a text on a results page. */
export const LIMIT = 160;

/** The sentences of a text. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]).trim());
}

/** As many whole sentences of texts as a results page shows, at least the first. */
export function fitting(texts: readonly string[], limit = LIMIT): string {
  const [first = '', ...others] = texts.flatMap(sentencesOf).filter(Boolean);
  return others.reduce(
    ({ text, isFull }, next) =>
      isFull || text.length + next.length + 1 > limit
        ? { text, isFull: true }
        : { text: `${text} ${next}`, isFull },
    { text: first, isFull: false },
  ).text;
}

/** As much of a text as a results page shows, in whole sentences; a long first one ends at a comma. */
export function summary(text: string, limit = LIMIT): string {
  const whole = fitting([text], limit);
  if (whole.length <= limit) return whole;
  const end = Math.max(
    ...[', ', '; ', ': ', ' ('].map((mark) => whole.lastIndexOf(mark, limit - 1)),
  );
  return `${whole.slice(0, end > 0 ? end : limit - 1)}.`;
}
