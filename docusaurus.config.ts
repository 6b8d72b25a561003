import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { devServer } from './src/plugins/dev-server';
import { bundledPackages } from './src/plugins/bundled-packages';
import { entities } from './src/plugins/entities';
import { hosting } from './src/plugins/hosting';
import { offline } from './src/plugins/offline';
import { pdfLibrary } from './src/plugins/pdf-library';
import { postbuild } from './src/plugins/postbuild';
import { releaseFeed } from './src/plugins/release-feed';
import { searchOptions } from './src/plugins/search-options';
import { translationState } from './src/plugins/translation-state';
import { brokenMarkdownLinks, future, markdownHooks } from './src/upstream/version-options';
import { createAnnouncementBar } from './src/site/announcement-bar';
import { withoutAsks } from './src/site/asks';
import { createContent } from './src/config/content';
import { footer } from './src/site/footer';
import { identity } from './src/site/identity';
import { placedMistakes } from './src/site/front-matter';
import { datedFrontMatter } from './src/site/history';
import { messagesIn } from './src/locales/messages';
import { messages } from './src/site/messages';
import { createI18n, currentLocale } from './src/site/i18n';
import { navbar } from './src/site/navbar';
import { prism } from './src/site/prism';
import { createAlgoliaConfig, searchSettings } from './src/site/search';
import { upstream } from './src/upstream';
import { buildTimeHighlighting } from './src/upstream/highlighter';
import { routeTable } from './src/upstream/route-table';
import { template } from './src/upstream/template';

// A function, since Docusaurus loads the configuration once for each locale.
export default function createConfig(): Config {
  const locale = currentLocale();
  const search = searchSettings();

  return {
    title: identity.productName,
    tagline: messagesIn(messages, locale)('tagline'),
    favicon: 'img/favicon.svg',
    url: identity.siteUrl,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    i18n: createI18n(locale),
    future,
    ssrTemplate: template,
    // From 3.10 on, `v4` would switch off the syntax of heading ids.
    markdown: {
      parseFrontMatter: placedMistakes(withoutAsks(datedFrontMatter())),
      mdx1Compat: { headingIds: true },
      ...markdownHooks,
    },

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    ...brokenMarkdownLinks,
    onDuplicateRoutes: 'throw',

    clientModules: [
      './src/client/guard-bundler.ts',
      './src/client/moved-nodes.ts',
      './src/client/clean-path.ts',
      './src/client/copy-heading-link.ts',
      './src/client/current-entry.ts',
      './src/client/focus-on-navigation.ts',
      './src/client/keep-section.ts',
      './src/client/linked-row.ts',
      './src/client/offline.ts',
      './src/client/previews.ts',
      './src/client/progress-bar.ts',
    ],
    plugins: [
      buildTimeHighlighting,
      upstream,
      routeTable,
      hosting,
      offline,
      pdfLibrary,
      searchOptions,
      translationState,
      releaseFeed,
      entities,
      bundledPackages,
      postbuild,
      process.env.NODE_ENV === 'development' && devServer,
    ],
    customFields: {
      searchService: search.service,
      feedbackEmail: identity.feedbackEmail,
      handbookPdf: identity.offersHandbookPdf,
    },

    presets: [
      './src/upstream/locale-base.ts',
      [
        'classic',
        {
          ...createContent(locale),
          theme: { customCss: './src/css/custom.css' },
        } satisfies Options,
      ],
    ],

    themeConfig: {
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: identity.followsSystemColorMode,
      },
      announcementBar: createAnnouncementBar(locale),
      docs: {
        sidebar: { hideable: false, autoCollapseCategories: true },
        versionPersistence: 'localStorage',
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar,
      footer,
      prism,
      algolia: createAlgoliaConfig(search),
    } satisfies ThemeConfig,
  };
}
