import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    step: 'Step',
    caption: 'Schematic drawing: {title}.',
    numbers: 'The numbers are those of the steps.',
    after: 'after the step:',
    other: 'Captions in {language} too',
  },
  'de-DE': {
    step: 'Schritt',
    caption: 'Schematische Zeichnung: {title}.',
    numbers: 'Die Nummern sind die der Schritte.',
    after: 'nach dem Schritt:',
    other: 'Bezeichnungen auch auf {language}',
  },
});
