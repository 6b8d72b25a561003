import { inLanguage, type Localized } from './language';
import { LIMITS } from './reading/limits';
import type { Position } from './reading/element';
import { recognisedText } from './recognise/formats';

/**
 * Why nothing in a source could be judged. `not-loaded` and `timeout` are those of a program that
 * runs the engine in a worker; `failed` is a fault of the engine itself.
 */
export type RefusalReason = OwnReason | FormatReason;

/** A format that was recognised and is no invoice to be judged; `data/formats.json` has the sentences. */
type FormatReason =
  | 'zugferd-1'
  | 'order-x'
  | 'fatturapa'
  | 'ebinterface'
  | 'svefaktura'
  | 'facturae'
  | 'ksef'
  | 'finvoice'
  | 'opentrans'
  | 'ubl-order'
  | 'ubl-despatch'
  | 'ubl-response'
  | 'ubl-other'
  | 'report'
  | 'envelope'
  | 'html'
  | 'image'
  | 'office'
  | 'p7m'
  | 'edifact'
  | 'zip-encrypted'
  | 'container-damaged'
  | 'container-empty'
  | 'container-several';

type OwnReason =
  | 'empty'
  | 'not-xml'
  | 'pdf-text'
  | 'pdf-no-invoice'
  | 'pdf-encrypted'
  | 'pdf-damaged'
  | 'pdf-too-large'
  | 'encoding'
  | 'size'
  | 'elements'
  | 'names'
  | 'depth'
  | 'doctype'
  | 'malformed'
  | 'kind'
  | 'unreadable'
  | 'not-loaded'
  | 'timeout'
  | 'failed';

type Sentences = Readonly<Record<OwnReason, string>>;

const number = (value: number, language: string) => value.toLocaleString(language);

const SECONDS = LIMITS.milliseconds / 1000;

const SENTENCES: Localized<Sentences> = {
  'en-GB': {
    empty: 'The file is empty.',
    'not-xml': 'This is not XML. An invoice in XML begins with a “<”.',
    'pdf-text': 'This is the text of a PDF. Choose the file instead of pasting it.',
    'pdf-no-invoice':
      'There is no electronic invoice in this PDF: no embedded file is an invoice in XML. A PDF alone is no e-invoice.',
    'pdf-encrypted':
      'The PDF is encrypted, and a password is needed to open it. Recipients cannot read the invoice either; hybrid invoices must not be encrypted.',
    'pdf-damaged': 'The PDF is damaged or incomplete. Fetch or create the file again.',
    'pdf-too-large':
      'Parts of the PDF become so large when they are unpacked that they could do harm; it was not read.',
    encoding: 'The characters do not match the encoding of the file. Save it as UTF-8.',
    size: `The file is too large: up to ${LIMITS.bytes / 1e6} MB are read.`,
    elements: `The file has more than ${number(LIMITS.elements, 'en-GB')} elements and was not read. Divide the invoice into several.`,
    names:
      'The file has more different elements, more attributes at one element or longer names than any invoice, and was not read. Create it again.',
    depth: `The elements are nested more than ${LIMITS.depth} deep, which no invoice needs; the file was not read. Create it again.`,
    doctype:
      'The file has a document type definition (DTD). Invoices must not have one, since it can do harm; the file was not read.',
    malformed: 'The XML is damaged or incomplete. Fetch or create the file again.',
    kind: 'This XML is not an invoice in UBL or CII. The root element is Invoice, CreditNote or CrossIndustryInvoice.',
    unreadable:
      'This file cannot be read. It may be a folder, or it was moved or changed; choose it again.',
    'not-loaded':
      'The checker could not be loaded. Check the network connection and try again; after the first use, none is needed.',
    timeout: `The check took longer than ${SECONDS} seconds and was stopped. Nothing was decided.`,
    failed: 'The checker failed on this file. The file may be right or wrong.',
  },
  'de-DE': {
    empty: 'Die Datei ist leer.',
    'not-xml': 'Das ist kein XML. Eine Rechnung in XML beginnt mit „<“.',
    'pdf-text': 'Das ist der Text eines PDF. Wählen Sie die Datei, statt sie einzufügen.',
    'pdf-no-invoice':
      'In diesem PDF ist keine elektronische Rechnung: Keine eingebettete Datei ist eine Rechnung in XML. Ein PDF allein ist keine E-Rechnung.',
    'pdf-encrypted':
      'Das PDF ist verschlüsselt und lässt sich nur mit Kennwort öffnen. Auch Empfänger können die Rechnung nicht lesen; hybride Rechnungen dürfen nicht verschlüsselt sein.',
    'pdf-damaged':
      'Das PDF ist beschädigt oder unvollständig. Beschaffen oder erstellen Sie die Datei neu.',
    'pdf-too-large':
      'Teile des PDF werden beim Entpacken so groß, dass sie Schaden anrichten könnten; es wurde nicht gelesen.',
    encoding: 'Die Zeichen passen nicht zur Kodierung der Datei. Speichern Sie sie als UTF-8.',
    size: `Die Datei ist zu groß: Gelesen werden bis zu ${LIMITS.bytes / 1e6} MB.`,
    elements: `Die Datei hat mehr als ${number(LIMITS.elements, 'de-DE')} Elemente und wurde nicht gelesen. Teilen Sie die Rechnung in mehrere auf.`,
    names:
      'Die Datei hat mehr verschiedene Elemente, mehr Attribute an einem Element oder längere Namen als jede Rechnung und wurde nicht gelesen. Erstellen Sie sie erneut.',
    depth: `Die Elemente sind mehr als ${LIMITS.depth} Ebenen tief verschachtelt, was keine Rechnung braucht; die Datei wurde nicht gelesen. Erstellen Sie sie erneut.`,
    doctype:
      'Die Datei enthält eine Dokumenttypdefinition (DTD). Rechnungen dürfen keine haben, denn sie kann Schaden anrichten; die Datei wurde nicht gelesen.',
    malformed:
      'Das XML ist beschädigt oder unvollständig. Laden Sie die Datei erneut herunter, oder erstellen Sie sie neu.',
    kind: 'Dieses XML ist keine Rechnung in UBL oder CII. Das Wurzelelement heißt Invoice, CreditNote oder CrossIndustryInvoice.',
    unreadable:
      'Diese Datei lässt sich nicht lesen. Vielleicht ist sie ein Ordner, oder sie wurde verschoben oder geändert; wählen Sie sie erneut.',
    'not-loaded':
      'Der Prüfer konnte nicht geladen werden. Prüfen Sie die Netzverbindung und versuchen Sie es erneut. Nach der ersten Benutzung ist keine mehr nötig.',
    timeout: `Die Prüfung dauerte länger als ${SECONDS} Sekunden und wurde beendet. Es gibt kein Ergebnis.`,
    failed: 'Die Prüfung dieser Datei ist abgebrochen. Die Datei kann richtig oder falsch sein.',
  },
};

/** The sentence on a reason, in a language. */
export const refusalText = (reason: RefusalReason, language: string): string =>
  recognisedText(reason, language) ?? inLanguage(SENTENCES, language)[reason as OwnReason];

/** A source that cannot be judged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly reason: RefusalReason,
    /** What the parser or the system says, in English. */
    readonly detail?: string,
    readonly position?: Position,
  ) {
    super(refusalText(reason, 'en-GB'), { cause: detail });
  }
}

export { LIMITS };
