/**
 * Replaces @docusaurus/core theme-fallback Loading, 3.8.1.
 *
 * Change: translated, announced, and without inline styles. As upstream: nothing at first, an
 * animation after the loader's delay (200 ms), and on failure the error with a Retry button.
 */
import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import Screen from '@site/src/components/Screen';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <Screen
        besidePage
        title={
          <Translate id="site.loading.failedTitle" description="A page whose code failed to load">
            This page is not complete
          </Translate>
        }
        action={
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="site.search.retry">Retry</Translate>
          </button>
        }
        details={String(error)}
      >
        <Translate id="site.loading.failed" description="A page whose code failed to load">
          This page could not be loaded completely. Check your connection and try again.
        </Translate>
      </Screen>
    );
  }
  if (pastDelay) {
    return (
      <div
        className="site-loading"
        role="progressbar"
        aria-label={translate({
          id: 'site.loading.label',
          message: 'Loading the page',
          description: 'Accessible name of the loading animation',
        })}
      />
    );
  }
  return null;
}
