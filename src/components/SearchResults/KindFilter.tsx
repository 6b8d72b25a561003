import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PAGE_KINDS, type PageKind } from 'edocument-search';
import styles from './styles.module.css';

/** The choices, of which the empty one is all kinds. */
type Choice = PageKind | '';

const labels = (): Readonly<Record<Choice, string>> => ({
  '': translate({
    id: 'site.search.kind.all',
    message: 'All',
    description: 'Choice of the filter on the search page that shows all pages',
  }),
  'how-to': translate({
    id: 'site.search.kind.howTo',
    message: 'How to',
    description: 'Kind of pages that a search can be kept to',
  }),
  setup: translate({
    id: 'site.search.kind.setup',
    message: 'Setup',
    description: 'Kind of pages that a search can be kept to',
  }),
  reference: translate({
    id: 'site.search.kind.reference',
    message: 'Reference',
    description: 'Kind of pages that a search can be kept to',
  }),
  rules: translate({
    id: 'site.search.kind.rules',
    message: 'Rules',
    description: 'Kind of pages that a search can be kept to',
  }),
  news: translate({
    id: 'site.search.kind.news',
    message: 'News',
    description: 'Kind of pages that a search can be kept to',
  }),
});

interface KindFilterProps {
  readonly kind: Choice;
  readonly onChange: (kind: Choice) => void;
}

/** Keeps a search to one kind of pages. */
export default function KindFilter({ kind, onChange }: KindFilterProps): ReactNode {
  const texts = labels();
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <Translate id="site.search.kinds" description="Label of the filter on the search page">
          Show
        </Translate>
      </legend>
      {(['', ...PAGE_KINDS] as const).map((each) => (
        <label key={each} className={styles.kind}>
          <input type="radio" name="kind" checked={kind === each} onChange={() => onChange(each)} />
          {texts[each]}
        </label>
      ))}
    </fieldset>
  );
}
