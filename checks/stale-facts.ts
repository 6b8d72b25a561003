/**
 * Facts that were checked more than a year ago, and coming dates that have passed. Warns, since only
 * people can check. Days of pages are those of the ledger.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/site/files-below';
import { dateIn } from '../src/site/written-date';
import type { Check, Problem } from './lib/check';
import { lineAt } from './lib/prose';

const DAY = 86_400_000;
const MAX_AGE = 365 * DAY;

/** The days that begin the rows of a table of coming dates (`## Dates that matter {#dates}`). */
function comingDates(text: string): { date: Date; offset: number }[] {
  const start = text.indexOf('{#dates}');
  const end = text.indexOf('\n## ', start);
  const row = /^\| (\d{1,2}(?: [A-Z][a-z]+ |\.\d{1,2}\.)\d{4}) \|/gm;
  return [...text.matchAll(row)].flatMap(({ index, 1: day = '' }) => {
    const date = dateIn(day);
    const isComing = start >= 0 && index > start && (end < 0 || index < end);
    return date && isComing ? [{ date, offset: index }] : [];
  });
}

function problem(file: string, line: number, date: Date): Problem {
  return {
    file,
    line,
    level: 'warning',
    message: `the fact is as of ${date.toISOString().slice(0, 10)}, more than a year ago.`,
    remedy: 'check it against its source and write the new date',
  };
}

/** Problems of the facts in `src/facts` and of the pages; `today` is for tests. */
export function staleFactProblems(
  root: string,
  pages: readonly { file: string; text: string }[],
  today = new Date(),
): Problem[] {
  const isOld = (date: Date) => today.getTime() - date.getTime() > MAX_AGE;
  const data = filesBelow(root, 'src/facts')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(/"asOf":\s*"(\d{4}-\d{2}-\d{2})"/g)]
        .map((match) => ({ date: new Date(match[1] ?? ''), line: lineAt({ text }, match.index) }))
        .filter(({ date }) => isOld(date))
        .map(({ date, line }) => problem(file, line, date));
    });
  const passed = pages.flatMap(({ file, text }) =>
    comingDates(text)
      .filter(({ date }) => today.getTime() - date.getTime() > DAY)
      .map(({ date, offset }): Problem => ({
        file,
        line: lineAt({ text }, offset),
        level: 'warning',
        message: `the date ${date.toISOString().slice(0, 10)} has passed.`,
        remedy: 'take its row out of the table of coming dates',
      })),
  );
  return [...data, ...passed];
}

export const check: Check = ({ root, pages }) => staleFactProblems(root, pages);
