/**
 * What the build changes in files of Docusaurus; `holds.json` has the reason of each. All throw an
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

/** `theme-common/lib/utils/IntlUtils.js`: dates are written by `date-format.ts`. */
export function formatDates(text: string): string {
  const format = /new Intl\.DateTimeFormat\(currentLocale, \{\s*calendar,\s*\.\.\.options,\s*\}\)/g;
  const adapted = replaced(text, format, 'dateFormat(options)');
  return `import { dateFormat } from '@site/src/upstream/date-format';\n${adapted}`;
}

/** `theme-common/lib/utils/reactUtils.js`: names of properties need no order of a language. */
export const orderByCode = (text: string): string =>
  replaced(text, /a\[0\]\.localeCompare\(b\[0\]\)/g, '(a[0] < b[0] ? -1 : 1)');

/**
 * `core/lib/client/prefetch.js`: code is fetched ahead as data, which the policy admits, and once.
 * Firefox judges `<link rel="prefetch">` by `default-src`, which is 'none'.
 */
export function fetchAhead(text: string): string {
  const strategy = /supports\('prefetch'\)\s*\? linkPrefetchStrategy\s*: xhrPrefetchStrategy/g;
  return `import { fetchOnce } from '@site/src/upstream/fetch-once';\n${replaced(text, strategy, 'fetchOnce')}`;
}

/** `core/lib/client/preload.js`: the component of a route is told the path that it is for. */
export const preloadByPath = (text: string): string =>
  replaced(text, /\.preload\?\.\(\)/g, '.preload?.(match.match.url)');

/** `core/lib/client/docusaurus.js`: the id of a chunk is its name, so its file needs no table of names. */
export const fileByName = (text: string): string =>
  replaced(
    text,
    /__webpack_require__\.gca\(chunkName\)/g,
    '(__webpack_public_path__ + __webpack_get_script_filename__(chunkName))',
  );

/** `core/lib/client/docusaurus.js`: links that come into view wait until the page is drawn. */
export function prefetchLater(text: string): string {
  const adapted = replaced(
    text,
    /(const docusaurus = \{\s*)prefetch,/g,
    '$1prefetch: later(prefetch),',
  );
  return `import { later } from '@site/src/upstream/later';\n${adapted}`;
}

/** `core/lib/client/PendingNavigation.js`: without a network the present page stays. */
export function stayOffline(text: string): string {
  const adapted = replaced(text, /window\.location\.reload\(\)/g, 'void reloadOrStay()');
  return `import { reloadOrStay } from '@site/src/upstream/reload-or-stay';\n${adapted}`;
}

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

/** What of the configuration only the build reads. */
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

/** `core/lib/client/BaseUrlIssueBanner/index.js`, where the configuration turns the banner off. */
export const noBaseUrlBanner = (text: string): string =>
  replaced(
    text,
    /[^]*export default function MaybeBaseUrlIssueBanner\(\)[^]*/g,
    'export default () => null;',
  );

/** `.docusaurus/codeTranslations.json` in the browser: the texts are in the code. */
export const noTable = (): string => '{}';

/** `.docusaurus/site-metadata.json` in the browser, which shows no versions of plugins. */
export const noPluginVersions = (text: string): string =>
  replaced(text, /("pluginVersions": )\{[^]+\}(?=\s*\}\s*$)/g, (_match, key = '') => `${key}{}`);

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

/** `.docusaurus/globalData.json` in the browser: with one version, only items of the navbar ask for pages. */
export function noPageIds(text: string): string {
  const data = JSON.parse(text) as Record<string, Record<string, { versions?: object[] }>>;
  const docs = data['docusaurus-plugin-content-docs']?.default;
  if (!docs?.versions?.every((each) => 'docs' in each))
    throw new Error('docs is not in it any more');
  if (docs.versions.length === 1)
    docs.versions = docs.versions.map((each) => ({ ...each, docs: [] }));
  return JSON.stringify(data);
}
