import { describe, expect, it } from 'vitest';
import { actions, actionsIn, actionTable, pageActions, statuses, statusTable } from './entries';
import { localeIds } from '../site/locales';

const ids = (status: string) => actionsIn(status).map(({ id }) => id);

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

  it.each(statuses.map(({ id }) => id))('%s names only actions that can be chosen', (id) => {
    const possible = new Set(actionsIn(id).map(({ caption }) => caption['en-GB']));
    const next = statuses.find((status) => status.id === id)?.next['en-GB'] ?? '';
    const named = actions
      .map(({ caption }) => caption['en-GB'] ?? '')
      .filter((caption) => caption !== 'Send' && next.includes(caption));
    expect(named.filter((caption) => !possible.has(caption))).toEqual([]);
  });
});

it('every transition leads from and to a status that exists', () => {
  const known = new Set([...statuses.map(({ id }) => id), 'unchanged', 'new-entry']);
  for (const { transitions } of actions) {
    for (const { from, to } of transitions) {
      expect(known).toContain(to);
      if (from !== 'any') expect(from.filter((id) => !known.has(id))).toEqual([]);
    }
  }
});

it.each(localeIds)('every caption is there in %s', (locale) => {
  for (const { caption } of [...statuses, ...actions]) expect(caption[locale]).toBeTruthy();
  for (const action of pageActions) expect(action[locale]).toBeTruthy();
  expect(statusTable(locale).rows).toHaveLength(statuses.length);
  expect(actionTable(locale).rows).toHaveLength(actions.length);
});
