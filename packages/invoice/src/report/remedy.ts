import { inLanguage } from '../language';
import type { Finding } from '../finding';
import texts from './remedies.json';

type Problem = 'structure' | 'value' | 'unused' | 'required';

/** The remedy where no rule has words of its own. */
export function generalRemedy(problem: Problem, language: string): string {
  return inLanguage(texts[problem], language);
}

/** Faults of structure; other findings of that stage say themselves what to do. */
const OF_FAULTS: Readonly<Record<string, Problem>> = {
  'unknown-element': 'structure',
  'wrong-order': 'structure',
  'too-many': 'structure',
  'missing-element': 'required',
  'unexpected-text': 'structure',
  'wrong-value': 'value',
  'unknown-attribute': 'structure',
  'missing-attribute': 'structure',
  'wrong-attribute': 'value',
};

const OF_KINDS: Readonly<Partial<Record<NonNullable<Finding['kind']>, Problem>>> = {
  unused: 'unused',
  required: 'required',
  cardinality: 'structure',
  decimals: 'value',
};

/** The next step on a finding whose rule has no words, or whose words do not fit it. */
export function remedyOf(
  { ruleSet, rule, kind, found, absent }: Partial<Finding>,
  language: string,
): string | undefined {
  if (ruleSet === 'structure') {
    const problem = OF_FAULTS[rule ?? ''];
    return problem && generalRemedy(problem, language);
  }
  if (absent) return generalRemedy('required', language);
  const ofValue = (found ?? '') === '' ? 'required' : 'value';
  return generalRemedy(OF_KINDS[kind ?? 'other'] ?? ofValue, language);
}
