import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LocaleId } from './locales';

// Configuration is not translatable, so the text stands here in each language.
// A new id shows the bar again to readers who dismissed the last one.
const content: Record<LocaleId, string> = {
  'en-GB':
    'eDocument 3.2.0 is available. <a href="/Release%20Notes/ModificationHistory">What changes for you</a>',
  'de-DE':
    'eDocument 3.2.0 ist verfügbar. <a href="/de-DE/Release%20Notes/ModificationHistory">Was sich für Sie ändert</a>',
};

export function createAnnouncementBar(
  locale: LocaleId,
): NonNullable<ThemeConfig['announcementBar']> {
  return {
    id: 'release-3-2-0',
    content: content[locale],
    backgroundColor: '#0b3d4a',
    textColor: '#ffffff',
    isCloseable: true,
  };
}
