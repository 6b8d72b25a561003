import React, { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { reportAddress } from '@site/src/components/PageReport';
import { markdownTwin } from './markdown-twin';
import styles from './styles.module.css';

interface Props {
  /** Where the source of the page can be edited. */
  readonly editUrl: string | null | undefined;
}

type CopyState = 'ready' | 'copied' | 'failed';

/** What a reader can do with a page: report a mistake, copy it as Markdown, edit it. */
export default function PageActions({ editUrl }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const [state, setState] = useState<CopyState>('ready');
  const twin = markdownTwin(pathname, siteConfig.baseUrl);
  const address = siteConfig.url + pathname;

  const copy = async () => {
    try {
      const response = await fetch(twin);
      if (!response.ok) throw new Error(String(response.status));
      await navigator.clipboard.writeText(await response.text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <ul className={styles.actions}>
        <li>
          <a href={reportAddress(address)}>
            <Translate id="site.page.report" description="Link below a page, opens an e-mail">
              Report a mistake by e-mail
            </Translate>
          </a>
        </li>
        {editUrl && (
          <li>
            <Link to={editUrl} className="theme-edit-this-page">
              <Translate
                id="theme.common.editThisPage"
                description="The link label to edit the current page"
              >
                Edit this page
              </Translate>
            </Link>
          </li>
        )}
        <li>
          <a href={twin} target="_self">
            <Translate id="site.page.markdown" description="Link below a page to its Markdown text">
              View as Markdown
            </Translate>
          </a>
        </li>
        <li className={styles.scripted}>
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            <Translate id="site.page.copy" description="Button below a page">
              Copy as Markdown
            </Translate>
          </button>
        </li>
      </ul>
      <p className={styles.status} role="status">
        {state === 'copied' &&
          translate({
            id: 'site.page.copied',
            message: 'The page was copied.',
            description: 'Said after a page was copied as Markdown',
          })}
        {state === 'failed' &&
          translate({
            id: 'site.page.copyFailed',
            message: 'The page could not be copied. Open it as Markdown instead.',
            description: 'Said when a page could not be copied as Markdown',
          })}
      </p>
      <p className={`print-address ${styles.address}`}>{address}</p>
    </>
  );
}
