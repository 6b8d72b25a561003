import { translate } from '@docusaurus/Translate';
import type { EntityLink } from '@site/src/facts/entity-page';

/** The list of the news. */
export const news = (): EntityLink => ({
  to: '/blog',
  label: translate({ id: 'site.news.title', message: 'News' }),
});

/** A list of tags, that of the handbook or that of the news. */
export const tags = (to: '/tags' | '/blog/tags'): EntityLink => ({
  to,
  label: translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' }),
});
