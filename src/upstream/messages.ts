import { defineMessages } from '../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    title: 'This page is not complete.',
    help: 'You can read it, but parts of its code or design could not be loaded. Check your connection and try again.',
    next: 'The next page could not be loaded: there is no connection. You can go on reading this one.',
    retry: 'Retry',
    search: 'Search',
    start: 'Start page',
  },
  'de-DE': {
    title: 'Diese Seite ist nicht vollständig.',
    help: 'Sie können sie lesen, aber Teile ihres Codes oder ihrer Gestaltung konnten nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    next: 'Die nächste Seite konnte nicht geladen werden: Es besteht keine Verbindung. Diese können Sie weiter lesen.',
    retry: 'Erneut versuchen',
    search: 'Suche',
    start: 'Startseite',
  },
});
