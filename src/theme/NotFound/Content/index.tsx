/**
 * Wraps @docusaurus/theme-classic NotFound/Content, 3.8.1.
 *
 * Why: with docs at the root an unknown path is rendered inside the docs layout, which leaves the
 * site's name as document title; and a reader who lands here needs a way on.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Content from '@theme-original/NotFound/Content';
import styles from './styles.module.css';

export default function NotFoundContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Content {...props} className={styles.content} />
      <nav
        className={styles.ways}
        aria-label={translate({
          id: 'site.notFound.ways',
          message: 'Where to go from here',
          description: 'Accessible name of the links on the not-found page',
        })}
      >
        <Link className="button button--primary" to="/">
          <Translate id="site.notFound.home" description="Link on the not-found page">
            Start page
          </Translate>
        </Link>
        <Link className="button button--secondary" to="/search">
          <Translate id="site.notFound.search" description="Link on the not-found page">
            Search the documentation
          </Translate>
        </Link>
      </nav>
    </>
  );
}
