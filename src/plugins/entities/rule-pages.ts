import { asOf } from 'edocument-invoice/data/rules.json';
import type { EntityBlock, EntityPage, EntitySection } from '../../facts/entity-page';
import { ruleFamily, ruleRoute, termRoute } from '../../facts/entity-routes';
import { ledgerEntries } from '../../facts/ledger-model';
import { readerSteps, unpostedStep } from '../../facts/next-step';
import { holderOfRule, rules, ruleWith, type Rule } from '../../facts/rule-model';
import { rulePlace } from '../../facts/rule-tables';
import { faultOf, reasonOf } from '../../facts/rule-words';
import { businessTerm } from '../../facts/samples/business-terms';
import { breachExcerpts } from '../../facts/samples/breach';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../facts/samples/catalogue';
import type { Cell } from '../../facts/table';
import { NEVER_BROKEN, RELEASES, releaseText } from 'edocument-invoice';
import { SHOWN } from 'edocument-invoice/documents';
import { defaultLocale, inLocale, type LocaleId } from '../../locales';
import { engineRules, RULE_SETS, type EngineRule } from './engine-rules';
import { vatLawOfRule } from '../../facts/vat-tables';
import { newerRows, severityRows } from './severities';
import { fieldsOf } from './sources';
import { fitting, LIMIT, textsIn, type Say } from './text';

/** The version of a rule set that is in force. */
function versionOf(entry: string, locale: LocaleId): string {
  const found = ledgerEntries.find(({ id }) => id === entry);
  if (!found) throw new Error(`ledger.json has no entry "${entry}".`);
  return inLocale(found.version, locale);
}

/** Page on which a reader checks the invoice. */
const CHECK = '/Reference/Check';
const VAT_DATA = '/Reference/VatData';

/** A rule on more terms than these is about form, not about one of them. */
const BROAD = 8;

/** More related rules help nobody. */
const MAX_RELATED = 12;

const NOT_CHECKED: EngineRule = { severities: {}, about: { ubl: [], cii: [] }, kind: 'other' };

/** Ids with a page of their own: of the facts, in their order. */
const ruleIds: readonly string[] = rules
  .flatMap(({ id, also = [] }) => [id, ...also])
  .filter((id) => ruleFamily(id) === undefined);

export function termLink(id: string, locale: LocaleId): Cell {
  const term = businessTerm(id);
  return [{ text: id, to: termRoute(id) }, term ? inLocale(term.label, locale) : ''];
}

/** Rules that a program cannot judge, since they compare a code with what somebody wrote. */
const UNTESTED = /^BR-CO-0[5-8]$/;

/** Rules that no invoice breaks, P0100 since it looks for the document in a namespace without one. */
const VAIN = new Set([...NEVER_BROKEN, 'peppol cii PEPPOL-EN16931-P0100']);

/** True for a rule that KoSIT added after the version that the engine follows. */
const isNewer = ({ source }: Rule, engine: EngineRule): boolean =>
  engine === NOT_CHECKED && source === 'xrechnung';

/** A sentence about a syntax in which the rule is not shown. */
function absence(id: string, syntax: Syntax, engine: EngineRule, say: Say): EntityBlock[] {
  const label = SYNTAX_LABELS[syntax];
  if (engine.about[syntax].length === 0) {
    return [{ kind: 'text', cell: say('notInSyntax', { syntax: label }) }];
  }
  const isVain = RULE_SETS.some((set) => VAIN.has(`${set} ${syntax} ${id}`));
  return [{ kind: 'text', cell: say(isVain ? 'neverBroken' : 'notShown', { syntax: label }) }];
}

function exampleBlocks(rule: Rule, id: string, engine: EngineRule, say: Say): EntityBlock[] {
  const breachIn = (syntax: Syntax) => SHOWN[syntax].get(id) ?? SHOWN[syntax].get(rule.id);
  if (!SYNTAXES.some(breachIn)) {
    if (isNewer(rule, engine)) {
      const { newer } = RELEASES.xrechnung;
      const versions = { newer, version: releaseText('xrechnung') };
      return [{ kind: 'text', cell: say('exampleNewer', versions) }];
    }
    if (engine === NOT_CHECKED) return [{ kind: 'text', cell: say('exampleDropped') }];
    if (UNTESTED.test(id)) return [{ kind: 'text', cell: say('exampleUntested') }];
    throw new Error(`breaches.json has no example of ${id}: add a change that breaks the rule.`);
  }
  const codes = SYNTAXES.flatMap((syntax): EntityBlock[] => {
    const breach = engine.about[syntax].length > 0 ? breachIn(syntax) : undefined;
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

function severityBlocks(
  rule: Rule,
  id: string,
  engine: EngineRule,
  locale: LocaleId,
  say: Say,
): EntityBlock[] {
  const newer = isNewer(rule, engine);
  if (engine === NOT_CHECKED && !newer) return [{ kind: 'text', cell: say('dropped') }];
  const inForce = {
    kosit: versionOf('xrechnung-rules', locale),
    peppol: versionOf('peppol', locale),
  };
  return [
    {
      kind: 'table',
      caption: say('severity'),
      columns: [say('validator'), say('version'), say('reports')],
      rows: newer
        ? newerRows(rule.severity, locale, say)
        : severityRows(id, UNTESTED.test(id) ? NOT_CHECKED : engine, locale, say),
    },
    {
      kind: 'text',
      cell: [say('inForce', inForce), { text: say('versionsLink'), to: '/xInvoice#versions' }],
    },
  ];
}

/** Places of the remedy: its field first, or those of the terms before a page about them. */
function places(rule: Rule, locale: LocaleId, say: Say): Cell[] {
  const place = rulePlace(rule, locale);
  const fields = fieldsOf(rule, locale);
  return rule.field ? [place, ...fields] : [...fields, [say('handbook'), place]];
}

/** The term that a scheme or format belongs to, or the term itself. */
export const baseOf = (bt: string) => bt.replace(/-\d$/, '');

/** Shorter words carry no meaning of their own when faults are compared. */
const MIN_WORD = 5;

const wordsOf = (id: string): Set<string> =>
  new Set(
    faultOf(id, defaultLocale)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= MIN_WORD),
  );

const faultsWith = new Map<string, number>();
for (const word of ruleIds.flatMap((id) => [...wordsOf(id)])) {
  faultsWith.set(word, (faultsWith.get(word) ?? 0) + 1);
}

/** Words such as "missing" are in so many faults that they relate none. */
const isTelling = (word: string): boolean => (faultsWith.get(word) ?? 0) <= MAX_RELATED;

/** A term is related to those of its group. */
const groupOf = (bt: string): string | undefined => businessTerm(baseOf(bt))?.group ?? undefined;

/**
 * Rules on the same term, those with a fault of the same kind first, and those with a like fault on the
 * same group or for the same reason. Where there are none, all on that group or for that reason.
 */
function relatedRules(rule: Rule, id: string): string[] {
  const own = new Set(rule.bts.map(baseOf));
  const groups = new Set(rule.bts.flatMap((bt) => groupOf(bt) ?? []));
  const words = new Set([...wordsOf(id)].filter(isTelling));
  const isNear = (other: Rule) =>
    other.bts.some((bt) => groups.has(groupOf(bt) ?? '')) || reasonOf(other.id) === reasonOf(id);
  const score = (other: Rule) => {
    const { bts } = other;
    const shared = bts.length > BROAD ? 0 : bts.filter((bt) => own.has(baseOf(bt))).length;
    const alike = [...wordsOf(other.id)].filter((word) => words.has(word)).length;
    return shared > 0 || isNear(other) ? shared * 2 + alike : 0;
  };
  const same = [rule.id, ...(rule.also ?? [])].filter((one) => one !== id);
  const candidates = rules.filter((other) => other !== rule && ruleFamily(other.id) === undefined);
  const alike = candidates
    .map((other) => ({ id: other.id, score: score(other) }))
    .filter((other) => other.score > 0)
    .sort((one, other) => other.score - one.score);
  const found = [...same, ...alike.map((other) => other.id)];
  const near = found.length > 0 ? [] : candidates.filter(isNear).map((other) => other.id);
  return [...found, ...near].slice(0, MAX_RELATED);
}

/** Rules of a profile that eDocument does not write. */
const EXTENSION = /^BR-DEX-/;

/** The steps of the holder of the value, or the reason why there are none. */
function wayOut(rule: Rule, id: string, remedy: string, locale: LocaleId, say: Say): EntityBlock[] {
  const text = (cell: Cell): EntityBlock => ({ kind: 'text', cell });
  const holder = holderOfRule(id);
  if (EXTENSION.test(id)) return [text(say('extension')), text(say('ownSchema', { remedy }))];
  if (holder === undefined) throw new Error(`rule-facts.json has no holder for ${id}.`);
  if (holder === 'own-schema') {
    const [step] = readerSteps(holder, locale, 'stopped');
    return [
      text(say('notDelivered')),
      text(say('ownSchema', { remedy })),
      text(step?.sentence ?? ''),
    ];
  }
  if (rule.severity !== 'fatal') {
    const vat = vatLawOfRule(id, locale);
    if (!vat) return [text(remedy), text(say('warningNote'))];
    const spared = vat.isSpared ? [say('vatSpared')] : [];
    const page = { text: say('vatLink'), to: VAT_DATA };
    return [text(remedy), text([say('vatNote', { law: vat.law }), ...spared, page])];
  }
  const rows = [...readerSteps(holder, locale), unpostedStep(holder, locale)].map(
    ({ status, sentence, place }): readonly [string, Cell] => [
      say('inStatus', { status }),
      [sentence, { text: say('actionLink'), to: place }],
    ],
  );
  return [text(remedy), { kind: 'facts', rows }];
}

/** Less says too little on a results page. */
const MIN_DESCRIPTION = 50;

/**
 * The fault, and what of demand and remedy has room; of a fault that leaves none, those with the id
 * alone, since the title says it already; where they do not fit either, what the page contains.
 */
function descriptionOf(id: string, title: string, demand: string, cure: string, say: Say): string {
  const remedy = say('remedy', { remedy: cure });
  const found = [
    [`${title}.`, demand, remedy],
    [`${id}: ${demand}`, remedy],
  ]
    .map((texts) => fitting(texts))
    .find((text) => text !== `${title}.` && text.length <= LIMIT && text.length >= MIN_DESCRIPTION);
  return found ?? `${title}. ${say('contains')}`;
}

/** The first words for the reader: about their invoice only where eDocument may have written it. */
function leadOf({ severity }: Rule, id: string) {
  if (holderOfRule(id) === 'own-schema') return 'foreignLead';
  return severity === 'fatal' ? 'brokenLead' : 'warnedLead';
}

function rulePage(id: string, locale: LocaleId, say: Say): EntityPage {
  const rule = ruleWith(id);
  if (!rule) throw new Error(`${id} is not a rule of rules.json.`);
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
    {
      id: 'remedy',
      title: say('todo'),
      blocks: [
        ...wayOut(rule, id, remedy, locale, say),
        {
          kind: 'text',
          cell: [say('beforeSending'), { text: say('checkLink'), to: CHECK }],
        },
      ],
    },
    {
      id: 'severity',
      title: say('severity'),
      blocks: severityBlocks(rule, id, engine, locale, say),
    },
    {
      id: 'why',
      title: say('why'),
      blocks: [{ kind: 'text', cell: inLocale(reasonOf(id), locale) }],
    },
    { id: 'example', title: say('example'), blocks: example },
    { id: 'terms', title: say('termsOf'), blocks: [{ kind: 'list', items: terms }] },
    {
      id: 'related',
      title: say('related'),
      blocks:
        related.length === 0
          ? [{ kind: 'text', cell: say('relatedNone') }]
          : [
              {
                kind: 'list',
                items: related.map((other) => [
                  { text: other, to: ruleRoute(other) },
                  faultOf(other, locale),
                ]),
              },
            ],
    },
  ];
  const fault = faultOf(id, locale);
  const title = `${id}: ${fault}`;
  return {
    route: ruleRoute(id),
    id,
    title,
    description: descriptionOf(id, title, demand, remedy, say),
    keywords: [id, ...rule.bts],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: say('rules'), to: '/Reference/Rules' },
      { label: id, to: ruleRoute(id) },
    ],
    asOf,
    lead: say(leadOf(rule, id), { fault, demand }),
    sections: sections.filter(({ blocks }) =>
      blocks.some((block) => block.kind !== 'list' || block.items.length > 0),
    ),
  };
}

/** Pages of all rules with a page of their own, in one language. */
export function rulePages(locale: LocaleId): EntityPage[] {
  const say = textsIn(locale);
  return ruleIds.map((id) => rulePage(id, locale, say));
}
