/**
 * The files that a reader loads with the first page, the first search and the first check, against
 * `checks/data/budgets.json`. Part of every build. Bytes are those of brotli;
 * `tests/first-load.spec.ts` shows that browsers load what is counted here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Problem } from './problem';
import { searchSettings } from '../src/site/search';
import { builtLocales, localeOf } from './built-locale';
import type { BuiltPage } from './hosting/facts';
import type { PageResource } from './loads';

const DATA = 'checks/data/budgets.json';

type Resource = PageResource | 'search' | 'core';

/** Bytes of each resource, and the number of requests. */
type Budget = Partial<Record<Resource | 'requests', number>>;

interface FileBudget {
  /** Name for people. */
  kind: string;
  /** Folder or, with a hash as `*`, script in the build. */
  file: string;
  budget: Budget;
}

export interface Budgets {
  /** The most that any page may load at once, and their median. */
  pages: { largest: Budget; median: Budget };
  files: FileBudget[];
}

interface Loaded {
  file: string;
  resource: Resource;
  bytes: number;
}

/** Everything that is loaded with a page, or for the first search or check. */
interface Load {
  file: string;
  loaded: readonly Loaded[];
}

/** Bytes that a host sends for a file: compressed by the build, or not worth compressing. */
function sentBytes(file: string): number {
  if (existsSync(`${file}.br`)) {
    return readFileSync(`${file}.br`).length;
  }
  const content = readFileSync(file);
  return Math.min(content.length, brotliCompressSync(content).length);
}

/** The first loads of all pages; those that only redirect and those of hosts have no canonical address. */
function pageLoads(buildDir: string, pages: readonly BuiltPage[]): Load[] {
  const known = new Map<string, number>();
  const bytesOf = (file: string): number => {
    const bytes = known.get(file) ?? sentBytes(path.join(buildDir, file));
    known.set(file, bytes);
    return bytes;
  };
  return pages
    .filter(({ canonical, isRedirect }) => canonical !== undefined && !isRedirect)
    .map(({ file, loads }) => ({
      file,
      loaded: [
        { file, resource: 'html', bytes: bytesOf(file) },
        ...Object.entries(loads).map(([each, resource]) => ({
          file: each,
          resource,
          bytes: bytesOf(each),
        })),
      ],
    }));
}

/** All parts of a search index, which is a folder, and its core alone, which the first answer needs. */
function searchLoad(buildDir: string, folder: string): Loaded[] {
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
function scriptLoad(buildDir: string, pattern: string): Loaded[] {
  const [start = '', end = ''] = path.basename(pattern).split('*');
  const folder = path.dirname(pattern);
  return readdirSync(path.join(buildDir, folder))
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({ file, resource: 'js', bytes: sentBytes(path.join(buildDir, file)) }));
}

function fileLoad(buildDir: string, file: string): Load {
  if (file.includes('*')) return { file, loaded: scriptLoad(buildDir, file) };
  const isThere = existsSync(path.join(buildDir, file));
  return { file, loaded: isThere ? searchLoad(buildDir, file) : [] };
}

const remedy = `load less, or raise the number in ${DATA} and say why`;

const counted = ({ loaded }: Load, name: string): Loaded[] =>
  loaded.filter(({ resource }) => name === 'requests' || resource === name);

function usedOf(load: Load, name: string): number {
  const parts = counted(load, name);
  return name === 'requests' ? parts.length : parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

const unitOf = (name: string): string => (name === 'requests' ? name : `bytes of ${name}`);

/** Loads that are over their budget; loads that are so by the same files are one problem, told of the largest. */
function overBudget(kind: string, loads: readonly Load[], budget: Budget): Problem[] {
  return Object.entries(budget).flatMap(([name, limit]) => {
    const alike = new Map<string, { load: Load; used: number }[]>();
    for (const load of loads) {
      const used = usedOf(load, name);
      if (used <= limit) continue;
      const largest = counted(load, name)
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 3)
        .map((each) => `${each.file} (${each.bytes})`)
        .join(', ');
      alike.set(largest, [...(alike.get(largest) ?? []), { load, used }]);
    }
    return [...alike].map(([largest, over]): Problem => {
      const { load, used } = over.reduce((most, each) => (each.used > most.used ? each : most));
      const others = over.length > 1 ? ` The same holds for ${over.length - 1} more.` : '';
      const message = `${used} ${unitOf(name)}, ${used - limit} over the budget of ${limit} for "${kind}". Largest: ${largest}.${others}`;
      return { file: path.posix.join('build', load.file), message, remedy };
    });
  });
}

/** The load in the middle and the last one, by what they use of a resource. */
function spread(loads: readonly Load[], name: string): { median?: Load; largest?: Load } {
  const sorted = [...loads].sort((a, b) => usedOf(a, name) - usedOf(b, name));
  const [median, largest] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return { ...(median && { median }), ...(largest && { largest }) };
}

function overMedian(loads: readonly Load[], budget: Budget): Problem[] {
  return Object.entries(budget).flatMap(([name, limit]) => {
    const { median } = spread(loads, name);
    const used = median ? usedOf(median, name) : 0;
    if (used <= limit) return [];
    const message = `${used} ${unitOf(name)}, ${used - limit} over the budget of ${limit} for the median of ${loads.length} pages.`;
    return [{ file: 'build', message, remedy }];
  });
}

/** Everything that is over its budget in a build; a file that is missing counts as such. */
export function checkBudgets(
  buildDir: string,
  pages: readonly BuiltPage[],
  budgets: Budgets,
): { problems: Problem[]; summary: string } {
  const loads = pageLoads(buildDir, pages);
  const { median, largest } = spread(loads, 'js');
  const kilobytes = (load: Load | undefined) =>
    load ? `${(usedOf(load, 'js') / 1000).toFixed(1)} kB` : 'none';
  return {
    summary: `Script of a first load: median ${kilobytes(median)} of ${loads.length} pages, largest ${kilobytes(largest)} with ${largest?.file ?? 'none'}.`,
    problems: [
      ...overBudget('any page', loads, budgets.pages.largest),
      ...overMedian(loads, budgets.pages.median),
      ...budgets.files.flatMap(({ kind, file, budget }) => {
        const load = fileLoad(buildDir, file);
        if (load.loaded.length > 0) return overBudget(kind, [load], budget);
        return {
          file: path.posix.join('build', file),
          message: `is missing, so that the budget for "${kind}" cannot be checked.`,
          remedy: `build the site, or name another file in ${DATA}`,
        };
      }),
    ],
  };
}

/**
 * Holds a build against the numbers of this project. Left out are files of languages that the build
 * does not have, and the search index where the search is hosted.
 */
export function siteBudgets(
  siteDir: string,
  buildDir: string,
  pages: readonly BuiltPage[],
): { problems: Problem[]; summary: string } {
  const budgets = JSON.parse(readFileSync(path.join(siteDir, DATA), 'utf8')) as Budgets;
  const built = builtLocales(buildDir).map(({ locale }) => locale);
  const isIndexed = searchSettings().service === 'embedded';
  const files = budgets.files.filter(
    ({ file }) => built.includes(localeOf(`/${file}`)) && (isIndexed || !file.endsWith('/search')),
  );
  return checkBudgets(buildDir, pages, { ...budgets, files });
}
