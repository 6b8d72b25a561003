import type { ThemeConfig } from '@docusaurus/preset-classic';
import buildTexts from './build-texts.json';
import { inLocale, localeBaseUrl, type LocaleId } from '../locales';

/** Page about the day that the bar announces. */
const GUIDE = 'HowTo/January2027';

export function createAnnouncementBar(
  locale: LocaleId,
): NonNullable<ThemeConfig['announcementBar']> {
  return {
    // A new id shows the bar again to readers who dismissed the last one.
    id: 'january-2027',
    content: inLocale(buildTexts.announcement, locale).replace(
      '{address}',
      `${localeBaseUrl(locale)}${GUIDE}`,
    ),
    backgroundColor: '#0b3d4a',
    textColor: '#ffffff',
    isCloseable: true,
  };
}
