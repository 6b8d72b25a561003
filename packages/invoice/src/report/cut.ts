import { languageOf } from '../language';
import type { Finding } from '../finding';
import { MAX_BREACHES } from '../rules/registry';
import { MAX_FAULTS } from '../structure/judge';
import { sentence } from './sentence';

/** Says that a stage ended before it had looked at everything. A warning: it is no fault of its own. */
export function cutFinding(language: string): Finding {
  const shown = (count: number) => count.toLocaleString(languageOf(language));
  return {
    ruleSet: 'structure',
    rule: 'cut-off',
    severity: 'warning',
    path: '/',
    line: 1,
    column: 1,
    kind: null,
    terms: [],
    message: sentence(
      'cut-off',
      { faults: shown(MAX_FAULTS), breaches: shown(MAX_BREACHES) },
      language,
    ),
  };
}
