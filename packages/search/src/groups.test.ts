import { describe, expect, it } from 'vitest';
import { groupByPage } from './groups';
import type { Hit } from './types';

const unmarked = (text: string) => (text ? [{ text, marked: false }] : []);

const hit = (url: string, category: string, title: string): Hit => ({
  id: url,
  url,
  type: 'page',
  category: unmarked(category),
  title: unmarked(title),
  trail: [],
  text: [],
});

const names = (...hits: Hit[]) => groupByPage(hits, 5).map(({ name }) => name);

describe('groupByPage', () => {
  it('names a group after its page, best first', () => {
    expect(
      groupByPage(
        [
          hit('/a#x', 'Setup', 'Units & more'),
          hit('/b', 'Setup', 'Currencies'),
          hit('/a', '', 'Units & more'),
        ],
        5,
      ).map(({ name, hits }) => [name, ...hits.map(({ url }) => url)]),
    ).toEqual([
      ['Units & more', '/a#x', '/a'],
      ['Currencies', '/b'],
    ]);
  });

  it('keeps pages of one title apart by their parent', () => {
    expect(names(hit('/a', 'Setup', 'xInvoice'), hit('/b', 'Manual', 'xInvoice'))).toEqual([
      'xInvoice – Setup',
      'xInvoice – Manual',
    ]);
  });

  it('never names a path', () => {
    expect(names(hit('/a', 'Setup', 'xInvoice'), hit('/b#c', 'Setup', 'xInvoice'))).toEqual([
      'xInvoice – Setup',
      'xInvoice – Setup',
    ]);
  });

  it('shows at most so many hits of a page', () => {
    const [group] = groupByPage(
      [hit('/a', '', 'A'), hit('/a#1', '', 'A'), hit('/a#2', '', 'A')],
      2,
    );
    expect(group?.hits.map(({ url }) => url)).toEqual(['/a', '/a#1']);
  });

  it('names pages of one title in no category by it alone', () => {
    expect(names(hit('/a', '', 'xInvoice'), hit('/b', '', 'xInvoice'))).toEqual([
      'xInvoice',
      'xInvoice',
    ]);
  });
});
