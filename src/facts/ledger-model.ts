/** Standards, lists and laws in the version that the handbook describes, and which text states them. */
import { citationsIn, meansSame, type Citation } from './citations';
import data from './ledger.json';
import { formatDay, inLocale, type LocaleId, type Localized } from '../locales';

export interface LedgerEntry {
  id: string;
  name: Localized<string>;
  version: Localized<string>;
  /** Day of publication (ISO 8601), where it matters. */
  published?: string;
  source: Localized<string>;
  /** Address of the source; missing only where the page lists several, which are then `secondary`. */
  address?: string;
  /** `secondary` where the version was not read at the publisher's own source. */
  kind: string;
  /** Day of the last comparison (ISO 8601). */
  checked: string;
  /** Day by which to compare again (ISO 8601). */
  reviewBy: string;
  /** Text by which a page is recognised that states the version; a law is recognised by its sections. */
  says?: Localized<string>;
}

export const ledgerEntries: readonly LedgerEntry[] = data.entries;

/** `<LedgerDay of="duty transition" />` */
const DAY_OF = /<LedgerDay of="([^"]*)"/g;

/** Ids of the entries whose day a page shows. */
function entriesOfDays(text: string): string[] {
  return [...text.matchAll(DAY_OF)].flatMap(([, ids = '']) => ids.split(' '));
}

/** The sections of laws that an entry is about. */
export function sectionsOf({ version }: LedgerEntry, locale: LocaleId): Citation[] {
  return citationsIn(inLocale(version, locale));
}

/** True when a page with this text states the entry: it names it, or shows its day. */
export function states(entry: LedgerEntry, text: string, locale: LocaleId): boolean {
  if (entriesOfDays(text).includes(entry.id)) return true;
  if (entry.says && text.includes(inLocale(entry.says, locale))) return true;
  const cited = citationsIn(text);
  return sectionsOf(entry, locale).some((section) => cited.some((one) => meansSame(one, section)));
}

/**
 * The day on which what a sentence says was last compared with its source: the earliest day of its
 * entries, as prose has it.
 *
 * @param ids ids of entries, separated by spaces
 * @throws Error naming the entries that there are
 */
export function ledgerDay(
  ids: string,
  locale: LocaleId,
  entries: readonly LedgerEntry[] = ledgerEntries,
): string {
  const days = ids.split(' ').map((id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) {
      const allowed = entries.map((one) => one.id).join(', ');
      throw new Error(`"${id}" is not an entry of the ledger. Allowed: ${allowed}`);
    }
    return entry.checked;
  });
  return formatDay(days.sort()[0] ?? '', locale);
}
