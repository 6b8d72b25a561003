import { createHash } from 'node:crypto';

/**
 * Which English text each German page translates: path of the English page to the id that git
 * gives its content. So git can show what has changed since.
 */
export type TranslationState = Readonly<Record<string, string>>;

/** Path of the file that holds the state, relative to the project folder. */
export const STATE_FILE = 'i18n/de-DE/translation-state.json';

/** The id that git gives a text (`git hash-object`); line ends of Windows do not matter. */
export function contentId(text: string): string {
  const content = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** Whether the English text is another than the one that was translated. */
export function isStale(state: TranslationState, file: string, english: string): boolean {
  return state[file] !== contentId(english);
}
