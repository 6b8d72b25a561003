/** Facts and pages that say "as of" a day more than a year ago. Warns, since only people can check. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runAsProgram, type Check, type Problem } from './lib/check';

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

/** "as of 21 November 2026" and "Stand 21.11.2026", with the offset in the text. */
function datesInProse(text: string): { date: Date; offset: number }[] {
  const english = [...text.matchAll(/\bas of (\d{1,2}) ([A-Z][a-z]+) (\d{4})/gi)].map((match) => ({
    date: new Date(Date.UTC(Number(match[3]), months.indexOf(match[2] ?? ''), Number(match[1]))),
    offset: match.index,
  }));
  const german = [...text.matchAll(/\bStand:? (?:vom )?(\d{1,2})\.(\d{1,2})\.(\d{4})/g)].map(
    (match) => ({
      date: new Date(Date.UTC(Number(match[3]), Number(match[2]) - 1, Number(match[1]))),
      offset: match.index,
    }),
  );
  return [...english, ...german].filter(({ date }) => !Number.isNaN(date.getTime()));
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
  pages: readonly { file: string; text: string; collection: string }[],
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
  // News posts are dated and stay as they were.
  const prose = pages
    .filter(({ collection }) => collection !== 'blog')
    .flatMap(({ file, text }) =>
      datesInProse(text)
        .filter(({ date }) => isOld(date))
        .map(({ date, offset }) => problem(file, lineAt(text, offset), date)),
    );
  return [...data, ...prose];
}

export const staleFacts: Check = {
  name: 'stale-facts',
  holds: 'All facts were checked within a year.',
  run: ({ root, pages }) => staleFactProblems(root, pages),
};

runAsProgram(staleFacts);
