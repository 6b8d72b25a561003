import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface WithoutWordsProps {
  readonly words: readonly string[];
  readonly className?: string | undefined;
}

/** Says which words of a query its best answer lacks. */
export default function WithoutWords({ words, className }: WithoutWordsProps): ReactNode {
  if (words.length === 0) return null;
  return (
    <p className={className}>
      <Translate
        id="site.search.without"
        description="Above search results: words of the query that were ignored"
        values={{ words: words.join(', ') }}
      >
        {'Without: {words}'}
      </Translate>
    </p>
  );
}
