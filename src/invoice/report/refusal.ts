import { inLocale, type LocaleId, type Localized } from '../../site/locales';
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
    size: 'The file is too large.',
    depth: 'The elements are nested too deep.',
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
    size: 'Die Datei ist zu groß.',
    depth: 'Die Elemente sind zu tief verschachtelt.',
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
