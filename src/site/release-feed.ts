import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { localeId } from '../locales';

/** Folder of the feed's files in each locale. */
export const FOLDER = 'release-notes';

/** Title and description of the feed in a language. */
export function feedTexts(site: string, locale: string): { title: string; description: string } {
  const t = messagesIn(messages, localeId(locale));
  return { title: `${site}: ${t('releaseFeed.title')}`, description: t('releaseFeed.description') };
}
