/**
 * Where the service worker of a kept handbook leads a reader without a network who opens a page that
 * is not kept: an address of the other language, or one that does not exist.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Screen from '@site/src/components/Screen';
import { pathOfThisSite } from '@site/src/offline/path';

export default function NotKeptPage(): ReactNode {
  const page = useIsBrowser()
    ? pathOfThisSite(new URLSearchParams(window.location.search).get('page') ?? '/')
    : '/';
  const title = translate({
    id: 'site.notKept.title',
    message: 'This page is not on your device',
    description: 'Title of the screen for a reader without a network',
  });
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Screen
          title={title}
          action={
            <a className="button button--primary" href={page}>
              <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
            </a>
          }
        >
          <Translate id="site.notKept.text" description="Below the title">
            There is no network at the moment, and only the handbook in this language is kept on
            this device. Pages in another language need a connection.
          </Translate>
        </Screen>
      </main>
    </Layout>
  );
}
