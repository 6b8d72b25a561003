import { defineMessages } from '../../locales/messages';

/** Captions of findings, on the page and in the copied text. */
export const messages = defineMessages({
  'en-GB': {
    'severity.fatal': 'Error',
    'severity.warning': 'Warning',
    'severity.information': 'Information',
    notMet: 'Not met:',
    remedy: 'What to do',
    rule: 'Rule',
    field: 'Field to fill',
    where: 'Where to look',
    term: 'Term',
    places: 'Place in the invoice',
    quote: 'The message',
    next: 'The step in eDocument, by status',
    copyMarkdown: 'Copy as Markdown',
  },
  'de-DE': {
    'severity.fatal': 'Fehler',
    'severity.warning': 'Warnung',
    'severity.information': 'Information',
    notMet: 'Nicht erfüllt:',
    remedy: 'Was zu tun ist',
    rule: 'Regel',
    field: 'Feld',
    where: 'Wo zu suchen ist',
    term: 'Begriff',
    places: 'Stelle in der Rechnung',
    quote: 'Die Meldung',
    next: 'Der Schritt in eDocument, nach Status',
    copyMarkdown: 'Als Markdown kopieren',
  },
});
