/**
 * Gives a page that is opened with another ending than it is published with its clean address: with
 * `.html`, a slash too many or too few, as some hosts serve it. Before Docusaurus looks at the address,
 * since the page would be hydrated with another one than it was written with, and for `.html` without
 * its content (3.8.1 strips that only after it has chosen which code to load, see
 * `core/lib/client/normalizeLocation.js`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const withoutEnding = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');

if (ExecutionEnvironment.canUseDOM) {
  const { href, pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const published = new URL(canonical?.href ?? href).pathname;
  if (published !== pathname && withoutEnding(published) === withoutEnding(pathname))
    window.history.replaceState(window.history.state, '', published + search + hash);
}
