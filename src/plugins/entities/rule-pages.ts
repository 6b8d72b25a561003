import reasons from '../../facts/rule-reasons.json';
import type { EntityBlock, EntityLink, EntityPage, EntitySection } from '../../facts/entity-page';
import { ruleFamily, ruleRoute, termRoute } from '../../facts/entity-routes';
import { rules, rulesOf, type Rule } from '../../facts/rule-model';
import { businessTerm } from '../../facts/samples/business-terms';
import { breachExcerpts, breachOf } from '../../facts/samples/breach';
import { SYNTAX_LABELS, SYNTAXES } from '../../facts/samples/catalogue';
import type { Cell } from '../../facts/table';
import { inLocale, type LocaleId, type Localized } from '../../site/locales';
import { engineRules, type EngineRule } from './engine-rules';
import { badge, severityRows } from './severities';
import { fieldsOf, rulePlace } from './sources';
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

function exampleBlocks(rule: Rule, id: string, engine: EngineRule, say: Say): EntityBlock[] {
  const breach = breachOf[id] ?? breachOf[rule.id];
  if (!breach) {
    if (engine === NOT_CHECKED) return [{ kind: 'text', cell: say('exampleDropped') }];
    if (UNTESTED.test(id)) return [{ kind: 'text', cell: say('exampleUntested') }];
    const paths = SYNTAXES.flatMap((syntax) => engine.about[syntax].slice(0, 6));
    if (paths.length === 0) return [];
    return [
      { kind: 'text', cell: say('exampleNone') },
      { kind: 'list', items: paths.map((code) => ({ code })) },
    ];
  }
  const checked = SYNTAXES.filter((syntax) =>
    breach.only ? breach.only === syntax : engine.about[syntax].length > 0,
  );
  const codes = checked.flatMap((syntax): EntityBlock[] => {
    const { broken, whole } = breachExcerpts(breach, syntax, rule.bts, (ids) =>
      say('missing', { ids }),
    );
    const label = SYNTAX_LABELS[syntax];
    return [
      { kind: 'code', title: say('breaks', { syntax: label, id }), ...broken },
      { kind: 'code', title: say('obeys', { syntax: label, id }), ...whole },
    ];
  });
  const [first] = checked;
  const isPartial = checked.length === 1 && first !== undefined;
  return [
    { kind: 'text', cell: say('exampleIntro') },
    ...codes,
    ...(isPartial
      ? [{ kind: 'text' as const, cell: say('onlySyntax', { syntax: SYNTAX_LABELS[first] }) }]
      : []),
  ];
}

function severityBlock(
  rule: Rule,
  id: string,
  engine: EngineRule,
  locale: LocaleId,
  say: Say,
): EntityBlock {
  if (engine === NOT_CHECKED) {
    return { kind: 'text', cell: [badge(rule.severity, locale), say('dropped')] };
  }
  return {
    kind: 'table',
    caption: say('severity'),
    columns: [say('validator'), say('version'), say('reports')],
    rows: severityRows(id, engine, locale, say),
  };
}

/** Rules that share terms with this one, those with most in common first. */
function relatedRules(rule: Rule, id: string): string[] {
  const own = new Set(rule.bts);
  const family = id.replace(/\d.*$/, '');
  const score = (other: Rule) =>
    other.bts.filter((bt) => own.has(bt)).length * 2 + (other.id.startsWith(family) ? 1 : 0);
  const near = rules
    .filter((other) => other !== rule && other.bts.some((bt) => own.has(bt)))
    .sort((a, b) => score(b) - score(a))
    .map((other) => other.id);
  const same = [rule.id, ...(rule.also ?? [])].filter((one) => one !== id);
  const beside = rules.filter((other) => other !== rule && other.id.startsWith(family));
  const ids = near.length > 0 ? near : beside.map((other) => other.id);
  return [...same, ...ids].slice(0, MAX_RELATED);
}

function todo(remedy: string, rule: Rule, locale: LocaleId, say: Say): EntityBlock[] {
  return [
    { kind: 'text', cell: remedy },
    {
      kind: 'facts',
      rows: [
        [say('unsentWhen'), say('unsent')],
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
  const sections: EntitySection[] = [
    {
      id: 'severity',
      title: say('severity'),
      blocks: [severityBlock(rule, id, engine, locale, say)],
    },
    { id: 'why', title: say('why'), blocks: [{ kind: 'text', cell: reasonOf(id, locale) }] },
    {
      id: 'field',
      title: say('bc'),
      blocks: [{ kind: 'list', items: [rulePlace(rule, locale), ...fieldsOf(rule, locale)] }],
    },
    { id: 'remedy', title: say('todo'), blocks: todo(remedy, rule, locale, say) },
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
