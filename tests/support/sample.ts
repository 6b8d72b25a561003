import { createHash } from 'node:crypto';

/** Nothing is left out, as `npm run verify:all` asks. */
export const isWhole = process.env.TEST_ALL === 'true';

const DAY = 86_400_000;
// The configuration of Playwright reads this first, and its workers inherit it: a run that begins
// before midnight is the same run after it.
process.env.TEST_SEED ??= String(Math.floor(Date.now() / DAY));

/** Number that chooses what a run tries: that of the day, so that each day tries something else. */
export const seed = Number(process.env.TEST_SEED);
if (!Number.isSafeInteger(seed) || seed < 0) {
  throw new Error(
    `TEST_SEED is "${process.env.TEST_SEED}": it must be a whole number such as 20783, or unset.`,
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

/** Whether a case belongs to the share of all cases, from 0 to 1, that this run tries. */
export const isChosen = (name: string, share: number): boolean =>
  isWhole || hashOf(`${seed} ${name}`) / 2 ** 32 < share;

/** Some of the names, the same ones for the same seed. */
export const sampleOf = (names: readonly string[], count: number): string[] =>
  names
    .map((name) => [hashOf(`${seed} ${name}`), name] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, name]) => name);

/**
 * Alternatives that take turns, day by day: the one whose turn it is, or all of them in a whole run.
 *
 * @param name sets the day on which the first begins, so that not all specs have the same language
 */
export function inTurn<Item>(name: string, alternatives: readonly Item[]): readonly Item[] {
  if (isWhole) return alternatives;
  const turn = (seed + hashOf(name)) % alternatives.length;
  return alternatives.slice(turn, turn + 1);
}
