export { analysisLanguage, createIndex, type CreatedIndex, type IndexOptions } from './createIndex';
export { open, type SearchIndex } from './open';
export { toldWords } from './analysis/mail';
export { isOfPerson } from './person';
export { groupByPage, pageOf, plainText } from './groups';
export {
  PAGE_KINDS,
  type AnalysisLanguage,
  type Filters,
  type Hit,
  type MarkedText,
  type PageKind,
  type QueryOptions,
  type SearchRecord,
  type SearchResults,
  type Synonym,
  type TextPart,
} from './types';
