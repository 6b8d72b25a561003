import { inLocale, type LocaleId, type Localized } from '../../../../src/locales';
import { LIMITS } from '../reading/limits';
import type { ReadError } from '../reading/read-error';

/** Why nothing in a file could be judged. */
export type Refusal =
  | ReadError['reason']
  | 'empty'
  | 'unreadable'
  | 'failed'
  | 'pdf-no-invoice'
  | 'pdf-encrypted'
  | 'pdf-damaged'
  | 'pdf-too-large';

const WORDS: Localized<Readonly<Record<Refusal, string>>> = {
  'en-GB': {
    empty: 'The file is empty.',
    unreadable: 'The file cannot be opened.',
    failed: 'The check failed on this file, which may be right or wrong.',
    encoding: 'The file is not in the encoding that it declares, or in one that is not read.',
    size: `The file is larger than ${LIMITS.bytes / 2 ** 20} MiB. Check whether it is the right file, or send large attachments separately.`,
    elements: `The file has more than ${LIMITS.elements.toLocaleString('en-GB')} elements. Divide the invoice into several.`,
    names: `The file is no usual invoice: it has more than ${LIMITS.paths.toLocaleString('en-GB')} different elements, more than ${LIMITS.attributes.toLocaleString('en-GB')} attributes at one element, or a name of more than ${LIMITS.name} characters. Create it again.`,
    depth: `The elements are nested more than ${LIMITS.depth} deep, which no invoice needs. Create the file again.`,
    doctype: 'The file has a document type definition (DTD), which an invoice must not have.',
    malformed: 'The file is not well-formed XML.',
    kind: 'The file is neither a UBL invoice or credit note nor a Cross Industry Invoice.',
    'pdf-no-invoice': 'The PDF contains no electronic invoice.',
    'pdf-encrypted': 'The PDF is encrypted, so its invoice cannot be read.',
    'pdf-damaged': 'The PDF is damaged and cannot be opened.',
    'pdf-too-large': 'The contents of the PDF are too large.',
  },
  'de-DE': {
    empty: 'Die Datei ist leer.',
    unreadable: 'Die Datei lässt sich nicht öffnen.',
    failed: 'Die Prüfung ist an dieser Datei gescheitert; sie kann richtig oder falsch sein.',
    encoding:
      'Die Datei hat nicht die Zeichenkodierung, die sie angibt, oder eine, die nicht gelesen wird.',
    size: `Die Datei ist größer als ${LIMITS.bytes / 2 ** 20} MiB. Prüfen Sie, ob es die richtige Datei ist, oder senden Sie große Anhänge gesondert.`,
    elements: `Die Datei hat mehr als ${LIMITS.elements.toLocaleString('de-DE')} Elemente. Teilen Sie die Rechnung in mehrere auf.`,
    names: `Die Datei ist keine gewöhnliche Rechnung: Sie hat mehr als ${LIMITS.paths.toLocaleString('de-DE')} verschiedene Elemente, mehr als ${LIMITS.attributes.toLocaleString('de-DE')} Attribute an einem Element oder einen Namen mit mehr als ${LIMITS.name} Zeichen. Erstellen Sie sie erneut.`,
    depth: `Die Elemente sind mehr als ${LIMITS.depth} Ebenen tief verschachtelt, was keine Rechnung braucht. Erstellen Sie die Datei erneut.`,
    doctype: 'Die Datei hat eine Dokumenttypdefinition (DTD); eine Rechnung darf keine haben.',
    malformed: 'Die Datei ist kein wohlgeformtes XML.',
    kind: 'Die Datei ist weder eine Rechnung oder Gutschrift in UBL noch eine Cross Industry Invoice.',
    'pdf-no-invoice': 'Das PDF enthält keine elektronische Rechnung.',
    'pdf-encrypted': 'Das PDF ist verschlüsselt, deshalb lässt sich seine Rechnung nicht lesen.',
    'pdf-damaged': 'Das PDF ist beschädigt und lässt sich nicht öffnen.',
    'pdf-too-large': 'Der Inhalt des PDF ist zu groß.',
  },
};

/** A sentence on why nothing was judged, with what the parser or the system says, if anything. */
export function refusalMessage(reason: Refusal, locale: LocaleId, detail?: string): string {
  const sentence = inLocale(WORDS, locale)[reason];
  return detail === undefined ? sentence : `${sentence} (${detail})`;
}
