import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import Icon from './Icon';

const texts = translations.modal?.errorScreen ?? {};

interface ErrorScreenProps {
  /** What the service says, where that tells the editors something. */
  readonly detail: string | undefined;
  readonly onRetry: () => void;
}

/** The search service did not answer. */
export default function ErrorScreen({ detail, onRetry }: ErrorScreenProps): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <Icon name="error" />
      </div>
      <p className="DocSearch-Title">{texts.titleText}</p>
      <p className="DocSearch-Help">{texts.helpText}</p>
      {detail && (
        <p className="DocSearch-Help DocSearch-Detail" lang="en">
          {detail}
        </p>
      )}
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}
