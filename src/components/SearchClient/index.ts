export { useSearch } from './useSearch';
export { useSearchClient } from './useSearchClient';
export { useSearchSettings } from './useSearchSettings';
