/**
 * What a reader loads with the first page of each kind, the first search and the first check, against
 * `checks/data/budgets.json`. Part of every build. Bytes are
 * those of brotli; `tests/first-load.spec.ts` shows that browsers load what is counted here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../checks/lib/check';
import { searchSettings } from '../src/site/search';
import { builtLocales, localeOf } from './built-locale';
import { parsePage } from './read-site';

const DATA = 'checks/data/budgets.json';

type Resource = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'search' | 'core';

/** Bytes of each resource, and the number of requests. */
type Budget = Partial<Record<Resource | 'requests', number>>;

interface PageKind {
  /** Name for people. */
  kind: string;
  /** Page, folder or, with a hash as `*`, script in the build. */
  file: string;
  budget: Budget;
}

interface Loaded {
  file: string;
  resource: Resource;
  bytes: number;
}

/** Bytes that a host sends for a file: compressed by the build, or not worth compressing. */
function sentBytes(file: string): number {
  if (existsSync(`${file}.br`)) {
    return readFileSync(`${file}.br`).length;
  }
  const content = readFileSync(file);
  return Math.min(content.length, brotliCompressSync(content).length);
}

/** What an element of a page has a browser load at once; undefined for all other elements. */
function loadedBy({ tagName, properties }: Element): [Resource, string] | undefined {
  const { rel, href, as, src, loading, dataScript } = properties;
  const [relation] = [rel].flat();
  if (tagName === 'link' && typeof href === 'string') {
    if (relation === 'stylesheet') return ['css', href];
    if (relation === 'preload') return [as === 'font' ? 'fonts' : 'images', href];
  }
  if (typeof dataScript === 'string') return ['js', dataScript];
  if (typeof src !== 'string' || src.startsWith('data:')) return undefined;
  if (tagName === 'script') return ['js', src];
  return tagName === 'img' && loading !== 'lazy' ? ['images', src] : undefined;
}

function loadedWith(buildDir: string, page: string): Loaded[] {
  const found = new Map<string, Resource>([[page, 'html']]);
  const { tree } = parsePage(page, readFileSync(path.join(buildDir, page), 'utf8'));
  visit(tree, 'element', (element) => {
    const [resource, address] = loadedBy(element) ?? [];
    if (resource && address) found.set(decodeURI(address).slice(1), resource);
  });
  return [...found].map(([file, resource]) => ({
    file,
    resource,
    bytes: sentBytes(path.join(buildDir, file)),
  }));
}

/** All parts of a search index, which is a folder, and its core alone, which the first answer needs. */
function loadedForSearch(buildDir: string, folder: string): Loaded[] {
  return readdirSync(path.join(buildDir, folder))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .flatMap((file) => {
      const bytes = sentBytes(path.join(buildDir, file));
      const part = { file, resource: 'search', bytes } as const;
      return path.basename(file).startsWith('core.') ? [part, { ...part, resource: 'core' }] : part;
    });
}

/** A script by its name, in which `*` is the hash. */
function loadedScript(buildDir: string, pattern: string): Loaded[] {
  const [start = '', end = ''] = path.basename(pattern).split('*');
  const folder = path.dirname(pattern);
  return readdirSync(path.join(buildDir, folder))
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({ file, resource: 'js', bytes: sentBytes(path.join(buildDir, file)) }));
}

function loadedOf(buildDir: string, file: string): Loaded[] {
  if (file.includes('*')) return loadedScript(buildDir, file);
  if (!existsSync(path.join(buildDir, file))) return [];
  return file.endsWith('.html') ? loadedWith(buildDir, file) : loadedForSearch(buildDir, file);
}

const remedy = `load less, or raise the number in ${DATA} and say why`;

function overBudget({ kind, file, budget }: PageKind, loaded: readonly Loaded[]): Problem[] {
  return Object.entries(budget).flatMap(([name, limit]) => {
    const counted = loaded.filter(({ resource }) => name === 'requests' || resource === name);
    const used =
      name === 'requests' ? counted.length : counted.reduce((sum, { bytes }) => sum + bytes, 0);
    if (used <= limit) return [];
    const largest = [...counted]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map((each) => `${each.file} (${each.bytes})`);
    const what = name === 'requests' ? 'requests' : `bytes of ${name}`;
    const message = `${used} ${what}, ${used - limit} over the budget of ${limit} for "${kind}". Largest: ${largest.join(', ')}.`;
    return [{ file: path.posix.join('build', file), message, remedy }];
  });
}

/** Everything that is over its budget in a build; a file that is missing counts as such. */
export function checkBudgets(buildDir: string, kinds: readonly PageKind[]): Problem[] {
  return kinds.flatMap((each) => {
    const loaded = loadedOf(buildDir, each.file);
    if (loaded.length === 0) {
      return {
        file: path.posix.join('build', each.file),
        message: `is missing, so that the budget for "${each.kind}" cannot be checked.`,
        remedy: `build the site, or name another file in ${DATA}`,
      };
    }
    return overBudget(each, loaded);
  });
}

/**
 * What is over its budget in a build, by the numbers of this project. Left out are languages that
 * the build does not have, and the search index where the search is hosted.
 */
export function budgetProblems(siteDir: string, buildDir: string): Problem[] {
  const kinds = JSON.parse(readFileSync(path.join(siteDir, DATA), 'utf8')) as PageKind[];
  const built = builtLocales(buildDir).map(({ locale }) => locale);
  const isIndexed = searchSettings().service === 'embedded';
  return checkBudgets(
    buildDir,
    kinds.filter(
      ({ file }) =>
        built.includes(localeOf(`/${file}`)) && (isIndexed || !file.endsWith('/search')),
    ),
  );
}
