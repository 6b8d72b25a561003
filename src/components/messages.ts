import { defineMessages } from '../locales/messages';

/** Words that several tools use. */
export const messages = defineMessages({
  'en-GB': {
    cancel: 'Cancel',
    copied: 'Copied',
    copy: 'Copy',
    copyFailed: 'The browser does not allow copying.',
    tryAgain: 'Try again',
  },
  'de-DE': {
    cancel: 'Abbrechen',
    copied: 'Kopiert',
    copy: 'Kopieren',
    copyFailed: 'Der Browser erlaubt das Kopieren nicht.',
    tryAgain: 'Erneut versuchen',
  },
});
