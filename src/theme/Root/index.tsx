/**
 * Wraps @docusaurus/core theme-fallback Root, 3.8.1 (an empty wrapper that is there to be replaced).
 *
 * Why: the text font is asked for with the page, not after its style sheet; search engines lead
 * readers of any German or English here, not only those of Germany and Britain.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
          <link
            key={locale}
            rel="alternate"
            href={createUrl({ locale, fullyQualified: true })}
            hrefLang={htmlLang.replace(/-.*/, '')}
          />
        ))}
      </Head>
      {children}
    </>
  );
}
