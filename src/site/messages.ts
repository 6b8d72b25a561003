import { defineMessages } from '../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    tagline: 'Documentation',
    announcement:
      '<span class="long">From 1 January 2027, German sellers with more than 800,000 euros of turnover in 2026 must issue e-invoices.</span><span class="short">From 1 January 2027:</span> <a href="{address}">What holds from that day</a>',
    'newsFeed.title': 'News',
    'newsFeed.description': 'Release announcements and dates that matter',
    'releaseFeed.title': 'Releases',
    'releaseFeed.description': 'What each version changes, and what you must do',
  },
  'de-DE': {
    tagline: 'Dokumentation',
    announcement:
      '<span class="long">Ab 1. Januar 2027 müssen Unternehmen mit mehr als 800.000 Euro Umsatz im Jahr 2026 E-Rechnungen ausstellen.</span><span class="short">Ab 1. Januar 2027:</span> <a href="{address}">Was ab diesem Tag gilt</a>',
    'newsFeed.title': 'Neuigkeiten',
    'newsFeed.description': 'Neue Versionen und Termine, die Sie nicht verpassen sollten',
    'releaseFeed.title': 'Versionen',
    'releaseFeed.description': 'Was jede Version ändert und was Sie tun müssen',
  },
});
