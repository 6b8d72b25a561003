import type { ThemeConfig } from '@docusaurus/preset-classic';
import buildTexts from './build-texts.json';
import { inLocale, localeBaseUrl, type LocaleId } from '../locales';

export function createAnnouncementBar(
  locale: LocaleId,
): NonNullable<ThemeConfig['announcementBar']> {
  return {
    // A new id shows the bar again to readers who dismissed the last one.
    id: 'release-3-2-0',
    content: inLocale(buildTexts.announcement, locale).replace('{baseUrl}', localeBaseUrl(locale)),
    backgroundColor: '#0b3d4a',
    textColor: '#ffffff',
    isCloseable: true,
  };
}
