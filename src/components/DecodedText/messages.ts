import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    check: 'Check an Invoice',
    'nothing.whole':
      'Paste the whole line with its identifier, or the table of messages from the report.',
    'nothing.term': 'If the text names a term such as BT-10, look for its field:',
    fieldIndex: 'Field Index',
    'nothing.recipient':
      'If it is a condition of the portal itself, ask the recipient what is missing.',
    steps: 'What to do',
    byWords:
      'Recognised by its words, not by an identifier. What counts is what the message itself says.',
    unknown:
      'No rule of EN 16931, XRechnung or Peppol has this identifier. Compare it with the report; a portal may also have rules of its own.',
    copy: 'Copy the list',
    reading: 'The text is being read.',
    'format.kosit': 'Report of the KoSIT validator',
    'format.mustang': 'Report of Mustang',
    'format.phive': 'Report of phive (Peppol)',
    'format.svrl': 'Schematron report (SVRL)',
    summary: 'Steps: {steps}, messages: {messages}, unknown identifiers: {unknown}',
    'silent.too-long':
      'The text is too long: up to {limit} million characters are read. Paste the part with the messages only.',
    'silent.invoice': 'This is an invoice, not a report about one.',
    'silent.passed': 'The report accepts the invoice: there is no error among its messages.',
    'silent.refused':
      'The report refuses the invoice, but gives no reason that is known here. Ask for the whole report, with its messages.',
    'silent.nothing': 'No rule, term or element was recognised in this text.',
    'failure.not-loaded':
      'The decoder could not be loaded. Check the network connection and try again; after the first use, none is needed.',
    'failure.cancelled': 'Cancelled: this text was not read.',
    'failure.timeout':
      'Reading took longer than {seconds} seconds and was stopped. Paste the part with the messages only, or try again.',
    'failure.failed': 'The decoder failed on this text. Paste the part with the messages only.',
    'label.unknown': 'Unknown identifiers',
    'label.unread': 'Not understood',
  },
  'de-DE': {
    check: 'Rechnung prüfen',
    'nothing.whole':
      'Fügen Sie die ganze Zeile mit ihrer Kennung ein oder die Tabelle der Meldungen aus dem Bericht.',
    'nothing.term': 'Nennt der Text einen Begriff wie BT-10, suchen Sie dessen Feld:',
    fieldIndex: 'Feldverzeichnis',
    'nothing.recipient':
      'Ist es eine Bedingung des Portals selbst, fragen Sie den Empfänger, was fehlt.',
    steps: 'Was zu tun ist',
    byWords:
      'Erkannt an ihren Worten, nicht an einer Kennung. Es gilt, was die Meldung selbst sagt.',
    unknown:
      'Diese Kennung hat keine Regel von EN 16931, XRechnung oder Peppol. Vergleichen Sie sie mit dem Bericht; ein Portal kann auch eigene Regeln haben.',
    copy: 'Liste kopieren',
    reading: 'Der Text wird gelesen.',
    'format.kosit': 'Bericht des KoSIT-Validators',
    'format.mustang': 'Bericht von Mustang',
    'format.phive': 'Bericht von phive (Peppol)',
    'format.svrl': 'Schematron-Bericht (SVRL)',
    summary: 'Schritte: {steps}, Meldungen: {messages}, unbekannte Kennungen: {unknown}',
    'silent.too-long':
      'Der Text ist zu lang: Gelesen werden bis zu {limit} Millionen Zeichen. Fügen Sie nur den Teil mit den Meldungen ein.',
    'silent.invoice': 'Das ist eine Rechnung und kein Bericht über eine.',
    'silent.passed': 'Der Bericht nimmt die Rechnung an: Unter seinen Meldungen ist kein Fehler.',
    'silent.refused':
      'Der Bericht lehnt die Rechnung ab, nennt aber keinen Grund, der hier bekannt ist. Fragen Sie nach dem ganzen Bericht mit seinen Meldungen.',
    'silent.nothing':
      'In diesem Text wurde weder eine Regel noch ein Begriff oder Element erkannt.',
    'failure.not-loaded':
      'Das Werkzeug konnte nicht geladen werden. Prüfen Sie die Netzwerkverbindung und versuchen Sie es erneut; nach der ersten Verwendung wird keine mehr gebraucht.',
    'failure.cancelled': 'Abgebrochen: Dieser Text wurde nicht gelesen.',
    'failure.timeout':
      'Das Lesen hat länger als {seconds} Sekunden gedauert und wurde abgebrochen. Fügen Sie nur den Teil mit den Meldungen ein, oder versuchen Sie es erneut.',
    'failure.failed':
      'Das Lesen dieses Textes ist fehlgeschlagen. Fügen Sie nur den Teil mit den Meldungen ein.',
    'label.unknown': 'Unbekannte Kennungen',
    'label.unread': 'Nicht verstanden',
  },
});
