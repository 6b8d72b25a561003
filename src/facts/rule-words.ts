/** Words of ours about single rules: the fault, the reason, and how readers and validators name it. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import facts from './rule-facts.json';
import { ruleWith } from './rule-model';

interface RuleWords {
  /** The fault in a few words, such as `buyer reference missing`. */
  readonly fault?: Localized<string>;
  /** Name of a reason; a rule that demands the same as another has the reason of that one. */
  readonly reason?: keyof typeof facts.reasons;
  /** Words of validators, for rules that the other words of their page do not find. */
  readonly reports?: Localized<string>;
  /** Questions of readers, in words that the page does not have. */
  readonly asks?: Localized<readonly string[]>;
}

/** The words about each rule, by id. */
export const ruleWords = facts.rules as Readonly<Record<string, RuleWords | undefined>>;

/**
 * The fault of a rule in a few words, such as `buyer reference missing`.
 *
 * @throws Error for a rule without a page of its own
 */
export function faultOf(id: string, locale: LocaleId): string {
  const fault = ruleWords[id]?.fault;
  if (!fault) throw new Error(`rule-facts.json has no fault for ${id}: add it in both languages.`);
  return inLocale(fault, locale);
}

/**
 * The reason why a rule exists; one object for all rules that share it.
 *
 * @throws Error for a rule without a page of its own
 */
export function reasonOf(id: string): Localized<string> {
  const name = ruleWords[id]?.reason ?? ruleWords[ruleWith(id)?.id ?? '']?.reason;
  if (!name) throw new Error(`rule-facts.json has no reason for ${id}.`);
  return facts.reasons[name];
}
