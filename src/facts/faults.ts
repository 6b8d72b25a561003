/** What is wrong in an invoice that breaks a rule, and who holds the wrong value. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import type { Holder } from './next-step';
import data from './rule-faults.json';

interface RuleFault extends Localized<string> {
  readonly holder: Holder;
}

const faults = data.faults as Readonly<Record<string, RuleFault>>;

/** The holder of the value that breaks a rule; undefined for a rule without a page of its own. */
export const holderOfRule = (id: string): Holder | undefined => faults[id]?.holder;

/**
 * The fault in a few words, such as `buyer reference missing`.
 *
 * @throws Error for a rule without a page of its own
 */
export function faultOf(id: string, locale: LocaleId): string {
  const fault = faults[id];
  if (!fault) throw new Error(`rule-faults.json has no fault for ${id}: add it in both languages.`);
  return inLocale(fault, locale);
}
