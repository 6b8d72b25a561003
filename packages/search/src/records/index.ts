export { extractPage, type PageRecords, type SearchPage } from './page';
export { siteRecords, type Categories } from './site';
export { find, findAll, metaContent, parseHtml } from './dom';
