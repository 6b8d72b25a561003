import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { EntityPage } from '@site/src/facts/entity-page';
import { addressOf } from '@site/src/site/address';
import { CONTENT_ID } from './content-id';
import { copy } from './copy';
import EntityContent from './EntityContent';
import Frame from './Frame';
import { structuredData } from './structured-data';

/** The page of a rule or term as the server writes it: that of the address, of all of its kind. */
export default function Page({ pages }: { readonly pages: readonly EntityPage[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const route = pathname.slice(siteConfig.baseUrl.length - 1).replace(/\/$/, '');
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no page ${route}.`);
  const { title, description } = page;
  const keywords = page.keywords.join(', ');
  const address = (to: string) => siteConfig.url + addressOf(siteConfig.baseUrl, to);
  return (
    <Frame {...{ title, description, keywords }} data={structuredData(page, address)}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={CONTENT_ID} onClick={copy} data-title={title} data-keywords={keywords}>
        <EntityContent page={page} />
      </div>
    </Frame>
  );
}
