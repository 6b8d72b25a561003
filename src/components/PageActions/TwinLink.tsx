import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownTwin } from './markdown-twin';

/** Says in the head where the page is as Markdown. */
export default function TwinLink(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownTwin(pathname, baseUrl)} />
    </Head>
  );
}
