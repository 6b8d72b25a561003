import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { idInHash } from '@site/src/site/hash';
import { addressOf } from '@site/src/site/address';

/**
 * Leads on from anchors that have become pages.
 *
 * @param pattern of the hash without its number sign, with the name of the page as first group
 * @param route address of the page of a name, without base path
 */
export function useMovedAnchor(pattern: RegExp, route: (name: string) => string): void {
  const { hash } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const name = pattern.exec(idInHash(hash))?.[1];
    if (name !== undefined) window.location.replace(addressOf(baseUrl, route(name)));
  }, [hash, pattern, route, baseUrl]);
}
