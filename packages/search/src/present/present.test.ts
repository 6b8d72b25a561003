import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape';
import { passesFilters } from './filters';
import { queryId } from './queryId';

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
    expect(passesFilters([[]], facets)).toBe(true);
    expect(passesFilters('kind', facets)).toBe(false);
  });

  it('reads a text as a list of filters, all of which are needed', () => {
    expect(passesFilters('kind:how-to, language:de-DE', facets)).toBe(true);
    expect(passesFilters('kind:how-to,language:en-GB', facets)).toBe(false);
    expect(passesFilters('', facets)).toBe(true);
  });
});

describe('queryId', () => {
  it('is 32 hexadecimal digits and differs by query', () => {
    expect(queryId('a')).toMatch(/^[0-9a-f]{32}$/);
    expect(queryId('a')).not.toBe(queryId('b'));
    expect(queryId('ab')).not.toBe(queryId('ba'));
    expect(queryId('a')).toBe(queryId('a'));
  });

  it('begins with the hash that others work out', () => {
    // FNV-1a of no text is its offset basis, of which the first quarter has another last bit.
    expect(queryId('').slice(0, 8)).toBe('811c9dc4');
    expect(new Set(queryId('a').match(/.{8}/g)).size).toBe(4);
  });

  it('has as many digits for every query', () => {
    for (let query = 0; query < 200; query += 1) expect(queryId(String(query))).toHaveLength(32);
  });
});

it('escapeHtml escapes what has a meaning in HTML, and nothing else', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  expect(escapeHtml('Größe; 3')).toBe('Größe; 3');
});
