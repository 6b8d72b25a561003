import data from './ledger.json';
import buildTexts from '../site/build-texts.json';
import { inLocale, type LocaleId, type Localized } from '../site/locales';
import type { TableModel } from './table';

/** A standard, list or law in the version that the handbook describes. */
export interface LedgerEntry {
  id: string;
  name: Localized<string>;
  version: Localized<string>;
  /** Day of publication (ISO 8601), where it matters. */
  published?: string;
  source: Localized<string>;
  /** `secondary` where the version was not read at the publisher's own source. */
  kind: string;
  /** Day of the last comparison (ISO 8601). */
  checked: string;
  /** Day by which to compare again (ISO 8601). */
  reviewBy: string;
  /** Text by which a page is recognised that states the version. */
  says: Localized<string>;
}

export const ledgerEntries: readonly LedgerEntry[] = data.entries;

const TEXTS = buildTexts.ledger;

function formatDay(day: string | undefined, locale: LocaleId): string {
  if (day === undefined) return '–';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** All entries, with the day on which each was last compared with its source. */
export function ledgerTable(locale: LocaleId): TableModel {
  return {
    caption: inLocale(TEXTS.caption, locale),
    columns: [TEXTS.subject, TEXTS.version, TEXTS.published, TEXTS.source, TEXTS.checked].map(
      (text) => inLocale(text, locale),
    ),
    rows: ledgerEntries.map(({ id, name, version, published, source, kind, checked }) => ({
      id: `ledger-${id}`,
      cells: [
        inLocale(name, locale),
        inLocale(version, locale),
        formatDay(published, locale),
        kind === 'secondary'
          ? `${inLocale(source, locale)} (${inLocale(TEXTS.secondary, locale)})`
          : inLocale(source, locale),
        formatDay(checked, locale),
      ],
    })),
  };
}
