import type { ComponentType } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import { CONTENT_ID } from '../components/EntityPage/content-id';
import { isHydrated } from './inline/failure';

/** What of the component of a route is used; `react-loadable` makes it. */
interface Preloaded {
  preload: (path?: string) => Promise<unknown>;
}

/** What is hydrated where the host has no document of the rule or term: its page for such addresses. */
export const NotFound = ComponentCreator('*', '') as ComponentType & Preloaded;

/** Documents that are kept at once: a reader points at more links than are followed. */
const LIMIT = 20;

const documents = new Map<string, Document>();
/** Those that have not come yet: a link is pressed while what its pointer asked for is under way. */
const requests = new Map<string, Promise<void>>();

/** The document at a path, when it has come. */
export const fetchedDocument = (path: string): Document | undefined => documents.get(path);

/** By a request for a document, since Trusted Types forbid to parse text. */
const fetchDocument = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onload = () => {
      if (documents.size >= LIMIT) documents.clear();
      documents.set(path, request.response as Document);
      resolve();
    };
    request.onerror = () => reject(new Error(`${path} could not be loaded.`));
    request.ontimeout = request.onerror;
    // As long as the bundler waits for a chunk.
    request.timeout = 30_000;
    request.send();
  });

function fetchOnce(path: string): Promise<void> {
  const request =
    requests.get(path) ?? fetchDocument(path).finally(() => void requests.delete(path));
  requests.set(path, request);
  return request;
}

/**
 * The component of rules or terms, ready when the document at the address has come too. The document
 * that is being hydrated has its own.
 */
export function withDocument<Component extends Preloaded>(component: Component): Component {
  const { preload } = component;
  component.preload = (path = '') =>
    Promise.all([
      preload(),
      isHydrated()
        ? !documents.has(path) && fetchOnce(path)
        : !document.getElementById(CONTENT_ID) && NotFound.preload(),
    ]);
  return component;
}
