import { expect, it } from 'vitest';
import { indexSettings } from './settings';

it('what the extraction writes is searched, filtered and ranked by', () => {
  expect(indexSettings.searchableAttributes).toContain('unordered(keywords)');
  expect(indexSettings.searchableAttributes.at(-1)).toBe('unordered(asks)');
  expect(indexSettings.unretrievableAttributes).toEqual(['asks']);
  expect(indexSettings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
  expect(indexSettings.customRanking).toEqual([
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ]);
});
