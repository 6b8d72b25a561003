import families from '../../facts/rule-families.json';
import { ruleFamily, ruleRoute, termRoute } from '../../facts/entity-routes';
import { pageAddress, pageTitle } from '../../facts/field-model';
import { germanId, nationalRule, nationalSource, nationName } from 'edocument-invoice';
import { severityBadge } from '../../facts/rule-tables';
import { SYNTAXES } from '../../facts/samples/catalogue';
import type { Cell, TableModel, TableRow } from '../../facts/table';
import hybrid from '../../desk/decode/ids/families.json';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { engineRules } from './engine-rules';
import type { TablePage } from '../../facts/table-page';
import { summary, type Say } from './text';

interface Family extends Localized<{ name: string; lead: string }> {
  readonly family: string;
}

const all = families.families as readonly Family[];

/** Ids of a family, in the order of their numbers. */
function idsOf(family: string): string[] {
  const order = new Intl.Collator('en', { numeric: true });
  return [...engineRules.keys()].filter((id) => ruleFamily(id) === family).sort(order.compare);
}

/** The requirement of a rule of the syntax, by its kind. */
function demandOf(id: string, locale: LocaleId): string {
  const kind = engineRules.get(id)?.kind ?? '';
  const demand = (families.kinds as Readonly<Record<string, Localized<string>>>)[kind];
  if (!demand) throw new Error(`rule-families.json has no words for ${id} (${kind}).`);
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

function severityCell(id: string, locale: LocaleId): Cell {
  const severity = Object.values(engineRules.get(id)?.severities ?? {}).flatMap((by) =>
    SYNTAXES.flatMap((syntax) => by[syntax] ?? []),
  )[0];
  return severity ? severityBadge(severity, locale) : '';
}

type Table = Pick<TableModel, 'columns' | 'rows' | 'source' | 'asOf'>;

function syntaxTable(ids: readonly string[], locale: LocaleId, say: Say): Table {
  return {
    columns: [say('familyRule'), say('familyElement'), say('familyDemand'), say('familyReports')],
    rows: ids.map((id) => ({
      id,
      keys: [id],
      cells: [
        { code: id },
        pathsOf(id)
          .slice(0, 4)
          .map((code) => ({ code })),
        demandOf(id, locale),
        severityCell(id, locale),
      ],
    })),
    source: inLocale(families.source, locale),
    asOf: families.asOf,
  };
}

/** National rules: whose, what to do, and for a German one the rule of XRechnung that it repeats. */
function nationalTable(ids: readonly string[], locale: LocaleId, say: Say): Table {
  return {
    columns: [
      say('familyRule'),
      say('familyApplies'),
      say('familyDemand'),
      say('todo'),
      say('familyReports'),
    ],
    rows: ids.map((id): TableRow => {
      const rule = nationalRule(id, locale);
      if (!rule) throw new Error(`national-rules.json has nothing on ${id}.`);
      const german = germanId(id);
      const more =
        german === undefined
          ? rule.bts.map((bt): Cell => ({ text: bt, to: termRoute(bt) }))
          : [say('familySame'), { text: german, to: ruleRoute(german) }];
      return {
        id,
        keys: [id],
        cells: [
          { code: id },
          rule.applies,
          [rule.demand, ...more],
          rule.remedy,
          severityCell(id, locale),
        ],
        words: pathsOf(id).join(' '),
      };
    }),
    ...nationalSource(locale),
  };
}

/** Families of Factur-X and ZUGFeRD: a row is one of them, since there is no list of their rules. */
function hybridTable(locale: LocaleId, say: Say): Table {
  return {
    columns: [say('familyRule'), say('familyAbout'), say('todo')],
    rows: Object.entries(hybrid.families).map(([family, facts]) => {
      const { message, remedy } = inLocale(facts, locale);
      const place = { text: pageTitle(facts.page, locale), to: pageAddress(facts.page) };
      return { id: family, keys: [family], cells: [{ code: family }, message, [remedy, place]] };
    }),
    source: inLocale(families.hybridSource, locale),
    asOf: hybrid.asOf,
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

/** The table of a family, what is said of it in a results page, and what its text says besides. */
function contents(
  { family, ...names }: Family,
  locale: LocaleId,
  say: Say,
): { table: Table; description: string; notes: string[] } {
  const { name } = inLocale(names, locale);
  const ids = idsOf(family);
  const values = { family, name, count: ids.length };
  if (family === 'FX') {
    return { table: hybridTable(locale, say), description: say('hybridDescription'), notes: [] };
  }
  if (nationName(family.slice(0, 2), locale) === undefined) {
    return {
      table: syntaxTable(ids, locale, say),
      description: say('familyDescription', values),
      notes: family.startsWith('UBL') ? [say('familyCreditNote')] : [],
    };
  }
  const isUblOnly = ids.every((id) => engineRules.get(id)?.about.cii.length === 0);
  return {
    table: nationalTable(ids, locale, say),
    description: say('nationalDescription', values),
    notes: isUblOnly ? [say('familyUblOnly')] : [],
  };
}

function familyPage(family: Family, locale: LocaleId, say: Say): TablePage {
  const route = `/Reference/Rules/${family.family}`;
  const title = familyTitle(family, locale, say);
  const { table, description, notes } = contents(family, locale, say);
  const first = table.rows[0]?.id ?? '';
  return {
    route,
    title,
    description: summary(description),
    keywords: [family.family, first],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: say('rules'), to: '/Reference/Rules' },
      { label: family.family, to: route },
    ],
    asOf: table.asOf,
    ...withoutSame([inLocale(family, locale).lead, ...notes].join(' '), {
      caption: title,
      ...table,
    }),
    filter: { param: 'rule', label: say('familyFind'), placeholder: first },
    others: all
      .filter((other) => other !== family)
      .map((other) => ({
        label: familyTitle(other, locale, say),
        to: `/Reference/Rules/${other.family}`,
      })),
    othersTitle: say('otherFamilies'),
  };
}

/** Pages of the families of rules, in one language. */
export function familyPages(locale: LocaleId, say: Say): TablePage[] {
  return all.map((family) => familyPage(family, locale, say));
}
