import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    use: 'Use {value}',
  },
  'de-DE': {
    use: '{value} übernehmen',
  },
});
