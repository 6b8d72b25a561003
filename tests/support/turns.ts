import { inTurn } from './sample';

/**
 * Specs about what readers seldom meet, in four groups: damaged files; offline reading; hosted
 * search, which needs a build of its own; faults of the network and of hosts. The gate runs one a day.
 */
const GROUPS = [
  ['damaged-files'],
  ['offline'],
  ['csp-variant', 'search-hosted', 'variant'],
  ['before-hydration', 'failures', 'faults', 'hosting', 'surface'],
] as const;

const specsToday: ReadonlySet<string> = new Set(inTurn<readonly string[]>('specs', GROUPS).flat());

/** Arguments of Playwright that leave out the specs whose turn it is not. */
export function turnArguments(): string[] {
  const resting = GROUPS.flat().filter((spec) => !specsToday.has(spec));
  const projects = specsToday.has('variant') ? ['site', 'variant'] : ['site'];
  return [
    ...projects.map((project) => `--project=${project}`),
    `--grep-invert=(?:^| )(?:${resting.join('|')})\\.spec\\.ts `,
  ];
}
