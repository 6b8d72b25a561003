import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchSettings } from '@site/src/components/SearchClient';
import { isExternal } from '@site/src/components/SearchClient/addresses';
import { createStoredSearches, type StoredSearches } from './storedSearches';

/** The recent and favourite searches of the reader's language. */
export function useStoredSearches(): StoredSearches {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { indexName, urlRules } = useSearchSettings();
  const { currentLocale, defaultLocale, locales, localeConfigs } = i18n;
  const [searches] = useState(() => {
    // A build of one locale alone has it at the root of the site, whatever its folder is otherwise.
    const folder = `${localeConfigs[currentLocale]?.path}/`;
    const isBelow = currentLocale !== defaultLocale && siteConfig.baseUrl.endsWith(`/${folder}`);
    const root = isBelow ? siteConfig.baseUrl.slice(0, -folder.length) : siteConfig.baseUrl;
    const atRoot = isBelow ? defaultLocale : currentLocale;
    return createStoredSearches({
      indexName,
      locale: currentLocale,
      languageOf(url) {
        if (isExternal(url, urlRules)) return currentLocale;
        // Browsers read `//` and `/\` as the beginning of a host.
        if (!url.startsWith(root) || /^\/[/\\]/.test(url)) return undefined;
        const [first] = url.slice(root.length).split(/[/?#]/);
        return locales.find((locale) => localeConfigs[locale]?.path === first) ?? atRoot;
      },
    });
  });
  return searches;
}
