import data from '../../data/rules.json';
import { inLanguage } from '../language';

/** A rule in our own words, in one language. */
interface RuleText {
  readonly demand: string;
  readonly remedy: string;
  /** Terms of EN 16931 that it is about. */
  readonly bts: readonly string[];
}

const byId = new Map(data.rules.map((rule) => [rule.id, rule]));

/** The words on a rule of EN 16931, XRechnung or Peppol BIS; undefined where there are none. */
export function ruleText(id: string, language: string): RuleText | undefined {
  const rule = byId.get(id);
  return rule && { ...inLanguage(rule, language), bts: rule.bts };
}
