import { defineMessages } from '../src/locales/messages';

export const messages = defineMessages({
  'en-GB': {
    purpose: 'what the page is for, in one or two sentences',
    beforeYouStart: 'Before you start',
    conditions: 'what must be there first',
    steps: 'Set it up',
    result: 'What you should see',
    seen: 'what shows that it worked',
    test: 'Test it without risk',
    tried: 'how to try it without sending anything',
    undo: 'Undo it',
    undone: 'how to take it back',
    troubleshooting: 'What can go wrong',
    fault: 'what readers see, and what to do',
    related: 'Read more',
    more: 'pages that lead on',
    search: 'Choose the search icon (Alt+Q), enter **{title}**, and then choose the related link.',
  },
  'de-DE': {
    purpose: 'wofür die Seite da ist, in ein oder zwei Sätzen',
    beforeYouStart: 'Bevor Sie beginnen',
    conditions: 'was vorher da sein muss',
    steps: 'Einrichten',
    result: 'Was Sie nun sehen',
    seen: 'woran man sieht, dass es gelungen ist',
    test: 'Gefahrlos testen',
    tried: 'wie man es ausprobiert, ohne etwas zu senden',
    undo: 'Rückgängig machen',
    undone: 'wie man es zurücknimmt',
    troubleshooting: 'Was fehlschlagen kann',
    fault: 'was man sieht und was zu tun ist',
    related: 'Weiterlesen',
    more: 'Seiten, die weiterführen',
    search:
      'Wählen Sie das Suchsymbol (Alt+Q), geben Sie **{title}** ein und wählen Sie dann den zugehörigen Link aus.',
  },
});
