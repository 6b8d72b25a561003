import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { reportAddress } from '@site/src/components/PageReport';
import { useClipboard } from '@site/src/hooks/useClipboard';
import { markdownTwin } from './markdown-twin';
import PrintAddress from './PrintAddress';
import styles from './styles.module.css';
import TwinLink from './TwinLink';

interface Props {
  /** Address at which the source of the page can be edited. */
  readonly editUrl: string | null | undefined;
}

/** Milliseconds after which copying a page has failed. */
const COPY_LIMIT = 10_000;

/** The actions for a page: report a mistake, copy it as Markdown, edit it. */
export default function PageActions({ editUrl }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { status, copy } = useClipboard();
  const twin = markdownTwin(pathname, siteConfig.baseUrl);
  const address = siteConfig.url + pathname;

  const readMarkdown = async () => {
    const response = await fetch(twin, { signal: AbortSignal.timeout(COPY_LIMIT) });
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  };

  return (
    <>
      <TwinLink />
      <ul className={`screen-only ${styles.actions}`}>
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
        <li className="after-hydration">
          <button type="button" className={styles.copy} onClick={() => void copy(readMarkdown)}>
            <Translate id="site.page.copy" description="Button below a page">
              Copy as Markdown
            </Translate>
          </button>
        </li>
      </ul>
      <p className={`screen-only ${styles.status}`} role="status">
        {status === 'copied' && (
          <span>
            <Translate id="site.page.copied" description="Said after a page was copied as Markdown">
              The page was copied.
            </Translate>
          </span>
        )}
        {status === 'failed' && (
          <span>
            <Translate
              id="site.page.copyFailed"
              description="Said when a page could not be copied as Markdown"
            >
              The page could not be copied. Open it as Markdown instead.
            </Translate>
          </span>
        )}
      </p>
      <PrintAddress />
    </>
  );
}
