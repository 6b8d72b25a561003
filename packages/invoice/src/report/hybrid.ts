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
};

const NAMES: Localized<Readonly<Record<HybridCheckName, string>>> = {
  'en-GB': {
    fileName: 'Name of the embedded file',
    onlyInvoice: 'Embedded invoices, of which the first was checked',
    relationship: 'Relationship of the embedded file (AFRelationship)',
    pdfa: 'PDF/A part in the metadata',
    documentType: 'Document type in the metadata',
    metadataFileName: 'File name in the metadata',
    conformanceLevel: 'Conformance level in the metadata, from BT-24',
  },
  'de-DE': {
    fileName: 'Name der eingebetteten Datei',
    onlyInvoice: 'Eingebettete Rechnungen, von denen die erste geprüft wurde',
    relationship: 'Beziehung der eingebetteten Datei (AFRelationship)',
    pdfa: 'PDF/A-Teil in den Metadaten',
    documentType: 'Dokumentart in den Metadaten',
    metadataFileName: 'Dateiname in den Metadaten',
    conformanceLevel: 'Konformitätsstufe in den Metadaten, aus BT-24',
  },
};

const WORDS: Localized<Readonly<Record<'found' | 'none' | 'expected', string>>> = {
  'en-GB': { found: 'found', none: 'none', expected: 'expected' },
  'de-DE': { found: 'gefunden', none: 'nichts', expected: 'erwartet' },
};

/**
 * What is wrong with the PDF around an invoice, as warnings: it makes the PDF no valid hybrid, and
 * leaves the invoice inside as it is.
 */
export function hybridFindings(checks: readonly HybridCheck[], language: string): Finding[] {
  const words = inLanguage(WORDS, language);
  const names = inLanguage(NAMES, language);
  return checks
    .filter(({ holds }) => !holds)
    .map(({ name, found, expected }) => ({
      ruleSet: 'structure',
      rule: RULES[name],
      severity: 'warning',
      path: '/',
      line: 1,
      column: 1,
      kind: null,
      terms: name === 'conformanceLevel' ? ['BT-24'] : [],
      message: `${names[name]}: ${words.found} ${found ?? words.none}, ${words.expected} ${expected}.`,
    }));
}
