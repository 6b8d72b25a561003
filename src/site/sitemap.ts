import type { Options } from '@docusaurus/preset-classic';
import { isEntityRoute } from '../facts/entity-routes';
import { asOf } from '../facts/rules.json';
import { hasWholeHistory } from './history';

/**
 * The sitemap of a language. Pages of documents have the day of their last commit; those that are
 * made from facts, the day on which the facts were checked last.
 */
export const sitemap = {
  lastmod: hasWholeHistory() ? 'date' : null,
  // All news are by one team: the list of authors leads nowhere, and nothing leads there.
  ignorePatterns: ['**/blog/authors'],
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => (isEntityRoute(item.url) ? { ...item, lastmod: asOf } : item));
  },
} satisfies Options['sitemap'];
