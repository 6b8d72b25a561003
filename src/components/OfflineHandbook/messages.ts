import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    keep: 'Keep this handbook on this device',
    remove: 'Remove it from this device',
    progress: 'Download of the handbook',
    absent: 'This handbook is not kept on this device.',
    keeping: 'The handbook is being loaded. You can go on reading; please leave this tab open.',
    size: 'It takes {size} of storage, and up to {both} while a new version is loaded.',
    other:
      'On this device the handbook is kept in another language: {language}. Only one is kept at a time, so this one would take its place.',
    kept: 'This handbook is kept on this device and opens without a network. A new version is loaded by itself, and you are told when it is ready.',
    hosted: 'The search asks a service on the Internet, so it does not work without a network.',
    storage: 'There is not enough room on this device. Make room, and then try again.',
    network:
      'The handbook could not be loaded completely. Check your connection, and then try again: what is already there is not loaded a second time.',
    portal:
      'Something else answers in place of this site, such as the sign-in page of a network. Open any page to sign in there, and then try again.',
    blocked:
      'Your browser does not let this site keep anything on the device. This is so in private windows, and where the data of sites are blocked in the settings.',
  },
  'de-DE': {
    keep: 'Dieses Handbuch auf diesem Gerät behalten',
    remove: 'Von diesem Gerät entfernen',
    progress: 'Herunterladen des Handbuchs',
    absent: 'Dieses Handbuch ist auf diesem Gerät nicht gespeichert.',
    keeping:
      'Das Handbuch wird heruntergeladen. Sie können weiterlesen; lassen Sie diesen Tab bitte geöffnet.',
    size: 'Es belegt {size} Speicher und bis zu {both}, während eine neue Fassung geladen wird.',
    other:
      'Auf diesem Gerät ist das Handbuch in einer anderen Sprache gespeichert: {language}. Es wird immer nur eine Sprache behalten, diese würde die andere ersetzen.',
    kept: 'Dieses Handbuch ist auf diesem Gerät gespeichert und öffnet sich ohne Netz. Eine neue Fassung wird von selbst heruntergeladen; ist sie bereit, erfahren Sie es.',
    hosted: 'Die Suche fragt einen Dienst im Internet und funktioniert daher nicht ohne Netz.',
    storage:
      'Auf diesem Gerät ist nicht genug Platz. Schaffen Sie Platz, und versuchen Sie es dann erneut.',
    network:
      'Das Handbuch konnte nicht vollständig heruntergeladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut: Was schon da ist, wird nicht noch einmal heruntergeladen.',
    portal:
      'Anstelle dieser Website antwortet etwas anderes, etwa die Anmeldeseite eines Netzes. Öffnen Sie eine beliebige Seite, melden Sie sich dort an, und versuchen Sie es dann erneut.',
    blocked:
      'Ihr Browser lässt nicht zu, dass diese Website etwas auf dem Gerät speichert. Das ist in privaten Fenstern so und dort, wo die Daten von Websites in den Einstellungen blockiert sind.',
  },
});
