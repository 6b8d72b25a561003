/**
 * Tells the reader when the code of the first page cannot be loaded.
 *
 * Docusaurus 3.8.1 hydrates only after that code has arrived and says nothing when it does not: the
 * text stays readable, but nothing reacts. See `core/lib/client/clientEntry.js`.
 */
import React from 'react';
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';

const hydrated = () => document.documentElement.dataset.hasHydrated === 'true';

function isChunkLoadError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
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
      showFailure(reason);
    }
  };
  window.addEventListener('unhandledrejection', onRejection);
}
