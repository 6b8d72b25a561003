import { TERM_PATHS } from '../reading/term-paths';
import type { Breach, Check } from '../rules/rule';

function indexTerms(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const { path, term } of TERM_PATHS) {
    const known = index.get(path) ?? [];
    if (!known.includes(term)) index.set(path, [...known, term]);
  }
  return index;
}

const TERMS = indexTerms();

/** Follows a relative path from a path of names: `/a/b` and `../c` give `/a/c`. */
function join(base: string, relative: string): string {
  const steps = base.split('/');
  for (const step of relative.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Terms at a path, or at the nearest element above it that has one. */
export function termsAt(path: string): readonly string[] {
  for (let one = path; one.length > 1; one = one.slice(0, one.lastIndexOf('/'))) {
    const found = TERMS.get(one);
    if (found) return found;
  }
  return [];
}

const termsOfCheck = new WeakMap<Check, { path: string; terms: readonly string[] }>();

/** Business terms (BT and BG) that a breach is about. */
export function termsOf({ check, element: { path } }: Breach): readonly string[] {
  // Breaches of a rule come path by path.
  const known = termsOfCheck.get(check);
  if (known?.path === path) return known.terms;
  const terms = [...new Set(check.about.map((about) => join(path, about)).flatMap(termsAt))];
  termsOfCheck.set(check, { path, terms });
  return terms;
}
