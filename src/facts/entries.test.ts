import { expect, it } from 'vitest';
import { actions, actionTable, pageActions, statuses, type Action } from './entries';
import { localeIds } from '../locales';

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
  expect(actionTable(locale).rows).toHaveLength(actions.length);
});
