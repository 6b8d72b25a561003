/**
 * Replaces @docusaurus/theme-classic NotFound/Content, 3.8.1.
 *
 * Change: with docs at the root an unknown path is rendered inside the docs layout, which leaves the
 * site's name as document title; and a reader who lands here needs a way on: pages with a name like
 * the address, and a search for its words.
 */
import React, { lazy, Suspense, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Screen from '@site/src/components/Screen';
import styles from './styles.module.css';

// This screen is in the code of every page.
const Nearest = lazy(() => import(/* webpackChunkName: "nearest" */ './Nearest'));

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={className}>
      <PageMetadata title={title} />
      <Screen
        title={title}
        more={
          <div className={styles.nearest}>
            <Suspense>
              <Nearest />
            </Suspense>
          </div>
        }
      >
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>{' '}
        <Translate id="site.notFound.help" description="The second sentence of the 404 page">
          The page may have moved, or the link that led you here is wrong. Is that link in this
          handbook? Then please tell us.
        </Translate>
      </Screen>
    </main>
  );
}
