import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { mailTo } from '@site/src/components/PageReport';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import Icon from './Icon';
import type { Search } from './useAutocomplete';
import type { Outcome } from './useOutcome';

/** Queries with which every reader finds something. */
function usualQueries(): string[] {
  return translate({
    id: 'site.search.suggestions',
    message: 'Units|Dispatch|XML schemas',
    description: 'Queries that are suggested when nothing was found, separated by "|"',
  }).split('|');
}

interface NoResultsScreenProps {
  readonly search: Search;
  readonly outcome: Outcome;
}

/** Nothing was found: other queries, and the way to tell the editors. */
export default function NoResultsScreen({ search, outcome }: NoResultsScreenProps): ReactNode {
  const { noResultsScreen: texts } = useSearchTranslations();
  const { query } = outcome;
  const suggestions = outcome.suggestions.length > 0 ? outcome.suggestions : usualQueries();
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="search" />
      </div>
      <p className="DocSearch-Title">
        <Translate
          id="site.search.noResults"
          description="Title of the search modal when nothing was found"
          values={{ query: <strong>{query}</strong> }}
        >
          {'No results for "{query}"'}
        </Translate>
      </p>
      <div className="DocSearch-NoResults-Prefill-List">
        <p className="DocSearch-Help">{texts.suggestedQueryText}:</p>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => search.setQuery(suggestion)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="DocSearch-Help">
        {texts.reportMissingResultsText}{' '}
        <a href={mailTo(`${texts.noResultsText} "${query}"`)}>
          {texts.reportMissingResultsLinkText}
        </a>
      </p>
    </div>
  );
}
