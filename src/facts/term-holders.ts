import type { Holder } from './next-step';
import { businessTerms } from './samples/business-terms';
import { termSource } from './term-sources';

/** Nobody enters what the schemas write by themselves. */
const NEVER_ENTERED: ReadonlySet<Holder> = new Set(['schema', 'own-schema']);

/**
 * Who holds the value of a term: the setup that translates it into the code of the standard; where
 * nothing does, the first source that counts without a condition. A group has the holder of the
 * first of its terms that somebody enters.
 */
export function holderOfTerm(id: string): Holder {
  const sources = termSource(id);
  const usual =
    sources.find(({ translates }) => translates) ??
    sources.find(({ note }) => note === undefined) ??
    sources[0];
  if (usual?.kind !== 'group') return usual?.holder ?? 'own-schema';
  return (
    businessTerms
      .filter(({ group }) => group === id)
      .map((term) => holderOfTerm(term.id))
      .find((holder) => !NEVER_ENTERED.has(holder)) ?? 'own-schema'
  );
}
