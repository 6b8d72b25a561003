import { messagesIn } from '../../locales/messages';
import { messages } from './messages';
import { inLocale, type LocaleId } from '../../locales';
import { chainOf, changesOf, type LifeModel } from './changes';

/** The drawing in words, and the actions that begin another entry, for which it has no arrow. */
export function describeStatuses(model: LifeModel, locale: LocaleId): string[] {
  const chain = chainOf(model);
  const changes = changesOf(model);
  const nameOf = (id: string) =>
    inLocale(model.statuses.find((status) => status.id === id)?.caption ?? {}, locale);
  const list = (ids: readonly string[], type: Intl.ListFormatType = 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(ids.map(nameOf));
  const t = messagesIn(messages, locale);

  const failures = new Set(
    changes.filter(({ to, by }) => !by && !chain.includes(to)).map(({ to }) => to),
  );
  const failed = [...failures].map((to) => {
    const before = changes.filter((change) => change.to === to && !change.by);
    const from = list(before.map((change) => change.from));
    return t('status.fails', { from, to: nameOf(to) });
  });
  const chosen = model.actions.flatMap((action) => {
    const own = changes.filter(({ by }) => by === action);
    const from = list(own.map((change) => change.from));
    return own.slice(0, 1).map(({ to }) => {
      const values = { action: inLocale(action.caption, locale), from, to: nameOf(to) };
      return t('status.chosen', values);
    });
  });
  const anew = model.actions.flatMap(({ caption, transitions }) => {
    const before = new Set(transitions.flatMap(({ from, to }) => (to === 'new-entry' ? from : [])));
    const ordered = model.statuses.map(({ id }) => id).filter((id) => before.has(id));
    const values = { action: inLocale(caption, locale), from: list(ordered) };
    return ordered.length > 0 ? [t('status.anew', values)] : [];
  });
  return [t('status.run', { chain: list(chain, 'conjunction') }), ...failed, ...chosen, ...anew];
}
