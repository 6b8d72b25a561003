import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    absent: 'This invoice does not have the term.',
    hint: 'Choose a line of the invoice, or a term in the list.',
    more: 'All about {term}',
    download: 'Download {file}',
    listing: 'Sample invoice in {syntax}, {file}',
    terms: 'All terms and groups',
    syntax: 'Syntax',
    find: 'Find a term',
    count: '{shown} of {count} terms',
  },
  'de-DE': {
    absent: 'Diese Rechnung enthält den Begriff nicht.',
    hint: 'Wählen Sie eine Zeile der Rechnung oder einen Begriff in der Liste.',
    more: 'Alles über {term}',
    download: '{file} herunterladen',
    listing: 'Beispielrechnung in {syntax}, {file}',
    terms: 'Alle Begriffe und Gruppen',
    syntax: 'Syntax',
    find: 'Begriff suchen',
    count: '{shown} von {count} Begriffen',
  },
});
