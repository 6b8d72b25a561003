import type { Options } from '@docusaurus/preset-classic';
import { hasWholeHistory } from '../site/history';

/**
 * The sitemap of a language. Pages of documents have the day of their last commit; those that are
 * made from facts, the day on which the facts were checked last (`src/plugins/entities`).
 */
export const sitemap = {
  lastmod: hasWholeHistory() ? 'date' : null,
  // All news are by one team: the list of authors leads nowhere, and nothing leads there.
  ignorePatterns: ['**/blog/authors'],
} satisfies Options['sitemap'];
