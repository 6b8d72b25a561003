/**
 * Mends the address of a page that is opened, before Docusaurus looks at it.
 *
 * Another ending than the page is published with becomes that one: `.html`, a slash too many or too
 * few, other capitals, as some hosts serve it. The page would be hydrated with another address than it was written
 * with, and for `.html` without its content (3.8.1 strips that only after it has chosen which code to
 * load, see `core/lib/client/normalizeLocation.js`). A `%` that encodes nothing is encoded itself:
 * router and scrolling decode path and hash, and fail at it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const pageOf = (path: string) =>
  path
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();

const BLANKS = /(?:%20)+$/;

function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function mendAddress(): void {
  const { href, pathname, search, hash } = window.location;
  // Of a host that does not tidy it: Docusaurus would show the page, with the status of none.
  if (BLANKS.test(pathname)) {
    window.location.replace(pathname.replace(BLANKS, '').replace(/\/{2,}/g, '/') + search + hash);
    return;
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const published = new URL(canonical?.href ?? href).pathname;
  const isPublished = pageOf(published) === pageOf(pathname);
  const mended = (isPublished ? published : decodable(pathname)) + search + decodable(hash);
  if (mended !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', mended);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // Also when the hash is typed into the address; the router's own listener comes later.
  window.addEventListener('popstate', mendAddress);
}
