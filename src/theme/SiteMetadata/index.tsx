/**
 * Wraps @docusaurus/theme-classic SiteMetadata, 3.8.1.
 *
 * Why: each page names a social card of its own, which `postbuild/social-cards` draws. Upstream has one
 * image for all pages, or one that each page names.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import { CARD_SIZE, cardAddress } from '@site/src/site/social-card';

export default function SiteMetadataWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={siteConfig.url + cardAddress(siteConfig.baseUrl, pathname)} />
      <Head>
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      </Head>
    </>
  );
}
