import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import SearchText from '@site/src/components/SearchText';
import { HIERARCHY_LEVELS, type FoundHit } from '@site/src/search/types';
import styles from './styles.module.css';

/** A result: its deepest heading as link, the way to it, and the text that was found. */
export default function ResultItem({ hit }: { readonly hit: FoundHit }): ReactNode {
  const headings = HIERARCHY_LEVELS.flatMap((level) => {
    const value = hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
    return value ? [{ level, value }] : [];
  });
  const title = headings.at(-1);
  const summary = hit._snippetResult?.content?.value ?? hit.content;
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <SearchText value={title?.value ?? hit.url} />
        </Link>
      </h2>
      {headings.length > 1 && (
        <p className={styles.path}>
          {headings.slice(0, -1).map(({ level, value }, index) => (
            <React.Fragment key={level}>
              {index > 0 && ' › '}
              <SearchText value={value} />
            </React.Fragment>
          ))}
        </p>
      )}
      {summary && (
        <p className={styles.summary}>
          <SearchText value={summary} />
        </p>
      )}
    </li>
  );
}
