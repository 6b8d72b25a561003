import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    unknown: 'Not in this list: {ids}.',
    syntax:
      'Rules that begin with UBL- or CII- concern the syntax: an element that EN 16931 does not use, one that is missing or occurs too often, too many decimals, or the notation of a date. The text of the message tells which. Compare the XML schema with the one that was delivered.',
    label: 'Rule or message of a validator',
  },
  'de-DE': {
    unknown: 'Nicht in dieser Liste: {ids}.',
    syntax:
      'Regeln, die mit UBL- oder CII- beginnen, betreffen die Syntax: ein Element, das EN 16931 nicht verwendet, ein fehlendes oder zu häufiges Element, zu viele Nachkommastellen oder die Schreibweise eines Datums. Was zutrifft, steht im Text der Meldung. Vergleichen Sie das XML-Schema mit dem ausgelieferten.',
    label: 'Regel oder Meldung eines Prüfprogramms',
  },
});
