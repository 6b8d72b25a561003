/**
 * Replaces @docusaurus/core theme-fallback Error, 3.8.1: the last boundary, for errors outside the
 * page (navbar, footer, routing).
 *
 * Change: translated, and without inline styles. As upstream, the layout is tried first, with the
 * bare message as its fallback.
 */
import React, { type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import ErrorMessage from '@site/src/components/ErrorMessage';

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  return (
    <RouteContextProvider
      value={{ plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } }}
    >
      <ErrorBoundary fallback={() => <ErrorMessage error={error} tryAgain={tryAgain} />}>
        <Head>
          <title>{translate({ id: 'site.error.title', message: 'Page Error' })}</title>
        </Head>
        <Layout>
          <main>
            <ErrorMessage error={error} tryAgain={tryAgain} />
          </main>
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
