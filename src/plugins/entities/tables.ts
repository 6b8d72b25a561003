import families from '../../facts/rule-families.json';
import { CODE_LISTS, codeFilter, codeTable } from '../../facts/code-tables';
import type { EntityLink } from '../../facts/entity-page';
import { codeListRoute, ruleFamily } from '../../facts/entity-routes';
import { SYNTAXES } from '../../facts/samples/catalogue';
import type { Cell, TableFilter, TableModel, TableRow } from '../../facts/table';
import { inLocale, type LocaleId, type Localized } from '../../site/locales';
import { engineRules } from './engine-rules';
import { badge } from './severities';
import { summary, textsIn, type Say } from './text';

/** A page with one table that can be filtered. Plain data. */
export interface TablePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly EntityLink[];
  readonly lead: Cell;
  readonly model: TableModel;
  readonly filter: TableFilter;
  /** Pages of the same kind. */
  readonly others: readonly EntityLink[];
  readonly othersTitle: string;
}

interface Family extends Localized<{ name: string; lead: string }> {
  readonly family: string;
  /** What each rule requires; without it, the kind of the rule says so. */
  readonly rules?: Readonly<Record<string, Localized<string>>>;
}

const all = families.families as readonly Family[];

/** Ids of a family, in the order of their numbers. */
function idsOf(family: string): string[] {
  const order = new Intl.Collator('en', { numeric: true });
  return [...engineRules.keys()].filter((id) => ruleFamily(id) === family).sort(order.compare);
}

/** What a rule requires, in our words or by its kind. */
function demandOf({ rules, family }: Family, id: string, locale: LocaleId): string {
  const own = rules?.[id];
  if (own) return inLocale(own, locale);
  const kind = engineRules.get(id)?.kind ?? '';
  const demand = (families.kinds as Readonly<Record<string, Localized<string>>>)[kind];
  if (!demand) throw new Error(`rule-families.json: ${family} has no words for ${id} (${kind}).`);
  return inLocale(demand, locale);
}

const CREDIT_NOTE = '/CreditNote/';

/** The elements that a rule is about, those of a credit note only where an invoice has no such. */
function pathsOf(id: string): string[] {
  const about = engineRules.get(id)?.about;
  const all = [...new Set(SYNTAXES.flatMap((syntax) => about?.[syntax] ?? []))];
  return all.filter(
    (path) =>
      !path.startsWith(CREDIT_NOTE) || !all.includes(path.replace(CREDIT_NOTE, '/Invoice/')),
  );
}

function row(family: Family, id: string, locale: LocaleId): TableRow {
  const rule = engineRules.get(id);
  const severity = Object.values(rule?.severities ?? {}).flatMap((by) =>
    SYNTAXES.flatMap((syntax) => by[syntax] ?? []),
  )[0];
  return {
    id,
    keys: [id],
    cells: [
      { code: id },
      pathsOf(id)
        .slice(0, 4)
        .map((code) => ({ code })),
      demandOf(family, id, locale),
      severity ? badge(severity, locale) : '',
    ],
  };
}

/** A table without the columns that are the same in each row, which the text above it has instead. */
function withoutSame(
  lead: string,
  { columns, rows, ...model }: TableModel,
): { lead: Cell; model: TableModel } {
  const cellAt = (row: TableRow | undefined, at: number): Cell => row?.cells[at] ?? '';
  const isSame = columns.map(
    (_, at) =>
      rows.length > 1 && new Set(rows.map((row) => JSON.stringify(cellAt(row, at)))).size === 1,
  );
  const kept = <T>(all: readonly T[]): T[] => all.filter((_, at) => !isSame[at]);
  const said = columns.flatMap((column, at) =>
    isSame[at] ? [`${column}:`, cellAt(rows[0], at)] : [],
  );
  return {
    lead: said.length > 0 ? [lead, ...said] : lead,
    model: {
      ...model,
      columns: kept(columns),
      rows: rows.map((row) => ({ ...row, cells: kept(row.cells) })),
    },
  };
}

const familyTitle = ({ family, ...names }: Family, locale: LocaleId, say: Say): string =>
  say('familyTitle', { family, name: inLocale(names, locale).name });

function familyPage(family: Family, locale: LocaleId, say: Say): TablePage {
  const { name, lead } = inLocale(family, locale);
  const ids = idsOf(family.family);
  const route = `/Reference/Rules/${family.family}`;
  const title = familyTitle(family, locale, say);
  return {
    route,
    title,
    description: summary(
      say('familyDescription', { family: family.family, name, count: ids.length }),
    ),
    keywords: [family.family, ...ids.slice(0, 1)],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: say('rules'), to: '/Reference/Rules' },
      { label: family.family, to: route },
    ],
    ...withoutSame(family.family.startsWith('UBL') ? `${lead} ${say('familyCreditNote')}` : lead, {
      caption: title,
      columns: [say('familyRule'), say('familyElement'), say('familyDemand'), say('familyReports')],
      rows: ids.map((id) => row(family, id, locale)),
      source: inLocale(families.source, locale),
      asOf: families.asOf,
    }),
    filter: { param: 'rule', label: say('familyFind'), placeholder: ids[0] ?? '' },
    others: all
      .filter((other) => other !== family)
      .map((other) => ({
        label: familyTitle(other, locale, say),
        to: `/Reference/Rules/${other.family}`,
      })),
    othersTitle: say('otherFamilies'),
  };
}

function codeListPage(name: (typeof CODE_LISTS)[number], locale: LocaleId, say: Say): TablePage {
  const model = codeTable(name, locale);
  const route = codeListRoute(name);
  return {
    route,
    title: say('codeListTitle', { name: model.caption }),
    description: summary(say('codeListDescription', { name: model.caption })),
    keywords: [model.caption, name],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: model.caption, to: route },
    ],
    lead: say('codeListLead'),
    model,
    filter: codeFilter(name, locale),
    others: CODE_LISTS.filter((other) => other !== name).map((other) => ({
      label: codeTable(other, locale).caption,
      to: codeListRoute(other),
    })),
    othersTitle: say('otherLists'),
  };
}

/** Pages of the code lists and of the families of rules, in one language. */
export function tablePages(locale: LocaleId): TablePage[] {
  const say = textsIn(locale);
  return [
    ...CODE_LISTS.map((name) => codeListPage(name, locale, say)),
    ...all.map((family) => familyPage(family, locale, say)),
  ];
}
