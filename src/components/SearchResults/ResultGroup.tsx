import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import SearchText from '@site/src/components/SearchText';
import { pageOf } from '@site/packages/search/src/docsearch';
import {
  HIERARCHY_LEVELS,
  type FoundHit,
  type HierarchyLevel,
} from '@site/packages/search/src/types';
import styles from './styles.module.css';

const highlighted = (hit: FoundHit, level: HierarchyLevel): string =>
  hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';

const summaryOf = (hit: FoundHit): string =>
  hit._snippetResult?.content?.value ?? hit.content ?? '';

const isPage = ({ type }: FoundHit): boolean => type === 'lvl0' || type === 'lvl1';

/** A section of the page: its headings as link, and the text that was found. */
function Section({ hit }: { readonly hit: FoundHit }): ReactNode {
  const headings = HIERARCHY_LEVELS.slice(2).filter((level) => hit.hierarchy[level]);
  const summary = summaryOf(hit);
  return (
    <li className={styles.section}>
      {headings.length > 0 && (
        <Link to={hit.url}>
          {headings.map((level, index) => (
            <React.Fragment key={level}>
              {index > 0 && ' › '}
              <SearchText value={highlighted(hit, level)} />
            </React.Fragment>
          ))}
        </Link>
      )}
      {summary && (
        <p className={styles.summary}>
          <SearchText value={summary} />
        </p>
      )}
    </li>
  );
}

interface ResultGroupProps {
  /** Title of the page; two pages of one title have their category with it. */
  readonly name: string;
  readonly hits: readonly FoundHit[];
}

/** What was found on one page: its title as link, what it is about, and its sections. */
export default function ResultGroup({ name, hits }: ResultGroupProps): ReactNode {
  const [first] = hits;
  if (!first) return null;
  const page = hits.find(isPage);
  const summary = page && summaryOf(page);
  const sections = hits.filter((hit) => !isPage(hit));
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        <Link to={page?.url ?? pageOf(first.url)}>
          {page && name === page.hierarchy.lvl1 ? (
            <SearchText value={highlighted(page, 'lvl1')} />
          ) : (
            name
          )}
        </Link>
      </h2>
      {first.hierarchy.lvl0 && (
        <p className={styles.path}>
          <SearchText value={highlighted(first, 'lvl0')} />
        </p>
      )}
      {summary && (
        <p className={styles.summary}>
          <SearchText value={summary} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <Section hit={hit} key={hit.objectID} />
          ))}
        </ul>
      )}
    </li>
  );
}
