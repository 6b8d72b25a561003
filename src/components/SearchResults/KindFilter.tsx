import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PAGE_KINDS, type PageKind } from '@site/src/search/types';
import styles from './styles.module.css';

function labelOf(kind: PageKind): string {
  switch (kind) {
    case 'how-to':
      return translate({
        id: 'site.search.kind.howTo',
        message: 'How to',
        description: 'Kind of pages that a search can be kept to',
      });
    case 'setup':
      return translate({
        id: 'site.search.kind.setup',
        message: 'Setup',
        description: 'Kind of pages that a search can be kept to',
      });
    case 'reference':
      return translate({
        id: 'site.search.kind.reference',
        message: 'Reference',
        description: 'Kind of pages that a search can be kept to',
      });
    case 'rules':
      return translate({
        id: 'site.search.kind.rules',
        message: 'Rules',
        description: 'Kind of pages that a search can be kept to',
      });
    case 'news':
      return translate({
        id: 'site.search.kind.news',
        message: 'News',
        description: 'Kind of pages that a search can be kept to',
      });
  }
}

interface KindFilterProps {
  readonly kind: PageKind | undefined;
  readonly onChange: (kind: PageKind | undefined) => void;
}

/** Keeps a search to one kind of pages. */
export default function KindFilter({ kind, onChange }: KindFilterProps): ReactNode {
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <Translate id="site.search.kinds" description="Label of the filter on the search page">
          Show
        </Translate>
      </legend>
      {[undefined, ...PAGE_KINDS].map((each) => (
        <label key={each ?? 'all'} className={styles.kind}>
          <input type="radio" name="kind" checked={kind === each} onChange={() => onChange(each)} />
          {each
            ? labelOf(each)
            : translate({
                id: 'site.search.kind.all',
                message: 'All',
                description: 'Choice of the filter on the search page that shows all pages',
              })}
        </label>
      ))}
    </fieldset>
  );
}
