import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { translate } from '@docusaurus/Translate';
import { plainText } from '@site/src/search/marked';
import translations from '@theme/SearchTranslations';
import Icon from './Icon';
import type { ScreenProps } from './screen';

const texts = translations.modal?.noResultsScreen ?? {};
const MAX_SUGGESTIONS = 3;

/** Pages that earlier answers led to, else what every reader finds something with. */
function suggestions(found: unknown): string[] {
  const pages = Array.isArray(found) ? found.map((title) => plainText(String(title))) : [];
  const always = translate({
    id: 'site.search.suggestions',
    message: 'Units|Dispatch|XML schemas',
    description: 'Queries that are suggested when nothing was found, separated by "|"',
  }).split('|');
  return (pages.length > 0 ? pages : always).slice(0, MAX_SUGGESTIONS);
}

/** Nothing was found: other queries, and the way to tell the editors. */
export default function NoResultsScreen(props: ScreenProps): ReactNode {
  const { query, context } = props.state;
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
          {suggestions(context.searchSuggestions).map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => {
                  props.setQuery(suggestion);
                  void props.refresh();
                  props.inputRef.current?.focus();
                }}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {props.getMissingResultsUrl && (
        <p className="DocSearch-Help">
          {texts.reportMissingResultsText}{' '}
          <a href={props.getMissingResultsUrl({ query })}>{texts.reportMissingResultsLinkText}</a>
        </p>
      )}
    </div>
  );
}
