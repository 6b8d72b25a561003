/**
 * Gives a page whose address ends in `.html` its clean address.
 *
 * When it is opened: before Docusaurus looks at it, since Docusaurus 3.8.1 strips the ending only
 * after it has chosen which code to load, so that the page would be hydrated without its content
 * (see `core/lib/client/normalizeLocation.js`). When a link leads there: after the change, since the
 * router and the canonical link keep the ending.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

const withoutEnding = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');

interface Route {
  readonly path?: string | string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/** The path of the page that has this one but for the ending; undefined where there is no page. */
function pagePath(pathname: string, list: readonly Route[] = routes): string | undefined {
  for (const { path, exact, routes: below } of list) {
    if (exact && typeof path === 'string' && withoutEnding(path) === pathname) return path;
    const found = below && pagePath(pathname, below);
    if (found) return found;
  }
  return undefined;
}

/** Whether the address had an ending and has none any more. */
function cleanAddress(): boolean {
  const { pathname, search, hash } = window.location;
  if (!pathname.endsWith('.html')) return false;
  const clean = pagePath(withoutEnding(decodeURI(pathname)));
  if (clean === undefined || clean.endsWith('.html')) return false;
  window.history.replaceState(window.history.state, '', clean + search + hash);
  return true;
}

if (ExecutionEnvironment.canUseDOM) cleanAddress();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The router looks again where it is.
  if (cleanAddress()) {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }
};
