import type { IndexSettings } from 'algoliasearch';
import { HIERARCHY_LEVELS } from '../types';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/**
 * Settings of the hosted index, after DocSearch's own
 * (https://docsearch.algolia.com/docs/templates). Compounds are split for German only where the
 * languages of index and query are named
 * (https://www.algolia.com/doc/api-reference/api-parameters/decompoundQuery/).
 */
export const indexSettings = {
  indexLanguages: ['de', 'en'],
  queryLanguages: ['de', 'en'],
  decompoundQuery: true,
  ignorePlurals: true,
  removeStopWords: false,
  searchableAttributes: [
    ...levels.map((level) => `unordered(${level})`),
    'content',
    'unordered(keywords)',
    'unordered(asks)',
  ],
  // Readers' questions lead to a page and are no text of it.
  unretrievableAttributes: ['asks'],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'kind'],
  attributesToRetrieve: [...levels, 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  camelCaseAttributes: [...levels, 'content'],
  separatorsToIndex: '_',
  distinct: false,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
} satisfies IndexSettings;
