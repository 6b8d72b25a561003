/** Permission sets and job queue entries, which an administrator assigns and schedules. */
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { inLocale, type LocaleId, type Localized } from '../locales';
import { actions } from './entries';
import data from './model/operations.json';
import type { StaticTable } from './table';

interface PermissionSet {
  readonly id: string;
  readonly for: Localized<string>;
  readonly allows: Localized<string>;
}

interface Role {
  readonly id: string;
  readonly caption: Localized<string>;
}

interface JobQueueEntry {
  readonly id: string;
  readonly caption: Localized<string>;
  readonly schedule: Localized<string>;
  readonly does: Localized<string>;
}

/** From the largest to the smallest. */
export const permissionSets: readonly PermissionSet[] = data.permissionSets;
const roles: readonly Role[] = data.roles;
export const jobQueueEntries: readonly JobQueueEntry[] = data.jobQueueEntries;

/** The permission sets, with the actions that each one adds. */
export function permissionTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [
      t('operations.permissionSet'),
      t('operations.for'),
      t('operations.allows'),
      t('operations.actions'),
    ],
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

/** A label and what it names. */
interface AudiencePart {
  readonly label: string;
  readonly names: readonly string[];
}

/**
 * Who does a task, and the permission sets it takes.
 *
 * @param ids of roles and of permission sets, with commas between them
 * @throws when one does not exist, or when no role is among them
 */
export function audience(
  ids: string,
  locale: LocaleId,
): { for: AudiencePart; permission: AudiencePart } {
  const sets: string[] = [];
  const captions: string[] = [];
  for (const id of ids.split(',').map((one) => one.trim())) {
    const role = roles.find((one) => one.id === id);
    if (role) captions.push(inLocale(role.caption, locale));
    else if (permissionSets.some((one) => one.id === id)) sets.push(id);
    else {
      const known = [...roles, ...permissionSets].map((one) => one.id).join(', ');
      throw new Error(`"${id}" is no role and no permission set. Allowed: ${known}`);
    }
  }
  if (captions.length === 0) throw new Error(`"${ids}" names no role`);
  return {
    for: { label: messagesIn(messages, locale)('operations.audience'), names: captions },
    permission: { label: messagesIn(messages, locale)('operations.permission'), names: sets },
  };
}

/** The job queue entries that Assisted Setup creates. */
export function jobQueueTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('operations.jobQueueEntry'), t('operations.schedule'), t('operations.does')],
    rows: jobQueueEntries.map(({ caption, schedule, does }) => ({
      cells: [caption, schedule, does].map((text) => inLocale(text, locale)),
    })),
  };
}
