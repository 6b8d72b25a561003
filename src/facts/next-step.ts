/** The machine of an eDocument entry, and the one step that follows from where an entry stands. */
import { inLocale, localeIds, type LocaleId, type Localized } from '../locales';
import { actions, platformActions, statuses, type Action, type Dispatch } from './entries';
import data from './model/machine.json';

/** Who holds the value that is wrong; `operation` where no value is. */
export type Holder =
  | 'master-data'
  | 'setup'
  | 'document-field'
  | 'platform-field'
  | 'schema'
  | 'own-schema'
  | 'operation';

interface StepOfProcess {
  readonly id: string;
  readonly caption: Localized<string>;
  /** The possible states of the document when the step fails. */
  readonly dispatched: readonly Dispatch[];
}

interface HolderFacts {
  readonly id: Holder;
  readonly caption: Localized<string>;
  /** The beginning of a sentence that tells where to correct the value. */
  readonly correct: Localized<string>;
}

interface NextStepRule {
  readonly status: readonly string[];
  readonly dispatched?: readonly Dispatch[];
  readonly holder?: readonly Holder[];
  readonly not?: readonly Holder[];
  readonly action: string;
  readonly sentence: Localized<string>;
}

/** A case that a reader may be in, with the holder whose step it takes. */
interface Condition {
  readonly id: string;
  readonly holder: Holder;
  readonly caption: Localized<string>;
  readonly correct: Localized<string>;
}

export const processSteps = data.steps as readonly StepOfProcess[];
export const holders = data.holders as readonly HolderFacts[];
export const dispatchStates = data.dispatch;
/** The cases that stand before each step: nothing is wrong, a value that can be corrected, a posted one. */
const conditions = data.conditions as readonly Condition[];
const rules = data.nextSteps as readonly NextStepRule[];

/** The state of an entry. */
export interface Situation {
  readonly status: string;
  /** The step that failed; only an entry with the status Error has one. */
  readonly failedStep: string | undefined;
  readonly dispatched: Dispatch;
  readonly holder: Holder;
}

export interface NextStep {
  /** Id of an action of eDocument, or of Business Central for a posted document. */
  readonly action: string;
  /** Address of the action in the handbook, without base path. */
  readonly place: string;
  /** Captions of actions are between pairs of asterisks. */
  readonly sentence: Localized<string>;
}

/** Every situation in which an entry can be. */
export const situations: readonly Situation[] = statuses.flatMap(({ id, dispatched }) =>
  dispatched.flatMap((state) => {
    const failed = processSteps.filter((step) => step.dispatched.includes(state));
    const steps = id === 'error' ? failed.map((step) => step.id) : [undefined];
    return steps.flatMap((failedStep) =>
      holders.map(({ id: holder }) => ({ status: id, failedStep, dispatched: state, holder })),
    );
  }),
);

/** True when an action can be chosen for an entry with this status and dispatch. */
export function canBeChosen(
  { transitions }: Pick<Action, 'transitions'>,
  { status, dispatched }: Pick<Situation, 'status' | 'dispatched'>,
): boolean {
  return transitions.some(
    (transition) =>
      transition.from === 'any' ||
      (transition.from.includes(status) &&
        (transition.dispatched === undefined || transition.dispatched.includes(dispatched))),
  );
}

/** The rules of the machine that apply; exactly one for every situation that exists. */
export function rulesFor({ status, dispatched, holder }: Situation): readonly NextStepRule[] {
  return rules.filter(
    (rule) =>
      rule.status.includes(status) &&
      (rule.dispatched === undefined || rule.dispatched.includes(dispatched)) &&
      (rule.holder === undefined || rule.holder.includes(holder)) &&
      rule.not?.includes(holder) !== true,
  );
}

function actionOf(id: string): { caption: Localized<string>; place: string } {
  const own = actions.find((action) => action.id === id);
  if (own) return { caption: own.caption, place: `/eDocument#action-${id}` };
  const platform = platformActions.find((action) => action.id === id);
  if (!platform) throw new Error(`machine.json: no action "${id}" in actions.json.`);
  return { caption: platform.caption, place: platform.address };
}

/**
 * The one step that takes an entry on.
 *
 * @param correct where to correct the value, if more is known of it than its holder
 * @throws Error for a situation in which no entry can be
 */
export function nextStep(
  status: string,
  failedStep: string | undefined,
  dispatched: Dispatch,
  holder: Holder,
  correct?: Localized<string>,
): NextStep {
  const situation = { status, failedStep, dispatched, holder };
  const isKnown = situations.some((one) =>
    Object.entries(one).every(([name, value]) => value === situation[name as keyof Situation]),
  );
  const [rule] = isKnown ? rulesFor(situation) : [];
  const facts = holders.find(({ id }) => id === holder);
  if (!rule || !facts) {
    throw new Error(
      `No entry is at ${status} with the failed step ${failedStep ?? '–'}, dispatched: ${dispatched}, holder: ${holder}.`,
    );
  }
  return filled(rule, correct ?? facts.correct);
}

function filled(
  { action, sentence }: Pick<NextStepRule, 'action' | 'sentence'>,
  correct: Localized<string>,
): NextStep {
  const { caption, place } = actionOf(action);
  const texts = localeIds.map((locale) => [
    locale,
    inLocale(sentence, locale)
      .replace('{correct}', inLocale(correct, locale))
      .replace('{action}', inLocale(caption, locale)),
  ]);
  return { action, place, sentence: Object.fromEntries(texts) as Localized<string> };
}

/** The step where a document was posted and no entry arose. */
export const stepWithoutEntry = (correct: Localized<string>): NextStep =>
  filled(data.noEntry, correct);

/** A case with the step that an entry takes in it. */
export interface ConditionedStep {
  readonly condition: Condition;
  readonly step: NextStep;
}

/** The step of each case in which an entry with this status can be. */
export function conditionedSteps(status: string, dispatched: Dispatch): ConditionedStep[] {
  const failedStep = situations.find(
    (one) => one.status === status && one.dispatched === dispatched,
  )?.failedStep;
  return conditions.map((condition) => ({
    condition,
    step: nextStep(status, failedStep, dispatched, condition.holder, condition.correct),
  }));
}

/** The holder that decides for an invoice with several faults: the one with the least choice. */
export function decidingHolder(found: readonly Holder[]): Holder | undefined {
  const [first, ...others] = [...new Set(found)];
  if (first === undefined || others.length === 0) return first;
  return found.includes('platform-field') ? 'platform-field' : 'operation';
}

interface Standing {
  /** Statuses in which the step is the same. */
  readonly statuses: readonly string[];
  readonly dispatched: Dispatch;
  readonly failedStep?: string;
  /** Holders whose step is that of another: what arrived is refused also where no value is at fault. */
  readonly as?: Partial<Readonly<Record<Holder, Holder>>>;
}

/** How far an invoice got: to whoever judged it, not even there, or no further than the own check. */
export type Stage = keyof typeof data.readers;

/**
 * The situation of readers: their invoice was refused or stopped by their own check, never arrived, or was
 * refused by the recipient.
 */
const readers = data.readers as Readonly<Record<Stage, readonly string[]>>;
const standings = data.standings as Readonly<Record<string, Standing>>;

function standingOf(id: string): Standing {
  const found = standings[id];
  if (!found) throw new Error(`machine.json has no standing "${id}".`);
  return found;
}

/** Where a reader may find the entry, and the step from there, in one language. */
interface ReaderStep {
  readonly status: string;
  readonly sentence: string;
  readonly place: string;
}

const captionOf = (id: string, locale: LocaleId) =>
  inLocale(statuses.find((status) => status.id === id)?.caption ?? {}, locale);

/** Each state that a reader may find the entry in, and the step from there, in one language. */
export function readerSteps(
  holder: Holder,
  locale: LocaleId,
  stage: Stage = 'judged',
): readonly ReaderStep[] {
  return readers[stage].map(standingOf).map(({ statuses, failedStep, dispatched, as }) => {
    const [id = '', ...others] = statuses;
    const correct = holders.find((one) => one.id === holder)?.correct;
    const { sentence, place } = nextStep(
      id,
      failedStep,
      dispatched,
      as?.[holder] ?? holder,
      correct,
    );
    return {
      status: [id, ...others].map((one) => captionOf(one, locale)).join(', '),
      sentence: inLocale(sentence, locale),
      place,
    };
  });
}

/** The step for a document that is not posted yet. */
export function unpostedStep(holder: Holder, locale: LocaleId): ReaderStep {
  const { caption, sentence, correct, place } = data.unposted;
  const facts = holders.find(({ id }) => id === holder);
  const before = holder === 'platform-field' || !facts ? correct : facts.correct;
  return {
    status: inLocale(caption, locale),
    sentence: inLocale(sentence, locale).replace('{correct}', inLocale(before, locale)),
    place,
  };
}
