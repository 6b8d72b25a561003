import { defineMessages } from '../locales/messages';

/** Words that several tools use. */
export const messages = defineMessages({
  'en-GB': {
    cancel: 'Cancel',
    copied: 'Copied',
    copy: 'Copy',
    copyFailed: 'The browser does not allow copying.',
    outdated:
      'A new version of the handbook is out, and this page needs its files. Reload the page, then give the tool your files or text again.',
    reload: 'Reload the page',
    tryAgain: 'Try again',
  },
  'de-DE': {
    cancel: 'Abbrechen',
    copied: 'Kopiert',
    copy: 'Kopieren',
    copyFailed: 'Der Browser erlaubt das Kopieren nicht.',
    outdated:
      'Eine neue Fassung des Handbuchs ist erschienen, und diese Seite braucht deren Dateien. Laden Sie die Seite neu und geben Sie dem Werkzeug Ihre Dateien oder Ihren Text noch einmal.',
    reload: 'Seite neu laden',
    tryAgain: 'Erneut versuchen',
  },
});
