import { expect, it } from 'vitest';
import { localeIds } from '../locales';
import { cellText } from './table';
import { actions } from './entries';
import { permissionSets, permissionTable } from './operations';

it('every action needs a permission set that exists', () => {
  const known = permissionSets.map(({ id }) => id);
  for (const { id, permission } of actions) expect(known, id).toContain(permission);
});

it.each(localeIds)('the permission sets show every action once, %s', (locale) => {
  const shown = permissionTable(locale).rows.flatMap(({ cells }) =>
    cellText(cells[3] ?? '').split(', '),
  );
  expect(shown.sort()).toEqual(actions.map(({ caption }) => caption[locale]).sort());
});
