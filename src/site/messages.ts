import { defineMessages } from '../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    tagline: 'Documentation',
    announcement:
      '<a href="{address}">Mandatory e-invoices from 1 January 2027</a><span>: German sellers with more than 800,000 euros of turnover in 2026 must issue them.</span>',
    'newsFeed.title': 'News',
    'newsFeed.description': 'Release announcements and dates that matter',
    'releaseFeed.title': 'Releases',
    'releaseFeed.description': 'What each version changes, and what you must do',
  },
  'de-DE': {
    tagline: 'Dokumentation',
    announcement:
      '<a href="{address}">E-Rechnungspflicht ab 1. Januar 2027</a><span>: Unternehmen mit mehr als 800.000 Euro Umsatz im Jahr 2026 müssen E-Rechnungen ausstellen.</span>',
    'newsFeed.title': 'Neuigkeiten',
    'newsFeed.description': 'Neue Versionen und Termine, die Sie nicht verpassen sollten',
    'releaseFeed.title': 'Versionen',
    'releaseFeed.description': 'Was jede Version ändert und was Sie tun müssen',
  },
});
