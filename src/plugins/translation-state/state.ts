import { createHash } from 'node:crypto';

/** Record of a page that is a copy of the English one and waits for its translation. */
export const UNTRANSLATED = 'untranslated';

/**
 * The English text that each page of a locale translates: path of the English page to the id that git
 * gives its content, so that git can show what has changed since, or {@link UNTRANSLATED}.
 */
export type TranslationState = Readonly<Record<string, string>>;

/** Path of the file that holds the state of a locale, relative to the project folder. */
export const stateFile = (locale: string): string => `i18n/${locale}/translation-state.json`;

/** The id that git gives a text (`git hash-object`); line ends of Windows do not matter. */
export function contentId(text: string): string {
  const content = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** True when the English text has changed since it was translated. */
export function isStale(state: TranslationState, file: string, english: string): boolean {
  return state[file] !== UNTRANSLATED && state[file] !== contentId(english);
}
