import type { Operand } from '../arithmetic/arithmetic';
import type { Breach } from '../rules/rule';
import { termName } from '../view/term-name';
import { nationalRule } from './national-rules';
import { ruleText } from './rule-texts';
import { sentence } from './sentence';

function named(term: string, language: string): string {
  const name = termName(term, language);
  return name === undefined ? term : `${name} (${term})`;
}

/** Names of what a breach is about: terms where they are known, else elements. */
function namesOf({ check, element }: Breach, terms: readonly string[], language: string): string {
  if (terms.length > 0 && terms.length <= 3 && check.kind !== 'unused') {
    return terms.map((term) => named(term, language)).join(', ');
  }
  return check.about.map((path) => (path === '.' ? element.name : path)).join(', ');
}

/** True for a rule about a value that is missing: its demand says nothing then. */
function isWithoutValue({ check, element }: Breach): boolean {
  const isAboutValue = check.kind === 'other' || check.kind === 'identifier';
  return (
    isAboutValue &&
    check.about.every((path) => path !== '.' && !path.includes('@') && !element.has(path))
  );
}

/** One sentence on a breach: the facts' own on the rule, or one made from its kind. */
function demandOf(breach: Breach, terms: readonly string[], language: string): string {
  const slots = { names: namesOf(breach, terms, language) };
  if (!breach.computable) return sentence('not-computable', slots, language);
  const rule = ruleText(breach.rule, language);
  if (rule && isWithoutValue(breach)) return sentence('without-value', slots, language);
  const words = rule ?? nationalRule(breach.rule, language);
  return words?.demand ?? sentence(`kind-${breach.check.kind}`, slots, language);
}

/** What a breach is about, and the operands of its calculation that are not there. */
export function messageOf(
  breach: Breach,
  terms: readonly string[],
  absent: readonly Operand[],
  language: string,
): string {
  const demand = demandOf(breach, terms, language);
  if (absent.length === 0) return demand;
  const operands = absent.map(({ term, path }) => `${named(term, language)}, ${path}`).join('; ');
  return `${demand} ${sentence('absent', { operands }, language)}`;
}
