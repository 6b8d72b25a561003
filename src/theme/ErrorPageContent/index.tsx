/**
 * Replaces @docusaurus/theme-classic ErrorPageContent, 3.8.1.
 *
 * Change: the document title says that the page crashed, and the error is cleared when the reader
 * moves to another page (upstream's boundary stays in its error state, since the layout stays).
 */
import React, { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import ErrorMessage from '@site/src/components/ErrorMessage';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  return (
    <>
      <PageMetadata
        title={translate({
          id: 'site.error.title',
          message: 'Page Error',
          description: 'Document title when the page crashed',
        })}
      />
      <main>
        <ErrorMessage error={error} tryAgain={tryAgain} />
      </main>
    </>
  );
}
