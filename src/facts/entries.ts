/** The life of an eDocument entry: its statuses, and the actions that lead from one to the next. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import actionData from './model/actions.json';
import statusData from './model/statuses.json';
import type { StaticTable } from './table';

/** State of a document's dispatch; see `machine.json`. */
export type Dispatch = 'no' | 'test' | 'uncertain' | 'yes';

export interface Status {
  readonly id: string;
  readonly caption: Localized<string>;
  readonly meaning: Localized<string>;
  /** States of dispatch that the document may be in at this status. */
  readonly dispatched: readonly Dispatch[];
  /** Statuses that a run leads to without anybody's action: the next status first, then that of a failure. */
  readonly run: readonly string[];
}

/** Status that an action leads to when it is chosen in one of the statuses `from`. */
interface Transition {
  readonly from: 'any' | readonly string[];
  /** Only when this has become of the document; always when it is missing. */
  readonly dispatched?: readonly Dispatch[];
  /** Id of a status, `unchanged`, or `new-entry`, which begins at New. */
  readonly to: string;
  /** True when the user is asked first. */
  readonly asks?: boolean;
}

export interface Action {
  readonly id: string;
  readonly caption: Localized<string>;
  /** Place of the action: an entry, the list, or a document that is not posted. */
  readonly scope: 'entry' | 'list' | 'document';
  readonly transitions: readonly Transition[];
  readonly condition?: Localized<string>;
  readonly effect: Localized<string>;
  /** The smallest permission set that allows it. */
  readonly permission: string;
}

export const statuses = statusData.statuses as readonly Status[];
export const actions = actionData.actions as readonly Action[];

/** Actions of Business Central that take an entry on. */
export const platformActions = actionData.platformActions;

/** Captions of actions on the setup pages, with the page (a key of `fields.json`) of each. */
export const pageActions: readonly (Localized<string> & { readonly page: string })[] =
  actionData.pageActions;

function after({ to, asks }: Transition, locale: LocaleId): string {
  const t = messagesIn(messages, locale);
  const status = statuses.find(({ id }) => id === to);
  const text = status
    ? inLocale(status.caption, locale)
    : t(to === 'new-entry' ? 'entries.newEntry' : 'entries.unchanged');
  return asks ? `${text} (${t('entries.asks')})` : text;
}

/** All actions, with the statuses in which each can be chosen. */
export function actionTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  const captionOf = (status: string) =>
    inLocale(statuses.find(({ id }) => id === status)?.caption ?? {}, locale);
  const transitionText = (transition: Transition): string => {
    const { from, dispatched = [] } = transition;
    if (from === 'any') return t('entries.any');
    const states = dispatched.map((state) => t(`entries.dispatched.${state}`)).join(', ');
    const before = from.map(captionOf).join(', ') + (states === '' ? '' : ` (${states})`);
    return before === '' ? after(transition, locale) : `${before} → ${after(transition, locale)}`;
  };
  return {
    columns: [
      t('entries.action'),
      t('entries.transition'),
      t('entries.effect'),
      t('entries.permission'),
    ],
    rows: actions.map(({ id, caption, scope, transitions, condition, effect, permission }) => ({
      id: `action-${id}`,
      cells: [
        inLocale(caption, locale),
        [
          ...(scope === 'entry' ? [] : [t(`entries.scopes.${scope}`)]),
          ...transitions.map(transitionText),
          ...(condition ? [inLocale(condition, locale)] : []),
        ].join('; '),
        inLocale(effect, locale),
        { code: permission },
      ],
    })),
  };
}
