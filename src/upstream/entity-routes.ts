/**
 * One route for all pages of rules, and one for all of terms. Docusaurus writes a page for each by its
 * own list of them. Neither side needs their names: the content of such a page stays in the browser as
 * the server wrote it (`src/components/EntityPage/frozen.tsx`), and the server, which would compare the
 * address of each page with over five hundred others, finds it by its address.
 */

/** A route of the plugin `entities` in `.docusaurus/routes.js`, as Docusaurus 3.8.1 writes it. */
const ROUTE =
  / {2}\{\n {4}path: '([^']+)',\n {4}component: ComponentCreator\('[^']+', '(\w+)'\),\n {4}exact: true,\n {4}entity: "(\w+)"\n {2}\},\n/g;

/** What of an address is different on each page; families of rules have routes of their own. */
const NAMES: Readonly<Record<string, string>> = { rule: '(BR-.+|PEPPOL-.+)', term: '(B[GT]-.+)' };

/** The routes without those of rules and terms but the first of each kind, which is for all. */
export function oneRouteForAll(text: string): string {
  const seen = new Set<string>();
  const changed = text.replace(
    ROUTE,
    (route: string, path: string, _hash: string, kind: string) => {
      if (seen.has(kind)) return '';
      seen.add(kind);
      const any = path.replace(/[^/]+$/, `:id${NAMES[kind]}`);
      return route.replace(`path: '${path}'`, `path: '${any}'`);
    },
  );
  if (seen.size !== Object.keys(NAMES).length)
    throw new Error('it has no routes of rules or terms');
  return changed;
}

const PAGE = /\/Reference\/(Rules\/(?:BR|PEPPOL)-|Terms\/)[^/]+-\w+$/;

/** In the browser: before such a page is shown, its document is fetched (`entity-document.ts`). */
export function fetchEntities(text: string): string {
  const component = /ComponentCreator\([^)]+\)(?=,\n {4}exact: true,\n {4}entity: )/g;
  if (text.search(component) < 0) throw new Error('it has no routes of rules or terms');
  const wrapped = text.replace(component, 'withDocument($&)');
  return `import { withDocument } from '@site/src/upstream/entity-document';\n${wrapped}`;
}

/** The chunks of the routes that {@link oneRouteForAll} leaves. */
export function oneChunkForAll(text: string): string {
  const all = Object.entries(JSON.parse(text) as Record<string, unknown>);
  const seen = new Set<string>();
  const left = all.filter(([key]) => {
    const kind = PAGE.exec(key)?.[1]?.replace(/\/.*/, '');
    if (kind === undefined) return true;
    return !seen.has(kind) && seen.add(kind);
  });
  if (seen.size !== Object.keys(NAMES).length)
    throw new Error('it has no chunks of rules or terms');
  return JSON.stringify(Object.fromEntries(left));
}
