import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { isHydrated } from '../../upstream/inline/failure';
import { CONTENT_ID } from './content-id';
import Frame from './Frame';

const NotFound = lazy(() => import('@theme/NotFound'));

/** What the page says about itself, in the document that the server wrote. */
function readDocument() {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return {
    title: content.dataset.title ?? '',
    description: meta?.content ?? '',
    keywords: content.dataset.keywords ?? '',
    data: JSON.parse(json) as unknown,
  };
}

/** Read before React renders: with its first pass Helmet takes away what it did not write itself. */
const written = readDocument();

/**
 * The page of a rule or term in the browser: the frame is hydrated, the content stays as
 * rendered on the server, and none of its data is loaded. A link from another page loads the
 * document; an address that has none is not found.
 */
export default function FrozenPage(): ReactNode {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [facts] = useState(() => (document.getElementById(CONTENT_ID) ? written : undefined));
  // Not `useIsBrowser`: a context that changes makes React render anew what it has not hydrated yet.
  const [isLoaded] = useState(() => !isHydrated());
  const isHere = (facts !== undefined || isLoaded) && pathname === first;
  useEffect(() => {
    if (!isHere) window.location.reload();
  }, [isHere]);
  if (isHere && !facts) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return facts ? (
    <Frame {...facts} />
  ) : (
    <Loading error={null} pastDelay={false} timedOut={false} retry={() => undefined} isLoading />
  );
}
