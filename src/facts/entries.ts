/** The life of an eDocument entry: its statuses, and the actions that lead from one to the next. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import actionData from './model/actions.json';
import statusData from './model/statuses.json';
import type { StaticTable } from './table';

export interface Status {
  readonly id: string;
  readonly caption: Localized<string>;
  readonly meaning: Localized<string>;
  /** Remedy in words, with the captions of the actions. */
  readonly next: Localized<string>;
  /** True when the recipient may have received the document. */
  readonly dispatched: boolean;
  /** Statuses that a run leads to without anybody's action: the next status first, then that of a failure. */
  readonly run: readonly string[];
}

/** Status that an action leads to when it is chosen in one of the statuses `from`. */
interface Transition {
  readonly from: 'any' | readonly string[];
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

export const statuses: readonly Status[] = statusData.statuses;
export const actions = actionData.actions as readonly Action[];

/** Captions of actions on the setup pages, with the page (a key of `fields.json`) of each. */
export const pageActions: readonly (Localized<string> & { readonly page: string })[] =
  actionData.pageActions;

/** All statuses, with what each means and what to do. */
export function statusTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('entries.status'), t('entries.meaning'), t('entries.next')],
    rows: statuses.map(({ id, caption, meaning, next }) => ({
      id: `status-${id}`,
      cells: [caption, meaning, next].map((text) => inLocale(text, locale)),
    })),
  };
}

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
    const { from } = transition;
    if (from === 'any') return t('entries.any');
    const before = from.map(captionOf).join(', ');
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
