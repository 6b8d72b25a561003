import { describe, expect, it } from 'vitest';
import { bracketed } from '../testing';
import { readResult } from './hits';
import type { AlgoliaHit } from './types';

const hierarchy = { lvl0: 'Setup', lvl1: 'Units & more', lvl2: 'Codes', lvl3: null };
const base: AlgoliaHit = { objectID: '1', url: '/a#b', type: 'content', hierarchy };

function read(hit: Partial<AlgoliaHit>, more: object = {}) {
  const result = { hits: [{ ...base, ...hit }], nbHits: 1, page: 0, nbPages: 1, query: 'x' };
  return readResult({ ...result, ...more });
}

function textsOf(hit: Partial<AlgoliaHit>) {
  const [found] = read(hit).hits;
  const { type, category, title, trail = [], text } = found ?? {};
  return [type, bracketed(category), bracketed(title), trail.map(bracketed), bracketed(text)];
}

describe('a result of Algolia', () => {
  it('is read with its counts, its removed words and its id', () => {
    const more = { queryAfterRemoval: 'a <em>b</em> & <em>c</em>', queryID: 'q', nbPages: 3 };
    expect(read({}, more)).toMatchObject({
      query: 'x',
      count: 1,
      page: 0,
      pageCount: 3,
      without: ['b', 'c'],
      queryId: 'q',
    });
    expect(read({})).not.toHaveProperty('queryId');
    expect(read({}).without).toEqual([]);
  });

  it('has hits of raw texts where its index annotates none', () => {
    expect(textsOf({ content: 'a <b>' })).toEqual([
      'text',
      'Setup',
      'Units & more',
      ['Codes'],
      'a <b>',
    ]);
    expect(textsOf({ type: 'lvl2', content: null })).toEqual([
      'heading',
      'Setup',
      'Units & more',
      ['Codes'],
      '',
    ]);
    expect(textsOf({ type: 'lvl1', content: 'About' })).toEqual([
      'page',
      'Setup',
      'Units & more',
      [],
      'About',
    ]);
    const category = textsOf({ type: 'lvl0', hierarchy: { lvl0: 'Setup' } });
    expect(category).toEqual(['page', '', 'Setup', [], '']);
  });

  it('has marks where it is annotated, and takes no other markup for any', () => {
    expect(
      textsOf({
        content: 'raw',
        _highlightResult: { hierarchy: { lvl1: { value: '<mark>Units</mark> & <i>more</i>' } } },
        _snippetResult: { content: { value: '…of <mark>units</mark>…' } },
      }),
    ).toEqual(['text', 'Setup', '[Units] & <i>more</i>', ['Codes'], '…of [units]…']);
  });
});
