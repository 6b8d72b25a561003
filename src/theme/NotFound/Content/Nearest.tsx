import React, { useEffect, useId, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import { nearestPages, wordsOf, type KnownPage } from './nearest';
import styles from './styles.module.css';

/** The list of all pages that the build writes; empty when it cannot be had. */
async function readPages(address: string, signal: AbortSignal): Promise<KnownPage[]> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as KnownPage[]) : [];
  } catch {
    return [];
  }
}

/** Pages with a name like the address, and a search field with its words. Nothing is sent. */
export default function Nearest(): ReactNode {
  const { pathname } = useLocation();
  const pagesAddress = useBaseUrl('/pages.json');
  const searchAddress = useBaseUrl('/search');
  const base = useBaseUrl('/');
  const fieldId = useId();
  const [nearest, setNearest] = useState<readonly KnownPage[]>([]);
  const [typed, setTyped] = useState<string>();
  // The server does not have the address.
  const isBrowser = useIsBrowser();
  const own = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;

  useEffect(() => {
    const control = new AbortController();
    void readPages(pagesAddress, control.signal).then((pages) => {
      if (!control.signal.aborted) setNearest(nearestPages(own, pages));
    });
    return () => control.abort();
  }, [own, pagesAddress]);

  return (
    <>
      <form className={styles.search} action={searchAddress} role="search">
        <label htmlFor={fieldId}>
          <Translate id="site.notFound.search" description="Label of the field on the 404 page">
            Search the handbook
          </Translate>
        </label>
        <input
          id={fieldId}
          className="text-field"
          name="q"
          type="search"
          maxLength={64}
          value={typed ?? (isBrowser ? wordsOf(own).join(' ') : '')}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
        <button type="submit" className="button button--primary">
          <Translate id="theme.SearchBar.label">Search</Translate>
        </button>
      </form>
      {nearest.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <Translate id="site.notFound.nearest" description="Above links on the 404 page">
              Pages with a similar name
            </Translate>
          </h2>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
