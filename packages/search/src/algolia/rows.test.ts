import { describe, expect, it } from 'vitest';
import { pageRecords } from '../testing';
import { withRows } from './rows';

const FAMILY = '/Reference/Rules/UBL-CR';
const [page] = pageRecords([
  {
    url: FAMILY,
    title: 'Rules UBL-CR',
    asks: ['elements not used'],
    rows: ['UBL-CR-001..003'],
    sections: {},
  },
]);
if (!page) throw new Error('no page');

describe('rows of a family of rules, published', () => {
  it('are a record each, which leads to the row and is called like it', () => {
    const [, ...rows] = withRows(page);
    expect(rows.map(({ url }) => url)).toEqual(
      ['001', '002', '003'].map((number) => `${FAMILY}#UBL-CR-${number}`),
    );
    expect(rows[2]).toMatchObject({
      type: 'lvl2',
      anchor: 'UBL-CR-003',
      hierarchy: { lvl1: 'Rules UBL-CR', lvl2: 'UBL-CR-003' },
      content: null,
    });
    expect(new Set(rows.map(({ objectID }) => objectID)).size).toBe(3);
    expect(rows.map(({ weight }) => weight)).toEqual(
      [1, 2, 3].map((position) => ({ ...page.weight, level: 80, position })),
    );
  });

  it('do not repeat what is asked about the page, and the page has no runs', () => {
    const [first, second] = withRows(page);
    expect(first).toMatchObject({ asks: ['elements not used'] });
    expect(first).not.toHaveProperty('rows');
    expect(second).not.toHaveProperty('asks');
  });

  it('are none of other pages', () => {
    const other = { ...page, rows: [] };
    expect(withRows(other).map(({ objectID }) => objectID)).toEqual([page.objectID]);
  });
});
