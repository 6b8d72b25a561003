import { defineMessages } from '../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    tagline: 'Documentation',
    announcement:
      'eDocument 3.2.0 is available. <a href="{baseUrl}Release%20Notes/ModificationHistory">What changes for you</a>',
    'newsFeed.title': 'News',
    'newsFeed.description': 'Release announcements and dates that matter',
    'releaseFeed.title': 'Releases',
    'releaseFeed.description': 'What each version changes, and what you must do',
  },
  'de-DE': {
    tagline: 'Dokumentation',
    announcement:
      'eDocument 3.2.0 ist verfügbar. <a href="{baseUrl}Release%20Notes/ModificationHistory">Was sich für Sie ändert</a>',
    'newsFeed.title': 'Neuigkeiten',
    'newsFeed.description': 'Neue Versionen und Termine, die Sie nicht verpassen sollten',
    'releaseFeed.title': 'Versionen',
    'releaseFeed.description': 'Was jede Version ändert und was Sie tun müssen',
  },
});
