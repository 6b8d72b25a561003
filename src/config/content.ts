import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { Options } from '@docusaurus/preset-classic';
import { fieldTables } from '../mdx/field-tables';
import { tableAccessibility } from '../mdx/table-accessibility';
import { wholeCodes } from '../mdx/whole-codes';
import { contentComponents } from '../mdx/content-components';
import { factComponents } from '../mdx/fact-components';
import { highlightCode } from '../mdx/highlight-code';
import { lawReferences } from '../mdx/law-references';
import { ledgerDays } from '../mdx/ledger-days';
import { mentions } from '../mdx/mentions';
import { xmlExcerpt } from '../mdx/xml-excerpt';
import { componentSources } from './content-components';
import { hasWholeHistory } from '../site/history';
import { identity } from '../site/identity';
import { messagesIn } from '../locales/messages';
import { messages } from '../site/messages';
import type { LocaleId } from '../locales';
import { prism } from '../site/prism';
import { sitemap } from './sitemap';

// The first four put tables, days and components into the page; the last imports the components.
const remarkPlugins: MDXPlugin[] = [
  fieldTables,
  ledgerDays,
  xmlExcerpt,
  factComponents,
  mentions,
  [contentComponents, componentSources],
];
const rehypePlugins: MDXPlugin[] = [
  tableAccessibility,
  wholeCodes,
  lawReferences,
  [highlightCode, prism],
];

const history = {
  editUrl: `${identity.repositoryUrl}/edit/main/`,
  editLocalizedFiles: true,
  showLastUpdateTime: hasWholeHistory(),
};

/** Title and description of the news feed. Titles of feeds are no translations of Docusaurus. */
function newsFeed(locale: LocaleId): { title: string; description: string } {
  const t = messagesIn(messages, locale);
  return {
    title: `${identity.productName}: ${t('newsFeed.title')}`,
    description: t('newsFeed.description'),
  };
}

/** Options of each content plugin of the preset. */
export const createContent = (locale: LocaleId) =>
  ({
    docs: {
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      lastVersion: 'current',
      versions: { current: { label: 'Next', badge: true } },
      onInlineTags: 'throw',
      ...history,
      remarkPlugins,
      rehypePlugins,
    },
    blog: {
      blogTitle: 'News',
      blogDescription: 'Release announcements and dates that matter',
      blogSidebarTitle: 'News',
      showReadingTime: false,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
      feedOptions: { type: ['rss', 'atom'], ...newsFeed(locale) },
      ...history,
      remarkPlugins,
      rehypePlugins,
    },
    pages: { remarkPlugins, rehypePlugins },
    sitemap,
  }) satisfies Options;
