import { inLocale, type LocaleId } from '../locales';
import { messagesIn } from '../locales/messages';
import { actions, statuses, type Dispatch, type Status } from './entries';
import { messages } from './messages';
import {
  canBeChosen,
  conditionedSteps,
  holders,
  nextStep,
  situations,
  type Situation,
} from './next-step';
import type { Cell, StaticTable } from './table';

/** A line for each case in which an entry may be; cases with the same step are one. */
function linesOf(status: string, dispatched: Dispatch, locale: LocaleId) {
  const found = new Map<string, string[]>();
  const steps = conditionedSteps(status, dispatched);
  for (const { condition, step } of steps) {
    const sentence = inLocale(step.sentence, locale);
    found.set(sentence, [...(found.get(sentence) ?? []), inLocale(condition.caption, locale)]);
  }
  const lines = [...found].map(([sentence, cases]) =>
    cases.length === steps.length ? sentence : `**${cases.join('; ')}:** ${sentence}`,
  );
  return { lines, actions: steps.map(({ step }) => step.action) };
}

function whatToDo({ id, dispatched }: Status, locale: LocaleId): Cell {
  const t = messagesIn(messages, locale);
  const states = dispatched.map((state) => ({ state, ...linesOf(id, state, locale) }));
  const [usual] = states;
  const named = states.flatMap((one) => one.actions);
  const others = actions.filter(
    (action) =>
      !named.includes(action.id) &&
      action.scope === 'entry' &&
      action.transitions.every(({ from }) => from !== 'any') &&
      dispatched.some((state) => canBeChosen(action, { status: id, dispatched: state })),
  );
  const list = others.map(({ caption }) => `**${inLocale(caption, locale)}**`).join(', ');
  return {
    lines: [
      ...states.flatMap(({ state, lines }) => {
        if (lines === usual?.lines) return lines;
        const others = lines.filter((line) => usual?.lines.includes(line) !== true);
        return others.map((line) => `**${t(`entries.dispatched.${state}`)}.** ${line}`);
      }),
      ...(others.length === 0 ? [] : [t('entries.also', { actions: list })]),
    ],
  };
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
