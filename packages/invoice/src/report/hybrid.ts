import { inLanguage, type Localized } from '../language';
import type { HybridCheck, HybridCheckName } from '../pdf/hybrid';
import type { Finding } from '../finding';

/** Words for the checks of a hybrid PDF, which have no official ids. */
const RULES: Readonly<Record<HybridCheckName, string>> = {
  fileName: 'pdf-file-name',
  onlyInvoice: 'pdf-several-invoices',
  relationship: 'pdf-relationship',
  pdfa: 'pdf-a',
  documentType: 'pdf-document-type',
  metadataFileName: 'pdf-metadata-file-name',
  conformanceLevel: 'pdf-conformance-level',
  description: 'pdf-metadata-description',
  end: 'pdf-end',
  references: 'pdf-references',
  encryption: 'pdf-encryption',
  script: 'pdf-script',
  fonts: 'pdf-fonts',
};

/** What is looked at, and what it means when it is wrong. */
type Words = readonly [name: string, meaning: string];

const WORDS: Localized<Readonly<Record<HybridCheckName, Words>>> = {
  'en-GB': {
    fileName: [
      'Name of the embedded file',
      'Software looks for the invoice by this name, and may find none.',
    ],
    onlyInvoice: [
      'Embedded invoices, of which the first was checked',
      'The recipient’s software may book another one. Embed one only.',
    ],
    relationship: [
      'Relationship of the embedded file (AFRelationship)',
      'It tells software that the file is the invoice. A strict program refuses the PDF.',
    ],
    pdfa: [
      'PDF/A part in the metadata',
      'ZUGFeRD and Factur-X require PDF/A-3. A portal or an archive may refuse the file.',
    ],
    documentType: [
      'Document type in the metadata',
      'Software may take the PDF for one without an invoice.',
    ],
    metadataFileName: [
      'File name in the metadata',
      'The metadata name another file than the one that is embedded.',
    ],
    conformanceLevel: [
      'Conformance level in the metadata, from BT-24',
      'The PDF claims another profile than its XML has. Validators report it, and software may check by the wrong rules.',
    ],
    description: [
      'Description of the ZUGFeRD properties in the metadata (PDF/A extension schema)',
      'It is missing. PDF/A-3 requires it, so a validator of PDF/A refuses the file.',
    ],
    end: [
      'End of the file',
      'The end mark is missing: the file was probably cut off. Many programs refuse it. Fetch or create it again.',
    ],
    references: [
      'Cross-reference table',
      'It is damaged or missing, and the invoice could only be found by a search through the file. Many programs refuse it. Fetch or create it again.',
    ],
    encryption: [
      'No encryption',
      'The PDF is encrypted, although it can be read without a password. PDF/A forbids it, and software may not get at the invoice.',
    ],
    script: [
      'No JavaScript',
      'The PDF starts a script. PDF/A forbids it, and mail filters and portals may refuse the file.',
    ],
    fonts: [
      'Fonts',
      'These are not embedded, which PDF/A requires. Elsewhere the page may look different.',
    ],
  },
  'de-DE': {
    fileName: [
      'Name der eingebetteten Datei',
      'Software sucht die Rechnung unter diesem Namen und findet sie sonst womöglich nicht.',
    ],
    onlyInvoice: [
      'Eingebettete Rechnungen, von denen die erste geprüft wurde',
      'Die Software des Empfängers bucht womöglich eine andere. Betten Sie nur eine ein.',
    ],
    relationship: [
      'Beziehung der eingebetteten Datei (AFRelationship)',
      'Sie sagt der Software, dass die Datei die Rechnung ist. Ein strenges Programm lehnt das PDF ab.',
    ],
    pdfa: [
      'PDF/A-Teil in den Metadaten',
      'ZUGFeRD und Factur-X verlangen PDF/A-3. Ein Portal oder Archiv kann die Datei ablehnen.',
    ],
    documentType: [
      'Dokumentart in den Metadaten',
      'Software hält das PDF womöglich für eines ohne Rechnung.',
    ],
    metadataFileName: [
      'Dateiname in den Metadaten',
      'Die Metadaten nennen eine andere Datei als die eingebettete.',
    ],
    conformanceLevel: [
      'Konformitätsstufe in den Metadaten, aus BT-24',
      'Das PDF gibt ein anderes Profil an als sein XML. Prüfprogramme melden das, und Software prüft womöglich nach den falschen Regeln.',
    ],
    description: [
      'Beschreibung der ZUGFeRD-Angaben in den Metadaten (PDF/A Extension Schema)',
      'Sie fehlt. PDF/A-3 verlangt sie, ein Prüfprogramm für PDF/A lehnt die Datei also ab.',
    ],
    end: [
      'Ende der Datei',
      'Die Endemarke fehlt: Die Datei wurde vermutlich abgeschnitten. Viele Programme lehnen sie ab. Beschaffen oder erstellen Sie sie neu.',
    ],
    references: [
      'Querverweistabelle',
      'Sie ist beschädigt oder fehlt, und die Rechnung war nur durch eine Suche in der Datei zu finden. Viele Programme lehnen sie ab. Beschaffen oder erstellen Sie die Datei neu.',
    ],
    encryption: [
      'Keine Verschlüsselung',
      'Das PDF ist verschlüsselt, auch wenn es sich ohne Kennwort lesen lässt. PDF/A verbietet das, und Software kommt womöglich nicht an die Rechnung.',
    ],
    script: [
      'Kein JavaScript',
      'Das PDF startet ein Skript. PDF/A verbietet das, und Mailfilter und Portale können die Datei ablehnen.',
    ],
    fonts: [
      'Schriften',
      'Diese sind nicht eingebettet, was PDF/A verlangt. Anderswo kann die Seite anders aussehen.',
    ],
  },
};

const VALUES: Localized<Readonly<Record<'found' | 'none' | 'expected', string>>> = {
  'en-GB': { found: 'found', none: 'none', expected: 'expected' },
  'de-DE': { found: 'gefunden', none: 'nichts', expected: 'erwartet' },
};

/** A check with its words in one language. */
export interface WordedCheck extends HybridCheck {
  readonly label: string;
  /** What it means for the recipient when it does not hold. */
  readonly meaning: string;
}

export function worded(check: HybridCheck, language: string): WordedCheck {
  const [label, meaning] = inLanguage(WORDS, language)[check.name];
  return { ...check, label, meaning };
}

/** The value found and the one expected, where a check is about values. */
function valuesText({ found, expected }: HybridCheck, language: string): string {
  const words = inLanguage(VALUES, language);
  if (expected !== undefined) {
    return `${words.found} ${found ?? words.none}, ${words.expected} ${expected}. `;
  }
  return found === undefined ? '' : `${found}. `;
}

/**
 * What is wrong with the PDF around an invoice, as warnings: a recipient may refuse it, and the
 * invoice inside is left as it is.
 */
export function hybridFindings(checks: readonly HybridCheck[], language: string): Finding[] {
  return checks
    .filter(({ holds }) => !holds)
    .map((check) => {
      const { name, label, meaning } = worded(check, language);
      return {
        ruleSet: 'structure',
        rule: RULES[name],
        severity: 'warning',
        path: '/',
        line: 1,
        column: 1,
        kind: null,
        terms: name === 'conformanceLevel' ? ['BT-24'] : [],
        message: `${label}: ${valuesText(check, language)}${meaning}`,
      };
    });
}
