import type { Effort } from '../effort';
import { origin, table } from '../markdown';
import { WEIGHED, weights, type Bytes, type Sizes, type Weights } from './sizes';

/** One build of one system. */
export interface Built {
  readonly system: string;
  readonly size: number;
  /** Without any cache. */
  readonly cold: Effort;
  /** With the caches of the first, after a change of one page. */
  readonly edited: Effort;
  readonly sizes: Sizes;
}

/** Languages of each handbook: every page is built twice. */
const LANGUAGES = 2;

const MOST_SCRIPT_BYTES_PER_PAGE = 40;
/** Other work of the machine makes CPU seconds vary by about as much. */
const NOISE = 1.1;

const HEAD = [
  'system',
  'pages',
  'CPU s',
  'CPU ms/page',
  'edited CPU s',
  'peak GB',
  'main.js kB',
  'br kB',
  'table kB',
  'br kB',
  'index kB',
  'br kB',
  'files/page',
];

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(1);

function row({ system, size, cold, edited, sizes }: Built): string[] {
  return [
    system,
    `${size} × ${LANGUAGES}`,
    cold.cpuSeconds.toFixed(1),
    ((cold.cpuSeconds * 1000) / size / LANGUAGES).toFixed(0),
    edited.cpuSeconds.toFixed(1),
    (cold.peakBytes / 2 ** 30).toFixed(2),
    ...WEIGHED.flatMap((key) => [kilobytes(sizes[key]?.raw), kilobytes(sizes[key]?.brotli)]),
    (sizes.files / size / LANGUAGES).toFixed(2),
  ];
}

/** Cost of each further page from one size to the next. */
interface Slope extends Weights {
  readonly from: Built;
  readonly to: Built;
  readonly cpuMilliseconds: number;
  readonly files: number;
}

function slope(from: Built, to: Built): Slope {
  const pages = to.size - from.size;
  const bytes = weights((key) => {
    const [before, after] = [from.sizes[key], to.sizes[key]];
    const grown = (by: keyof Bytes) => ((after?.[by] ?? 0) - (before?.[by] ?? 0)) / pages;
    return before && after && { raw: grown('raw'), brotli: grown('brotli') };
  });
  const cpuSeconds = to.cold.cpuSeconds - from.cold.cpuSeconds;
  return {
    from,
    to,
    cpuMilliseconds: (cpuSeconds * 1000) / pages / LANGUAGES,
    ...bytes,
    files: (to.sizes.files - from.sizes.files) / pages / LANGUAGES,
  };
}

function slopes(builds: readonly Built[]): Slope[] {
  return builds.slice(1).map((to, index) => slope(builds[index] ?? to, to));
}

const whole = (value: number | undefined): string => value?.toFixed(0) ?? '–';

function slopeRow({ from, to, cpuMilliseconds, files, ...bytes }: Slope): string[] {
  return [
    from.system,
    `${from.size} → ${to.size}`,
    '',
    whole(cpuMilliseconds),
    '',
    '',
    ...WEIGHED.flatMap((key) => [`${whole(bytes[key]?.raw)} B`, `${whole(bytes[key]?.brotli)} B`]),
    files.toFixed(2),
  ];
}

/** The whole report as Markdown: each size of each system, and what a page more costs in between. */
export function report(
  command: string,
  systems: readonly { readonly name: string; readonly version: string }[],
  builds: readonly Built[],
  failed: readonly string[],
): string {
  const rows = systems.flatMap(({ name }) => {
    const own = builds.filter(({ system }) => system === name);
    return [...own.map(row), ...slopes(own).map(slopeRow)];
  });
  const verdict = failed.length === 0 ? 'All targets hold.' : `Fails: ${failed.join('; ')}.`;
  return `# Handbooks of several sizes

${origin(command)}
Systems: ${systems.map(({ name, version }) => `${name} (${version})`).join(', ')}.

The same generated handbook in two languages for each. CPU seconds are those of all processes, user
and system, of the first build of a fresh copy; "edited" is the build after it, with one page changed. "Peak" is
the memory of all processes. "Table" is the bundler's table of pages, "br" compressed with brotli. Rows
with an arrow are what each further page adds.

${table(HEAD, rows, 2)}

${verdict}
`;
}

/** Failures of this site; empty when all is well. */
export function failures(builds: readonly Built[]): string[] {
  const all = slopes(builds);
  const growing = all.slice(1).flatMap((later, index) => {
    const earlier = all[index];
    return earlier && later.cpuMilliseconds > earlier.cpuMilliseconds * NOISE
      ? [
          `a page costs ${whole(later.cpuMilliseconds)} ms of CPU from ${later.from.size} to ` +
            `${later.to.size} pages and ${whole(earlier.cpuMilliseconds)} ms before`,
        ]
      : [];
  });
  const heavy = all.flatMap(({ from, to, mainScript, tableScript }) => {
    const grown = {
      'main.js': mainScript?.raw ?? 0,
      'main.js and table, compressed,': (mainScript?.brotli ?? 0) + (tableScript?.brotli ?? 0),
    };
    return Object.entries(grown)
      .filter(([, bytes]) => bytes > MOST_SCRIPT_BYTES_PER_PAGE)
      .map(
        ([what, bytes]) =>
          `${what} grow by ${whole(bytes)} bytes a page from ${from.size} to ${to.size} pages, ` +
          `most ${MOST_SCRIPT_BYTES_PER_PAGE}`,
      );
  });
  return [...growing, ...heavy];
}
