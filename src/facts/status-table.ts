import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { actions, statuses, type Dispatch, type Status } from './entries';
import { messages } from './messages';
import {
  canBeChosen,
  holders,
  nextStep,
  situations,
  type Holder,
  type Situation,
} from './next-step';
import type { StaticTable } from './table';

/** The holders at both ends: no value is wrong, or posting has fixed the wrong one. */
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

/** A status that no entry keeps: the run leads on by itself. */
const PASSING = 'in-process';

/** Statuses of situations, each with its states of dispatch where only some of them are among these. */
function standing(found: readonly Situation[], locale: LocaleId): string {
  const t = messagesIn(messages, locale);
  const captions = statuses.flatMap(({ id, caption, dispatched }) => {
    const own = found.filter(({ status }) => status === id).map((one) => one.dispatched);
    const states = [...new Set(own)].map((state) => t(`entries.dispatched.${state}`));
    if (states.length === 0) return [];
    const name = `**${inLocale(caption, locale)}**`;
    return [states.length === dispatched.length ? name : `${name} (${states.join(', ')})`];
  });
  return captions.join(', ');
}

/** The one step from every status in which an entry waits, when this holder has the wrong value. */
export function nextStepTable(id: string, locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  const all = situations.filter(({ status, holder }) => holder === id && status !== PASSING);
  if (all.length === 0) {
    const known = holders.map((holder) => holder.id).join(', ');
    throw new Error(`"${id}" holds no value. Allowed: ${known}`);
  }
  const steps = all.map(({ status, failedStep, dispatched, holder }) =>
    inLocale(nextStep(status, failedStep, dispatched, holder).sentence, locale),
  );
  return {
    columns: [t('entries.status'), t('entries.next')],
    rows: [...new Set(steps)].map((step) => ({
      cells: [
        standing(
          all.filter((_, index) => steps[index] === step),
          locale,
        ),
        step,
      ],
    })),
  };
}
