/**
 * Loads a page afresh, once, when its code cannot be loaded, and then tells the reader.
 *
 * Docusaurus 3.8.1 hydrates only after that code has arrived and says nothing when it does not: the
 * text stays readable, but nothing reacts. See `core/lib/client/clientEntry.js`. After a deployment
 * a copy of the page may name code that is gone; the server's page of today does not.
 */
import React from 'react';
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';

const hydrated = () => document.documentElement.dataset.hasHydrated === 'true';

function isChunkLoadError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** Whether this page is here by a reload already: ours, the framework's or the reader's. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || (entry as PerformanceNavigationTiming).type === 'reload';
}

function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <Loading
      error={error}
      isLoading={false}
      pastDelay={false}
      timedOut={false}
      retry={() => window.location.reload()}
    />,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkLoadError(reason) && !hydrated()) {
      window.removeEventListener('unhandledrejection', onRejection);
      if (wasReloaded()) {
        showFailure(reason);
      } else {
        window.location.reload();
      }
    }
  };
  window.addEventListener('unhandledrejection', onRejection);
}
