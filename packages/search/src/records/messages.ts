import { defineMessages } from '../../../../src/locales/messages';

export const messages = defineMessages({
  'en-GB': {
    'category.docs': 'Documentation',
    'category.blog': 'News',
    'category.page': 'Documentation',
  },
  'de-DE': {
    'category.docs': 'Dokumentation',
    'category.blog': 'Neuigkeiten',
    'category.page': 'Dokumentation',
  },
});
