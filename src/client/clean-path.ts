/**
 * Gives a page that was opened as `….html` its clean address, before Docusaurus looks at it.
 *
 * Docusaurus 3.8.1 strips the ending only after it has chosen which code to load, so such a page
 * would be hydrated without its content. See `core/lib/client/normalizeLocation.js`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const withoutEnding = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');

if (ExecutionEnvironment.canUseDOM && window.location.pathname.endsWith('.html')) {
  const { pathname, search, hash } = window.location;
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const canonical = link ? new URL(link.href).pathname : '';
  // The not-found page is served for any path and names none.
  if (withoutEnding(pathname) === withoutEnding(canonical) && !canonical.endsWith('.html')) {
    window.history.replaceState(window.history.state, '', canonical + search + hash);
  }
}
