import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useSearchSettings } from '@site/src/components/SearchClient';
import SearchReason, { SearchHelp } from '@site/src/components/SearchReason';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import Icon from './Icon';

interface ErrorScreenProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The search service did not answer. What the hosted one says tells its editors something. */
export default function ErrorScreen({ error, onRetry }: ErrorScreenProps): ReactNode {
  const { errorScreen: texts } = useSearchTranslations();
  const isHosted = useSearchSettings().service === 'hosted';
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <Icon name="error" />
      </div>
      <p className="DocSearch-Title">{texts.titleText}</p>
      <p className="DocSearch-Help">
        <SearchHelp error={error} unreachable={texts.helpText} />
      </p>
      {isHosted && <SearchReason error={error} />}
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}
