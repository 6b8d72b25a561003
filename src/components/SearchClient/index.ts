export { useSearch, useWholeSearch } from './useSearch';
export { useSearchClient } from './useSearchClient';
export { useSearchSettings } from './useSearchSettings';
