import { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { summaryOf } from '@site/src/dom/summary';
import { termRoute } from '@site/src/facts/entity-routes';
import { pageTexts } from '@site/src/locales/page-texts';
import { addressOf } from '@site/src/site/address';
import { messages } from './messages';
import styles from './styles.module.css';
import type { ExplorerTerm } from '../../facts/explorer/types';

const t = pageTexts(messages);

/** The beginning of a term's page; empty until it has come. */
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
  /** The invoice has the term. */
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
                <span translate="no">{term.id}</span> {term.name}
              </strong>{' '}
              <code translate="no">{term.cardinality}</code>
            </p>
            <p>{summary}</p>
            {!isPresent && <p>{t('absent')}</p>}
          </>
        ) : (
          <p>{t('hint')}</p>
        )}
      </div>
      {term && (
        <p>
          <Link to={termRoute(term.id)}>{t('more', { term: term.id })}</Link>
        </p>
      )}
    </div>
  );
}
