import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { readFacts } from './PageFacts';

interface ContentModule {
  readonly default: PropDocContent;
}

/** Content whose code is not there yet. */
export interface LaterContent {
  (): ReactNode;
  /** Loads the code. Rejects when it does not arrive; it can be called again then. */
  load: () => Promise<unknown>;
  /** The content as the server wrote it. */
  written: Element | null;
}

function later(load: () => Promise<ContentModule>): LaterContent {
  let body: ComponentType | undefined;
  const loadBody = async () => {
    const { default: Body } = await load();
    body = Body;
    return { default: Body };
  };
  const Waiting = lazy(loadBody);

  function Content(): ReactNode {
    const [Body] = useState(() => body);
    return Body ? (
      <Body />
    ) : (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    );
  }
  const written = document.querySelector('[data-page-content]');
  return Object.assign(Content, { load: loadBody, written });
}

let isFirst = true;

/**
 * Stands in for the import of a page's content. The page that the server rendered gets along
 * with its facts, which are in the page; `ContentIsland` loads the content when a reader needs it.
 */
export function firstContent(load: () => Promise<ContentModule>): Promise<unknown> {
  const facts = isFirst ? readFacts() : undefined;
  isFirst = false;
  return facts ? Promise.resolve({ default: later(load), ...facts }) : load();
}
