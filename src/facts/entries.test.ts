import { describe, expect, it } from 'vitest';
import { actions, actionTable, pageActions, statuses, statusTable, type Action } from './entries';
import { localeIds } from '../locales';

/** Ids of the actions that can be chosen for an entry with this status. */
const ids = (status: string) =>
  actions
    .filter(({ transitions }) =>
      transitions.some(({ from }) => from === 'any' || from.includes(status)),
    )
    .map(({ id }) => id);

describe('the way out of each status', () => {
  it('an error is restarted, a rejected document is created again', () => {
    expect(ids('error')).toEqual(expect.arrayContaining(['restart', 'create-again', 'cancel']));
    expect(ids('rejected')).toContain('create-again');
    expect(ids('rejected')).not.toContain('restart');
  });

  it('what is with the recipient can be neither cancelled nor sent as if for the first time', () => {
    for (const { id } of statuses.filter(({ dispatched }) => dispatched)) {
      expect(ids(id)).not.toContain('cancel');
      expect(ids(id)).not.toContain('send');
    }
  });

  describe.each(localeIds)('in %s', (locale) => {
    const captionOf = new Map(actions.map(({ id, caption }) => [caption[locale] ?? id, id]));
    // The longest first, so that Send Again is not read as Send.
    const captions = [...captionOf.keys()].sort((a, b) => b.length - a.length);
    const named = new RegExp(`\\b(?:${captions.join('|')})\\b`, 'g');

    it.each(statuses)('$id names only actions that can be chosen', ({ id, next }) => {
      const found = (next[locale]?.match(named) ?? []).map((caption) => captionOf.get(caption));
      expect(found.filter((action) => !ids(id).includes(action ?? ''))).toEqual([]);
    });
  });
});

/** Statuses that transitions name and the model does not have. */
function unknownStatuses(transitions: Action['transitions']): string[] {
  const known = new Set([...statuses.map(({ id }) => id), 'unchanged', 'new-entry']);
  return transitions
    .flatMap(({ from, to }) => [...(from === 'any' ? [] : from), to])
    .filter((id) => !known.has(id));
}

it('every transition leads from and to a status that exists', () => {
  expect(actions.flatMap(({ transitions }) => unknownStatuses(transitions))).toEqual([]);
  expect(statuses.flatMap(({ run }) => unknownStatuses([{ from: run, to: 'new' }]))).toEqual([]);
  expect(unknownStatuses([{ from: ['sent', 'lost'], to: 'found' }])).toEqual(['lost', 'found']);
});

it.each(localeIds)('every caption is there in %s', (locale) => {
  for (const { caption } of [...statuses, ...actions]) expect(caption[locale]).toBeTruthy();
  for (const action of pageActions) expect(action[locale]).toBeTruthy();
  expect(statusTable(locale).rows).toHaveLength(statuses.length);
  expect(actionTable(locale).rows).toHaveLength(actions.length);
});
