import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useSearchSettings } from '@site/src/components/SearchClient';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import Icon from './Icon';

interface ErrorScreenProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** When no host answers, the message says why; any other is for whoever maintains the index. */
function Reason({ error: { name, message } }: Pick<ErrorScreenProps, 'error'>): ReactNode {
  const text = (
    <p className="DocSearch-Help DocSearch-Detail" lang="en">
      {message}
    </p>
  );
  if (name === 'RetryError') return text;
  return (
    <details>
      <summary>
        <Translate id="site.search.details" description="Opens the message of the search service">
          Details
        </Translate>
      </summary>
      {text}
    </details>
  );
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
      <p className="DocSearch-Help">{texts.helpText}</p>
      {isHosted && <Reason error={error} />}
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}
