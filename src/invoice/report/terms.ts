import data from '../../facts/business-terms.json';
import type { Breach } from '../rules/rule';

interface TermPaths {
  id: string;
  ubl: string | null;
  ublCreditNote?: string | null;
  cii: string | null;
}

/** A path without its conditions and without the prefixes that UBL's document elements lack. */
function plain(path: string): string {
  let previous;
  let current = path;
  do {
    previous = current;
    current = current.replace(/\[[^[\]]*\]/g, '');
  } while (current !== previous);
  return current.replace(/^\/(?:ubl|cn):/, '/').trim();
}

function indexTerms(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const { id, ubl, ublCreditNote, cii } of data.terms as readonly TermPaths[]) {
    for (const paths of [ubl, ublCreditNote, cii]) {
      // A bar parts alternatives; one inside a condition has gone with it.
      for (const path of plain(paths ?? '')
        .split('|')
        .map(plain)
        .filter(Boolean)) {
        const known = index.get(path) ?? [];
        if (!known.includes(id)) index.set(path, [...known, id]);
      }
    }
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

/** Business terms (BT and BG) that a breach is about. */
export function termsOf({ check, element }: Breach): string[] {
  const paths = check.about.map((path) => join(element.path, path));
  return [...new Set(paths.flatMap(termsAt))];
}
