import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    open: 'Enlarge picture: {name}',
    close: 'Close picture',
  },
  'de-DE': {
    open: 'Bild vergrößern: {name}',
    close: 'Bild schließen',
  },
});
