import React, { type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { reportAddress, usePageAddress } from '@site/src/components/PageReport';
import styles from './styles.module.css';

/**
 * Search, start page and report. Plain links, since they must work where the router has failed, and
 * a page that is loaded afresh leaves the failure behind.
 */
export default function WaysOn({ details }: { readonly details?: string | undefined }): ReactNode {
  const page = usePageAddress();
  return (
    <nav
      aria-label={translate({
        id: 'site.screen.ways',
        message: 'Where to go from here',
        description: 'Accessible name of the links on a screen that takes the place of a page',
      })}
    >
      <ul className={styles.ways}>
        <li>
          <a href={`${siteConfig.baseUrl}search`}>
            <Translate id="theme.SearchBar.label">Search</Translate>
          </a>
          <span>
            <Translate id="site.screen.searchHelp" description="Below the link to the search">
              Find the page by a word, a field or the number of a rule.
            </Translate>
          </span>
        </li>
        <li>
          <a href={siteConfig.baseUrl}>
            <Translate id="site.screen.home" description="Link on such a screen">
              Start page
            </Translate>
          </a>
          <span>
            <Translate id="site.screen.homeHelp" description="Below the link to the start page">
              Begin with your task in the handbook.
            </Translate>
          </span>
        </li>
        <li>
          <a href={reportAddress(page, details)}>
            <Translate id="site.page.report" description="Link below a page, opens an e-mail">
              Report a mistake by e-mail
            </Translate>
          </a>
          <span>
            <Translate
              id="site.screen.reportHelp"
              description="Below the link that opens an e-mail"
            >
              The address of this page is already in the message.
            </Translate>
          </span>
        </li>
      </ul>
    </nav>
  );
}
