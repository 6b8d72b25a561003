/** The life of an eDocument entry: its statuses, and the actions that lead from one to the next. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import buildTexts from '../site/build-texts.json';
import actionData from './model/actions.json';
import statusData from './model/statuses.json';
import type { StaticTable } from './table';

export interface Status {
  readonly id: string;
  readonly caption: Localized<string>;
  readonly meaning: Localized<string>;
  /** What a person can do, with the captions of the actions. */
  readonly next: Localized<string>;
  /** Whether the recipient may have received the document. */
  readonly dispatched: boolean;
  /** What a run makes of it without anybody's action: the next status first, then that of a failure. */
  readonly run: readonly string[];
}

/** Where an action leads, when it is chosen in one of the statuses `from`. */
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
  /** Whether it is chosen for an entry, on the list, or on a document that is not posted. */
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

const TEXTS = buildTexts.entries;

/** All statuses, with what each means and what to do. */
export function statusTable(locale: LocaleId): StaticTable {
  return {
    columns: [TEXTS.status, TEXTS.meaning, TEXTS.next].map((text) => inLocale(text, locale)),
    rows: statuses.map(({ id, caption, meaning, next }) => ({
      id: `status-${id}`,
      cells: [caption, meaning, next].map((text) => inLocale(text, locale)),
    })),
  };
}

function after({ to, asks }: Transition, locale: LocaleId): string {
  const status = statuses.find(({ id }) => id === to);
  const text = status
    ? inLocale(status.caption, locale)
    : inLocale(to === 'new-entry' ? TEXTS.newEntry : TEXTS.unchanged, locale);
  return asks ? `${text} (${inLocale(TEXTS.asks, locale)})` : text;
}

/** All actions, with the statuses in which each can be chosen. */
export function actionTable(locale: LocaleId): StaticTable {
  const captionOf = (status: string) =>
    inLocale(statuses.find(({ id }) => id === status)?.caption ?? {}, locale);
  const transitionText = (transition: Transition): string => {
    const { from } = transition;
    if (from === 'any') return inLocale(TEXTS.any, locale);
    const before = from.map(captionOf).join(', ');
    return before === '' ? after(transition, locale) : `${before} → ${after(transition, locale)}`;
  };
  return {
    columns: [TEXTS.action, TEXTS.transition, TEXTS.effect, TEXTS.permission].map((text) =>
      inLocale(text, locale),
    ),
    rows: actions.map(({ id, caption, scope, transitions, condition, effect, permission }) => ({
      id: `action-${id}`,
      cells: [
        inLocale(caption, locale),
        [
          ...(scope === 'entry' ? [] : [inLocale(TEXTS.scopes[scope], locale)]),
          ...transitions.map(transitionText),
          ...(condition ? [inLocale(condition, locale)] : []),
        ].join('; '),
        inLocale(effect, locale),
        { code: permission },
      ],
    })),
  };
}
