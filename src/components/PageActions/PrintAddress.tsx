import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The address of a page, for those who have it on paper. */
export default function PrintAddress(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return <p className="print-address">{url + pathname}</p>;
}
