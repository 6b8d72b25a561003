/**
 * Facts that were checked more than a year ago, and coming dates that have passed. Warns, since only
 * people can check. Days of pages are those of the ledger.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check, Problem } from './lib/check';

const DAY = 86_400_000;
const MAX_AGE = 365 * DAY;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The days that begin the rows of a table of coming dates (`## Dates that matter {#dates}`). */
function comingDates(text: string): { date: Date; offset: number }[] {
  const start = text.indexOf('{#dates}');
  const end = text.indexOf('\n## ', start);
  const row = /^\| (?:(\d{1,2}) ([A-Z][a-z]+)|(\d{1,2})\.(\d{1,2})\.) ?(\d{4}) \|/gm;
  return [...text.matchAll(row)]
    .filter(({ index }) => start >= 0 && index > start && (end < 0 || index < end))
    .map(({ index, 1: day, 2: name, 3: germanDay, 4: germanMonth, 5: year }) => {
      const month = name ? months.indexOf(name) : Number(germanMonth) - 1;
      return {
        date: new Date(Date.UTC(Number(year), month, Number(day ?? germanDay))),
        offset: index,
      };
    });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
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
  const folder = path.join(root, 'src/facts');
  const data = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [...text.matchAll(/"asOf":\s*"(\d{4}-\d{2}-\d{2})"/g)]
        .map((match) => ({ date: new Date(match[1] ?? ''), line: lineAt(text, match.index) }))
        .filter(({ date }) => isOld(date))
        .map(({ date, line }) => problem(path.posix.join('src/facts', name), line, date));
    });
  const passed = pages.flatMap(({ file, text }) =>
    comingDates(text)
      .filter(({ date }) => today.getTime() - date.getTime() > DAY)
      .map(({ date, offset }): Problem => ({
        file,
        line: lineAt(text, offset),
        level: 'warning',
        message: `the date ${date.toISOString().slice(0, 10)} has passed.`,
        remedy: 'take its row out of the table of coming dates',
      })),
  );
  return [...data, ...passed];
}

export const check: Check = ({ root, pages }) => staleFactProblems(root, pages);
