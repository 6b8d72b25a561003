import reasons from '../../facts/rule-reasons.json';
import type { EntityBlock, EntityLink, EntityPage, EntitySection } from '../../facts/entity-page';
import { ruleFamily, ruleRoute, termRoute } from '../../facts/entity-routes';
import { rulePlace, rules, rulesOf, type Rule } from '../../facts/rule-model';
import { businessTerm } from '../../facts/samples/business-terms';
import { breachExcerpts, breaches } from '../../facts/samples/breach';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../facts/samples/catalogue';
import type { Cell } from '../../facts/table';
import { NEVER_BROKEN } from '../../../packages/invoice/src/rules/cases';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { engineRules, SETS, type EngineRule } from './engine-rules';
import { newerRows, NEWER_KOSIT, severityRows, VERSIONS } from './severities';
import { fieldsOf } from './sources';
import { summary, textsIn, type Say } from './text';

/** More related rules help nobody. */
const MAX_RELATED = 12;

const NOT_CHECKED: EngineRule = { severities: {}, about: { ubl: [], cii: [] }, kind: 'other' };

/** Ids with a page of their own: of the facts, in their order. */
export const ruleIds: readonly string[] = rules
  .flatMap(({ id, also = [] }) => [id, ...also])
  .filter((id) => ruleFamily(id) === undefined);

/** The facts about an id: those that have it as their own first. */
function ruleWith(id: string): Rule {
  const found = rulesOf(id);
  const rule = found.find((one) => one.id === id) ?? found.find(({ also }) => also?.includes(id));
  if (!rule) throw new Error(`${id} is not a rule of rules.json.`);
  return rule;
}

function reasonOf(id: string, locale: LocaleId): string {
  const found = reasons.reasons.find(({ match }) => new RegExp(`^(?:${match})$`).test(id));
  if (!found) throw new Error(`rule-reasons.json has no reason for ${id}.`);
  return inLocale<string>(found as Localized<string>, locale);
}

export function termLink(id: string, locale: LocaleId): Cell {
  const term = businessTerm(id);
  return [{ text: id, to: termRoute(id) }, term ? inLocale(term.label, locale) : ''];
}

/** Title of a rule's page: its id, and what it is mostly about. */
function ruleTitle({ bts }: Rule, id: string, locale: LocaleId, say: Say): string {
  const term = bts[0] === undefined ? undefined : businessTerm(bts[0]);
  return term ? `${id}: ${inLocale(term.label, locale)} (${term.id})` : say('rule', { id });
}

/** Rules that a program cannot judge, since they compare a code with what somebody wrote. */
const UNTESTED = /^BR-CO-0[5-8]$/;

/** Rules that no invoice breaks, P0100 since it looks for the document in a namespace without one. */
const VAIN = new Set([...NEVER_BROKEN, 'peppol cii PEPPOL-EN16931-P0100']);

/** Whether KoSIT's rules got it after the version that the engine follows. */
const isNewer = ({ source }: Rule, engine: EngineRule): boolean =>
  engine === NOT_CHECKED && source === 'xrechnung';

/** What is said of a syntax in which the rule is not shown. */
function absence(id: string, syntax: Syntax, engine: EngineRule, say: Say): EntityBlock[] {
  const label = SYNTAX_LABELS[syntax];
  if (engine.about[syntax].length === 0) {
    return [{ kind: 'text', cell: say('notInSyntax', { syntax: label }) }];
  }
  const isVain = Object.keys(SETS).some((set) => VAIN.has(`${set} ${syntax} ${id}`));
  return [{ kind: 'text', cell: say(isVain ? 'neverBroken' : 'notShown', { syntax: label }) }];
}

function exampleBlocks(rule: Rule, id: string, engine: EngineRule, say: Say): EntityBlock[] {
  const found = breaches.get(id) ?? breaches.get(rule.id);
  if (!found) {
    if (isNewer(rule, engine)) {
      const versions = { newer: NEWER_KOSIT, version: VERSIONS.kosit };
      return [{ kind: 'text', cell: say('exampleNewer', versions) }];
    }
    if (engine === NOT_CHECKED) return [{ kind: 'text', cell: say('exampleDropped') }];
    if (UNTESTED.test(id)) return [{ kind: 'text', cell: say('exampleUntested') }];
    throw new Error(`breaches.json has no example of ${id}: add a change that breaks the rule.`);
  }
  const codes = SYNTAXES.flatMap((syntax): EntityBlock[] => {
    const breach = found.find(({ only }) =>
      only ? only === syntax : engine.about[syntax].length > 0,
    );
    if (!breach) return absence(id, syntax, engine, say);
    const { broken, whole } = breachExcerpts(breach, syntax, rule.bts, (ids) =>
      say('missing', { ids }),
    );
    const label = SYNTAX_LABELS[syntax];
    return [
      { kind: 'code', title: say('breaks', { syntax: label, id }), ...broken },
      { kind: 'code', title: say('obeys', { syntax: label, id }), ...whole },
    ];
  });
  return [{ kind: 'text', cell: say('exampleIntro') }, ...codes];
}

function severityBlock(
  rule: Rule,
  id: string,
  engine: EngineRule,
  locale: LocaleId,
  say: Say,
): EntityBlock {
  const newer = isNewer(rule, engine);
  if (engine === NOT_CHECKED && !newer) return { kind: 'text', cell: say('dropped') };
  return {
    kind: 'table',
    caption: say('severity'),
    columns: [say('validator'), say('version'), say('reports')],
    rows: newer ? newerRows(rule.severity, locale, say) : severityRows(id, engine, locale, say),
  };
}

/** Where the remedy takes place: its field first, or those of the terms before a page about them. */
function places(rule: Rule, locale: LocaleId, say: Say): Cell[] {
  const place = rulePlace(rule, locale);
  const fields = fieldsOf(rule, locale);
  return rule.field ? [place, ...fields] : [...fields, [say('handbook'), place]];
}

/** The term that a scheme or format belongs to, or the term itself. */
export const baseOf = (bt: string) => bt.replace(/-\d$/, '');

/** Rules that share terms with this one, those with most in common first. */
function relatedRules(rule: Rule, id: string): string[] {
  const own = new Set(rule.bts);
  const bases = new Set(rule.bts.map(baseOf));
  const family = id.replace(/\d.*$/, '');
  const score = (other: Rule) =>
    other.bts.filter((bt) => own.has(bt)).length * 2 + (other.id.startsWith(family) ? 1 : 0);
  const near = rules
    .filter((other) => other !== rule && other.bts.some((bt) => own.has(bt)))
    .sort((a, b) => score(b) - score(a))
    .map((other) => other.id);
  const same = [rule.id, ...(rule.also ?? [])].filter((one) => one !== id);
  const beside = rules.filter(
    (other) =>
      other !== rule &&
      (other.id.startsWith(family) || other.bts.some((bt) => bases.has(baseOf(bt)))),
  );
  const ids = near.length > 0 ? near : beside.map((other) => other.id);
  return [...same, ...ids].slice(0, MAX_RELATED);
}

function todo(remedy: string, rule: Rule, locale: LocaleId, say: Say): EntityBlock[] {
  return [
    { kind: 'text', cell: remedy },
    {
      kind: 'facts',
      rows: [
        [
          say('unsentWhen'),
          [
            say('unsent'),
            say('unsentPosted'),
            { text: say('unsentLink'), to: '/HowTo/CorrectInvoice#content-before' },
          ],
        ],
        [say('sentWhen'), say('sent')],
        [
          say('rejectedWhen'),
          [
            say('rejected'),
            { text: say('rejectedLink'), to: '/HowTo/Rejected' },
            '·',
            { text: say('correctLink'), to: '/HowTo/CorrectInvoice' },
          ],
        ],
      ],
    },
    {
      kind: 'text',
      cell: [say('beforeSending'), { text: say('checkLink'), to: '/Reference/Check' }],
    },
    ...(rule.severity === 'fatal' ? [] : [{ kind: 'text' as const, cell: say('warningNote') }]),
  ];
}

function rulePage(id: string, locale: LocaleId, say: Say): EntityPage {
  const rule = ruleWith(id);
  const engine = engineRules.get(id) ?? NOT_CHECKED;
  const { demand, remedy } = inLocale(rule, locale);
  const example = exampleBlocks(rule, id, engine, say);
  const terms = rule.bts.map((bt) => termLink(bt, locale));
  const related = relatedRules(rule, id);
  // Who comes with a refused invoice needs the field and the action first.
  const sections: EntitySection[] = [
    {
      id: 'field',
      title: say('bc'),
      blocks: [{ kind: 'list', items: places(rule, locale, say) }],
    },
    { id: 'remedy', title: say('todo'), blocks: todo(remedy, rule, locale, say) },
    {
      id: 'severity',
      title: say('severity'),
      blocks: [severityBlock(rule, id, engine, locale, say)],
    },
    { id: 'why', title: say('why'), blocks: [{ kind: 'text', cell: reasonOf(id, locale) }] },
    { id: 'example', title: say('example'), blocks: example },
    { id: 'terms', title: say('termsOf'), blocks: [{ kind: 'list', items: terms }] },
    {
      id: 'related',
      title: say('related'),
      blocks: [
        {
          kind: 'list',
          items: related.map((other) => [
            { text: other, to: ruleRoute(other) },
            inLocale(ruleWith(other), locale).demand,
          ]),
        },
      ],
    },
  ];
  const title = ruleTitle(rule, id, locale, say);
  return {
    route: ruleRoute(id),
    id,
    title,
    description: summary(`${id}: ${demand} ${say('remedy', { remedy })}`),
    keywords: [id, ...rule.bts],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: say('rules'), to: '/Reference/Rules' },
      { label: id, to: ruleRoute(id) },
    ],
    lead: demand,
    sections: sections.filter(({ blocks }) =>
      blocks.some((block) => block.kind !== 'list' || block.items.length > 0),
    ),
  };
}

/** Adds the pages before and after to pages in their order. */
export function chained(pages: readonly EntityPage[]): EntityPage[] {
  const link = (page: EntityPage | undefined): EntityLink | undefined =>
    page && { label: page.title, to: page.route };
  return pages.map((page, index) => {
    const previous = link(pages[index - 1]);
    const next = link(pages[index + 1]);
    return { ...page, ...(previous && { previous }), ...(next && { next }) };
  });
}

/** Pages of all rules with a page of their own, in one language. */
export function rulePages(locale: LocaleId): EntityPage[] {
  const say = textsIn(locale);
  return chained(ruleIds.map((id) => rulePage(id, locale, say)));
}
