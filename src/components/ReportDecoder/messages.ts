import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    label: 'Message or report',
    help: 'An identifier, a line, or the whole report as text, HTML, XML or JSON. It stays in this tab: nothing is sent or stored.',
    example: 'Try an example',
    clear: 'Clear',
    needsScript: 'The decoder needs JavaScript.',
    tooLarge:
      '{name} has {size} MB, which is too much: up to {limit} million characters are read. Paste the part with the messages only.',
    pasted: 'The pasted text',
    places: 'Places with these words',
  },
  'de-DE': {
    label: 'Meldung oder Bericht',
    help: 'Eine Kennung, eine Zeile oder der ganze Bericht als Text, HTML, XML oder JSON. Alles bleibt in diesem Tab: Nichts wird gesendet oder gespeichert.',
    example: 'Beispiel einsetzen',
    clear: 'Leeren',
    needsScript: 'Das Werkzeug braucht JavaScript.',
    tooLarge:
      '{name} hat {size} MB, das ist zu viel: Gelesen werden bis zu {limit} Millionen Zeichen. Fügen Sie nur den Teil mit den Meldungen ein.',
    pasted: 'Der eingefügte Text',
    places: 'Stellen mit diesen Wörtern',
  },
});
