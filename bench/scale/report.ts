import type { Effort } from '../effort';
import type { Bytes, Sizes } from './sizes';

/** One build of one system. */
export interface Built {
  readonly system: string;
  readonly size: number;
  readonly effort: Effort;
  readonly sizes: Sizes;
}

/** Languages of each handbook: every page is built twice. */
const LANGUAGES = 2;

const MOST_SCRIPT_BYTES_PER_PAGE = 40;
/** What else the machine does makes CPU seconds vary by about as much. */
const NOISE = 1.1;

const HEAD = [
  'system',
  'pages',
  'CPU s',
  'CPU ms/page',
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

function row({ system, size, effort, sizes }: Built): string[] {
  return [
    system,
    `${size} × ${LANGUAGES}`,
    effort.cpuSeconds.toFixed(1),
    ((effort.cpuSeconds * 1000) / size / LANGUAGES).toFixed(0),
    (effort.peakBytes / 2 ** 30).toFixed(2),
    kilobytes(sizes.mainScript?.raw),
    kilobytes(sizes.mainScript?.brotli),
    kilobytes(sizes.tableScript?.raw),
    kilobytes(sizes.tableScript?.brotli),
    kilobytes(sizes.searchIndex?.raw),
    kilobytes(sizes.searchIndex?.brotli),
    (sizes.files / size / LANGUAGES).toFixed(2),
  ];
}

/** What each further page adds from one size to the next. */
interface Slope {
  readonly from: Built;
  readonly to: Built;
  readonly cpuMilliseconds: number;
  readonly mainScript: Bytes | undefined;
  readonly tableScript: Bytes | undefined;
  readonly searchIndex: Bytes | undefined;
  readonly files: number;
}

function slope(from: Built, to: Built): Slope {
  const pages = to.size - from.size;
  const bytes = (key: 'mainScript' | 'tableScript' | 'searchIndex'): Bytes | undefined => {
    const [before, after] = [from.sizes[key], to.sizes[key]];
    return (
      before &&
      after && {
        raw: (after.raw - before.raw) / pages,
        brotli: (after.brotli - before.brotli) / pages,
      }
    );
  };
  const cpuSeconds = to.effort.cpuSeconds - from.effort.cpuSeconds;
  return {
    from,
    to,
    cpuMilliseconds: (cpuSeconds * 1000) / pages / LANGUAGES,
    mainScript: bytes('mainScript'),
    tableScript: bytes('tableScript'),
    searchIndex: bytes('searchIndex'),
    files: (to.sizes.files - from.sizes.files) / pages / LANGUAGES,
  };
}

function slopes(builds: readonly Built[]): Slope[] {
  return builds.slice(1).map((to, index) => slope(builds[index] ?? to, to));
}

const whole = (value: number | undefined): string => value?.toFixed(0) ?? '–';

function slopeRow({ from, to, cpuMilliseconds, files, ...bytes }: Slope): string[] {
  const weighed = [bytes.mainScript, bytes.tableScript, bytes.searchIndex];
  return [
    from.system,
    `${from.size} → ${to.size}`,
    '',
    whole(cpuMilliseconds),
    '',
    ...weighed.flatMap((each) => [`${whole(each?.raw)} B`, `${whole(each?.brotli)} B`]),
    files.toFixed(2),
  ];
}

/** Each size of a system, and what a page more costs in between. */
export function report(builds: readonly Built[]): string {
  const rows = [HEAD, ...builds.map(row), ...slopes(builds).map(slopeRow)];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** What this site fails; empty when all is well. */
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
