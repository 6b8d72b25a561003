import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchTranslations } from './useSearchTranslations';

/** Address of an e-mail that tells the editors of a query that should find something. */
export function useMissingResultsUrl(): (state: { query: string }) => string {
  const { siteConfig } = useDocusaurusContext();
  const { noResultsScreen } = useSearchTranslations();
  return useCallback(
    ({ query }) =>
      `mailto:${String(siteConfig.customFields?.feedbackEmail)}?subject=${encodeURIComponent(
        `${siteConfig.title}: ${noResultsScreen.noResultsText} "${query}"`,
      )}`,
    [siteConfig, noResultsScreen],
  );
}
