import type { ThemeConfig } from '@docusaurus/preset-classic';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { localeBaseUrl, type LocaleId } from '../locales';

/** Page about the day that the bar announces. */
const GUIDE = 'HowTo/January2027';

export function createAnnouncementBar(
  locale: LocaleId,
): NonNullable<ThemeConfig['announcementBar']> {
  return {
    // A new id shows the bar again to readers who dismissed the last one.
    id: 'january-2027',
    content: messagesIn(messages, locale)('announcement', {
      address: `${localeBaseUrl(locale)}${GUIDE}`,
    }),
    backgroundColor: '#0b3d4a',
    textColor: '#ffffff',
    isCloseable: true,
  };
}
