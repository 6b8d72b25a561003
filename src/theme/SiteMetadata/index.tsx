/**
 * Wraps @docusaurus/theme-classic SiteMetadata, 3.8.1.
 *
 * Why: each page names the social card that `postbuild/social-cards` draws for it. Upstream has one image
 * for all pages, or one that each page names. Search engines lead readers of any German or
 * English here, not only those of Germany and Britain.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import { CARD_SIZE, cardAddress } from '@site/src/site/social-card';

/**
 * Links to this page in all languages, each with and without its country. All of them are here: a
 * link with the same address in a later `Head` takes the place of those of upstream.
 */
function Alternates(): ReactNode {
  const {
    i18n: { defaultLocale, localeConfigs },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const languages = Object.entries(localeConfigs);
  const links = [
    ...languages.map(([locale, { htmlLang }]) => [htmlLang, locale]),
    ...languages.map(([locale, { htmlLang }]) => [htmlLang.split('-')[0], locale]),
    ['x-default', defaultLocale],
  ];
  return (
    <Head>
      {links.map(([language, locale = '']) => (
        <link
          key={language}
          rel="alternate"
          href={createUrl({ locale, fullyQualified: true })}
          hrefLang={language}
        />
      ))}
    </Head>
  );
}

export default function SiteMetadataWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <Alternates />
      <PageMetadata image={siteConfig.url + cardAddress(siteConfig.baseUrl, pathname)} />
      <Head>
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      </Head>
    </>
  );
}
