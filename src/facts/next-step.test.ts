import { describe, expect, it } from 'vitest';
import { localeIds } from '../locales';
import { actions, platformActions, statuses } from './entries';
import {
  canBeChosen,
  decidingHolder,
  dispatchStates,
  holders,
  nextStep,
  processSteps,
  rulesFor,
  situations,
  type Situation,
} from './next-step';
import { statusTable } from './status-table';
import { cellText } from './table';

const FAILED = [undefined, ...processSteps.map(({ id }) => id)];
const states = ['no', 'test', 'uncertain', 'yes'] as const;

const name = ({ status, failedStep, dispatched, holder }: Situation) =>
  [status, failedStep ?? '–', dispatched, holder].join(' / ');

describe('each situation of an entry', () => {
  it('is one of status, failed step, dispatch and holder', () => {
    expect(dispatchStates.map(({ id }) => id)).toEqual(states);
    expect(new Set(situations.map(({ status }) => status))).toEqual(
      new Set(statuses.map(({ id }) => id)),
    );
    const errors = situations.filter(({ status }) => status === 'error');
    expect(new Set(errors.map(({ failedStep }) => failedStep))).toEqual(
      new Set(processSteps.map(({ id }) => id)),
    );
    expect(situations).toHaveLength(new Set(situations.map(name)).size);
  });

  it('has exactly one step, and the machine allows it', () => {
    const wrong = situations.filter((situation) => {
      const { status, failedStep, dispatched, holder } = situation;
      if (rulesFor(situation).length !== 1) return true;
      const { action } = nextStep(status, failedStep, dispatched, holder);
      const own = actions.find(({ id }) => id === action);
      return own
        ? !canBeChosen(own, situation)
        : !platformActions.some(({ id }) => id === action) || holder !== 'platform-field';
    });
    expect(wrong.map(name)).toEqual([]);
  });

  it('has a sentence in each language that names the action, without gaps', () => {
    for (const { status, failedStep, dispatched, holder } of situations) {
      const { sentence, place } = nextStep(status, failedStep, dispatched, holder);
      for (const locale of localeIds) {
        expect(sentence[locale]).toMatch(/^\p{Lu}[^{}]*\*\*[^{}]+\.$/u);
      }
      expect(place).toMatch(/^\/(eDocument#action-|HowTo\/)/);
    }
  });

  it('is refused when no entry can be in it', () => {
    const known = new Set(situations.map(name));
    for (const { id: status } of statuses) {
      for (const failedStep of FAILED) {
        for (const dispatched of states) {
          for (const { id: holder } of holders) {
            const situation = { status, failedStep, dispatched, holder };
            const step = () => nextStep(status, failedStep, dispatched, holder);
            if (known.has(name(situation))) expect(step).not.toThrow();
            else expect(step).toThrow('No entry is at');
          }
        }
      }
    }
  });
});

describe('the step', () => {
  it.each([
    // Before dispatch, Restart runs all lines again, also when the step Send failed.
    ['error', 'check', 'no', 'master-data', 'restart'],
    ['error', 'send', 'no', 'master-data', 'restart'],
    ['error', 'send', 'uncertain', 'operation', 'restart'],
    ['error', 'archive', 'yes', 'operation', 'restart'],
    ['error', 'archive', 'yes', 'master-data', 'create-again'],
    ['error', 'check', 'no', 'platform-field', 'cancel'],
    ['rejected', undefined, 'yes', 'setup', 'create-again'],
    ['rejected', undefined, 'yes', 'platform-field', 'correct-posted'],
    ['sent', undefined, 'yes', 'document-field', 'create-again'],
    ['completed', undefined, 'yes', 'platform-field', 'correct-posted'],
    ['ready-to-send', undefined, 'no', 'setup', 'create-again'],
    ['ready-to-send', undefined, 'test', 'operation', 'send'],
    ['cancelled', undefined, 'no', 'platform-field', 'correct-posted'],
    ['new', undefined, 'no', 'setup', 'send'],
  ] as const)('from %s, failed at %s, dispatched %s, for %s is %s', (...given) => {
    const [status, failedStep, dispatched, holder, action] = given;
    expect(nextStep(status, failedStep, dispatched, holder).action).toBe(action);
  });

  it('never takes back what the recipient may have', () => {
    const away = situations.filter(({ dispatched }) => ['uncertain', 'yes'].includes(dispatched));
    for (const { status, failedStep, dispatched, holder } of away) {
      expect(['cancel', 'send']).not.toContain(
        nextStep(status, failedStep, dispatched, holder).action,
      );
    }
  });

  it('asks before an entry is created again that was dispatched and is not marked as rejected', () => {
    const again = actions.find(({ id }) => id === 'create-again');
    for (const { from, dispatched, asks } of again?.transitions ?? []) {
      const isAway =
        dispatched?.includes('yes') ??
        statuses.some(
          (status) =>
            status.id !== 'rejected' &&
            from.includes(status.id) &&
            status.dispatched.every((one) => one === 'yes'),
        );
      expect(asks ?? false).toBe(isAway);
    }
  });
});

it('of several holders is the posted document if it is among them', () => {
  expect(decidingHolder([])).toBeUndefined();
  expect(decidingHolder(['setup', 'setup'])).toBe('setup');
  expect(decidingHolder(['setup', 'platform-field'])).toBe('platform-field');
  expect(decidingHolder(['setup', 'master-data'])).toBe('operation');
});

it.each(localeIds)('the table of statuses says in %s what to do in each', (locale) => {
  const { rows } = statusTable(locale);
  expect(rows).toHaveLength(statuses.length);
  for (const { cells } of rows) {
    const [, , steps = ''] = cells;
    const lines = typeof steps === 'object' && 'lines' in steps ? steps.lines : [];
    const [first] = lines;
    expect(first).toMatch(/^\*\*[^*]+:\*\* .+\*\*/);
    // No line joins the answers to several cases.
    expect(
      lines.filter((line) => (cellText(line).match(/ (?:is wrong|ist falsch):/g) ?? []).length > 1),
    ).toEqual([]);
  }
});
