import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { fetchedDocument, NotFound } from '../../upstream/entity-document';
import { isHydrated } from '../../upstream/inline/failure';
import { CONTENT_ID } from './content-id';
import Frame from './Frame';
import Written from './Written';

/** What a document that the server wrote says about its page; undefined where it is another page. */
function readDocument(from: Document) {
  const content = from.getElementById(CONTENT_ID);
  if (!content) return undefined;
  const meta = from.querySelector<HTMLMetaElement>('meta[name="description"]');
  const json = from.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return {
    content,
    title: content.dataset.title ?? '',
    description: meta?.content ?? '',
    keywords: content.dataset.keywords ?? '',
    data: JSON.parse(json) as unknown,
  };
}

/** Read before React renders: with its first pass Helmet takes away what it did not write itself. */
const first = readDocument(document);

function pageAt(path: string) {
  // Not `useIsBrowser`: a context that changes makes React render anew what it has not hydrated yet.
  const isFirst = !isHydrated();
  const fetched = isFirst ? undefined : fetchedDocument(path);
  return { isFirst, page: isFirst ? first : fetched && readDocument(fetched) };
}

/**
 * The page of a rule or term in the browser: the frame is React's, the content stays as rendered on
 * the server, and none of its data is loaded. For a link from another page the document has been
 * fetched; an address that has none is loaded, and not found.
 */
export default function FrozenPage(): ReactNode {
  const { pathname } = useLocation();
  const { isFirst, page } = useMemo(() => pageAt(pathname), [pathname]);
  const isMissing = !isFirst && !page;
  useEffect(() => {
    if (isMissing) window.location.reload();
  }, [isMissing]);
  if (page) {
    const { content, ...facts } = page;
    return (
      <Frame {...facts}>
        <Written content={isFirst ? undefined : content} />
      </Frame>
    );
  }
  return isFirst ? (
    <NotFound />
  ) : (
    <Loading error={null} pastDelay={false} timedOut={false} retry={() => undefined} isLoading />
  );
}
