import { inTurn } from './sample';

/** Specs on a build with other settings. */
const ON_VARIANTS = [['search-hosted'], ['csp-variant', 'variant']] as const;

/**
 * Specs about what readers seldom meet, in five groups: damaged files; offline reading; hosted
 * search and its settings, which need a build of their own; faults of the network and of hosts. The
 * gate runs one a day.
 */
const GROUPS = [
  ['damaged-files'],
  ['offline'],
  ...ON_VARIANTS,
  ['before-hydration', 'failures', 'faults', 'hosting', 'surface'],
] as const;

const specsToday: ReadonlySet<string> = new Set(inTurn<readonly string[]>('specs', GROUPS).flat());

/** Arguments of Playwright that leave out the specs whose turn it is not. */
export function turnArguments(): string[] {
  const resting = GROUPS.flat().filter((spec) => !specsToday.has(spec));
  const projects = ON_VARIANTS.flat().some((spec) => specsToday.has(spec))
    ? ['site', 'variant']
    : ['site'];
  return [
    ...projects.map((project) => `--project=${project}`),
    `--grep-invert=(?:^| )(?:${resting.join('|')})\\.spec\\.ts `,
  ];
}
