import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    state: 'Points ticked: {count}. The ticks stay in this browser.',
    clear: 'Clear all ticks',
  },
  'de-DE': {
    state: 'Abgehakte Punkte: {count}. Die Haken bleiben in diesem Browser.',
    clear: 'Alle Haken entfernen',
  },
});
