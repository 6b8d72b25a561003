import { expect, it } from 'vitest';
import { indexSettings } from './settings';

it('the hosted index is set up so, and a change of it is seen', () => {
  expect(indexSettings).toMatchInlineSnapshot(`
    {
      "advancedSyntax": true,
      "allowTyposOnNumericTokens": false,
      "attributesForFaceting": [
        "type",
        "language",
        "docusaurus_tag",
      ],
      "attributesToHighlight": [
        "hierarchy",
        "content",
      ],
      "attributesToRetrieve": [
        "hierarchy.lvl0",
        "hierarchy.lvl1",
        "hierarchy.lvl2",
        "hierarchy.lvl3",
        "hierarchy.lvl4",
        "hierarchy.lvl5",
        "hierarchy.lvl6",
        "content",
        "anchor",
        "url",
        "url_without_anchor",
        "type",
      ],
      "attributesToSnippet": [
        "content:10",
      ],
      "camelCaseAttributes": [
        "hierarchy.lvl0",
        "hierarchy.lvl1",
        "hierarchy.lvl2",
        "hierarchy.lvl3",
        "hierarchy.lvl4",
        "hierarchy.lvl5",
        "hierarchy.lvl6",
        "content",
      ],
      "customRanking": [
        "desc(weight.pageRank)",
        "desc(weight.level)",
        "asc(weight.position)",
      ],
      "decompoundQuery": true,
      "distinct": false,
      "highlightPostTag": "</mark>",
      "highlightPreTag": "<mark>",
      "ignorePlurals": true,
      "indexLanguages": [
        "de",
        "en",
      ],
      "minProximity": 1,
      "minWordSizefor1Typo": 4,
      "minWordSizefor2Typos": 8,
      "queryLanguages": [
        "de",
        "en",
      ],
      "ranking": [
        "words",
        "filters",
        "typo",
        "attribute",
        "proximity",
        "exact",
        "custom",
      ],
      "removeStopWords": false,
      "removeWordsIfNoResults": "allOptional",
      "searchableAttributes": [
        "unordered(hierarchy.lvl0)",
        "unordered(hierarchy.lvl1)",
        "unordered(hierarchy.lvl2)",
        "unordered(hierarchy.lvl3)",
        "unordered(hierarchy.lvl4)",
        "unordered(hierarchy.lvl5)",
        "unordered(hierarchy.lvl6)",
        "content",
        "unordered(keywords)",
      ],
      "separatorsToIndex": "_",
    }
  `);
});

it('what the extraction writes is searched, filtered and ranked by', () => {
  expect(indexSettings.searchableAttributes).toContain('unordered(keywords)');
  expect(indexSettings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
  expect(indexSettings.customRanking).toEqual([
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ]);
});
