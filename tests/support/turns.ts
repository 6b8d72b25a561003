import { inTurn } from './sample';

/**
 * Specs about what readers seldom meet, in three groups: damaged files; offline reading; faults of
 * the network and of hosts. The gate runs one a day.
 */
const GROUPS = [
  ['damaged-files'],
  ['offline'],
  ['before-hydration', 'failures', 'faults', 'surface'],
] as const;

const specsToday: ReadonlySet<string> = new Set(inTurn<readonly string[]>('specs', GROUPS).flat());

/**
 * Arguments of Playwright that leave out the specs whose turn it is not, and those of the variants,
 * which are builds of their own.
 */
export function turnArguments(): string[] {
  const resting = GROUPS.flat().filter((spec) => !specsToday.has(spec));
  return ['--project=site', `--grep-invert=(?:^| )(?:${resting.join('|')})\\.spec\\.ts `];
}
