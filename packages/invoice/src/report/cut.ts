import { inLanguage, type Localized } from '../language';
import type { Finding } from '../finding';
import { MAX_BREACHES } from '../rules/registry';
import { MAX_FAULTS } from '../structure/judge';

const WORDS: Localized<string> = {
  'en-GB': `So much is wrong that the check stopped early: a list has up to ${MAX_FAULTS.toLocaleString('en-GB')} findings on the structure and ${MAX_BREACHES.toLocaleString('en-GB')} of each rule set. Mend what is listed, then check the file again.`,
  'de-DE': `So viel ist falsch, dass die Prüfung vorzeitig endete: Aufgeführt werden bis zu ${MAX_FAULTS.toLocaleString('de-DE')} Befunde zur Struktur und ${MAX_BREACHES.toLocaleString('de-DE')} je Regelwerk. Beheben Sie, was aufgeführt ist, und prüfen Sie die Datei dann erneut.`,
};

/** Says that a stage ended before it had looked at everything. A warning: it is no fault of its own. */
export function cutFinding(language: string): Finding {
  return {
    ruleSet: 'structure',
    rule: 'cut-off',
    severity: 'warning',
    path: '/',
    line: 1,
    column: 1,
    kind: null,
    terms: [],
    message: inLanguage(WORDS, language),
  };
}
