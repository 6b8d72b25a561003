import { describe, expect, it } from 'vitest';
import { passesFilters } from './filters';

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
    expect(passesFilters([], facets)).toBe(true);
    expect(passesFilters(['language:-de-DE'], facets)).toBe(false);
    expect(passesFilters(['-language:en-GB'], facets)).toBe(true);
    expect(passesFilters(['version:3'], facets)).toBe(false);
    expect(passesFilters(['toString:x'], facets)).toBe(false);
    expect(passesFilters([['kind:how-to', 'kind:news']], facets)).toBe(true);
    expect(passesFilters(['kind:rules'], facets)).toBe(false);
    expect(passesFilters([[]], facets)).toBe(true);
    expect(passesFilters(['kind'], facets)).toBe(false);
  });
});
