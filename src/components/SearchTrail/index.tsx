import React, { type ReactNode } from 'react';
import type { MarkedText } from 'edocument-search';
import SearchText from '@site/src/components/SearchText';

/** The headings above a hit, from the outermost on, with their matches. */
export default function SearchTrail({
  trail,
}: {
  readonly trail: readonly MarkedText[];
}): ReactNode {
  return trail.map((heading, index) => (
    <React.Fragment key={index}>
      {index > 0 && ' › '}
      <SearchText text={heading} />
    </React.Fragment>
  ));
}
