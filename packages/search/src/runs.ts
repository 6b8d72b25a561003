/** Ids that count on are written as one run: `UBL-CR-001..264` stands for 264 of them. */

const COUNTED = /^(.*?)(\d+)$/;
const RUN = /^(.*?)(\d+)\.\.(\d+)$/;

function next(id: string): string | undefined {
  const [, name = '', digits] = COUNTED.exec(id) ?? [];
  if (digits === undefined) return undefined;
  return name + String(Number(digits) + 1).padStart(digits.length, '0');
}

/** Writes ids as runs, in their order. */
export function toRuns(ids: readonly string[]): string[] {
  const runs: { first: string; last: string }[] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && next(run.last) === id) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs.map(({ first, last }) =>
    first === last ? first : `${first}..${COUNTED.exec(last)?.[2] ?? ''}`,
  );
}

/** The ids of runs, in their order. */
export function fromRuns(runs: readonly string[]): string[] {
  return runs.flatMap((run) => {
    const [, name = '', first, last] = RUN.exec(run) ?? [];
    if (first === undefined) return [run];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => name + String(Number(first) + index).padStart(first.length, '0'),
    );
  });
}
