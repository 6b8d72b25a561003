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

export const processSteps = data.steps as readonly StepOfProcess[];
export const holders = data.holders as readonly HolderFacts[];
export const dispatchStates = data.dispatch;
const rules = data.nextSteps as readonly NextStepRule[];

/** The state of an entry. */
export interface Situation {
  readonly status: string;
  /** The step that failed; only an entry with the status Error has one. */
  readonly failedStep: string | undefined;
  readonly dispatched: Dispatch;
  readonly holder: Holder;
}

interface NextStep {
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
 * @throws Error for a situation in which no entry can be
 */
export function nextStep(
  status: string,
  failedStep: string | undefined,
  dispatched: Dispatch,
  holder: Holder,
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
  const { caption, place } = actionOf(rule.action);
  const sentence = Object.fromEntries(
    localeIds.map((locale) => [
      locale,
      inLocale(rule.sentence, locale)
        .replace('{correct}', inLocale(facts.correct, locale))
        .replace('{action}', inLocale(caption, locale)),
    ]),
  );
  return { action: rule.action, place, sentence };
}

/** The holder that decides for an invoice with several faults: the one with the least choice. */
export function decidingHolder(found: readonly Holder[]): Holder | undefined {
  const [first, ...others] = [...new Set(found)];
  if (first === undefined || others.length === 0) return first;
  return found.includes('platform-field') ? 'platform-field' : 'operation';
}

type Standing = Omit<Situation, 'holder'> & { readonly holder?: Holder };

/** The recipient has it. What is still Sent may be refused yet, whoever holds the value. */
const ARRIVED: readonly Standing[] = [
  { status: 'rejected', failedStep: undefined, dispatched: 'yes' },
  { status: 'sent', failedStep: undefined, dispatched: 'yes', holder: 'schema' },
];

/**
 * The situation of readers: their invoice was refused or stopped by their own check, never arrived, or was
 * refused by the recipient.
 */
const READERS: Readonly<Record<'judged' | 'underway' | 'refused', readonly Standing[]>> = {
  judged: [...ARRIVED, { status: 'error', failedStep: 'check', dispatched: 'no' }],
  underway: [{ status: 'error', failedStep: 'send', dispatched: 'uncertain' }],
  refused: ARRIVED,
};

/** The station that an invoice reached: whoever judged it, or not even that. */
export type Stage = keyof typeof READERS;

/** Each state that a reader may find the entry in, and the step from there, in one language. */
export function readerSteps(
  holder: Holder,
  locale: LocaleId,
  stage: Stage = 'judged',
): readonly { readonly status: string; readonly sentence: string; readonly place: string }[] {
  return READERS[stage].map(({ status, failedStep, dispatched, holder: own = holder }) => {
    const { sentence, place } = nextStep(status, failedStep, dispatched, own);
    const caption = statuses.find(({ id }) => id === status)?.caption ?? {};
    return { status: inLocale(caption, locale), sentence: inLocale(sentence, locale), place };
  });
}
