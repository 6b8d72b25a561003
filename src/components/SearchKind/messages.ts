import { defineMessages } from '../../locales/messages';

/** Kinds of pages, beside their titles. */
export const messages = defineMessages({
  'en-GB': {
    howTo: 'How-to',
    setup: 'Setup',
    rule: 'Rule',
    term: 'Term',
    codes: 'Code list',
    reference: 'Reference',
    news: 'News',
  },
  'de-DE': {
    howTo: 'Anleitung',
    setup: 'Einrichtung',
    rule: 'Regel',
    term: 'Begriff',
    codes: 'Codeliste',
    reference: 'Nachschlagen',
    news: 'Neues',
  },
});
