import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    quoted: '"{word}"',
    missing: 'No page contains {words}.',
    similar: 'No page contains {words}; similar: {similar}.',
  },
  'de-DE': {
    quoted: '„{word}“',
    missing: 'Keine Seite enthält {words}.',
    similar: 'Keine Seite enthält {words}; ähnlich: {similar}.',
  },
});
