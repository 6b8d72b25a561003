/**
 * Changes of the build to files of Docusaurus; `holds.json` has the reason of each. All throw an
 * Error that names the pattern when a file is not as it was written for.
 */

/** The text with all matches replaced; there must be one. */
function replaced(
  text: string,
  pattern: RegExp,
  replacement: string | ((...groups: string[]) => string),
): string {
  if (text.search(pattern) < 0) throw new Error(`${pattern.source} is not in it any more`);
  return text.replaceAll(pattern, replacement as string);
}

/** `core/lib/client/PendingNavigation.js`: without a network the present page stays. */
export function stayOffline(text: string): string {
  const adapted = replaced(text, /window\.location\.reload\(\)/g, 'void reloadOrStay()');
  return `import { reloadOrStay } from '@site/src/upstream/reload-or-stay';\n${adapted}`;
}

/** `react-router`: an address in other capitals is another address, as it is for the hosts. */
export const exactCapitals = (text: string): string =>
  replaced(text, /(sensitive = [\w$]+ === void 0 \? )false/g, '$1true');

/**
 * `.docusaurus/registry.js` on the server: the chunk of a module instead of its name, so that
 * rendering a page tells which chunks it needs. `merged` are the chunks that become others.
 */
export const chunkNames = (text: string, merged: Readonly<Record<string, string>>): string =>
  replaced(
    text,
    /"(\w+)": (.+?\), )"[^"\n]+"(, require)/g,
    (_line, chunk = '', load = '', rest = '') =>
      `"${chunk}": ${load}"${merged[chunk] ?? chunk}"${rest}`,
  );

/** `.docusaurus/registry.js` in the browser: only the server asks for names and ids of modules. */
export const noNames = (text: string): string =>
  replaced(text, /, "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)/g, '');

/** Options of the configuration that only the build reads. */
const BUILD_OPTIONS =
  /^(?:clientModules|headTags|markdown|on[A-Z]\w+|plugins|presets|scripts|ssrTemplate|staticDirectories|stylesheets|themes)$/;

type Options = Readonly<Record<string, unknown>>;

/** `.docusaurus/docusaurus.config.mjs` in the browser. */
export const noBuildOptions = (text: string): string =>
  replaced(text, /(export default )(\{[^]+\})(?=;)/g, (_match, start = '', config = '') => {
    const { future, themeConfig, ...all } = JSON.parse(config) as Record<string, Options>;
    const left = Object.entries(all).filter(([key]) => !BUILD_OPTIONS.test(key));
    return (
      start +
      JSON.stringify({
        ...Object.fromEntries(left),
        future: { experimental_router: future?.experimental_router },
        themeConfig: { ...themeConfig, prism: undefined },
      })
    );
  });

/**
 * `.docusaurus/docusaurus-plugin-content-docs/default/p/*.json` in the browser: only cards need
 * titles and descriptions of all pages, and which page an entry of the sidebar is. Data of tags, in
 * the same folder, stays as it is.
 */
export function noDocList(text: string): string {
  const data = JSON.parse(text) as { version?: { docs?: object } };
  if (data.version === undefined) return text;
  if (data.version.docs === undefined) throw new Error('version.docs is not in it any more');
  const ofSidebar = (key: string, value: unknown): unknown =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value;
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } }, ofSidebar);
}
