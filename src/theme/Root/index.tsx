/**
 * Wraps @docusaurus/core theme-fallback Root, 3.8.1 (an empty wrapper that is there to be replaced).
 *
 * Why: the text font is asked for with the page, not after its style sheet; a walk through the
 * findings of a result goes on from page to page.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import WalkPlace from '@site/src/components/walk/WalkPlace';
import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {process.env.NODE_ENV === 'production' && (
        // In development scripts bring the style sheet, seconds after the browser expects its use.
        <Head>
          <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        </Head>
      )}
      {children}
      <WalkPlace />
    </>
  );
}
