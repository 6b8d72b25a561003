import { ruleFamily } from './entity-routes';
import type { Holder } from './next-step';
import { exceptions } from './rule-holders.json';
import { rulesOf } from './rule-model';
import { holderOfTerm } from './term-holders';

/** Rules without the holder of their first term, each for a reason: another holder, or another term. */
interface Exception {
  readonly holder?: Holder;
  readonly term?: string;
  readonly because: string;
  readonly rules: string;
}

const EXCEPTIONS: ReadonlyMap<string, Exception> = new Map(
  (exceptions as readonly Exception[]).flatMap((exception) =>
    exception.rules.split(' ').map((id) => [id, exception] as const),
  ),
);

/**
 * The holder of the value that breaks a rule: that of its first term, of a group only where it names
 * nothing else. Undefined for a rule without a page of its own.
 */
export function holderOfRule(id: string): Holder | undefined {
  const rule = rulesOf(id).find((one) => one.id === id || one.also?.includes(id));
  if (!rule || ruleFamily(id) !== undefined) return undefined;
  const exception = EXCEPTIONS.get(id);
  if (exception?.holder) return exception.holder;
  const term = exception?.term ?? rule.bts.find((bt) => bt.startsWith('BT-')) ?? rule.bts[0];
  return term === undefined ? 'own-schema' : holderOfTerm(term);
}
