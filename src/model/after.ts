/** Where an entry stands after a branch, and the step that follows. Loads neither XML nor rules. */
import type { Dispatch } from '../facts/entries';
import {
  conditionedSteps,
  nextStep,
  stepWithoutEntry,
  type ConditionedStep,
  type NextStep,
} from '../facts/next-step';
import { inLocale, localeIds, type Localized } from '../locales';
import { correctionText, holderOfBranch, type Branch, type End } from './branch';

/** Where an entry stands. */
export interface Entry {
  readonly status: string;
  readonly dispatched: Dispatch;
  readonly failedStep?: string;
  /** Message of the product; absent where Last Error is empty. */
  readonly lastError?: string;
}

const ENDS: Readonly<Record<Exclude<End, 'no-entry' | 'note'>, Entry>> = {
  new: { status: 'new', dispatched: 'no' },
  answer: { status: 'new', dispatched: 'no' },
  cancelled: { status: 'cancelled', dispatched: 'no' },
  rejected: { status: 'rejected', dispatched: 'yes' },
  waits: { status: 'ready-to-send', dispatched: 'no' },
  test: { status: 'ready-to-send', dispatched: 'test' },
  uncertain: { status: 'error', dispatched: 'uncertain', failedStep: 'send' },
  suppressed: { status: 'completed', dispatched: 'yes' },
};

/** Before the first line: shown as a failure of that line. */
const FIRST_STEP = 'create-xml';

/**
 * Where an entry stands after a branch; undefined where none arises or the run goes on.
 *
 * @param step at which the run was, for a branch that any step has
 */
export function entryAfter(
  { at, ends, message }: Branch,
  step = 'run-codeunit',
): Entry | undefined {
  if (ends === 'no-entry' || ends === 'note') return undefined;
  const said = message === undefined || ends === 'answer' ? {} : { lastError: message };
  if (ends) return { ...ENDS[ends], ...said };
  const failedStep = { start: FIRST_STEP, any: step }[at] ?? at;
  const dispatched = failedStep === 'archive' ? 'yes' : 'no';
  return { status: 'error', dispatched, failedStep, ...said };
}

const joined = (one: Localized<string>, other: Localized<string>): Localized<string> =>
  Object.fromEntries(
    localeIds.map((locale) => [locale, `${inLocale(one, locale)}. ${inLocale(other, locale)}`]),
  );

/** A step that follows; `condition` where it depends on a case that the branch does not decide. */
export type Following = Pick<ConditionedStep, 'step'> & Partial<ConditionedStep>;

/**
 * The steps that follow from a branch: one where its cause is known, one for each case otherwise, none
 * where the run goes on.
 *
 * @param remedy what ends the cause, where a person words it better than the field does
 */
export function stepsAfter(branch: Branch, remedy?: Localized<string>): Following[] {
  const correct = remedy ?? correctionText(branch);
  if (branch.ends === 'no-entry' && correct) return [{ step: stepWithoutEntry(correct) }];
  const entry = entryAfter(branch);
  if (!entry) return [];
  const { status, dispatched, failedStep } = entry;
  const holder = holderOfBranch(branch);
  if (holder === undefined) {
    return conditionedSteps(status, dispatched).filter(
      ({ condition }) => condition.id !== 'values-right',
    );
  }
  if (branch.ends !== 'waits') {
    return [{ step: nextStep(status, failedStep, dispatched, holder, correct) }];
  }
  const step: NextStep = nextStep(status, failedStep, dispatched, 'operation');
  return [{ step: correct ? { ...step, sentence: joined(correct, step.sentence) } : step }];
}
