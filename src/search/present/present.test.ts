import { describe, expect, it } from 'vitest';
import { passesFilters } from './filters';
import { highlight, snippet } from './highlight';
import type { Mark } from './marks';
import { queryId } from './queryId';

const TAGS = { pre: '<mark>', post: '</mark>' };

function marksOf(text: string, ...found: string[]): Mark[] {
  return found.map((part, index) => {
    const start = text.indexOf(part);
    return { start, end: start + part.length, words: [index] };
  });
}

describe('highlight', () => {
  it('escapes the text and adds only the tags of the request', () => {
    const text = 'a <b> & "c" beleg';
    expect(highlight(text, marksOf(text, 'beleg'), new Map([[0, 'beleg']]), TAGS)).toEqual({
      value: 'a &lt;b&gt; &amp; &quot;c&quot; <mark>beleg</mark>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['beleg'],
    });
  });

  it('tells partial matches and none from full ones', () => {
    const words = new Map([
      [0, 'beleg'],
      [1, 'art'],
    ]);
    expect(highlight('beleg', marksOf('beleg', 'beleg'), words, TAGS)).toMatchObject({
      matchLevel: 'partial',
      fullyHighlighted: true,
    });
    expect(highlight('nichts', [], words, TAGS)).toEqual({
      value: 'nichts',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
});

describe('snippet', () => {
  const text = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');

  it('shows the window with most of the words, and dots where text is left out', () => {
    const marks = marksOf(text, 'w20', 'w22');
    const { value } = snippet(text, marks, 2, 5, TAGS, '…');
    expect(value).toBe('…w19 <mark>w20</mark> w21 <mark>w22</mark> w23…');
  });

  it('begins at the beginning when nothing matches there', () => {
    expect(snippet(text, [], 1, 3, TAGS, '…').value).toBe('w0 w1 w2…');
  });

  it('leaves short texts whole', () => {
    expect(snippet('kurz und gut', [], 1, 10, TAGS, '…').value).toBe('kurz und gut');
    expect(snippet('', [], 1, 10, TAGS, '…').value).toBe('');
  });
});

describe('passesFilters', () => {
  const facets = {
    language: 'de-DE',
    docusaurus_tag: 'docs-default-current',
    kind: 'how-to',
  } as const;

  it('needs all of a list and any of a nested one', () => {
    expect(
      passesFilters(
        ['language:de-DE', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        facets,
      ),
    ).toBe(true);
    expect(passesFilters(['language:en-GB', ['docusaurus_tag:docs-default-current']], facets)).toBe(
      false,
    );
    expect(passesFilters(['language:de-DE', ['docusaurus_tag:default']], facets)).toBe(false);
  });

  it('passes without filters, turns minus around and refuses unknown facets', () => {
    expect(passesFilters(undefined, facets)).toBe(true);
    expect(passesFilters([], facets)).toBe(true);
    expect(passesFilters(['language:-de-DE'], facets)).toBe(false);
    expect(passesFilters('-language:en-GB', facets)).toBe(true);
    expect(passesFilters('version:3', facets)).toBe(false);
    expect(passesFilters('toString:x', facets)).toBe(false);
    expect(passesFilters([['kind:how-to', 'kind:news']], facets)).toBe(true);
    expect(passesFilters(['kind:rules'], facets)).toBe(false);
  });
});

describe('queryId', () => {
  it('is 32 hexadecimal digits and differs by query', () => {
    expect(queryId('a')).toMatch(/^[0-9a-f]{32}$/);
    expect(queryId('a')).not.toBe(queryId('b'));
  });
});
