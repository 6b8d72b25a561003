import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';

/** Address of an e-mail that tells the editors of a query that should find something. */
export function useMissingResultsUrl(): (state: { query: string }) => string {
  const { siteConfig } = useDocusaurusContext();
  return useCallback(
    ({ query }) =>
      `mailto:${String(siteConfig.customFields?.feedbackEmail)}?subject=${encodeURIComponent(
        `${siteConfig.title}: ${translations.modal?.noResultsScreen?.noResultsText} "${query}"`,
      )}`,
    [siteConfig],
  );
}
