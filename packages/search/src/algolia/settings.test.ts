import { expect, it } from 'vitest';
import { indexSettings } from './settings';

it('has the values of the template of DocSearch', () => {
  expect(indexSettings).toMatchObject({
    ignorePlurals: true,
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    attributesToRetrieve: [
      ...['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
      ...['hierarchy.lvl4', 'hierarchy.lvl5', 'hierarchy.lvl6'],
      ...['content', 'anchor', 'url', 'url_without_anchor', 'type'],
    ],
    camelCaseAttributes: [
      ...['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
      ...['hierarchy.lvl4', 'hierarchy.lvl5', 'hierarchy.lvl6', 'content'],
    ],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    advancedSyntax: true,
    removeWordsIfNoResults: 'allOptional',
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  });
});

it('has what differs from it: both languages, marks, and what only our records have', () => {
  expect(indexSettings).toMatchObject({
    indexLanguages: ['de', 'en'],
    queryLanguages: ['de', 'en'],
    decompoundQuery: true,
    removeStopWords: false,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    separatorsToIndex: '_',
    distinct: false,
    searchableAttributes: [
      ...['unordered(hierarchy.lvl0)', 'unordered(hierarchy.lvl1)', 'unordered(hierarchy.lvl2)'],
      ...['unordered(hierarchy.lvl3)', 'unordered(hierarchy.lvl4)', 'unordered(hierarchy.lvl5)'],
      ...['unordered(hierarchy.lvl6)', 'content', 'unordered(keywords)', 'unordered(asks)'],
    ],
    unretrievableAttributes: ['asks'],
    attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'kind'],
  });
});
