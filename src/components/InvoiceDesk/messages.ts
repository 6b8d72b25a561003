import { defineMessages } from '../../locales/messages';

/** Texts that the page has at once; those of the results come with them. */
export const messages = defineMessages({
  'en-GB': {
    pasted: 'Pasted XML',
    again: 'Check another invoice',
    choose: 'Choose invoices (XML or PDF)',
    drop: 'or drop them here. Several at once are possible.',
    paste: 'Or paste the XML',
    help: 'Files and text stay in this tab: nothing is sent or stored.',
    checkPasted: 'Check the pasted text',
    trySample: 'Try it with a faulty sample invoice',
    sample: 'Faulty sample invoice',
    sampleMissing: 'The sample could not be loaded. Check the network connection and try again.',
    checking: 'The check is running.',
    progress: 'Progress of the check',
    needsScript: 'The check needs JavaScript.',
    notLoaded:
      'The checker could not be loaded. Check the network connection and try again; after the first use, or with the handbook kept on this device, none is needed.',
  },
  'de-DE': {
    pasted: 'Eingefügtes XML',
    again: 'Andere Rechnung prüfen',
    choose: 'Rechnungen wählen (XML oder PDF)',
    drop: 'oder hier ablegen. Mehrere auf einmal sind möglich.',
    paste: 'Oder das XML einfügen',
    help: 'Dateien und Text bleiben in diesem Tab: Nichts wird gesendet oder gespeichert.',
    checkPasted: 'Eingefügten Text prüfen',
    trySample: 'Mit einer fehlerhaften Beispielrechnung ausprobieren',
    sample: 'Fehlerhafte Beispielrechnung',
    sampleMissing:
      'Die Beispielrechnung konnte nicht geladen werden. Prüfen Sie die Netzverbindung und versuchen Sie es erneut.',
    checking: 'Die Prüfung läuft.',
    progress: 'Fortschritt der Prüfung',
    needsScript: 'Die Prüfung braucht JavaScript.',
    notLoaded:
      'Der Prüfer konnte nicht geladen werden. Prüfen Sie die Netzverbindung und versuchen Sie es erneut. Nach der ersten Benutzung, oder wenn das Handbuch auf diesem Gerät liegt, ist keine mehr nötig.',
  },
});
