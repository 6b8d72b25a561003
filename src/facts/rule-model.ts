import data from 'edocument-invoice/data/rules.json';
import { ruleFamily, ruleRoute } from './entity-routes';
import { fieldsOfTerm, findField } from './field-model';
import type { Holder } from './next-step';
import { exceptions, pages, places } from './rule-facts.json';
import { holderOfTerm } from './term-holders';
import type { Localized } from '../locales';
import { namesOfRule, normalisedRuleId } from './rule-ids';

type Severity = keyof typeof data.severities;
type RuleSource = keyof typeof data.sources;

/** A validation rule in our own words, as `rules.json` has it. */
interface GivenRule extends Localized<{ demand: string; remedy: string }> {
  id: string;
  severity: Severity;
  source: RuleSource;
  /** Terms of EN 16931 that the rule is about. */
  bts: readonly string[];
  /** Rules that demand the same of another part of the invoice. */
  also?: readonly string[];
}

/** A rule with the place that mends it. */
export interface Rule extends GivenRule {
  /** File under `docs/` where the remedy is described. */
  page: string;
  /** Field that mends it, as `entity/field`. */
  field?: string;
}

/** Rules without the holder of their first term, each for a reason: another holder, or another term. */
interface Exception {
  readonly holder?: Holder;
  readonly term?: string;
  readonly because: string;
  readonly rules: string;
}

const byRule = <Value extends { readonly rules: string }>(list: readonly Value[]) =>
  new Map(list.flatMap((one) => one.rules.split(' ').map((id) => [id, one] as const)));

const EXCEPTIONS = byRule(exceptions as readonly Exception[]);
const PLACES = byRule(places);
const PAGES: Readonly<Partial<Record<Holder, string>>> = pages;

/** The term whose value a rule is about: its first; a group only where it names nothing else. */
const firstTerm = ({ bts }: GivenRule) => bts.find((bt) => bt.startsWith('BT-')) ?? bts[0];

function holderFor(rule: GivenRule, id: string): Holder {
  const { holder, term = firstTerm(rule) } = EXCEPTIONS.get(id) ?? {};
  return holder ?? (term === undefined ? 'own-schema' : holderOfTerm(term));
}

/** The pages of entries and of schemas show a value, or have it where no profile has one. */
const NO_PLACE = new Set(['edocument', 'xml-schemas']);

/** The place that mends a rule: the one of its own, the field of its term, or the page of its holder. */
function placeOf(rule: GivenRule): Pick<Rule, 'page' | 'field'> {
  const own = PLACES.get(rule.id)?.place;
  if (own?.endsWith('.mdx')) return { page: own };
  const term = firstTerm(rule) ?? '';
  const located = own
    ? findField(own)
    : fieldsOfTerm(term).find(({ entityId }) => !NO_PLACE.has(entityId));
  if (located) {
    return { page: located.entity.doc, field: `${located.entityId}/${located.field.id}` };
  }
  const page = PAGES[holderFor(rule, rule.id)];
  if (!page) throw new Error(`rule-facts.json has no page for ${rule.id}.`);
  return { page };
}

/** All rules, grouped as their publishers group them. */
export const rules: readonly Rule[] = (data.rules as readonly GivenRule[]).map((rule) => ({
  ...rule,
  ...placeOf(rule),
}));

const byId = new Map<string, Rule[]>();
for (const rule of rules) {
  for (const id of new Set([rule.id, ...(rule.also ?? [])].flatMap(namesOfRule))) {
    byId.set(id, [...(byId.get(id) ?? []), rule]);
  }
}

/** The rules that an id means: two for one that has parts, none for an unknown one. */
export function rulesOf(id: string): readonly Rule[] {
  return byId.get(normalisedRuleId(id)) ?? [];
}

/** The rule that has an id as its own, or else as one that demands the same. */
export function ruleWith(id: string): Rule | undefined {
  const found = rulesOf(id);
  return found.find((rule) => rule.id === id) ?? found.find(({ also }) => also?.includes(id));
}

/** The holder of the value that breaks a rule; undefined for a rule without a page of its own. */
export function holderOfRule(id: string): Holder | undefined {
  const rule = ruleFamily(id) === undefined ? ruleWith(id) : undefined;
  return rule && holderFor(rule, id);
}

/**
 * Address of the page of a rule by any id that it has; of one that means several, such as BR-DE-23,
 * the first. Undefined for an unknown id. Without base path.
 */
export function ruleAddress(id: string): string | undefined {
  if (ruleFamily(id) || ruleWith(id)) return ruleRoute(id);
  const [first] = rulesOf(id);
  return first && ruleRoute(first.id);
}
