import { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { summaryOf } from '@site/src/client/summary';
import { termRoute } from '@site/src/facts/entity-routes';
import { addressOf } from '@site/src/site/address';
import styles from './styles.module.css';
import type { ExplorerTerm } from './types';

/** What the page of a term says first; empty until it has come. */
function useSummary(id: string | undefined): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [known, setKnown] = useState({ id: '', text: '' });
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void summaryOf(addressOf(baseUrl, termRoute(id))).then((summary) => {
      if (isWanted) setKnown({ id, text: summary?.description ?? '' });
    });
    return () => {
      isWanted = false;
    };
  }, [id, baseUrl]);
  return known.id === id ? known.text : '';
}

/** The chosen term, and the way to its page; announced when it changes. */
export default function Card({
  term,
  isPresent,
}: {
  readonly term: ExplorerTerm | undefined;
  /** Whether the invoice has the term. */
  readonly isPresent: boolean;
}): ReactNode {
  const summary = useSummary(term?.id);
  const card = useRef<HTMLDivElement>(null);
  const isKnown = summary !== '';
  useEffect(() => {
    if (term) card.current?.scrollIntoView({ block: 'nearest' });
  }, [term, isKnown]);
  return (
    <div ref={card} className={`script-only ${styles.card}`}>
      <div role="status">
        {term ? (
          <>
            <p>
              <strong>
                {term.id} {term.name}
              </strong>{' '}
              <code>{term.cardinality}</code>
            </p>
            <p>{summary}</p>
            {!isPresent && (
              <p>
                <Translate id="site.explorer.absent">
                  This invoice does not have the term.
                </Translate>
              </p>
            )}
          </>
        ) : (
          <p>
            <Translate id="site.explorer.hint">
              Choose a line of the invoice, or a term in the list.
            </Translate>
          </p>
        )}
      </div>
      {term && (
        <p>
          <Link to={termRoute(term.id)}>
            {translate(
              { id: 'site.explorer.more', message: 'All about {term}' },
              { term: term.id },
            )}
          </Link>
        </p>
      )}
    </div>
  );
}
