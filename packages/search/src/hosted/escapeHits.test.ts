import { describe, expect, it } from 'vitest';
import type { SearchResponse } from '../types';
import { escapeHits } from './escapeHits';

describe('escapeHits', () => {
  it('escapes every text of a hit but its addresses, and keeps the marks', () => {
    const hit = {
      objectID: '/a?b&c',
      url: '/a?b&c',
      content: '<b>&</b>',
      hierarchy: { lvl1: 'A & B', lvl2: null },
      _snippetResult: { content: { value: '<i><mark>A</mark> & B</i>' } },
      _highlightResult: { camel: [{ value: '<' }], fullyHighlighted: true, position: 3 },
    };
    const response = { results: [{ hits: [hit], nbHits: 1 }] } as unknown as SearchResponse;
    expect(escapeHits(response)).toEqual({
      results: [
        {
          nbHits: 1,
          hits: [
            {
              objectID: '/a?b&c',
              url: '/a?b&c',
              content: '&lt;b&gt;&amp;&lt;/b&gt;',
              hierarchy: { lvl1: 'A &amp; B', lvl2: null },
              _snippetResult: {
                content: { value: '&lt;i&gt;<mark>A</mark> &amp; B&lt;/i&gt;' },
              },
              _highlightResult: {
                camel: [{ value: '&lt;' }],
                fullyHighlighted: true,
                position: 3,
              },
            },
          ],
        },
      ],
    });
  });
});
