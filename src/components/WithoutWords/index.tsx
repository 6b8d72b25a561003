import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Missing } from '@site/src/components/SearchClient/missing';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

interface WithoutWordsProps {
  /** Words that the best page lacks. */
  readonly words: readonly string[];
  /** Those that no page has. */
  readonly missing?: Missing | undefined;
  readonly className?: string | undefined;
}

/** Says which words of a query no page has, and which its best answer lacks. */
export default function WithoutWords({ words, missing, className }: WithoutWordsProps): ReactNode {
  const lacking = words.filter((word) => !missing?.words.includes(word));
  const list = (missing?.words ?? []).map((word) => t('quoted', { word })).join(', ');
  const similar = (missing?.similar ?? []).join(', ');
  return (
    <>
      {missing && (
        <p className={className}>
          {similar === '' ? t('missing', { words: list }) : t('similar', { words: list, similar })}
        </p>
      )}
      {lacking.length > 0 && (
        <p className={className}>
          <Translate
            id="site.search.without"
            description="Above search results: words of the query that were ignored"
            values={{ words: lacking.join(', ') }}
          >
            {'Without: {words}'}
          </Translate>
        </p>
      )}
    </>
  );
}
