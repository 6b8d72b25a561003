import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { actions, statuses, type Dispatch, type Status } from './entries';
import { messages } from './messages';
import { canBeChosen, nextStep, situations, type Holder } from './next-step';
import type { StaticTable } from './table';

/** Where no value is wrong, and where posting has fixed the wrong one: all others are between them. */
const SHOWN: readonly Holder[] = ['operation', 'platform-field'];

/** Steps from a status in one state of dispatch, each sentence once. */
function sentences(status: string, dispatched: Dispatch, of: readonly Holder[], locale: LocaleId) {
  const failedStep = situations.find(
    (one) => one.status === status && one.dispatched === dispatched,
  )?.failedStep;
  const found = of.map((holder) => nextStep(status, failedStep, dispatched, holder));
  return {
    text: [...new Set(found.map(({ sentence }) => inLocale(sentence, locale)))].join(' '),
    actions: found.map(({ action }) => action),
  };
}

function whatToDo({ id, dispatched }: Status, locale: LocaleId): string {
  const t = messagesIn(messages, locale);
  const steps = dispatched.map((state, index) => {
    const found = sentences(id, state, index === 0 ? SHOWN : ['operation'], locale);
    const caption = t(`entries.dispatched.${state}`);
    return { ...found, text: index === 0 ? found.text : `**${caption}:** ${found.text}` };
  });
  const text = steps.map((step) => step.text).join(' ');
  const named = steps.flatMap((step) => step.actions);
  const others = actions.filter(
    (action) =>
      !named.includes(action.id) &&
      action.scope === 'entry' &&
      action.transitions.every(({ from }) => from !== 'any') &&
      dispatched.some((state) => canBeChosen(action, { status: id, dispatched: state })),
  );
  if (others.length === 0) return text;
  const list = others.map(({ caption }) => `**${inLocale(caption, locale)}**`).join(', ');
  return `${text} ${t('entries.also', { actions: list })}`;
}

/** All statuses, with what each means and the step that follows. */
export function statusTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('entries.status'), t('entries.meaning'), t('entries.next')],
    rows: statuses.map((status) => ({
      id: `status-${status.id}`,
      cells: [
        inLocale(status.caption, locale),
        inLocale(status.meaning, locale),
        whatToDo(status, locale),
      ],
    })),
  };
}
