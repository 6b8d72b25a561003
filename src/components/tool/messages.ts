import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    dropHint: 'Drop the files anywhere on this page',
  },
  'de-DE': {
    dropHint: 'Dateien irgendwo auf dieser Seite ablegen',
  },
});
