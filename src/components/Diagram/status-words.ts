import buildTexts from '../../site/build-texts.json';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import { chainOf, changesOf, type LifeModel } from './changes';

const TEXTS = buildTexts.statusDiagram;

/** What the drawing shows, and what begins another entry, for which it has no arrow. */
export function describeStatuses(model: LifeModel, locale: LocaleId): string[] {
  const chain = chainOf(model);
  const changes = changesOf(model);
  const nameOf = (id: string) =>
    inLocale(model.statuses.find((status) => status.id === id)?.caption ?? {}, locale);
  const list = (ids: readonly string[], type: Intl.ListFormatType = 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(ids.map(nameOf));
  const sentence = (text: Localized<string>, values: Readonly<Record<string, string>>) =>
    inLocale(text, locale).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

  const failures = new Set(
    changes.filter(({ to, by }) => !by && !chain.includes(to)).map(({ to }) => to),
  );
  const failed = [...failures].map((to) => {
    const before = changes.filter((change) => change.to === to && !change.by);
    const from = list(before.map((change) => change.from));
    return sentence(TEXTS.fails, { from, to: nameOf(to) });
  });
  const chosen = model.actions.flatMap((action) => {
    const own = changes.filter(({ by }) => by === action);
    const from = list(own.map((change) => change.from));
    return own.slice(0, 1).map(({ to }) => {
      const values = { action: inLocale(action.caption, locale), from, to: nameOf(to) };
      return sentence(TEXTS.chosen, values);
    });
  });
  const anew = model.actions.flatMap(({ caption, transitions }) => {
    const before = transitions.flatMap(({ from, to }) => (to === 'new-entry' ? from : []));
    const values = { action: inLocale(caption, locale), from: list(before) };
    return before.length > 0 ? [sentence(TEXTS.anew, values)] : [];
  });
  return [
    sentence(TEXTS.run, { chain: list(chain, 'conjunction') }),
    ...failed,
    ...chosen,
    ...anew,
  ];
}
