import type { Expected } from './expected';

/** Answer of a validator for one document. */
export interface Answer {
  /** Ids of rules that it names as broken; undefined when it names none by design. */
  ids?: ReadonlySet<string>;
  exitCode: number;
}

/** One document in one rule set, or in the row of verdicts. */
export interface Comparison {
  file: string;
  row: string;
  /** Rules that are broken and not named. */
  missed: string[];
  /** Rules that are named and not broken. */
  extra: string[];
}

const idsIn = (expected: Expected, set: string): string[] =>
  Object.values(expected.broken[set] ?? {}).flatMap((counts) => Object.keys(counts ?? {}));

/** Rule sets whose ids are official ones; faults of structure have words of our own. */
const SETS = ['en16931', 'xrechnung', 'peppol', 'facturx'];

/** All ids of the set: what else a validator names is not for it to judge. */
export function knownIds(all: readonly Expected[]): ReadonlySet<string> {
  return new Set(all.flatMap((one) => SETS.flatMap((set) => idsIn(one, set))));
}

/**
 * What a validator missed or named too much: by rule set where it names ids, and otherwise by the
 * verdict. A document that a schema refuses, or at which the official artefacts stop, has the row
 * `refused`: it counts as right without ids, as long as it is refused.
 */
export function compare(
  expected: Expected,
  { ids, exitCode }: Answer,
  known: ReadonlySet<string>,
): Comparison[] {
  const { file, applies, broken, stops, verdict } = expected;
  const refused = { file, row: 'refused', missed: [] as string[], extra: [] as string[] };
  const found = new Set([...(ids ?? [])].filter((id) => known.has(id)));
  if (!ids || ((broken['structure'] ?? stops) && found.size === 0)) {
    // Warnings of a validator do not refuse a document, and what cannot be judged has no verdict.
    const isWanted = verdict === 'invalid';
    if (isWanted && exitCode === 0) refused.missed.push('refusal');
    if (verdict === 'valid' && exitCode !== 0) refused.extra.push('refusal');
    return [refused];
  }
  const sets = SETS.filter((set) => applies.includes(set));
  const wanted = new Set(sets.flatMap((set) => idsIn(expected, set)));
  const extra = [...found].filter((id) => !wanted.has(id));
  return sets.map((row, index) => ({
    file,
    row,
    missed: idsIn(expected, row).filter((id) => !found.has(id)),
    // An id does not say which set it is of: it counts once, in the first.
    extra: index === 0 ? extra : [],
  }));
}
