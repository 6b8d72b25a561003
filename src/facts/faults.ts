/** What is wrong in an invoice that breaks a rule. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import data from './rule-faults.json';

const faults: Readonly<Record<string, Localized<string> | undefined>> = data.faults;

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
