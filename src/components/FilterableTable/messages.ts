import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    skip: 'Skip the table',
    source: 'Source',
    asOf: 'As of',
    copied: '{value} copied',
    clear: 'Clear filter',
    count: '{count} rows',
    countNone: 'No row matches',
    countShown: '{shown} of {count} rows',
  },
  'de-DE': {
    skip: 'Tabelle überspringen',
    source: 'Quelle',
    asOf: 'Stand',
    copied: '{value} kopiert',
    clear: 'Filter löschen',
    count: '{count} Zeilen',
    countNone: 'Keine Zeile passt',
    countShown: '{shown} von {count} Zeilen',
  },
});
