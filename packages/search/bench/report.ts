import { CLASSES, isSealed, type JudgedQuery } from './queries';
import type { WorkerMeasured } from './worker';

export interface Answered extends JudgedQuery {
  /** Rank of the first right answer from 1, 0 for none. */
  readonly rank: number;
  readonly found: number;
  readonly first: string | undefined;
  readonly milliseconds: number;
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

function share(answers: readonly Answered[], counts: (answer: Answered) => number): number {
  return answers.length === 0
    ? 0
    : answers.reduce((sum, answer) => sum + counts(answer), 0) / answers.length;
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
