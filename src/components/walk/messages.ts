import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    walk: 'Walk with me',
    start: 'Walk with me ({count})',
    step: 'Finding {at} of {of}: {name}',
    done: 'Done',
    back: 'Result',
    next: 'Next',
    again: 'Check again',
    end: 'End the walk',
  },
  'de-DE': {
    walk: 'Gehen Sie mit',
    start: 'Gehen Sie mit ({count})',
    step: 'Befund {at} von {of}: {name}',
    done: 'Erledigt',
    back: 'Ergebnis',
    next: 'Weiter',
    again: 'Erneut prüfen',
    end: 'Rundgang beenden',
  },
});
