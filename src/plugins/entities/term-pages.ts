import { asOf } from 'edocument-invoice/data/business-terms.json';
import type { EntityBlock, EntityPage } from '../../facts/entity-page';
import { ruleRoute, termRoute } from '../../facts/entity-routes';
import { rules } from '../../facts/rule-model';
import { addedTermExcerpt, termExcerpt } from '../../facts/samples/breach';
import { businessTerms, businessTerm, type BusinessTerm } from '../../facts/samples/business-terms';
import {
  SAMPLE_NAMES,
  SYNTAX_LABELS,
  SYNTAXES,
  sampleFileName,
  type SampleName,
  type Syntax,
} from '../../facts/samples/catalogue';
import { cellText, type Cell } from '../../facts/table';
import facts from '../../facts/terms.json';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { baseOf, termLink } from './rule-pages';
import { termSources } from './sources';
import { codeBlocks } from './term-codes';
import { occurrence, whenRead } from './term-notes';
import { summary, textsIn, type Say } from './text';
import typeTexts from './types.json';

/** Values for terms that no sample has, by data type. */
const EXAMPLES: Readonly<Record<string, string>> = {
  identifier: '4012345000009',
  date: '2026-11-02',
  code: 'ZZZ',
  amount: '100.00',
  'unit price amount': '100.00',
  percentage: '10',
  quantity: '1',
};

interface TermFacts {
  readonly meaning: Localized<string>;
  /** Everyday names, beside those in the standard. */
  readonly names?: Localized<readonly string[]>;
}

const byTerm: Readonly<Record<string, TermFacts>> = facts.terms;

function factsOf(id: string): TermFacts {
  const found = byTerm[id];
  if (!found) throw new Error(`terms.json has no meaning for ${id}.`);
  return found;
}

function membersOf(group: string | null): BusinessTerm[] {
  return businessTerms.filter((term) => term.group === group);
}

/** Samples in an order in which most terms are in the first. */
function sampleWith(
  id: string,
  syntax: Syntax,
): { name: SampleName; text: string; marked: number[] } | null {
  for (const name of SAMPLE_NAMES) {
    const found = termExcerpt(name, syntax, id);
    if (found) return { name, ...found };
  }
  return null;
}

/** The first single term of a group, itself or below it. */
function firstMember(term: BusinessTerm): BusinessTerm {
  const [member] = term.type === 'group' ? membersOf(term.id) : [];
  return member ? firstMember(member) : term;
}

function sampleBlocks(term: BusinessTerm, say: Say): EntityBlock[] {
  return SYNTAXES.flatMap((syntax): EntityBlock[] => {
    const label = SYNTAX_LABELS[syntax];
    if (term[syntax] === null)
      return [{ kind: 'text', cell: say('sampleNone', { syntax: label }) }];
    const found = sampleWith(term.id, syntax);
    if (found) {
      const { name, text, marked } = found;
      const file = sampleFileName(name, syntax);
      return [
        { kind: 'text', cell: say('sampleFrom', { file }) },
        { kind: 'code', title: label, text, marked },
      ];
    }
    const member = firstMember(term);
    const added = addedTermExcerpt('standard', syntax, member.id, EXAMPLES[member.type] ?? 'Text');
    if (!added) return [];
    const file = sampleFileName('standard', syntax);
    return [
      { kind: 'text', cell: say('sampleAdded', { file }) },
      { kind: 'code', title: label, ...added },
    ];
  });
}

function pathBlocks(term: BusinessTerm, say: Say): EntityBlock[] {
  const paths = [
    [say('ublInvoice'), term.ubl],
    [say('ublCreditNote'), term.ublCreditNote],
    [say('cii'), term.cii],
  ] as const;
  return paths.map(([title, path]): EntityBlock =>
    path === null
      ? { kind: 'text', cell: `${title}: ${say('noPath')}` }
      : { kind: 'code', title, text: path, marked: [] },
  );
}

function sourceBlocks(term: BusinessTerm, locale: LocaleId, say: Say): EntityBlock[] {
  const members = membersOf(term.id);
  if (term.type === 'group') {
    return [
      { kind: 'text', cell: say('sourceGroup') },
      { kind: 'list', items: members.map(({ id }) => termLink(id, locale)) },
    ];
  }
  const items = termSources(term.id, locale);
  return [
    ...(items.length > 1 ? [{ kind: 'text' as const, cell: say('sourceOrder') }] : []),
    { kind: 'list', items },
    ...whenRead(term.id, locale, say),
    {
      kind: 'text',
      cell: { text: say('schemaLines'), to: '/Setup/XMLSchemas/XMLSchemaLines' },
    },
  ];
}

/** The end of a page's description: for a term, the first of the fields that fill it. */
function whereFrom({ id, type, xrechnungCardinality }: BusinessTerm, locale: LocaleId, say: Say) {
  const [source] = type === 'group' ? [] : termSources(id, locale);
  return source === undefined
    ? `${say('cardXr')}: ${xrechnungCardinality}.`
    : say('sourceNamed', { source: cellText(source) });
}

function ruleBlocks(id: string, locale: LocaleId, say: Say): EntityBlock[] {
  // What is demanded of a scheme is often a rule of the identifier that it belongs to.
  const found = rules
    .filter(({ bts }) => bts.includes(id) || bts.includes(baseOf(id)))
    .sort((one, other) => Number(other.bts.includes(id)) - Number(one.bts.includes(id)));
  if (found.length === 0) return [{ kind: 'text', cell: say('ruleNone') }];
  return [
    {
      kind: 'list',
      items: found.map((rule): Cell => [
        { text: rule.id, to: ruleRoute(rule.id) },
        inLocale(rule, locale).demand,
      ]),
    },
  ];
}

function termPage(term: BusinessTerm, locale: LocaleId, say: Say): EntityPage {
  const { id, label, group } = term;
  const name = inLocale(label, locale);
  const { meaning: inAllLanguages, names } = factsOf(id);
  const meaning = inLocale(inAllLanguages, locale);
  const above = group === null ? undefined : businessTerm(group);
  const members = membersOf(id);
  const neighbours = membersOf(group).filter((other) => other.id !== id);
  const type =
    inLocale(typeTexts as Localized<Record<string, string>>, locale)[term.type] ?? term.type;
  const path = term.ubl ?? term.cii ?? '';
  return {
    route: termRoute(id),
    id,
    title: `${id}: ${name}`,
    description: summary(`${id} ${name}: ${meaning} ${whereFrom(term, locale, say)}`),
    keywords: [
      id,
      ...(names ? inLocale(names, locale) : []),
      ...Object.values(label),
      ...[term.ubl, term.cii].map(
        (one) =>
          one
            ?.split('/')
            // Every date of CII ends in the same element.
            .filter((element) => !element.startsWith('udt:'))
            .at(-1)
            ?.replace(/[[@ ].*$/, '') ?? '',
      ),
    ].filter(Boolean),
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: say('terms'), to: '/Reference/BusinessTerms' },
      ...(above ? [{ label: above.id, to: termRoute(above.id) }] : []),
      { label: id, to: termRoute(id) },
    ],
    asOf,
    lead: meaning,
    sections: [
      {
        id: 'facts',
        title: say('facts'),
        blocks: [
          {
            kind: 'facts',
            rows: [
              [say('nameEn'), inLocale(label, 'en-GB')],
              [say('nameDe'), inLocale(label, 'de-DE')],
              [say('type'), type],
              [say('group'), above ? termLink(above.id, locale) : say('document')],
              [say('cardEn'), { code: term.cardinality }],
              [say('cardXr'), { code: term.xrechnungCardinality }],
            ],
          },
          { kind: 'text', cell: occurrence(term, say) },
        ],
      },
      ...(members.length > 0
        ? [
            {
              id: 'members',
              title: say('members'),
              blocks: [
                {
                  kind: 'list' as const,
                  items: members.map((member): Cell => [
                    termLink(member.id, locale),
                    { code: member.xrechnungCardinality },
                  ]),
                },
              ],
            },
          ]
        : []),
      { id: 'source', title: say('source'), blocks: sourceBlocks(term, locale, say) },
      ...(path === '' ? [] : [{ id: 'paths', title: say('paths'), blocks: pathBlocks(term, say) }]),
      { id: 'sample', title: say('sample'), blocks: sampleBlocks(term, say) },
      { id: 'rules', title: say('ruleList'), blocks: ruleBlocks(id, locale, say) },
      ...(members.length > 0
        ? []
        : [{ id: 'codes', title: say('codes'), blocks: codeBlocks(id, locale, say) }]),
      {
        id: 'neighbours',
        title: say('neighbours'),
        blocks: [{ kind: 'list', items: neighbours.map((other) => termLink(other.id, locale)) }],
      },
    ],
  };
}

/** Pages of all terms and groups, in one language. */
export function termPages(locale: LocaleId): EntityPage[] {
  const say = textsIn(locale);
  return businessTerms.map((term) => termPage(term, locale, say));
}
