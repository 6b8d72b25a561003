import { createHash } from 'node:crypto';
import { visit } from 'unist-util-visit';
import type { HostingPolicy } from './policy';
import { localeIds, type LocaleId } from '../../src/locales';
import type { Redirect } from '../../src/facts/page-redirects';
import { textOf } from '../dom';
import { builtLocales } from '../built-locale';
import { loadedBy, type PageResource } from '../loads';
import { readSite, type SitePage } from '../read-site';

/** Facts of a build that headers and redirects need; the same for every content. */
export interface BuildFacts {
  /** CSP hashes of inline scripts that are executed, `sha256-…`, sorted. */
  scriptHashes: string[];
  /** CSP hashes of the values of `style` attributes, sorted. */
  styleHashes: string[];
  /** Prefixes of the locales that were built, `''` for the default one, which comes first. */
  prefixes: string[];
  /**
   * Clean paths that are not simply the file's path without `/index.html`, by that path decoded:
   * `'/Setup/AssistedSetup'` to `'/Setup/AssistedSetup/'`.
   */
  cleanPaths: Record<string, string>;
}

/** One page of the build. */
export interface BuiltPage {
  /** Path of its file relative to the build, with `/`. */
  file: string;
  /** Its address as its canonical link says, encoded; undefined for the not-found page. */
  canonical: string | undefined;
  /** True for a page that only redirects, by `<meta http-equiv="refresh">`; its script is not needed. */
  isRedirect: boolean;
  scripts: string[];
  styles: string[];
  /** Parts that the policy can never allow: event handlers and `<style>` elements. */
  forbidden: string[];
  /** Ids of its elements. */
  ids: Set<string>;
  /** Files that a browser loads at once with it, relative to the build. */
  loads: Record<string, PageResource>;
}

/** The pages of a locale, read before. */
export interface KnownPages {
  locale: LocaleId;
  pages: readonly BuiltPage[];
}

const DATA_SCRIPT = /^(application\/ld\+json|application\/json|text\/plain)$/;
const SAFE_SEGMENT = /^[\w.~-]+$/;

/** CSP source of an inline script or style attribute, without the quotes. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** Facts of a page that the policy needs. */
export function builtPage({ file, canonical, isRedirect, tree }: SitePage): BuiltPage {
  const page: BuiltPage = {
    file,
    canonical,
    isRedirect,
    scripts: [],
    styles: [],
    forbidden: [],
    ids: new Set(),
    loads: {},
  };
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const { style, id, src, type } = properties;
    if (tagName === 'style') page.forbidden.push('<style>');
    if (tagName === 'script' && !src && !DATA_SCRIPT.test(String(type ?? ''))) {
      page.scripts.push(textOf(element));
    }
    const [file, resource] = loadedBy(element) ?? [];
    if (file && resource) page.loads[file] = resource;
    if (typeof style === 'string') page.styles.push(style);
    if (typeof id === 'string') page.ids.add(id);
    page.forbidden.push(...Object.keys(properties).filter((name) => /^on[A-Z]/.test(name)));
  });
  // Strings cut out of a page keep its whole text, which is far more.
  return structuredClone(page);
}

/**
 * All pages of a build, in all its locales; none where there is no build.
 *
 * @param known pages of one locale that are read already
 */
export function readPages(buildDir: string, known?: KnownPages): BuiltPage[] {
  const rest = builtLocales(buildDir).filter(({ locale }) => locale !== known?.locale);
  return [...(known?.pages ?? []), ...Array.from(readSite(buildDir, rest), builtPage)].sort(
    (a, b) => (a.file < b.file ? -1 : 1),
  );
}

/**
 * Reads the facts from a finished build, of one locale or of both.
 *
 * @throws Error that names page and remedy when there is no build, or when a page contains what the
 *   policy cannot allow.
 */
export function readFacts(buildDir: string, policy: HostingPolicy): BuildFacts {
  const pages = readPages(buildDir);
  if (pages.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  return factsOf(pages, policy);
}

/** The facts that follow from the pages; throws as `readFacts` does. */
export function factsOf(pages: readonly BuiltPage[], policy: HostingPolicy): BuildFacts {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  const cleanPaths: Record<string, string> = {};
  for (const page of pages.filter(({ isRedirect }) => !isRedirect)) {
    if (page.forbidden.length > 0) {
      throw new Error(
        `${page.file}: the Content-Security-Policy blocks ${page.forbidden.join(', ')}. ` +
          'Use a module, a style sheet or a listener in a component.',
      );
    }
    page.scripts.forEach((text) => scripts.set(text, page.file));
    page.styles.forEach((text) => styles.set(text, page.file));
    const own = decodedPath(page);
    if (own !== undefined && page.canonical !== undefined && !followsRule(own, page.canonical)) {
      cleanPaths[own] = page.canonical;
    }
  }
  if (styles.size > policy.maxStyleAttributes) {
    const list = [...styles].map(([value, file]) => `  style="${value}" (${file})`).join('\n');
    throw new Error(
      `${styles.size} different style attributes, but at most ${policy.maxStyleAttributes} are ` +
        `allowed (postbuild/hosting/policy.ts). Use classes instead:\n${list}`,
    );
  }
  return {
    scriptHashes: [...scripts.keys()].map(cspHash).sort(),
    styleHashes: [...styles.keys()].map(cspHash).sort(),
    prefixes: prefixesOf(pages),
    cleanPaths: Object.fromEntries(Object.entries(cleanPaths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Path of a page without `/index.html`, decoded; undefined for a page that is no folder's. */
export function decodedPath({ file }: BuiltPage): string | undefined {
  if (file === 'index.html') {
    return '';
  }
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}

/** True when hosts can derive the clean path by cutting off the ending. */
function followsRule(own: string, canonical: string): boolean {
  return (
    own === canonical &&
    own
      .slice(1)
      .split('/')
      .every((part) => SAFE_SEGMENT.test(part))
  );
}

/** Redirects of the policy, and that of the root where the build lacks the default language. */
export function hostRedirects(policy: HostingPolicy, { prefixes }: BuildFacts): Redirect[] {
  const [first = ''] = prefixes;
  return first === ''
    ? [...policy.redirects]
    : [{ from: '/', to: `${first}/` }, ...policy.redirects];
}

function prefixesOf(pages: readonly BuiltPage[]): string[] {
  const files = new Set(pages.map(({ file }) => file));
  return ['', ...localeIds.map((id) => `/${id}`)].filter((prefix) =>
    files.has(`${prefix}/index.html`.slice(1)),
  );
}
