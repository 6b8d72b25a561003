import { inLanguage, type Localized } from '../language';
import type { HybridCheck, HybridCheckName } from '../pdf/hybrid';
import type { Finding } from '../finding';
import checks from './hybrid-checks.json';

/** Rules and words of the checks of a hybrid PDF, which have no official ids. */
const CHECKS: Readonly<
  Record<
    HybridCheckName,
    { readonly rule: string } & Localized<Pick<WordedCheck, 'label' | 'meaning'>>
  >
> = checks;

const VALUES: Localized<Readonly<Record<'found' | 'none' | 'expected', string>>> = {
  'en-GB': { found: 'found', none: 'none', expected: 'expected' },
  'de-DE': { found: 'gefunden', none: 'nichts', expected: 'erwartet' },
};

/** A check with its words in one language. */
export interface WordedCheck extends HybridCheck {
  /** The subject of the check. */
  readonly label: string;
  /** Consequence for the recipient when it does not hold. */
  readonly meaning: string;
}

export function worded(check: HybridCheck, language: string): WordedCheck {
  return { ...check, ...inLanguage(CHECKS[check.name], language) };
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
 * Faults of the PDF around an invoice, as warnings: a recipient may refuse it, and the
 * invoice inside is left as it is.
 */
export function hybridFindings(found: readonly HybridCheck[], language: string): Finding[] {
  return found
    .filter(({ holds }) => !holds)
    .map((check) => {
      const { name, label, meaning } = worded(check, language);
      return {
        ruleSet: 'structure',
        rule: CHECKS[name].rule,
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
