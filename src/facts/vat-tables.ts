/** The data that German VAT law requires of an invoice, as tables of their page. */
import { lawIn } from 'edocument-invoice';
import data from 'edocument-invoice/data/vat-data.json';
import { formatDay, inLocale, type LocaleId, type Localized } from '../locales';
import { messagesIn } from '../locales/messages';
import { ruleRoute, termRoute } from './entity-routes';
import { ledgerSource } from './ledger-table';
import { ledgerEntries, sectionsOf, type LedgerEntry } from './ledger-model';
import { citationsIn, meansSame } from './citations';
import { messages } from './messages';
import { rulesOf } from './rule-model';
import type { Cell, StaticTable } from './table';
import { sourceCell, termSource } from './term-sources';

interface ItemText {
  readonly name: string;
  /** What its rules do not notice. */
  readonly gap?: string | undefined;
}

interface Item extends Localized<ItemText> {
  /** The id of its finding in eDocument. */
  readonly message: string;
  readonly terms: readonly string[];
  /** Laws by the id of the kind of invoice. */
  readonly law: Readonly<Partial<Record<string, string>>>;
  readonly notFor?: readonly string[] | undefined;
  /** Rules that notice when it is missing. */
  readonly rules: readonly string[];
}

const items: readonly Item[] = data.items;

/** True where a rule for all invoices stops one without the item; such a rule is the first. */
const isStopped = ({ rules: [first] }: Item): boolean =>
  first !== undefined && rulesOf(first)[0]?.severity === 'fatal';

/** Fields that a person fills, each once. */
function fieldCells({ terms }: Item, locale: LocaleId): Cell[] {
  const cells = terms
    .flatMap((term) => termSource(term))
    .filter(({ kind }) => kind === 'field' || kind === 'platform')
    .map((source) => sourceCell(source, locale));
  return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}

/** Each item: its laws, where it belongs, who notices, and what its absence is. */
export function vatItemTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('vat.item'), t('vat.law'), t('vat.place'), t('vat.notices'), t('vat.absence')],
    rows: items.map((item) => {
      const { name, gap } = inLocale<ItemText>(item, locale);
      const rules = item.rules.map((id): Cell => ({ text: id, to: ruleRoute(id) }));
      return {
        cells: [
          name,
          {
            lines: [...new Set(Object.values(item.law))].map((law) => lawIn(law ?? '', locale)),
          },
          {
            lines: [
              item.terms.map((term): Cell => ({ text: term, to: termRoute(term) })),
              ...fieldCells(item, locale),
            ],
          },
          {
            lines: [
              rules.length > 0 ? rules : t('vat.nobody'),
              { code: item.message },
              ...(gap === undefined ? [] : [gap]),
            ],
          },
          isStopped(item) ? t('vat.ruleAndContent') : t('vat.contentOnly'),
        ],
      };
    }),
  };
}

/** Each kind of invoice: its law, its sign in the XML, and its items. */
export function vatKindTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('vat.kind'), t('vat.law'), t('vat.sign'), t('vat.items')],
    rows: data.kinds.map(({ id, base, law, ...texts }) => {
      const { name, sign } = inLocale(texts, locale);
      const names = (wanted: (item: Item) => boolean) =>
        items.filter(wanted).map((item) => inLocale<ItemText>(item, locale).name);
      const own = names((item) => id in item.law).join('; ');
      const without = names(({ notFor }) => notFor?.includes(id) === true && base !== true);
      return {
        cells: [
          name,
          lawIn(law, locale),
          sign,
          {
            lines: [
              ...(base
                ? [own]
                : own === ''
                  ? [t('vat.nothingMore')]
                  : [t('vat.added', { names: own })]),
              ...(without.length > 0 ? [t('vat.without', { names: without.join('; ') })] : []),
            ],
          },
        ],
      };
    }),
  };
}

/** Entries of the ledger on the subject that no item cites. */
const BESIDES = [
  'mandatory-data',
  'bmf-2024',
  'bmf-2025',
  'gutschrift',
  'input-vat-13b',
  'incorrect-vat',
];

/** Where the laws are read, with the day of the last comparison. */
export function vatSourceTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  const cited = items.flatMap((item) => citationsIn(Object.values(item.law).join('\n')));
  const isCited = (entry: LedgerEntry) =>
    sectionsOf(entry, locale).some((section) => cited.some((one) => meansSame(one, section)));
  return {
    columns: [t('ledger.version'), t('ledger.source'), t('ledger.checked')],
    rows: ledgerEntries
      .filter((entry) => BESIDES.includes(entry.id) || isCited(entry))
      .map((entry) => ({
        cells: [
          inLocale(entry.version, locale),
          ledgerSource(entry, locale),
          formatDay(entry.checked, locale),
        ],
      })),
  };
}

/** The law by which an item is mandatory that a rule only warns of; undefined where there is none. */
export function vatLawOfRule(
  id: string,
  locale: LocaleId,
): { law: string; isSpared: boolean } | undefined {
  const item = items.find(({ rules }) => rules.includes(id));
  const [kind, law] = Object.entries(item?.law ?? {})[0] ?? [];
  if (law === undefined) return undefined;
  return {
    law: lawIn(law, locale),
    isSpared: kind === 'ordinary' && Object.keys(item?.law ?? {}).length === 1,
  };
}
