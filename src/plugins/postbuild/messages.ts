import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    moved: 'This page has moved',
  },
  'de-DE': {
    moved: 'Diese Seite ist umgezogen',
  },
});
