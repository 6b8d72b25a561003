/** What an administrator assigns and schedules: permission sets and job queue entries. */
import buildTexts from '../site/build-texts.json';
import { inLocale, type LocaleId, type Localized } from '../locales';
import { actions } from './entries';
import data from './model/operations.json';
import type { StaticTable } from './table';

interface PermissionSet {
  readonly id: string;
  readonly for: Localized<string>;
  readonly allows: Localized<string>;
}

interface JobQueueEntry {
  readonly id: string;
  readonly caption: Localized<string>;
  readonly schedule: Localized<string>;
  readonly does: Localized<string>;
}

/** From the largest to the smallest. */
export const permissionSets: readonly PermissionSet[] = data.permissionSets;
export const jobQueueEntries: readonly JobQueueEntry[] = data.jobQueueEntries;

const TEXTS = buildTexts.operations;

/** The permission sets, with the actions that each one adds. */
export function permissionTable(locale: LocaleId): StaticTable {
  return {
    columns: [TEXTS.permissionSet, TEXTS.for, TEXTS.allows, TEXTS.actions].map((text) =>
      inLocale(text, locale),
    ),
    rows: permissionSets.map((set) => ({
      cells: [
        { code: set.id },
        inLocale(set.for, locale),
        inLocale(set.allows, locale),
        actions
          .filter(({ permission }) => permission === set.id)
          .map(({ caption }) => inLocale(caption, locale))
          .join(', '),
      ],
    })),
  };
}

/** The job queue entries that Assisted Setup creates. */
export function jobQueueTable(locale: LocaleId): StaticTable {
  return {
    columns: [TEXTS.jobQueueEntry, TEXTS.schedule, TEXTS.does].map((text) =>
      inLocale(text, locale),
    ),
    rows: jobQueueEntries.map(({ caption, schedule, does }) => ({
      cells: [caption, schedule, does].map((text) => inLocale(text, locale)),
    })),
  };
}
