import { CLASSES, isSealed, type JudgedQuery } from './queries';
import type { WorkerMeasured } from './worker';

export interface Answered extends JudgedQuery {
  /** Rank of the first right answer from 1, 0 for none. */
  readonly rank: number;
  readonly found: number;
  readonly first: string | undefined;
  readonly milliseconds: number;
}

/** Places of a question that are looked at. */
export const PLACES = 5;

/** The first places found for a graded question. */
export interface Placed {
  readonly query: string;
  readonly places: readonly string[];
  /** Of each place; undefined where nobody graded it. */
  readonly grades: readonly (number | undefined)[];
  /** The best grades of the question, best first. */
  readonly ideal: readonly number[];
}

export interface Measured {
  readonly engine: string;
  readonly language: 'de' | 'en';
  readonly corpus: string;
  readonly from: string;
  readonly records: number;
  readonly indexBytes: number;
  readonly largestFile: number;
  readonly answers: readonly Answered[];
  readonly placed: readonly Placed[];
  /** Of our engine only. */
  readonly worker?: WorkerMeasured;
}

export interface Quality {
  readonly success1: number;
  readonly success5: number;
  readonly mrr: number;
  /** Share of queries without any result. */
  readonly zero: number;
}

function share<Item>(items: readonly Item[], counts: (item: Item) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + counts(item), 0) / items.length;
}

export function quality(answers: readonly Answered[]): Quality {
  return {
    success1: share(answers, ({ rank }) => (rank === 1 ? 1 : 0)),
    success5: share(answers, ({ rank }) => (rank >= 1 && rank <= 5 ? 1 : 0)),
    mrr: share(answers, ({ rank }) => (rank > 0 ? 1 / rank : 0)),
    zero: share(answers, ({ found }) => (found === 0 ? 1 : 0)),
  };
}

const timesOf = (answers: readonly Answered[]): number[] =>
  answers.map(({ milliseconds }) => milliseconds);

export function percentile(values: readonly number[], part: number): number {
  const times = [...values].sort((left, right) => left - right);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** Least grade of a place that answers. */
const ANSWERS = 2;

/** Quality of the places that open; one that nobody graded counts as of no use. */
export interface PlaceQuality {
  readonly place1: number;
  readonly place3: number;
  /** Normalised discounted cumulative gain of the first five places. */
  readonly ndcg5: number;
  /** Share of first places that nobody graded: by so much, success at 1 may be better. */
  readonly ungraded1: number;
}

const gain = (grades: readonly (number | undefined)[]): number =>
  grades.reduce<number>((sum, grade = 0, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

export function placeQuality(placed: readonly Placed[]): PlaceQuality {
  const within = (most: number) =>
    share(placed, ({ grades }) =>
      grades.slice(0, most).some((grade = 0) => grade >= ANSWERS) ? 1 : 0,
    );
  return {
    place1: within(1),
    place3: within(3),
    ndcg5: share(placed, ({ grades, ideal }) => gain(ideal) && gain(grades) / gain(ideal)),
    ungraded1: share(placed, ({ places, grades }) =>
      places.length > 0 && grades[0] === undefined ? 1 : 0,
    ),
  };
}

/** One line for each engine on the graded questions. */
export function byPlace(measured: readonly Measured[]): string {
  const head = ['place', 's@1', 's@3', 'nDCG@5', 'first ungraded'];
  const rows = measured.map(({ engine, placed }) => {
    const { place1, place3, ndcg5, ungraded1 } = placeQuality(placed);
    return [engine, ...[place1, place3, ndcg5, ungraded1].map((value) => value.toFixed(3))];
  });
  return table([head, ...rows]);
}

/** Places among the first five that nobody graded. */
export function toGrade({ placed }: Measured): string {
  return placed
    .flatMap(({ query, places, grades }) =>
      places.flatMap((place, at) =>
        grades[at] === undefined ? [`  to grade: ${place}, rank ${at + 1} of "${query}"`] : [],
      ),
    )
    .join('\n');
}

/** One line for each engine on a corpus. */
export function overview(measured: readonly Measured[]): string {
  const head = ['engine', 's@1', 's@5', 'MRR', 'zero %', 'p50 ms', 'p95 ms', 'br kB', 'largest'];
  const rows = measured.map(({ engine, answers, indexBytes, largestFile }) => {
    const { success1, success5, mrr, zero } = quality(answers);
    return [
      engine,
      ...[success1, success5, mrr].map((value) => value.toFixed(3)),
      (zero * 100).toFixed(1),
      percentile(timesOf(answers), 0.5).toFixed(1),
      percentile(timesOf(answers), 0.95).toFixed(1),
      kilobytes(indexBytes),
      kilobytes(largestFile),
    ];
  });
  return table([head, ...rows]);
}

/** Times in a reader's browser. */
export function inWorker({ milliseconds, firstMilliseconds, firstFiles }: WorkerMeasured): string {
  const sum = firstFiles.reduce((total, size) => total + size, 0);
  return [
    `In a worker of Chromium: p50 ${percentile(milliseconds, 0.5).toFixed(1)} ms`,
    `p95 ${percentile(milliseconds, 0.95).toFixed(1)} ms`,
    `first answer after ${firstMilliseconds.toFixed(0)} ms`,
    `${firstFiles.length} files, ${kilobytes(sum)} kB, largest ${kilobytes(Math.max(...firstFiles))} kB`,
  ].join(', ');
}

/** Success at 1 and 5 by class, an engine a column. */
export function byClass(measured: readonly Measured[]): string {
  const head = ['class', 'queries', ...measured.map(({ engine }) => engine)];
  const rows = CLASSES.map((name) => {
    const of = (answers: readonly Answered[]): Answered[] =>
      answers.filter((answer) => answer.class === name);
    const cells = measured.map(({ answers }) => {
      const { success1, success5 } = quality(of(answers));
      return `${success1.toFixed(2)} / ${success5.toFixed(2)}`;
    });
    return [name, String(of(measured[0]?.answers ?? []).length), ...cells];
  });
  return table([head, ...rows.filter(([, count]) => count !== '0')]);
}

/** Queries whose first answer is not a right one; sealed ones stay sealed. */
export function misses({ answers }: Measured): string {
  return answers
    .filter(({ rank, class: name }) => rank !== 1 && !isSealed(name))
    .map(
      ({ class: name, query, rank, first }) =>
        `  ${name}: "${query}" rank ${rank || 'none'}, first ${first ?? 'nothing'}`,
    )
    .join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
