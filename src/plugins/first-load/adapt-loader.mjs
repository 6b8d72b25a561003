/**
 * Bundler loader: leaves out of what Docusaurus 3.8.1 ships to browsers what no browser reads or what
 * keeps it busy, and has each page name the scripts that it needs.
 *
 * @throws Error when a file is not as it was written for, so that an upgrade is noticed.
 */
import { fileURLToPath } from 'node:url';

/** The text with all matches replaced; there must be one. */
function replaced(text, pattern, replacement) {
  if (text.search(pattern) < 0) throw new Error(`${pattern} is not in it any more`);
  return text.replaceAll(pattern, replacement);
}

/** The text with an import of something that stands in for a part of it. */
const withImport = (name, file, text) => `import { ${name} } from '@site/src/${file}';\n${text}`;

function json(text, change) {
  const data = JSON.parse(text);
  change(data);
  return JSON.stringify(data);
}

const serverSettings =
  /^(presets|plugins|themes|scripts|stylesheets|headTags|clientModules|staticDirectories|markdown|ssrTemplate|onBroken.*|onDuplicateRoutes)$/;

const rules = {
  /** Server settings: plugins with their options, templates, checks. */
  config: (text) => {
    const start = text.indexOf('export default ') + 'export default '.length;
    const config = JSON.parse(text.slice(start).trim().replace(/;$/, ''));
    const kept = Object.entries(config).filter(([key]) => !serverSettings.test(key));
    const { experimental_router } = config.future;
    return `export default ${JSON.stringify({ ...Object.fromEntries(kept), future: { experimental_router } })}`;
  },
  /** Versions of plugins. */
  siteMetadata: (text) =>
    json(text, (metadata) => {
      metadata.pluginVersions = {};
    }),
  /** All texts stand in the code; see translate-loader. */
  translations: () => '{}',
  /** Names of modules that only the server asks for. */
  registry: (text) => replaced(text, /, "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/g, ']'),
  /** The chunk of a module instead of its name: so rendering a page tells which chunks it needs. */
  serverRegistry: (text, { merged }) =>
    replaced(
      text,
      /"(\w+)": (.+?\), )"[^"\n]+"(, require)/g,
      (line, chunk, load, rest) => `"${chunk}": ${load}"${merged[chunk] ?? chunk}"${rest}`,
    ),
  /** A list of all pages, which only cards of whole categories need; without it they fail to build. */
  version: (text) =>
    json(text, ({ version }) => {
      version.docs = {};
    }),
  /** Another one, which only links from version to version need. */
  globalData: (text) =>
    json(text, (data) => {
      for (const version of data['docusaurus-plugin-content-docs'].default.versions) {
        version.docs = [];
      }
    }),
  /** A table of all chunks, which their ids make unnecessary; many links come into view at once. */
  prefetch: (text) => {
    const named = replaced(
      text,
      /__webpack_require__\.gca\(chunkName\)/g,
      '__webpack_public_path__ + __webpack_get_script_filename__(chunkName)',
    );
    const later = replaced(named, /^ {4}prefetch,$/gm, '    prefetch: inIdleTime(prefetch),');
    return withImport('inIdleTime', 'plugins/first-load/idle-calls', later);
  },
  /** A banner that the configuration switches off. */
  app: (text) => replaced(text, /.*\bBaseUrlIssueBanner\b.*\n/g, ''),
  /** The browser's own formatter of dates, which is slow to start. */
  dates: (text) => {
    const format =
      /new Intl\.DateTimeFormat\(currentLocale, \{\s*calendar,\s*\.\.\.options,\s*\}\)/g;
    const adapted = replaced(text, format, 'dateFormat(options)');
    return withImport('dateFormat', 'plugins/first-load/date-format', adapted);
  },
  /** The browser's own order of words, as slow to start, for names of properties. */
  order: (text) => replaced(text, /a\[0\]\.localeCompare\(b\[0\]\)/g, '(a[0] < b[0] ? -1 : 1)'),
  /** The router for hosts without paths. The libraries, the page and its first render take turns. */
  entry: (text) => {
    const router = replaced(text, /siteConfig\.future\.experimental_router === 'hash'/g, 'false');
    const apart = replaced(router, /^import (?:App|preload|docusaurus) from '\.\/\w+';\n/gm, '');
    const begun = replaced(
      apart,
      /^if \(ExecutionEnvironment\.canUseDOM\) \{$/gm,
      `if (ExecutionEnvironment.canUseDOM) inTurns(
  () => import(/* webpackMode: "eager" */ '@site/src/plugins/first-load/page-code'),
  ({ App, docusaurus, preload }) => {`,
    );
    const ended = replaced(begun, /^\}\s*$(?![^]*^\})/gm, '});\n');
    return withImport('inTurns', 'plugins/first-load/turns', ended);
  },
};

export default function adaptLoader(text) {
  const { rule, ...options } = this.getOptions();
  this.addDependency(fileURLToPath(import.meta.url));
  try {
    return rules[rule](text, options);
  } catch (error) {
    throw new Error(
      `${this.resourcePath}: ${error.message}. Adapt the rule "${rule}" in ` +
        'src/plugins/first-load/adapt-loader.mjs, or remove it.',
      { cause: error },
    );
  }
}
