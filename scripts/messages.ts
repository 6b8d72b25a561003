import { defineMessages } from '../src/locales/messages';

export const messages = defineMessages({
  'en-GB': {
    purpose: 'what the page is for, in one or two sentences',
    beforeYouStart: 'Before you start',
    conditions: 'what must be there first',
    steps: 'Set it up',
    search: 'Choose the search icon (Alt+Q), enter **{title}**, and then choose the related link.',
  },
  'de-DE': {
    purpose: 'wofür die Seite da ist, in ein oder zwei Sätzen',
    beforeYouStart: 'Bevor Sie beginnen',
    conditions: 'was vorher da sein muss',
    steps: 'Einrichten',
    search:
      'Wählen Sie das Suchsymbol (Alt+Q), geben Sie **{title}** ein und wählen Sie dann den zugehörigen Link aus.',
  },
});
